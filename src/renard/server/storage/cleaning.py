"""Cleaning by hand: what would be deleted, and deleting it."""

import time
from collections.abc import Callable

from renard.server.settings import Keep
from renard.server.storage import reads, times
from renard.server.storage.backup import check_version, sentence_for_errors
from renard.server.storage.database import Database
from renard.server.storage.identities import CleanPeople, unused
from renard.server.storage.interface import Cleaned, TableRow
from renard.server.storage.kept import CleanKept
from renard.server.storage.opening import open_database
from renard.server.storage.writes import Batch, Clean


def would_clean(
    database: str | None, keep: Keep, clock: Callable[[], float] = time.time
) -> list[TableRow]:
    """The tables that cleaning would delete now, those unchanged for longest first."""
    opened = open_database(database, alone=False)
    try:
        with sentence_for_errors(), opened.snapshot() as connection:
            check_version(connection)
            found = []
            for over, days in ((False, keep.unfinished_days), (True, keep.finished_days)):
                if days is not None:
                    moment = times.days_ago(connection, clock(), days)
                    found += reads.old_rows(connection, moment, over)
            return found
    finally:
        opened.close()


def would_forget(
    database: str | None, keep: Keep, clock: Callable[[], float] = time.time
) -> list[str]:
    """The people whom cleaning would forget now."""
    opened = open_database(database, alone=False)
    try:
        with sentence_for_errors(), opened.snapshot() as connection:
            check_version(connection)
            return unused(connection, keep.identity_days, clock())
    finally:
        opened.close()


def clean(database: str | None, keep: Keep, clock: Callable[[], float] = time.time) -> Cleaned:
    """Delete them. A server on an SQLite file does so by itself, and nobody beside it."""
    opened = open_database(database)
    unfinished = finished = people = 0
    try:
        with sentence_for_errors():
            opened.migrate()
            done = Cleaned(1)
            while done != Cleaned():
                with opened.writing() as connection:
                    done = Clean(keep)(Batch(connection, clock()))
                unfinished += done.unfinished
                finished += done.finished
            forget = CleanPeople(keep.identity_days, keep.report_days)
            forgotten = 1
            while forgotten:
                with opened.writing() as connection:
                    forgotten = forget(Batch(connection, clock()))
                people += forgotten
            kept = _clean_kept(opened, keep, clock)
        return Cleaned(unfinished, finished, people, kept)
    finally:
        opened.close()


def _clean_kept(opened: Database, keep: Keep, clock: Callable[[], float]) -> int:
    """Of how many people what they kept was deleted."""
    kept = 0
    while keep.kept_days is not None:
        with opened.writing() as connection:
            some = CleanKept(keep.kept_days)(Batch(connection, clock()))
        kept += some
        if not some:
            break
    return kept
