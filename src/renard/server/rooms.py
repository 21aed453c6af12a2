"""All tables of this process: found, loaded, kept in memory as long as there is room."""

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from renard.server import keys
from renard.server.bots import Bots, stand_in_of
from renard.server.listeners import Listener
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.orders.in_force import InForce
from renard.server.presence import Presence
from renard.server.refusals import Refused
from renard.server.replays import Records, Replays
from renard.server.room import Room
from renard.server.settings import Settings
from renard.server.sheets import Filed, Shelf
from renard.server.storage import Change, Loaded, Missing, NewTable, StorageError, Store

if TYPE_CHECKING:
    from renard.server.outside.bots import OutsideBots

FINISH_SECONDS = 8
"""For what was begun, when the server stops: longer only a database takes that is away."""
Result = TypeVar("Result")


def _check_id(table: str) -> None:
    """Only what could be an id is worth a look into the database."""
    if not re.fullmatch(keys.TABLE_ID, table):
        raise Missing("there is no such table")


class Rooms:
    """Where the server finds a table, and what it does about tables by itself."""

    def __init__(self, store: Store, shelf: Shelf, settings: Settings, metrics: Metrics) -> None:
        self.shelf = shelf
        self.settings = settings
        self.metrics = metrics
        self.closing = False
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._loaded: OrderedDict[str, Room] = OrderedDict()
        self._finding: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._actions = 0
        self._acted = asyncio.Event()
        """When the server stops: nobody acts any more."""
        metrics.loaded.set_function(lambda: len(self._loaded))
        self.in_force = InForce(store.clock)
        """The operator's orders, as far as they were read."""
        self.presence = Presence(settings, store.clock)
        self._late: dict[str, asyncio.TimerHandle] = {}
        limits = settings.limits
        # Who comes back after a restart waits, on as many connections as an address may have.
        self.replays = Replays(limits.sockets_per_address + limits.spare_connections)
        self._records = Records(self.replays, limits)
        self.bots = Bots(self.enter, self.spawn, metrics, self.wake)
        self.outside: OutsideBots | None = None
        """Bots of others that are connected here."""

    # ---- finding

    def known(self, table: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    @contextlib.asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, kept while it is used."""
        with self._using(await self._find(table)) as room:
            yield room

    @contextlib.contextmanager
    def _using(self, room: Room) -> Iterator[Room]:
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._used(room)

    @contextlib.contextmanager
    def acting(self, room: Room) -> Iterator[None]:
        """While somebody acts who listens in a room; it is waited for before the server stops."""
        self._check_open()
        self._actions += 1
        try:
            with self._using(room):
                yield
        finally:
            self._actions -= 1
            if self.closing and not self._actions:
                self._acted.set()

    async def _find(self, table: str) -> Room:
        while table not in self._rooms:
            if table not in self._finding:
                task = asyncio.create_task(self._load(table))
                self._finding[table] = task
                task.add_done_callback(lambda _: self._finding.pop(table))
            await asyncio.shield(self._finding[table])
        return self._rooms[table]

    async def record(self, table: str, address: str) -> bytes:
        """The record of a table as it is sent, asked for from an address."""
        _check_id(table)
        row = await self.store.row(table)

        async def load() -> tuple[Loaded, Filed]:
            return await self.store.load(table), await self.sheet(row.sheet)

        return await self._records.get(row, address, load)

    async def _load(self, table: str) -> Room:
        _check_id(table)
        row = await self.store.row(table)
        filed = await self.sheet(row.sheet)
        room = Room(row, filed.sheet, self.store, self.settings, self.presence, self.replays.turn)
        self._rooms[table] = room
        return room

    async def sheet(self, digest: str) -> Filed:
        """A sheet that tables were set up with."""
        return self.shelf.known(digest) or self.shelf.remember(
            await self.store.sheet(digest), digest
        )

    def _used(self, room: Room) -> None:
        """Note that a room was used, and let go of those that were not for the longest time."""
        if room.table is not None:
            self._loaded[room.id] = room
            self._loaded.move_to_end(room.id)
        else:
            self._loaded.pop(room.id, None)
            if not room.listeners and not room.users:
                self._rooms.pop(room.id, None)
        spare = len(self._loaded) - self.settings.limits.loaded_tables
        if spare > 0:
            for old in list(islice(self._loaded.values(), spare)):
                self._let_go(old)

    def _let_go(self, room: Room) -> None:
        if room.users:
            return
        room.table = None
        del self._loaded[room.id]
        if not room.listeners:
            del self._rooms[room.id]

    # ---- doing

    async def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do to the end what was begun, even if whoever asked for it goes away."""
        try:
            self._check_open()
        except Refused:
            work.close()
            raise
        return await asyncio.shield(self.spawn(work))

    def _check_open(self) -> None:
        if self.closing:
            raise Refused("closing", "The server is about to restart; try again in a moment.", 2)

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Work that is waited for before the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it gets it; nobody else needs to hear of it

    async def create(self, table: NewTable) -> None:
        """Store a new table."""
        await self.store.create(table)
        await self.created(table)

    async def created(self, table: NewTable) -> None:
        """A new table is stored: let its bots play, or its dice fall, if it is time."""
        if table.bot_due:
            async with self.enter(table.id) as room:
                await room.describe()
                self.wake(room)

    def wake(self, room: Room) -> None:
        """What the server does in a room by itself, if it is time: a bot's turn, a first throw."""
        if self.closing:
            return
        if room.bot_to_act() is not None:
            self.bots.wake(room.id)
        if self.outside is not None:
            self.outside.wake(room)
        if room.throw_due and room.full:
            self.spawn(self._begin(room.id))
            # Whoever has not sent a number by then has left, or knows of none.
            if room.waits_for_numbers and room.id not in self._late:
                later = asyncio.get_running_loop().call_later
                seconds = self.settings.number_seconds
                self._late[room.id] = later(seconds, self._too_late, room.id)

    def _too_late(self, table: str) -> None:
        self._late.pop(table, None)
        if not self.closing:
            self.spawn(self._begin(table, late=True))

    async def _begin(self, table: str, late: bool = False) -> None:
        with contextlib.suppress(StorageError):  # the sweep comes back to it
            async with self.enter(table) as room:
                await room.begin(late)
                if not room.throw_due:
                    self.wake(room)

    def came(self, room: Room, listener: Listener) -> None:
        """Somebody listens now: tell the others, and note that owners are here."""
        self._presence(room, listener)

    def went(self, room: Room, listener: Listener) -> None:
        """Somebody listens no more."""
        room.listeners.discard(listener)
        self._used(room)
        # When the server stops, owners do not go away: they come back to whatever answers then.
        if not self.closing:
            self._presence(room, listener)

    def silence(self, room: Room, listener: Listener, silent: bool) -> None:
        """Somebody is not heard of as promised, or is again: the others see it."""
        listener.silent = silent
        if not self.closing:
            self._presence(room, listener)

    def _presence(self, room: Room, listener: Listener) -> None:
        if listener.seats:
            self.spawn(self._mark(room.id, listener.seats, listener.heard))

    async def _mark(self, table: str, seats: frozenset[int], heard: float) -> None:
        with contextlib.suppress(StorageError):
            async with self.enter(table) as room:
                await room.mark(seats, heard)

    @property
    def pauses(self) -> list[tuple[float, float]]:
        """From when to when no server ran."""
        return self.presence.pauses

    async def _end_late_turns(self, table: str) -> None:
        with contextlib.suppress(StorageError):
            async with self.enter(table) as room:
                await room.end_late_turns(stand_in_of(room.sheet))
                self.wake(room)

    # ---- following other processes

    def changed(self, change: Change) -> None:
        """Another process changed a table (or, after a lost connection, may have changed any)."""
        if change.table is None:
            self.spawn(self._compare())
        elif (room := self._rooms.get(change.table)) is not None:
            self._follow(room, change.version, change.seats_version)

    async def _compare(self) -> None:
        with contextlib.suppress(StorageError):
            for table, now in (await self.store.versions(list(self._rooms))).items():
                if table in self._rooms:
                    self._follow(self._rooms[table], now.version, now.seats_version)

    def _follow(self, room: Room, version: int, seats_version: int) -> None:
        if version > room.version or seats_version > room.seats_version:
            self.spawn(self._catch_up(room.id, version, seats_version))

    async def _catch_up(self, table: str, version: int, seats_version: int) -> None:
        try:
            async with self.enter(table) as room:
                if seats_version > room.seats_version:
                    await room.refresh_seats()
                if version > room.version:
                    await room.catch_up()
                self.wake(room)
        except Missing:
            pass
        except Exception:
            note("could not follow", logging.ERROR)
            raise

    # ---- by itself

    async def say_alive(self) -> None:
        """Tell the other processes that this one lives, and hear of them."""
        with contextlib.suppress(StorageError):
            heard = await self.store.say_alive(self.presence.process)
            self.presence.heard(heard.processes, heard.pauses)
            if heard.jumped:
                note(
                    "the clock has jumped, or no server ran",
                    logging.WARNING,
                    hours=round(heard.jumped / 3600, 1),
                )

    async def sweep(self) -> None:
        """Now and then: a sign of life, bots that nobody lets play, writes of unknown fate."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self.say_alive()
            with contextlib.suppress(StorageError):
                for table in await self.store.due(self.settings.sweep_seconds):
                    self.spawn(self._begin(table, late=True))
                for table in await self.store.overdue():
                    self.spawn(self._end_late_turns(table))
                for room in [room for room in self._rooms.values() if room.doubtful]:
                    await room.catch_up()

    async def clean(self) -> None:
        """At the start and every day: delete what nobody comes back to."""
        while True:
            with contextlib.suppress(StorageError):
                done = await self.store.clean(self.settings.keep)
                note(
                    "cleaned",
                    unfinished=done.unfinished,
                    finished=done.finished,
                    people=done.people,
                    kept=done.kept,
                )
            await asyncio.sleep(24 * 3600)

    async def finish(self) -> None:
        """Take nothing new, and end what was begun."""
        self.closing = True
        self.bots.stop()
        if self.outside is not None:
            self.outside.close()
        deadline = time.monotonic() + FINISH_SECONDS
        if self._actions:
            self.spawn(self._acted.wait())
        while self._tasks and (left := deadline - time.monotonic()) > 0:
            await asyncio.wait(set(self._tasks), timeout=left)
