"""SQLite: one file, one server process, every commit on disk before it is answered."""

import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage.database import Database, Trouble
from renard.server.storage.interface import Change, StorageError
from renard.server.storage.migrations import migrate

BUSY_SECONDS = 5
OLDEST = (3, 35)
"""The first SQLite with RETURNING."""
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.AGAIN,
    sqlite3.SQLITE_LOCKED: Trouble.AGAIN,
    sqlite3.SQLITE_IOERR: Trouble.AGAIN,
    sqlite3.SQLITE_CANTOPEN: Trouble.AGAIN,
    sqlite3.SQLITE_READONLY: Trouble.AGAIN,
    sqlite3.SQLITE_FULL: Trouble.FULL,
}


class Sqlite(Database):
    """A file. With `alone` it is locked against other servers, as serving and restoring need."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise StorageError(
                f"this Python has SQLite {sqlite3.sqlite_version}; Renard needs "
                f"{'.'.join(map(str, OLDEST))} or newer"
            )
        if not alone and not path.is_file():
            raise StorageError(f"{path}: there is no such database")
        self._path = path
        self._lock = lock_file(path) if alone else None
        self.engine = create_engine(
            URL.create("sqlite", database=str(path)),
            connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
            hide_parameters=True,  # what is stored has secrets in it, and errors are logged
        )
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            connection.execution_options(renard_writes=True)
            with connection.begin():
                yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection

    def migrate(self) -> None:
        try:
            with self.writing() as connection:
                migrate(connection)
        except SQLAlchemyError as error:
            raise StorageError(f"{self._path}: {_reason(error)}") from error

    def trouble(self, error: SQLAlchemyError) -> Trouble:
        code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
        return TROUBLES.get(code & 0xFF, Trouble.FAULT)

    def hold_still(self, connection: Connection) -> None:
        """A transaction that writes is alone already."""

    def announce(self, connection: Connection, changes: Iterable[Change]) -> None:
        """There is nobody else to tell."""

    def listen(self, changed: Callable[[Change], None]) -> None:
        """There is nobody else to hear."""

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()


def _prepare(connection: sqlite3.Connection, _record: Any) -> None:
    # Transactions begin where `_begin` says so, not where the driver guesses.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("renard_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _reason(error: SQLAlchemyError) -> str:
    reason = str(getattr(error, "orig", None) or error)
    return f"cannot be used as a database ({reason})"


def lock_file(path: Path) -> IO[str]:
    """Lock the file beside a database, for as long as the process lives."""
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = beside.open("a+", encoding="utf-8")
    except OSError as error:
        raise StorageError(f"{beside}: cannot be written ({error.strerror})") from error
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StorageError(
            f"{path}: is in use by another server; SQLite is for one process: stop that one, or "
            "give both a PostgreSQL database"
        ) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
