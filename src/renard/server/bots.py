"""Bots: they think in threads, and act through the same door as everybody."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any

from renard.players import Player, decide, make_player, players_of
from renard.rules.game import Game
from renard.rules.sheet import Sheet
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.room import Room
from renard.server.storage import StorageError
from renard.table import Refusal, Table

Enter = Callable[[str], AbstractAsyncContextManager[Room]]
Spawn = Callable[[Coroutine[Any, Any, None]], object]


STAND_IN = "club"


def stand_in_of(sheet: Sheet) -> str:
    """Who plays for somebody whose time is up: a club player, or the best where there is none."""
    known = players_of(sheet)
    return STAND_IN if STAND_IN in known else known[-1]


class Bots:
    """Plays the bots' seats of any table that it is told about."""

    def __init__(
        self, enter: Enter, spawn: Spawn, metrics: Metrics, done: Callable[[Room], None]
    ) -> None:
        self._enter = enter
        self._done = done
        self._spawn = spawn
        self._metrics = metrics
        self._playing: set[str] = set()
        self._players: dict[tuple[str, str], Player] = {}
        self._stopped = False
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="renard-bot")

    def wake(self, table: str) -> None:
        """Play at this table until its bots have nothing to decide, unless that is under way."""
        if table not in self._playing:
            self._playing.add(table)
            self._spawn(self._play(table))

    def stop(self) -> None:
        """Think no more; what was decided is still done."""
        self._stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: str) -> None:
        try:
            async with self._enter(table) as room:
                async with room.lock:
                    await room.ready()
                while not self._stopped and (seat := room.bot_to_act()) is not None:
                    await self.decide(room, seat, room.seats[seat]["bot"])
                # Others may have something to do now.
                self._done(room)
        except StorageError:
            # The sweep comes back to this table when the database does.
            note("a bot waits for the database", logging.WARNING)
        except Exception:
            note("a bot failed", logging.ERROR)
            raise
        finally:
            self._playing.discard(table)

    async def decide(self, room: Room, seat: int, bot: str) -> None:
        """One decision of a seat that bots play, made by this one."""
        table = room.table
        if table is None:
            async with room.lock:
                await room.ready()
            return
        version, game = table.version, table.game.copy()
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(
                self._threads, self._think, (bot, room.digest), game, seat
            )
        except asyncio.CancelledError:
            if self._stopped:
                return
            raise

        def act(now: Table) -> None:
            # Its owner may have come back in the meantime.
            if room.seats[seat]["kind"] != "bot":
                raise Refusal("not your turn", "the owner of this seat is back")
            now.submit(seat, version, action)

        try:
            await room.act(act)
            self._metrics.decisions.inc()
        except Refusal:
            # Something happened while it thought: it looks again.
            return

    def _think(self, who: tuple[str, str], game: Game, seat: int) -> int:
        """In a thread: what a bot does now. Bots are made once for each sheet, and forget all."""
        if who not in self._players:
            self._players[who] = make_player(who[0], game.sheet)
        return decide(self._players[who], game, seat, secrets.randbits(64))
