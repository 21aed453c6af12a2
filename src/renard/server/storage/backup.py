"""All tables in one file that any of our databases can be filled from.

The file is compressed with gzip and has one JSON object a line: a header, the sheets, the tables
with their logs, and at the end how many there were and a digest of all lines before, so that a
file that was cut off or changed is noticed.
"""

import base64
import binascii
import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import MISSING, asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage import reads, writes
from renard.server.storage.database import Database
from renard.server.storage.interface import StorageError, TableRow, to_json
from renard.server.storage.migrations import LATEST, schema_version
from renard.server.storage.opening import open_database
from renard.server.storage.schema import (
    DAILY,
    PEOPLE,
    PROGRESS,
    PUSH,
    RATINGS,
    events,
    sheets,
    tables,
)
from renard.server.storage.schema_operator import OPERATOR, OUTSIDE

FORMAT = 6
"""The first had no digest, the second no daily games, the third no people, the fourth no orders of
the operator, no bots of others, no ratings, no devices to push to and nothing that people keep
here, the fifth no passkeys; all are still read."""
KEPT = (*DAILY, *PEOPLE, *PUSH, *OPERATOR, *OUTSIDE, *RATINGS, *PROGRESS)
"""Whatever is saved besides sheets and tables, row by row."""
LONGEST_LINE = 256 * 2**20
"""Of a table with a log of millions of entries; what is longer was not written by us."""


@dataclass
class Counts:
    """What a backup holds."""

    sheets: int = 0
    tables: int = 0
    entries: int = 0
    kept: int = 0
    """Rows about daily games, people, their devices and ratings."""
    """Rows about daily games and people, and what these keep here."""


def backup(database: str | None, path: Path) -> Counts:
    """Write everything of one moment to a new file; a server may go on writing meanwhile."""
    if path.exists() or path.is_symlink():
        raise _exists(path)
    if not path.parent.is_dir():
        raise StorageError(f"{path}: there is no folder {path.parent}")
    opened = open_database(database, alone=False)
    try:
        with sentence_for_errors(), opened.snapshot() as connection:
            check_version(connection)
            with _private_file(path) as file:
                return _write(connection, file)
    finally:
        opened.close()


def check_version(connection: Connection) -> None:
    """Refuse a database that this program cannot read."""
    found = schema_version(connection)
    if found == 0:
        raise StorageError(
            "this database has no tables of Renard in it: nothing to save, nothing to clean"
        )
    if found != LATEST:
        raise StorageError(
            f"the database's tables have version {found}, this program knows {LATEST}: use "
            "the Renard that serves it"
        )


@contextmanager
def _private_file(path: Path) -> Iterator[gzip.GzipFile]:
    """A compressed file that gets its name when all of it is on disk.

    It holds secrets of running games: until then it is new, under a name that nobody has prepared,
    and its owner's alone.
    """
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(number, "wb") as plain:
            with gzip.open(plain, "wb") as file:
                yield file
            plain.flush()
            os.fsync(plain.fileno())
        try:
            # Unlike a plain renaming it never replaces what has come into its place meanwhile.
            os.link(beside, path)
        except FileExistsError:
            raise _exists(path) from None
        except OSError:  # a file system without links
            beside.rename(path)
    finally:
        beside.unlink(missing_ok=True)


def _exists(path: Path) -> StorageError:
    return StorageError(f"{path}: exists already; name a file that does not")


def _write(connection: Connection, file: gzip.GzipFile) -> Counts:
    counts, so_far = Counts(), hashlib.sha256()

    def line(value: dict[str, Any]) -> None:
        text = (to_json(value) + "\n").encode()
        so_far.update(text)
        file.write(text)

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
    for kept in KEPT:
        for row in connection.execute(select(kept).order_by(*kept.primary_key.columns)):
            line({"kept": kept.name, "row": _as_text(row._asdict())})
            counts.kept += 1
    line({"end": asdict(counts), "digest": so_far.hexdigest()})
    return counts


def restore(database: str | None, path: Path) -> Counts:
    """Fill an empty database from a file: everything, or nothing if the file is faulty."""
    if not path.is_file():
        raise StorageError(f"{path}: there is no such file")
    opened = open_database(database)
    try:
        with sentence_for_errors():
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
        for kept in reversed(KEPT):
            # A server that has run without guests has chosen secrets for days to come.
            connection.execute(delete(kept))
        return _read(connection, path)


