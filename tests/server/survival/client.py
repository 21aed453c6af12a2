"""A client that plays seats of a table through every interruption, and trusts nobody.

It keeps the log that it was told, checks each entry against the rules and against what it asked
for, and remembers what was acknowledged.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from renard.table import OwnDice, Table

GO_ON = {"go": "on"}
CHANCE = ("roll", "platter")
UNDO_SHARE = 0.05
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
"""Seconds before a client tries to connect again."""
LONGEST_THOUGHT = 0.2
TOO_FAST_WAIT = 0.5
MOST_DURING_TROUBLE = 40
"""Decisions of a client before it waits for the end of the trouble: no game escapes it."""


@dataclass
class Tally:
    """What all clients of a run have seen together."""

    acknowledged: int = 0
    unanswered: int = 0
    reconnects: int = 0
    troubles: int = 0
    refused: Counter = field(default_factory=Counter)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    trouble_over: asyncio.Event = field(default_factory=asyncio.Event)

    def acknowledge(self):
        self.acknowledged += 1
        self.changed.set()


@dataclass
class Asked:
    """Something that a client asked for, and where in the log it was found."""

    id: int
    entry: dict
    found: int | None = None


class Client:
    def __init__(self, addresses, table, sheet, players, secrets, chance: Random, tally: Tally):
        self.log = []
        self.acknowledged = []
        self._addresses = addresses
        self._id = table
        self._secrets = secrets
        self._chance = chance
        self._tally = tally
        self._table = Table(sheet, ["somebody"] * players, OwnDice())
        self._asked: list[Asked] = []
        self._pending: Asked | None = None
        self._numbers = 0
        self._wait = FIRST_WAIT
        self._too_fast = False

    async def play(self):
        """Play until the game is over, wherever a server answers."""
        while not self._table.over:
            address = self._chance.choice(self._addresses)
            try:
                url = f"ws://{address}/api/tables/{self._id}/play"
                async with connect(url, proxy=None, open_timeout=60) as socket:
                    await self._session(socket)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self._tally.reconnects += 1
                await asyncio.sleep(self._wait * (1 + self._chance.random()))
                self._wait = min(self._wait * 2, LONGEST_WAIT)
            if self._pending is not None:
                self._tally.unanswered += 1
                self._pending = None

    async def _session(self, socket):
        await self._send(
            socket, type="hello", protocol=1, seen=len(self.log), secrets=self._secrets
        )
        async for text in socket:
            self._hear(json.loads(text))
            if self._table.over and self._pending is None:
                return
            if self._pending is None:
                await self._think()
                await self._act(socket)

    async def _send(self, socket, **message):
        await socket.send(json.dumps(message))

    # ---- acting

    async def _think(self):
        over = self._tally.trouble_over
        if not over.is_set():
            await asyncio.sleep(self._chance.random() * LONGEST_THOUGHT)
        if self._numbers >= MOST_DURING_TROUBLE:
            await over.wait()
        if self._too_fast:
            await asyncio.sleep(TOO_FAST_WAIT)
            self._too_fast = False

    async def _act(self, socket):
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

    def _ask(self, seat, event):
        self._pending = Asked(self._numbers, {"seat": seat, **event})
        self._asked.append(self._pending)

    # ---- hearing

    def _hear(self, message):
        match message["type"]:
            case "welcome":
                self._wait = FIRST_WAIT
                assert message["version"] == len(self.log) + len(message["events"])
                self._take(message["events"])
            case "events":
                assert message["from"] == len(self.log) + 1, "an entry was missed or told twice"
                self._take(message["events"])
            case "accepted":
                self._accepted(message)
            case "refused":
                self._refused(message)

    def _take(self, entries):
        for entry in entries:
            self._table.follow(entry)
            self.log.append(entry)
            if str(entry["seat"]) in self._secrets and not any(kind in entry for kind in CHANCE):
                self._find(entry)

    def _find(self, entry):
        """Every decision of our seats is one that we asked for, once."""
        for asked in reversed(self._asked):  # the one that waits for its answer comes first
            if asked.found is None and asked.entry == entry:
                asked.found = len(self.log)
                return
        raise AssertionError(f"nobody asked for {entry}, or it was done twice")

    def _accepted(self, message):
        asked = self._pending
        assert asked is not None
        assert asked.id == message["id"]
        assert asked.found is not None, "acknowledged before it was told"
        self.acknowledged.append((asked.found, asked.entry))
        self._pending = None
        self._tally.acknowledge()

    def _refused(self, message):
        self._tally.refused[message["refused"]] += 1
        self._too_fast = message["refused"] == "too fast"
        if self._pending is not None and message["id"] == self._pending.id:
            assert self._pending.found is None, "refused, but done"
            self._asked.remove(self._pending)
            self._pending = None
