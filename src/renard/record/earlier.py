"""Records of games that were played on a sheet of ours as it was before a correction."""

from collections.abc import Iterator
from pathlib import Path

from renard.record.fault import Fault
from renard.record.format import Record, RecordError, parse, read_lines
from renard.record.replay import replay
from renard.rules.sheet import Sheet, earlier_sheets


def earlier_sheet(record: Record) -> Sheet | None:
    """The sheet that a record was played on, if that is not today's.

    A record names a game, not a version of its sheet. So the earlier ones are tried where today's
    refuses it, the latest first. Where all do, today's is meant.
    """
    candidates = [sheet for sheet in earlier_sheets() if sheet.id == record.game]
    if not candidates or _fits(record, None):
        return None
    return next((sheet for sheet in reversed(candidates) if _fits(record, sheet)), None)


def told(sheet: Sheet) -> str:
    """Says that a game was played on an earlier sheet."""
    return f"played on an earlier sheet of {sheet.id}, version {sheet.version}"


def verify_file(path: Path, sheet: Sheet | None = None) -> Iterator[tuple[int, str, Sheet | None]]:
    """Every line of a file: its number, what is wrong with it or nothing, and an earlier sheet."""
    for number, line in read_lines(path):
        try:
            record = parse(line)
            before = None if sheet else earlier_sheet(record)
            if not before:
                replay(record, sheet=sheet)
        except (RecordError, Fault) as error:
            yield number, str(error), None
        else:
            yield number, "", before


def _fits(record: Record, sheet: Sheet | None) -> bool:
    try:
        replay(record, sheet=sheet)
    except Fault:
        return False
    return True
