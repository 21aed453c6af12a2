"""The storage as the server sees it: asynchronous calls, answered after the commit."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage import reads
from renard.server.storage.database import Database, Trouble
from renard.server.storage.interface import (
    Change,
    Cleaned,
    Entry,
    Keep,
    Loaded,
    NewTable,
    Stats,
    TableRow,
    Unavailable,
    Versions,
)
from renard.server.storage.opening import open_database
from renard.server.storage.writer import AWAY, LONGEST_WAIT, SHORTEST_WAIT, Writer
from renard.server.storage.writes import Append, Clean, Create, SetSeats

READERS = 4
Answer = TypeVar("Answer")


def open_store(
    database: str | None = None,
    *,
    patience: float = 30.0,
    clock: Callable[[], float] = time.time,
) -> "Store":
    """Open a database, bring its tables up to date, and start the writer.

    `database` is a path or `sqlite:///path` or `postgresql://user@host/name`; None is `renard.db`
    in the user's data folder. A call waits `patience` seconds for a database that is away.
    Raises StorageError with one sentence when it cannot be opened. Blocks: call it before the loop
    runs, or in a thread.
    """
    opened = open_database(database)
    try:
        opened.migrate()
    except BaseException:
        opened.close()
        raise
    return Store(opened, patience, clock)


class Store:
    """One process's door to the database. Every method may raise Unavailable."""

    def __init__(self, database: Database, patience: float, clock: Callable[[], float]) -> None:
        self._database = database
        self._patience = patience
        self._clock = clock
        self._stats = Stats()
        self._writer = Writer(database, patience, clock, self._stats)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="renard-reader")

    @property
    def stats(self) -> Stats:
        """Counters for metrics; never blocks."""
        self._stats.waiting = self._writer.waiting
        return self._stats

    async def create(self, table: NewTable) -> TableRow:
        """Keep a new table; Conflict if the id is taken."""
        created: TableRow = await self._writer.write(Create(table, _random_key()))
        return created

    async def load(self, table: str) -> Loaded:
        """A table and its log; Missing."""
        return await self._read(lambda connection: reads.load(connection, table))

    async def row(self, table: str) -> TableRow:
        """A table without its log; Missing."""
        return await self._read(lambda connection: reads.row(connection, table))

    async def events(self, table: str, since: int) -> list[Entry]:
        """The entries since+1, since+2, … that are committed; Missing."""
        return await self._read(lambda connection: reads.entries(connection, table, since))

    async def append(
        self,
        table: str,
        after: int,
        entries: list[Entry],
        *,
        over: bool = False,
        bot_due: bool = False,
    ) -> int:
        """Add entries after+1, after+2, …; returns the number of the last one.

        Conflict if the log has not exactly `after` entries, Missing. Once called, the write goes
        on even if the caller is cancelled.
        """
        version: int = await self._writer.write(
            Append(table, after, entries, over, bot_due, _random_key())
        )
        return version

    async def set_seats(
        self,
        table: str,
        seats_version: int,
        seats: list[dict[str, Any]],
        *,
        bot_due: bool = False,
        at: int | None = None,
    ) -> int:
        """Replace the seats that were read at `seats_version`; returns the new one.

        Conflict if they have changed since, Missing. `bot_due` is kept only if the log still has
        the version that it was judged `at`: whoever appended since knows better.
        """
        changed: int = await self._writer.write(SetSeats(table, seats_version, seats, bot_due, at))
        return changed

    async def sheet(self, digest: str) -> str:
        """The text of a sheet file that a table was created with; Missing."""
        return await self._read(lambda connection: reads.sheet(connection, digest))

    async def versions(self, tables: Iterable[str]) -> dict[str, Versions]:
        """How far these tables have come; those that are gone are left out."""
        wanted = list(tables)
        return await self._read(lambda connection: reads.versions(connection, wanted))

    async def due(self, quiet: float, limit: int = 100) -> list[str]:
        """Tables where a bot has had something to decide for `quiet` seconds, oldest first."""
        since = self._clock() - quiet
        return await self._read(lambda connection: reads.due(connection, since, limit))

    async def clean(self, keep: Keep) -> Cleaned:
        """Delete tables that have not changed for as long as `keep` says."""
        unfinished = finished = 0
        # In small transactions: players do not wait for a spring clean.
        while True:
            done: Cleaned = await self._writer.write(Clean(keep))
            unfinished += done.unfinished
            finished += done.finished
            if done == Cleaned():
                return Cleaned(unfinished, finished)

    async def ping(self) -> None:
        """Return if the database answers now, without waiting for it to come back."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")), patience=0)

    def watch(self, changed: Callable[[Change], None]) -> None:
        """Call `changed` on the running loop for every change by another process; once."""
        loop = asyncio.get_running_loop()

        def tell(change: Change) -> None:
            # The loop may close while a message is under way.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(changed, change)

        self._database.listen(tell)

    async def close(self) -> None:
        """Commit what is waiting, then let go of the database."""
        self._writer.take_no_more()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._database.close()

    async def _read(
        self, question: Callable[[Connection], Answer], patience: float | None = None
    ) -> Answer:
        """Ask in a thread; a database that is away is asked again for a while."""
        loop = asyncio.get_running_loop()
        wait = SHORTEST_WAIT
        deadline = loop.time() + (self._patience if patience is None else patience)
        while True:
            try:
                return await loop.run_in_executor(self._readers, self._ask, question)
            except SQLAlchemyError as error:
                if self._database.trouble(error) is not Trouble.AGAIN:
                    raise
                if loop.time() + wait > deadline:
                    raise Unavailable(AWAY) from error
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._database.engine.begin() as connection:
            return question(connection)


def _random_key() -> int:
    return secrets.randbits(63)
