"""Games are replayed one at a time, and the records that come of it are kept ready.

A replay takes the processor for as long as dozens of actions: whoever asks for many waits alone.
Addresses take turns, so that others wait for one game of theirs and not for all.
"""

import asyncio
import json
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

from renard.rules.sheet import with_rulings
from renard.server import seats as seating
from renard.server.dice import day_is_shown, replayed
from renard.server.limits import Buckets
from renard.server.refusals import Refused
from renard.server.settings import Limits
from renard.server.sheets import Filed
from renard.server.storage import Loaded, TableRow

KEPT_BYTES = 32 << 20
Key = tuple[str, int, tuple[str, ...], bool]
"""A table, its version, the names at it, and whether the secret of its day is shown: all that a
record depends on."""


asker: ContextVar[str | None] = ContextVar("asker", default=None)
"""The address that something is done for; None is the server itself."""


class Replays:
    """One replay at a time; of each address so many may wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._busy = False
        self._waiting: OrderedDict[str | None, deque[asyncio.Future[None]]] = OrderedDict()
        """By address, the one whose turn is next first."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until nobody else replays. What is loaded for it is loaded then, not before."""
        await self._wait()
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self) -> None:
        if not self._busy:
            self._busy = True
            return
        address = asker.get()
        line = self._waiting.setdefault(address, deque())
        if address is not None and len(line) >= self._most:
            raise Refused(
                "unavailable", "Too many games of this address wait to be read; try again.", 2
            )
        called = asyncio.get_running_loop().create_future()
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # its turn had come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            called = line.popleft()
            if line:
                self._waiting[address] = line
            if not called.done():  # whoever waited may have gone
                called.set_result(None)
                return
        self._busy = False


class Records:
    """The records that were asked for lately, as they are sent."""

    def __init__(self, replays: Replays, limits: Limits) -> None:
        self._replays = replays
        rate = limits.records_per_second
        self._made = Buckets(rate, 10 * rate)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def get(
        self,
        row: TableRow,
        address: str,
        load: Callable[[], Awaitable[tuple[Loaded, Filed]]],
    ) -> bytes:
        """The record of a table as it is now; made if it is not there."""
        names = tuple(seating.names(row.seats))
        key = (row.id, row.version, names, day_is_shown(row.about))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if not self._made.take(address):
                raise Refused("too fast", "Too many records from this address; slow down.", 5)
            self._making[key] = asyncio.create_task(self._make(key, load))
        # Whoever asked first may go away; others wait for it too.
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, load: Callable[[], Awaitable[tuple[Loaded, Filed]]]) -> bytes:
        try:
            async with self._replays.turn():
                loaded, filed = await load()
                made = await asyncio.to_thread(_record, loaded, filed)
        finally:
            del self._making[key]
        if loaded.row.version == key[1]:
            self._keep(key, made)
        return made

    def _keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])


def _record(loaded: Loaded, filed: Filed) -> bytes:
    about = loaded.row.about
    record = replayed(loaded, with_rulings(filed.sheet, about["rulings"])).record()
    if about["handed_in"]:
        record.extra["handed_in"] = about["handed_in"]
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")).encode()
