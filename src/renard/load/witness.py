"""A client that plays seats of a table through every interruption, and trusts nobody.

It keeps the log that it was told, checks each entry against the rules and against what it asked
for, and remembers what was acknowledged.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from renard.load.place import Place
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table import GO_ON, OwnDice, Table

CHANCE = ("roll", "platter")
UNDO_SHARE = 0.05
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
"""Seconds before a client tries to connect again."""
LONGEST_THOUGHT = 0.2
TOO_FAST_WAIT = 0.5
MOST_DURING_TROUBLE = 40
"""Decisions of a client before it waits for the end of the trouble: no game escapes it."""


class Wrong(Exception):
    """The server lost something, did it twice, or told it out of order."""


def check(right: bool, otherwise: str) -> None:
    if not right:
        raise Wrong(otherwise)


@dataclass
class Tally:
    """What all clients of a run have seen together."""

    acknowledged: int = 0
    unanswered: int = 0
    reconnects: int = 0
    troubles: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    trouble_over: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, other: "Tally") -> None:
        """What another run has seen."""
        self.acknowledged += other.acknowledged
        self.unanswered += other.unanswered
        self.reconnects += other.reconnects
        self.troubles += other.troubles
        self.refused += other.refused

    def acknowledge(self) -> None:
        self.acknowledged += 1
        self.changed.set()


@dataclass
class Asked:
    """Something that a client asked for, and where in the log it was found."""

    id: int
    entry: Event
    found: int | None = None


class Witness:
    """One client at a table, for one or several seats."""

    def __init__(
        self,
        places: list[Place],
        table: str,
        sheet: Sheet,
        players: int,
        secrets: dict[str, str],
        chance: Random,
        tally: Tally,
    ) -> None:
        self.log: list[Event] = []
        self.acknowledged: list[tuple[int, Event]] = []
        self._places = places
        self._id = table
        self._secrets = secrets
        self._chance = chance
        self._tally = tally
        self._table = Table(sheet, ["somebody"] * players, OwnDice())
        self._numbers_for_dice = {seat: f"{chance.getrandbits(128):032x}" for seat in secrets}
        self._asked: list[Asked] = []
        self._pending: Asked | None = None
        self._numbers = 0
        self._wait = FIRST_WAIT
        self._too_fast = False
        self._socket: ClientConnection | None = None

    def cut(self) -> None:
        """Let the connection break without a word, if there is one."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def play(self) -> None:
        """Play until the game is over, wherever a server answers."""
        while not self._table.over:
            place = self._chance.choice(self._places)
            try:
                url = f"{place.socket_url}/api/tables/{self._id}/play"
                async with connect(url, proxy=None, open_timeout=60) as socket:
                    self._socket = socket
                    await self._session(socket)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self._tally.reconnects += 1
                await self._stay_away()
            self._socket = None
            if self._pending is not None:
                self._tally.unanswered += 1
                self._pending = None

    async def _stay_away(self) -> None:
        """Wait before the next try to connect."""
        await asyncio.sleep(self._wait * (1 + self._chance.random()))
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    async def _session(self, socket: ClientConnection) -> None:
        await self._send(
            socket,
            type="hello",
            protocol=2,
            seen=len(self.log),
            secrets=self._secrets,
            numbers=self._numbers_for_dice,
        )
        async for text in socket:
            self._hear(json.loads(text))
            if self._table.over and self._pending is None:
                return
            if self._pending is None:
                await self._think()
                await self._act(socket)

    async def _send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    # ---- acting

    async def _think(self) -> None:
        over = self._tally.trouble_over
        if not over.is_set():
            await asyncio.sleep(self._chance.random() * LONGEST_THOUGHT)
        if self._numbers >= MOST_DURING_TROUBLE:
            await over.wait()
        if self._too_fast:
            await asyncio.sleep(TOO_FAST_WAIT)
            self._too_fast = False

    async def _act(self, socket: ClientConnection) -> None:
        mine = [seat for seat in self._table.to_act() if str(seat) in self._secrets]
        if not mine:
            return
        seat = self._chance.choice(mine)
        self._numbers += 1
        about = {"id": self._numbers, "seat": seat, "version": len(self.log)}
        if self._chance.random() < UNDO_SHARE and self._table.can_undo(seat):
            self._ask(seat, {"undo": "last"})
            await self._send(socket, type="undo", what="last", **about)
            return
        game = self._table.game
        event = game.event(seat, self._chance.choice(list(game.legal(seat)))) or GO_ON
        self._ask(seat, event)
        await self._send(socket, type="act", event=event, **about)

    def _ask(self, seat: int, event: Event) -> None:
        self._pending = Asked(self._numbers, {"seat": seat, **event})
        self._asked.append(self._pending)

    # ---- hearing

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._wait = FIRST_WAIT
                known = len(self.log) + len(message["events"])
                check(message["version"] == known, "a welcome left entries out")
                self._take(message["events"])
            case "events":
                in_order = message["from"] == len(self.log) + 1
                check(in_order, "an entry was missed or told twice")
                self._take(message["events"])
            case "accepted":
                self._accepted(message)
            case "refused":
                self._refused(message)

    def _take(self, entries: list[Event]) -> None:
        for entry in entries:
            self._table.follow(entry)
            self.log.append(entry)
            if str(entry["seat"]) in self._secrets and not any(kind in entry for kind in CHANCE):
                self._find(entry)

    def _find(self, entry: Event) -> None:
        """Every decision of our seats is one that we asked for, once."""
        for asked in reversed(self._asked):  # the one that waits for its answer comes first
            if asked.found is None and asked.entry == entry:
                asked.found = len(self.log)
                return
        raise Wrong(f"nobody asked for {entry}, or it was done twice")

    def _accepted(self, message: dict[str, Any]) -> None:
        asked = self._pending
        if asked is None or asked.id != message["id"]:
            raise Wrong("an answer came to what nobody asked")
        if asked.found is None:
            raise Wrong("acknowledged before it was told")
        self.acknowledged.append((asked.found, asked.entry))
        self._pending = None
        self._tally.acknowledge()

    def _refused(self, message: dict[str, Any]) -> None:
        self._tally.refused[message["refused"]] += 1
        self._too_fast = message["refused"] == "too fast"
        if self._pending is not None and message["id"] == self._pending.id:
            if self._pending.found is not None:
                self._find_earlier(self._pending, message["refused"])
            self._asked.remove(self._pending)
            self._pending = None

    def _find_earlier(self, refused: Asked, why: str) -> None:
        """What was done is then what was asked before, on a connection that broke."""
        for asked in self._asked:
            if asked is not refused and asked.found is None and asked.entry == refused.entry:
                asked.found = refused.found
                return
        raise Wrong(f"refused ({why}), but done")
