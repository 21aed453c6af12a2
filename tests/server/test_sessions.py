"""A client that does not listen: it holds up nobody, and is sent away."""

import asyncio
import time
from types import SimpleNamespace

from renard.server.metrics import Metrics
from renard.server.rooms import Rooms
from renard.server.sessions import Session
from renard.server.settings import Limits, Settings
from tests.server.conftest import SHELF


class Deaf:
    """A socket whose other end does not read."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent, self.closed = [], []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def session(socket: Deaf) -> Session:
    nothing_stored = SimpleNamespace(clock=time.time)
    rooms = Rooms(nothing_stored, SHELF, Settings(limits=Limits(outbox=5)), Metrics())
    return Session(socket, rooms, lambda: True)


def test_what_waits_is_sent_in_order_once_the_client_listens():
    async def test() -> None:
        socket = Deaf()
        told = session(socket)
        for number in range(5):
            told.send(str(number))
            await asyncio.sleep(0)
        socket.reads.set()
        await told.flush()
        assert socket.sent == list("01234")
        told.send("5")
        await told.flush()
        assert socket.sent == list("012345")
        assert not socket.closed

    asyncio.run(test())


def test_a_client_that_never_listens_is_sent_away():
    async def test() -> None:
        socket = Deaf()
        told = session(socket)
        for number in range(20):
            told.send(str(number))
        await told.flush()
        assert socket.closed == [(4429, "too slow")]
        told.send("more")
        assert socket.sent == []

    asyncio.run(test())
