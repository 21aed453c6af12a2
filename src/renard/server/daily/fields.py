"""What bots made of a day's dice: worked out once by another process, when somebody plays it."""

import asyncio
import json
import logging
import sys
from typing import Any

from renard.daily.calendar import Day
from renard.server.daily.days import Days
from renard.server.logs import note
from renard.server.rooms import Rooms
from renard.server.storage import daily as kept

FIRST_WAIT = 60.0
"""Seconds until a field that failed is tried again; twice as long each time."""


class Fields:
    """One field at a time; those that are wanted wait in a row."""

    def __init__(self, rooms: Rooms, days: Days) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._days = days
        self._wanted: asyncio.Queue[tuple[Day, str]] = asyncio.Queue()
        self._asked: set[tuple[Day, str]] = set()

    def want(self, day: Day, game: str) -> None:
        """Somebody plays it: the field will be needed."""
        bots = self._rooms.settings.limits.daily_bots
        if bots > 0 and (day, game) not in self._asked:
            self._asked.add((day, game))
            self._wanted.put_nowait((day, game))

    async def get(self, day: Day, game: str) -> dict[str, Any] | None:
        """What was found, if it is there; else it is wanted."""
        found = await self._store.ask_daily(
            lambda connection: kept.field_of(connection, str(day), game)
        )
        if found is None:
            self.want(day, game)
        return found

    async def work(self) -> None:
        """Work out what is wanted, one after the other."""
        wait = FIRST_WAIT
        while True:
            day, game = await self._wanted.get()
            try:
                await self._work_out(day, game)
                wait = FIRST_WAIT
            except Exception as error:  # noqa: BLE001 - whatever it was, others are wanted too
                note("a daily field failed", logging.ERROR, reason=str(error)[:200])
                await asyncio.sleep(wait)
                wait *= 2
                self._wanted.put_nowait((day, game))

    async def _work_out(self, day: Day, game: str) -> None:
        if game in await self._store.ask_daily(
            lambda connection: kept.fields_kept(connection, str(day))
        ):
            return
        order = {
            "day": str(day),
            "game": game,
            "secret": (await self._days.secret(day)).hex(),
            "runs": self._rooms.settings.limits.daily_bots,
        }
        found = await _in_process(order)
        await self._store.daily(kept.KeepField(str(day), game, found))
        note("a daily field is there", day=str(day), game=game)


async def _in_process(order: dict[str, Any]) -> dict[str, Any]:
    """Have it done elsewhere; what is killed with us, or asks for nothing more, leaves nothing."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "renard.daily.working"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        said, trouble = await process.communicate(f"{json.dumps(order)}\n".encode())
    except asyncio.CancelledError:
        process.kill()
        await process.communicate()
        raise
    if process.returncode != 0:
        lines = trouble.decode(errors="replace").strip().splitlines()
        raise RuntimeError(lines[-1] if lines else "it ended without a word")
    found: dict[str, Any] = json.loads(said)
    return found
