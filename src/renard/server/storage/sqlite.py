"""SQLite: one file, one server process, every commit on disk before it is answered."""

import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage.database import Database, Trouble
from renard.server.storage.file import DatabaseFile
from renard.server.storage.interface import Broken, Change, DiskFull, StorageError
from renard.server.storage.migrations import migrate

BUSY_SECONDS = 5
LEAST_FREE = 16 * 2**20
"""So many bytes of the disk must be free, or the server says in advance that it is full."""
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
    sqlite3.SQLITE_CORRUPT: Trouble.BROKEN,
    sqlite3.SQLITE_NOTADB: Trouble.BROKEN,
}
MARK_SECONDS = 1.0
"""How often the file is marked anew: an older copy in its place has another mark."""


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
        self._file = DatabaseFile(path) if alone else None
        self._address = f"{path.resolve().as_uri()}?mode=rw"  # made by nobody but us, and once
        self._broken: str | None = None
        self._mark, self._marked = 0, 0.0
        self.engine = create_engine(
            URL.create("sqlite", database=str(path)),
            creator=self._connect,
            hide_parameters=True,  # what is stored has secrets in it, and errors are logged
        )
        event.listen(self.engine, "begin", _begin)
        self._held: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._address, uri=True, timeout=BUSY_SECONDS, check_same_thread=False
        )
        # Transactions begin where `_begin` says so, not where the driver guesses.
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        self.check()
        with self.engine.connect() as connection:
            connection.execution_options(renard_writes=True)
            try:
                with connection.begin():
                    if self._file is not None and self._file.touched():
                        self._check_content()
                    yield connection
                    mark = self._mark_anew(connection)
                self._mark = mark
            finally:
                if self._file is not None:
                    self._file.wrote()
        # What was written into a file that is gone is not written.
        self.check()

    def _mark_anew(self, connection: Connection) -> int:
        now = time.monotonic()
        if self._file is None or now - self._marked < MARK_SECONDS:
            return self._mark
        self._marked = now
        mark = secrets.randbits(31)
        connection.exec_driver_sql(f"PRAGMA user_version = {mark}")
        return mark

    def _check_content(self) -> None:
        """Something else has written: only SQLite itself may, and only to this very database."""
        assert self._file is not None
        sound = self._file.has_mark(self._mark)
        try:
            with closing(self._connect()) as fresh:
                sound &= fresh.execute("PRAGMA user_version").fetchone()[0] == self._mark
                sound &= fresh.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
        except sqlite3.DatabaseError:
            sound = False
        if not sound:
            self.broken()
            self.check()

    def check(self) -> None:
        if self._broken is not None:
            raise Broken(self._broken, str(self._path))
        if self._file is not None and (gone := self._file.missing()) is not None:
            raise Broken("is gone, or another file is in its place", str(gone))

    def broken(self) -> None:
        self._broken = "is damaged, or another program has changed it"

    def check_room(self) -> None:
        if shutil.disk_usage(self._path.parent).free < LEAST_FREE:
            raise DiskFull

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection

    def migrate(self) -> None:
        try:
            # As long as a connection is open, SQLite keeps the log beside the file where it is.
            self._held = self._connect()
            fault = self._held.execute("PRAGMA quick_check(1)").fetchone()[0]
            if fault != "ok":
                raise self._damaged(" ".join(fault.split()))
            with self.writing() as connection:
                migrate(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            # Where the damage is decides whether the check tells it or fails at it.
            code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0)
            if code & 0xFF == sqlite3.SQLITE_CORRUPT:
                raise self._damaged("the file is malformed") from error
            raise StorageError(f"{self._path}: {_reason(error)}") from error

    def _damaged(self, how: str) -> StorageError:
        return StorageError(f"{self._path}: is damaged ({how}): restore a backup into a new file")

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
        if self._held is not None:
            self._held.close()
        if self._file is not None:
            self._file.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("renard_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _reason(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
        return f"is damaged ({cause}): restore a backup into a new file"
    return f"cannot be used as a database ({cause})"
