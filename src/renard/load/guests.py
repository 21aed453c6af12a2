"""Guests that take little time themselves: one player a table, whose actions are timed."""

import asyncio
import gc
import http.client
import json
import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from renard.load.frames import PING, PONG, TEXT, frame, read_frame, upgrade
from renard.load.place import LoadError, Place, Refused, ask
from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.table import GO_ON, OwnDice, Table

AT_ONCE = 50
"""Sockets that are opened at the same time."""
REMEDY = (
    "start it with limits that let one address do all this (--tables-per-hour, "
    "--requests-per-second, --sockets-per-address and --actions-per-second of 100000)"
)


def solo_sheet() -> Sheet:
    """The first game that can be played alone."""
    return next(s for s in map(load_sheet, sheet_names()) if s.players[0] == 1)


class Guest(asyncio.Protocol):
    """One table with one player, and the socket that is open for it."""

    def __init__(
        self, sheet: Sheet, told: dict[str, Any], chance: random.Random, source: str | None
    ) -> None:
        self._source = (source, 0) if source else None
        self.id, self.secrets = told["table"]["id"], told["secrets"]
        self.table = Table(sheet, ["somebody"], OwnDice())
        self.times: list[float] = []
        self.answered = asyncio.Event()
        self.begun = asyncio.Event()
        """Somebody can act, or never will."""
        self.lost = False
        self.trouble: str | None = None
        """What the server said no to; then nothing more is done."""
        self._chance = chance
        self._sent = 0.0
        self._waits = False
        self._data = b""
        self._open = False
        self._transport: asyncio.Transport

    async def open(self, place: Place) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(
            lambda: self, place.host, place.port, ssl=place.tls, local_addr=self._source
        )
        self._transport.write(upgrade(place.name, self.id))
        await self.answered.wait()
        self.check()

    def check(self) -> None:
        """Raise what the server said no to."""
        if self.trouble is not None:
            raise LoadError(f"{self.trouble}; {REMEDY}")

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self._open and self.trouble is None:
            self.trouble = "the server closed a connection before it was a socket"
        self.answered.set()
        self.begun.set()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, self._data = self._data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                status = head.decode(errors="replace").splitlines()[0]
                self._fail(f"the server gave no socket ({status})")
                return
            self._open = True
            numbers = {seat: secrets.token_hex(16) for seat in self.secrets}
            hello = {"type": "hello", "protocol": 2, "seen": 0, "secrets": self.secrets}
            hello["numbers"] = numbers
            self._transport.write(frame(TEXT, json.dumps(hello).encode()))
        while (read := read_frame(self._data)) is not None:
            kind, content, self._data = read
            self._hear(kind, content)

    def _fail(self, trouble: str) -> None:
        self.trouble = trouble
        self._transport.abort()
        self.answered.set()

    def _hear(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._transport.write(frame(PONG, data))
        if kind != TEXT:
            return
        message = json.loads(data)
        if message["type"] in ("welcome", "events"):
            for entry in message["events"]:
                self.table.follow(entry)
            if not self.begun.is_set() and self.table.to_act():
                self.begun.set()
            if message["type"] == "welcome":
                self.answered.set()
        elif message["type"] == "accepted":
            self.times.append(time.perf_counter() - self._sent)
            self._waits = False
            self.answered.set()
        elif message["type"] == "refused":
            self._fail(f"the server refused ({message['refused']}: {message['message']})")

    def can_act(self) -> bool:
        return not self.lost and not self._waits and bool(self.table.to_act())

    @property
    def playing(self) -> bool:
        return not self.lost and not self.table.over

    def act(self) -> None:
        """Choose and send; the answer is timed when it comes."""
        game = self.table.game
        event = game.event(0, self._chance.choice(game.legal(0))) or GO_ON
        message = {"type": "act", "id": 1, "seat": 0, "version": self.table.version}
        data = frame(TEXT, json.dumps(message | {"event": event}).encode())
        self.answered.clear()
        self._waits = True
        self._sent = time.perf_counter()
        self._transport.write(data)

    @property
    def waited(self) -> float:
        """How long an answer has been waited for that has not come yet."""
        return time.perf_counter() - self._sent if self._waits and not self.lost else 0.0

    def close(self) -> None:
        self._transport.abort()


def sources(number: int, spread: bool) -> list[str | None]:
    """Where guests come from: each from an address of its own, if they are to be spread."""
    return [f"127.0.{1 + n // 250}.{1 + n % 250}" if spread else None for n in range(number)]


def create(place: Place, sheet: Sheet, number: int, spread: bool) -> list[Guest]:
    """So many new tables."""
    wish = {"game": sheet.id, "seats": [{"kind": "person", "name": "Ada"}]}
    guests = []
    connection = place.connect()
    for n, source in enumerate(sources(number, spread)):
        if source and n % 50 == 0:
            connection.close()
            connection = place.connect(source=source)
        guests.append(Guest(sheet, _new_table(connection, wish), random.Random(n), source))  # noqa: S311
    connection.close()
    return guests


def _new_table(connection: http.client.HTTPConnection, wish: dict[str, Any]) -> Any:
    """Ask for a table; the connection is opened anew if it was closed in the meantime."""
    try:
        try:
            return ask(connection, "/api/tables", wish)
        except (http.client.HTTPException, ConnectionError):
            return ask(connection, "/api/tables", wish)
    except Refused as error:
        raise LoadError(f"{error}; {REMEDY}") from None


async def invite(place: Place, sheet: Sheet, number: int, *, spread: bool = False) -> list[Guest]:
    """So many new tables, each with an open socket."""
    guests = await asyncio.to_thread(create, place, sheet, number, spread)
    for some in range(0, number, AT_ONCE):
        await asyncio.gather(*(guest.open(place) for guest in guests[some : some + AT_ONCE]))
    # The first throw comes after the welcome: what it costs is no answer to an action.
    await asyncio.gather(*(guest.begun.wait() for guest in guests))
    return guests


@contextmanager
def unpaused() -> Iterator[None]:
    """Without looking for garbage: with thousands of guests that takes longer than an answer."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play(guests: list[Guest], rate: float, seconds: float) -> float:
    """Actions at a rate, whether or not earlier ones were answered; the rate that was sent.

    Ends earlier when all games are over.
    """
    with unpaused():
        return await _play(guests, rate, seconds)


async def _play(guests: list[Guest], rate: float, seconds: float) -> float:
    chance = random.Random(0)  # noqa: S311
    begun = time.perf_counter()
    sent = 0
    ready: list[Guest] = []
    while (now := time.perf_counter()) < begun + seconds:
        while sent < (now - begun) * rate:
            if not ready:
                ready = [guest for guest in guests if guest.can_act()]
                chance.shuffle(ready)
            if not ready:
                break
            guest = ready.pop()
            if guest.can_act():
                guest.act()
                sent += 1
        if not any(guest.playing for guest in guests):
            break
        await asyncio.sleep(0.001)
    for guest in guests:
        guest.check()
    return sent / (time.perf_counter() - begun)
