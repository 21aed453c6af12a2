"""All tables of this process: found, loaded, kept in memory as long as there is room."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from itertools import islice
from typing import Any, TypeVar

from renard.server import keys
from renard.server.bots import Bots
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.refusals import Refused
from renard.server.room import Listener, Room
from renard.server.settings import Settings
from renard.server.sheets import Filed, Shelf
from renard.server.storage import Change, Loaded, Missing, NewTable, StorageError, Store

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
        self._process = secrets.token_hex(4)
        self._bots = Bots(self.enter, self.spawn, metrics)

    # ---- finding

    @contextlib.asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, kept while it is used."""
        room = await self._find(table)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._used(room)

    async def _find(self, table: str) -> Room:
        while table not in self._rooms:
            if table not in self._finding:
                task = asyncio.create_task(self._load(table))
                self._finding[table] = task
                task.add_done_callback(lambda _: self._finding.pop(table))
            await asyncio.shield(self._finding[table])
        return self._rooms[table]

    async def load(self, table: str) -> Loaded:
        """A table with its whole log."""
        _check_id(table)
        return await self.store.load(table)

    async def _load(self, table: str) -> Room:
        _check_id(table)
        row = await self.store.row(table)
        filed = await self.sheet(row.sheet)
        room = Room(row, filed.sheet, self.store, self.settings, self._process)
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
        for old in list(islice(self._loaded.values(), max(spare, 0))):
            self._let_go(old)
        self.metrics.loaded.set(len(self._loaded))

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
        if self.closing:
            work.close()
            raise Refused("closing", "The server is about to restart; try again in a moment.", 2)
        return await asyncio.shield(self.spawn(work))

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
        if table.bot_due:
            self._bots.wake(table.id)

    def wake(self, room: Room) -> None:
        """Let bots play in a room, if they have something to decide."""
        if room.bot_to_act() is not None and not self.closing:
            self._bots.wake(room.id)

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

    def _presence(self, room: Room, listener: Listener) -> None:
        if listener.seats:
            self.spawn(self._mark(room.id, listener.seats))

    async def _mark(self, table: str, seats: frozenset[int]) -> None:
        with contextlib.suppress(StorageError):
            async with self.enter(table) as room:
                await room.mark(seats)

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
            note("could not follow", logging.ERROR, table=table)
            raise

    # ---- by itself

    async def sweep(self) -> None:
        """Now and then: bots that nobody lets play, and writes that may have arrived."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            with contextlib.suppress(StorageError):
                for table in await self.store.due(self.settings.sweep_seconds):
                    self._bots.wake(table)
                for room in [room for room in self._rooms.values() if room.doubtful]:
                    await room.catch_up()

    async def clean(self) -> None:
        """At the start and every day: delete what nobody comes back to."""
        while True:
            with contextlib.suppress(StorageError):
                done = await self.store.clean(self.settings.keep)
                note("cleaned", unfinished=done.unfinished, finished=done.finished)
            await asyncio.sleep(24 * 3600)

    async def finish(self) -> None:
        """Take nothing new, and end what was begun."""
        self.closing = True
        self._bots.stop()
        while self._tasks:
            await asyncio.wait(set(self._tasks))
