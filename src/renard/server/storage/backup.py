"""All tables in one file that any of our databases can be filled from.

The file is compressed with gzip and has one JSON object a line: a header, the sheets, the tables
with their logs, and at the end how many there were, so that a cut-off file is noticed.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage import reads, writes
from renard.server.storage.database import Database
from renard.server.storage.interface import StorageError, TableRow
from renard.server.storage.migrations import LATEST, schema_version
from renard.server.storage.opening import open_database
from renard.server.storage.schema import events, sheets, tables

FORMAT = 1


@dataclass
class Counts:
    """What a backup holds."""

    sheets: int = 0
    tables: int = 0
    entries: int = 0


def backup(database: str | None, path: Path) -> Counts:
    """Write everything of one moment to a new file; a server may go on writing meanwhile."""
    if path.exists():
        raise StorageError(f"{path}: exists already; name a file that does not")
    if not path.parent.is_dir():
        raise StorageError(f"{path}: there is no folder {path.parent}")
    opened = open_database(database, alone=False)
    beside = path.with_name(path.name + ".part")
    try:
        with _sentence_for_errors(), opened.snapshot() as connection:
            _check_version(connection)
            with _private_file(beside) as file:
                counts = _write(connection, file)
        beside.replace(path)
    finally:
        opened.close()
        beside.unlink(missing_ok=True)
    return counts


def _check_version(connection: Connection) -> None:
    found = schema_version(connection)
    if found == 0:
        raise StorageError("this database has no tables of Renard in it: nothing to save")
    if found != LATEST:
        raise StorageError(
            f"the database's tables have version {found}, this program knows {LATEST}: save it "
            "with the Renard that serves it"
        )


@contextmanager
def _private_file(path: Path) -> Iterator[IO[str]]:
    """A compressed file that is on disk when it is closed. It holds secrets of running games."""
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(number, "wb") as plain:
        with gzip.open(plain, "wt", encoding="utf-8") as file:
            yield file
        plain.flush()
        os.fsync(plain.fileno())


def _write(connection: Connection, file: IO[str]) -> Counts:
    counts = Counts()

    def line(value: dict[str, Any]) -> None:
        file.write(writes.to_json(value) + "\n")

    line({"renard": "backup", "format": FORMAT, "created": datetime.now(UTC).isoformat()})
    for digest, text in connection.execute(select(sheets).order_by(sheets.c.digest)):
        line({"sheet": digest, "text": text})
        counts.sheets += 1
    ids = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()
    for table in ids:
        loaded = reads.load(connection, table)
        line({"table": asdict(loaded.row), "entries": loaded.entries})
        counts.tables += 1
        counts.entries += len(loaded.entries)
    line({"end": asdict(counts)})
    return counts


def restore(database: str | None, path: Path) -> Counts:
    """Fill an empty database from a file: everything, or nothing if the file is faulty."""
    if not path.is_file():
        raise StorageError(f"{path}: there is no such file")
    opened = open_database(database)
    try:
        with _sentence_for_errors():
            opened.migrate()
            return _fill(opened, path)
    finally:
        opened.close()


def _fill(opened: Database, path: Path) -> Counts:
    with opened.writing() as connection:
        opened.hold_still(connection)
        if reads.has_tables(connection):
            raise StorageError(
                "the database has tables already; restore into an empty one, so that nothing "
                "is mixed up"
            )
        return _read(connection, path)


def _read(connection: Connection, path: Path) -> Counts:
    counts = Counts()
    end: object = None
    for number, value in _lines(path):
        match value:
            case _ if end is not None:
                raise _faulty(path, number, "goes on behind its end")
            case {"renard": "backup", "format": int(found)} if number == 1:
                if found > FORMAT:
                    raise _faulty(path, number, "was written by a newer Renard: update the program")
            case {"sheet": str(digest), "text": str(text)} if number > 1:
                writes.keep_sheet(connection, digest, text)
                counts.sheets += 1
            case {"table": dict(row), "entries": list(entries)} if number > 1:
                _restore_table(connection, _row(path, number, row, len(entries)), entries)
                counts.tables += 1
                counts.entries += len(entries)
            case {"end": found_end} if number > 1:
                end = found_end
            case _:
                raise _faulty(path, number, "is not what a backup has here")
    if end != asdict(counts):
        raise StorageError(f"{path}: is cut off or changed: nothing was restored")
    return counts


def _restore_table(connection: Connection, row: TableRow, entries: list[Any]) -> None:
    writes.insert_row(connection, row)
    if entries:
        connection.execute(insert(events), list(writes.numbered(row.id, 0, entries, None)))


def _row(path: Path, number: int, values: dict[str, Any], entries: int) -> TableRow:
    if values.keys() != {field.name for field in fields(TableRow)}:
        raise _faulty(path, number, "does not say of a table what it should")
    row = TableRow(**values)
    if row.version != entries:
        raise _faulty(path, number, f"has {entries} entries for a table of version {row.version}")
    return row


def _lines(path: Path) -> Iterator[tuple[int, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                yield number, json.loads(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeDecodeError, json.JSONDecodeError):
        raise StorageError(
            f"{path}: is not a backup of Renard, or is damaged: nothing was restored"
        ) from None


def _faulty(path: Path, number: int, what: str) -> StorageError:
    return StorageError(f"{path}: line {number} {what}: nothing was restored")


@contextmanager
def _sentence_for_errors() -> Iterator[None]:
    """What the database itself refuses, in one sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip()
        with suppress(IndexError):
            reason = reason.splitlines()[0]
        raise StorageError(f"the database cannot do that ({reason})") from error
