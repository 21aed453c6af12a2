"""A game begun elsewhere: its record as the log of a table."""

from renard.log.rows import LOG_SEAT
from renard.record.format import Record
from renard.record.replay import follow, start
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table.table import GO_ON


def log_of_record(record: Record, sheet: Sheet) -> list[Event]:
    """The log that a record stands for, every event checked; a Fault says what is wrong.

    The game need not be over.
    """
    log = start(record, sheet)
    entries: list[Event] = []
    for _, event in follow(record, log):
        entries += [{"seat": int(row[LOG_SEAT]), **GO_ON} for row in log.rows[len(entries) : -1]]
        entries.append({key: value for key, value in event.items() if key != "options"})
    return entries


def throws_of(record: Record) -> int:
    """How many throws a record holds."""
    return sum("roll" in event for event in record.events)
