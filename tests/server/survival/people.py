"""People who play, close the page now and then, and are told when it is their turn."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from renard.load.place import Place, ask_until_answered
from renard.load.witness import Tally, Witness, check
from renard.rules.game import Game
from renard.rules.sheet import Sheet
from tests.server.push_service import Browser, PushService

PUSH_WAIT = 0.3
"""Seconds after which servers of a run tell somebody who is away."""
LEAVE_SHARE = 0.2
MOST_ABSENCES = 3
"""Of one person at one table: a run is to end."""
PATIENCE = 5.0
"""Seconds after which somebody looks at a table without having been told."""


@dataclass
class World:
    """What everybody in a run has in common."""

    places: list[Place]
    service: PushService
    tally: Tally
    visits: list["Visits"] = field(default_factory=list)
    playing_now: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def ask(self, path: str, body: Any = None, who: str | None = None) -> Any:
        return await ask_until_answered(self.places, f"/api/{path}", body, who)

    async def identity(self) -> "Identity":
        """Somebody who was never here, and may be told something."""
        made = Identity(secrets.token_urlsafe(16), self.service.browser())
        await self.ask("push", made.browser.subscription, made.secret)
        return made


@dataclass(frozen=True)
class Identity:
    """Who somebody is, and where they are told something."""

    secret: str
    browser: Browser


@dataclass(frozen=True)
class Visits:
    """When somebody was at a table, and what they were told about it meanwhile."""

    table: str
    browser: Browser
    there: list[tuple[float, float]] = field(default_factory=list)
    """From when to when they were connected."""

    @property
    def told(self) -> list[dict[str, Any]]:
        return [one for one in list(self.browser.got) if one["table"] == self.table]

    def check(self) -> None:
        """Nobody was told of the same turn twice, nor of another before they looked again."""
        turns = [one["since"] for one in self.told if one["kind"] == "turn"]
        for first, second in pairwise(turns):
            looked = any(
                begun < second and ended > first + PUSH_WAIT for begun, ended in self.there
            )
            check(
                second > first + PUSH_WAIT and looked,
                f"told of turns since {first} and {second} at table {self.table} without a look",
            )


class Person(Witness):
    """Somebody at a table whom the server knows."""

    def __init__(
        self,
        world: World,
        me: Identity,
        table: str,
        sheet: Sheet,
        players: int,
        keys: dict[str, str],
        chance: Random,
    ) -> None:
        super().__init__(world.places, table, sheet, players, keys, chance, world.tally)
        self.me, self.table, self.keys = me, table, keys
        self.sheet, self.players = sheet, players
        self.visits = Visits(table, me.browser)
        self.absences = 0
        self._closed = False
        world.visits.append(self.visits)

    @property
    def game(self) -> Game:
        """The game as it stands for them."""
        return self._table.game

    async def _session(self, socket) -> None:
        begun = time.time()
        try:
            await super()._session(socket)
        finally:
            self.visits.there.append((begun, time.time()))

    async def _think(self) -> None:
        await super()._think()
        mine = any(str(seat) in self.keys for seat in self._table.to_act())
        alone = len(self.keys) == self.players
        if mine or alone or self._table.over or self.absences == MOST_ABSENCES:
            return
        if self._chance.random() < LEAVE_SHARE:
            self.absences += 1
            self._closed = True
            raise EOFError("the page is closed")

    async def _stay_away(self) -> None:
        if not self._closed:
            await super()._stay_away()
            return
        self._closed = False
        known, end = (
            len(self.visits.told),
            time.monotonic() + PATIENCE * (1 + self._chance.random()),
        )
        while len(self.visits.told) == known and time.monotonic() < end:  # noqa: ASYNC110  a thread adds
            await asyncio.sleep(0.05)
        # Whoever is told does not come at once: time in which they could be told again.
        await asyncio.sleep(self._chance.random())