def _read(connection: Connection, path: Path) -> Counts:
    counts, found_format = Counts(), 0
    end: object = None
    for number, value, digest in _lines(path):
        match value:
            case _ if end is not None:
                raise _faulty(path, number, "goes on behind its end")
            case {"renard": "backup", "format": int(found)} if number == 1:
                if found > FORMAT:
                    raise _faulty(path, number, "was written by a newer Renard: update the program")
                found_format = found
            case {"end": found_end, **more} if number > 1:
                end = found_end
                if more.get("digest") != (digest if found_format > 1 else None):
                    raise _changed(path)
            case _ if number > 1:
                _restore(connection, path, number, value, counts)
            case _:
                raise _faulty(path, number, "is not what a backup has here")
    if not isinstance(end, dict) or _in_new_words(end) != asdict(counts):
        raise _changed(path)
    return counts


def _in_new_words(end: dict[str, Any]) -> dict[str, Any]:
    """What a backup says at its end; `daily` was the number of rows that were kept then."""
    rows = end.get("kept", end.get("daily", 0))
    return {key: value for key, value in end.items() if key != "daily"} | {"kept": rows}


def _restore(connection: Connection, path: Path, number: int, value: Any, counts: Counts) -> None:
    """One line of what was kept."""
    match value:
        case {"sheet": str(digest), "text": str(text)}:
            writes.keep_sheet(connection, digest, text)
            counts.sheets += 1
        case {"table": dict(row), "entries": list(entries)}:
            _restore_table(connection, _row(path, number, row, len(entries)), entries)
            counts.tables += 1
            counts.entries += len(entries)
        case {"kept": str(name), "row": dict(row)} | {"daily": str(name), "row": dict(row)}:
            _restore_kept(connection, path, number, name, row)
            counts.kept += 1
        case _:
            raise _faulty(path, number, "is not what a backup has here")


def _changed(path: Path) -> StorageError:
    return StorageError(f"{path}: is cut off or changed: nothing was restored")


def _restore_table(connection: Connection, row: TableRow, entries: list[Any]) -> None:
    writes.insert_row(connection, row)
    if entries:
        connection.execute(insert(events), list(writes.numbered(row.id, 0, entries, None)))


def _restore_kept(
    connection: Connection, path: Path, number: int, name: str, row: dict[str, Any]
) -> None:
    kept = next((table for table in KEPT if table.name == name), None)
    if kept is None or row.keys() != {column.name for column in kept.columns}:
        raise _faulty(path, number, "does not say of a day, a person or a bot what it should")
    try:
        connection.execute(insert(kept), _as_bytes(kept, row))
    except (binascii.Error, TypeError):
        raise _faulty(path, number, "has something that is no base64") from None


def _as_text(row: dict[str, Any]) -> dict[str, Any]:
    """Bytes as base64: JSON has no form for them."""
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _as_bytes(kept: Table, row: dict[str, Any]) -> dict[str, Any]:
    found = dict(row)
    for column in kept.columns:
        if isinstance(column.type, LargeBinary) and found[column.name] is not None:
            found[column.name] = base64.b64decode(found[column.name], validate=True)
    return found


def _row(path: Path, number: int, values: dict[str, Any], entries: int) -> TableRow:
    all_names = {field.name for field in fields(TableRow)}
    needed = {field.name for field in fields(TableRow) if field.default is MISSING}
    if not needed <= values.keys() <= all_names:
        raise _faulty(path, number, "does not say of a table what it should")
    row = TableRow(**values)
    if row.version != entries:
        raise _faulty(path, number, f"has {entries} entries for a table of version {row.version}")
    return row


def _lines(path: Path) -> Iterator[tuple[int, Any, str]]:
    """Each line's number and content, and the digest of all lines before it."""
    digest = hashlib.sha256()
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                number += 1
                yield number, json.loads(line), digest.hexdigest()
                digest.update(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, RecursionError) as error:
        if isinstance(error, StorageError):
            raise
        raise StorageError(
            f"{path}: is not a backup of Renard, or is damaged: nothing was restored"
        ) from None


def _faulty(path: Path, number: int, what: str) -> StorageError:
    return StorageError(f"{path}: line {number} {what}: nothing was restored")


@contextmanager
def sentence_for_errors() -> Iterator[None]:
    """What the database itself refuses, in one sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip()
        with suppress(IndexError):
            reason = reason.splitlines()[0]
        raise StorageError(f"the database cannot do that ({reason})") from error
