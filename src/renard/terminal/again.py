"""A position of a recorded game, to be played on from."""

from pathlib import Path

from renard.players import players_of
from renard.record.fault import Fault
from renard.record.format import Record, RecordError, parse, read_lines
from renard.record.replay import CHANCE, start
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table import log_of_record
from renard.terminal.seats import PERSON, plan_seats


def cut_record(
    path: Path, line: int, event: int | None, seats: str | None
) -> tuple[Sheet, list[str], list[Event]]:
    """The game of a line as it stood before an event: its sheet, who sits where, the log."""
    record = _read(path, line)
    count = len(record.events)
    number = count + 1 if event is None else event
    if not 1 <= number <= count + 1:
        raise RecordError(f"{path}:{line}: has {count} events, so --event {number} is none of them")
    try:
        sheet = start(record).game.sheet
        cut = Record(
            record.game, record.players, record.seats, record.events[: number - 1], [], [],
            record.rulings,
        )  # fmt: skip
        log = log_of_record(cut, sheet)
    except Fault as fault:
        raise RecordError(f"{path}:{line}: {fault}") from None
    if seats is not None:
        return sheet, plan_seats(record.players, seats, sheet), log
    known = set(players_of(sheet))
    names = [name if name in known else PERSON for name in record.seats]
    names[_decides(record.events[number - 1 :])] = PERSON
    return sheet, names, log


def _read(path: Path, line: int) -> Record:
    for number, text in read_lines(path):
        if number == line:
            try:
                return parse(text)
            except RecordError as error:
                raise RecordError(f"{path}:{line}: {error}") from None
    raise RecordError(f"{path}: has no record on line {line}")


def _decides(events: list[Event]) -> int:
    """The seat whose decision comes next."""
    decisions = (e for e in events if not any(verb in e for verb in CHANCE))
    seat: int = next(decisions, {"seat": 0})["seat"]
    return seat
