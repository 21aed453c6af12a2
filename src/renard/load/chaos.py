"""Trouble for a server of one's own while people play: nothing acknowledged may be lost.

Connections are cut, guests do not read what they are told, requests are begun and never ended,
and, where a command for it is given, the server is restarted.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from renard.load.frames import PING, TEXT, frame, upgrade
from renard.load.place import LoadError, Place, is_up
from renard.load.tables import PlayedTable, compare_with_server, set_up
from renard.load.witness import Tally

PAUSE = 0.5
"""Seconds between two troubles, on average."""
RESTART_EVERY = 5
"""Of so many troubles one is a restart."""
START_SECONDS = 120
SLOW_PINGS = 200


class Troubles:
    """What is done to a server, by kinds, and how often it was."""

    def __init__(self, place: Place, tables: list[PlayedTable], restart: str | None) -> None:
        self.done: Counter[str] = Counter()
        self._place = place
        self._tables = tables
        self._restart_command = restart
        self._chance = Random(len(tables))  # noqa: S311  the same troubles every time
        self._open: list[asyncio.StreamWriter] = []
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "connections cut": self._cut,
            "sockets that do not read": self._read_nothing,
            "half requests": self._half_request,
        }

    async def make(self, seconds: float) -> None:
        """One trouble after another for so long."""
        end = time.monotonic() + seconds
        number = 0
        while time.monotonic() < end:
            await asyncio.sleep(self._chance.random() * 2 * PAUSE)
            number += 1
            if self._restart_command and number % RESTART_EVERY == 0:
                await self._restart(self._restart_command)
                self.done["restarts"] += 1
                continue
            kind = self._chance.choice(list(self._kinds))
            with contextlib.suppress(OSError):  # the server may be away, or turn us away
                await self._kinds[kind]()
                self.done[kind] += 1
        for writer in self._open:
            writer.transport.abort()

    async def _cut(self) -> None:
        for table in self._chance.sample(self._tables, 1 + len(self._tables) // 4):
            self._chance.choice(table.witnesses).cut()

    async def _connect(self) -> asyncio.StreamWriter:
        place = self._place
        reader, writer = await asyncio.open_connection(place.host, place.port, ssl=place.tls)
        # What comes is left where it is.
        reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001
        self._open.append(writer)
        return writer

    async def _read_nothing(self) -> None:
        writer = await self._connect()
        writer.write(upgrade(self._place.name, self._chance.choice(self._tables).id))
        writer.write(frame(TEXT, b'{"type":"hello","protocol":2}'))
        writer.write(frame(PING, b"x" * 125) * SLOW_PINGS)

    async def _half_request(self) -> None:
        (await self._connect()).write(b"GET / HTTP/1.1\r\nHost:")

    async def _restart(self, command: str) -> None:
        # What it says goes where ours does: a server that it starts may keep on talking.
        process = await asyncio.create_subprocess_shell(command, stdout=asyncio.subprocess.DEVNULL)
        if code := await process.wait():
            raise LoadError(f"the command for a restart failed with exit code {code}: {command}")
        end = time.monotonic() + START_SECONDS
        while not await asyncio.to_thread(is_up, self._place, "/readyz"):
            if time.monotonic() > end:
                raise LoadError(
                    f"the server was not ready {START_SECONDS} seconds after its restart"
                )
            await asyncio.sleep(0.2)


async def play_through(tables: list[PlayedTable], trouble: Awaitable[None], tally: Tally) -> None:
    """All games to their end, with trouble for as long as it takes; raises what went wrong."""

    async def troubled() -> None:
        await trouble
        tally.trouble_over.set()

    async with asyncio.TaskGroup() as group:
        group.create_task(troubled())
        for table in tables:
            for witness in table.witnesses:
                group.create_task(witness.play())


async def survive(
    place: Place, games: int, seconds: float, restart: str | None
) -> tuple[Tally, Counter[str]]:
    """So many games through so many seconds of trouble; Wrong if the server lost anything."""
    tally = Tally()
    tables = [await set_up([place], number, tally) for number in range(games)]
    troubles = Troubles(place, tables, restart)
    try:
        await play_through(tables, troubles.make(seconds), tally)
    except ExceptionGroup as group:
        raise group.exceptions[0] from None
    for table in tables:
        await compare_with_server(place, table)
    return tally, troubles.done
