"""The storage as the server sees it: asynchronous calls, answered after the commit."""

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from renard.daily.calendar import Day
from renard.server.settings import Keep
from renard.server.storage import reads
from renard.server.storage.daily import CleanDays, DailyRun, DailyWrite, StartRun
from renard.server.storage.database import Database, Trouble
from renard.server.storage.identities import CleanPeople, IdentityWrite
from renard.server.storage.interface import (
    Alive,
    Change,
    Cleaned,
    Entry,
    Loaded,
    NewTable,
    Stats,
    TableRow,
    Unavailable,
    Versions,
    to_json,
)
from renard.server.storage.kept import CleanKept, KeptWrite
from renard.server.storage.lobby import Gather, LobbyWrite
from renard.server.storage.opening import open_database
from renard.server.storage.orders import OperatorWrite
from renard.server.storage.outside import CleanLadder, OutsideWrite
from renard.server.storage.passkeys import PasskeyWrite
from renard.server.storage.people import PeopleWrite
from renard.server.storage.push import CleanDevices, PushWrite
from renard.server.storage.rating_writes import CleanRatings, RatingWrite
from renard.server.storage.writer import AWAY, LONGEST_WAIT, SHORTEST_WAIT, Writer
from renard.server.storage.writes import Append, Clean, Create, Nothing, SayAlive, SetSeats

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
        self.clock = clock
        """What time it is, for all that the server does."""
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
        entries: Sequence[Entry | str],
        *,
        over: bool = False,
        bot_due: bool = False,
        clocks: list[dict[str, Any]] | None = None,
        deadline: float | None = None,
        push_at: float | None = None,
    ) -> int:
        """Add entries after+1, after+2, …, as they are or as JSON; the number of the last one.

        Conflict if the log has not exactly `after` entries, Missing. Once called, the write goes
        on even if the caller is cancelled.
        """
        version: int = await self._writer.write(
            Append(
                table,
                after,
                list(entries),
                over,
                bot_due,
                _clocks_text(clocks),
                deadline,
                push_at,
                _random_key(),
            )
        )
        return version

    async def set_seats(
        self,
        table: str,
        seats_version: int,
        seats: list[dict[str, Any]],
        *,
        bot_due: bool = False,
        clocks: list[dict[str, Any]] | None = None,
        deadline: float | None = None,
        push_at: float | None = None,
        at: int | None = None,
        newcomers: frozenset[str] = frozenset(),
        beside: NewTable | None = None,
    ) -> int:
        """Replace the seats that were read at `seats_version`; returns the new one.

        Conflict if they have changed since, Missing. `bot_due` and the clocks are kept only if the
        log still has the version that they were judged `at`: whoever appended since knows better.
        A table `beside` is created with it, or not at all.
        """
        create = None if beside is None else Create(beside, _random_key())
        write = SetSeats(
            table,
            seats_version,
            seats,
            bot_due,
            _clocks_text(clocks),
            deadline,
            push_at,
            at,
            newcomers,
            create,
        )
        changed: int = await self._writer.write(write)
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
        since = self.clock() - quiet
        return await self._read(lambda connection: reads.due(connection, since, limit))

    async def overdue(self, limit: int = 100) -> list[str]:
        """Tables where somebody's time is up, the longest first."""
        now = self.clock()
        return await self._read(lambda connection: reads.overdue(connection, now, limit))

    async def clean(self, keep: Keep) -> Cleaned:
        """Delete tables that have not changed, and what nobody asked for, for so long."""
        unfinished = finished = 0
        # In small transactions: players do not wait for a spring clean.
        while True:
            done: Cleaned = await self._writer.write(Clean(keep))
            unfinished += done.unfinished
            finished += done.finished
            if done == Cleaned():
                break
        if keep.finished_days is not None:
            before = Day.of(self.clock() - keep.finished_days * 86400)
            await self._writer.write(CleanDays(str(before)))
            await self._writer.write(CleanRatings(self.clock() - keep.finished_days * 86400))
            await self._writer.write(CleanDevices(keep.finished_days))
            await self._writer.write(CleanLadder(keep.finished_days))
        people = 0
        while forgotten := await self._writer.write(
            CleanPeople(keep.identity_days, keep.report_days)
        ):
            people += forgotten
        kept = 0
        while keep.kept_days is not None:
            some: int = await self._writer.write(CleanKept(keep.kept_days))
            kept += some
            if not some:
                break
        return Cleaned(unfinished, finished, people, kept)

    async def daily(self, change: DailyWrite) -> Any:
        """Change what is kept about daily games."""
        return await self._writer.write(change)

    async def ask_daily(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask one of the questions of `storage.daily`."""
        return await self._read(question)

    async def start_run(self, run: DailyRun, table: NewTable) -> DailyRun:
        """Keep a new run with its table; Played if this identity has one."""
        started: DailyRun = await self._writer.write(StartRun(run, table, _random_key()))
        return started

    async def people(self, change: PeopleWrite | PasskeyWrite) -> Any:
        """Change what is kept about people who come back."""
        return await self._writer.write(change)

    async def rate(self, change: RatingWrite) -> Any:
        """Change what is kept about rated games."""
        return await self._writer.write(change)

    async def push(self, change: PushWrite) -> Any:
        """Change what is kept about devices that are told something."""
        return await self._writer.write(change)

    async def kept(self, change: KeptWrite) -> Any:
        """Change what people keep here besides their devices."""
        return await self._writer.write(change)

    async def do(self, change: IdentityWrite | OperatorWrite | OutsideWrite) -> Any:
        """Change what is kept about identities, orders, reports and bots of others."""
        return await self._writer.write(change)

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask one of the questions of the modules beside this one, as `storage.people` has them."""
        return await self._read(question)

    async def lobby(self, change: LobbyWrite) -> Any:
        """Change what is kept about the lobby."""
        return await self._writer.write(change)

    async def gather(self, table: NewTable, players: int) -> None:
        """Keep a table where people wait for each other; Gathered if there is one."""
        await self._writer.write(Gather(table, players, _random_key()))

    async def say_alive(self, process: str) -> Alive:
        """Keep that a process lives now; hears which others do."""
        heard: Alive = await self._writer.write(SayAlive(process))
        return heard

    async def ping(self) -> None:
        """Return if the database can be read and written now; does not wait for it to come back."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")), patience=0)
        self._database.check_room()
        if not self._stats.available:
            raise Unavailable(AWAY)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._writer.write(Nothing())
        except TimeoutError:
            raise Unavailable(AWAY) from None

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
                trouble = self._database.trouble(error)
                if trouble is Trouble.BROKEN:
                    self._database.broken()
                    self._database.check()
                if trouble is not Trouble.AGAIN:
                    raise
                if loop.time() + wait > deadline:
                    raise Unavailable(AWAY) from error
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        self._database.check()
        with self._database.engine.begin() as connection:
            return question(connection)


def _clocks_text(clocks: list[dict[str, Any]] | None) -> str | None:
    return None if clocks is None else to_json(clocks)


_keys = random.Random()  # noqa: S311  no secret: a key tells whose write it was that arrived


def _random_key() -> int:
    return _keys.getrandbits(63)
