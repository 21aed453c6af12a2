"""A game begun elsewhere: its record as the log of a table."""

from renard.record.fault import Fault
from renard.record.format import Record
from renard.record.replay import start, step
from renard.rules.game import Game, RuleError
from renard.rules.layout import WINDOW
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table.table import GO_ON


def log_of_record(record: Record, sheet: Sheet) -> list[Event]:
    """The log that a record stands for, every event checked; a Fault says what is wrong.

    The game need not be over. A record does not say that a player went on to a roll: a log does.
    """
    game = start(record, sheet)
    log: list[Event] = []
    for number, event in enumerate(record.events, 1):
        if "use" not in event:
            log += [{"seat": seat, **GO_ON} for seat in _at_window(game)]
        try:
            step(game, event)
        except RuleError as error:
            raise Fault(number, str(error)) from None
        log.append({key: value for key, value in event.items() if key != "options"})
    return log


def _at_window(game: Game) -> list[int]:
    return [seat for seat in game.to_act() if game.state.asks[seat] == WINDOW]


def throws_of(record: Record) -> int:
    """How many throws a record holds."""
    return sum("roll" in event for event in record.events)
