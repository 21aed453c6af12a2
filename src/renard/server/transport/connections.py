"""All connections of the process: how many an address has, what it sends, and whose time is up."""

import asyncio
import math
from dataclasses import replace
from ipaddress import ip_address, ip_network
from typing import Protocol

from renard.server.limits import Buckets, Places, source
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.settings import Settings, Times

SWEEP_SECONDS = 1.0
HURRY_SECONDS = 2.0
BYTES_AN_ACTION = 2_560
FRAMES_A_MESSAGE = 5
"""Frames of every kind are counted; who plays sends one for a message, and hardly any other."""


class Connection(Protocol):
    """What is watched."""

    transport: asyncio.Transport

    def late(self, now: float) -> str | None:
        """Why its time is up, if it is."""


class Deadlines:
    """What a connection has to have done by when; part of a protocol."""

    __slots__ = ("_since", "_waiting", "due")

    def __init__(self) -> None:
        self.due = math.inf
        """For whatever the other side is to send."""
        self._waiting = 0
        self._since = math.inf

    def late(self, transport: asyncio.Transport, now: float, times: Times) -> str | None:
        """Why its time is up, if it is. While something of ours flows, it is not."""
        waiting = transport.get_write_buffer_size()
        if waiting != self._waiting:
            self._waiting, self._since = waiting, now
        if not waiting:
            return "late" if now > self.due else None
        closing = transport.is_closing()
        if now - self._since > (times.closing if closing else times.stalled):
            return "closing" if closing else "stalled"
        return None


class Connections:
    """Lets connections in, counts what they send, and cuts those whose time is up.

    A proxy stands for many guests: it is not counted as one.
    """

    def __init__(self, settings: Settings, most: int, metrics: Metrics) -> None:
        limits = settings.limits
        self.limits = limits
        self.times = settings.times
        self._metrics = metrics
        self._places = Places(most, limits.sockets_per_address + limits.spare_connections)
        rate = 2 * limits.requests_per_second
        self._new = Buckets(rate, 4 * rate)
        bytes_rate = BYTES_AN_ACTION * limits.actions_per_second
        self._bytes = Buckets(bytes_rate, 8 * bytes_rate)
        frames = FRAMES_A_MESSAGE * limits.actions_per_second
        self._frames = Buckets(frames, 4 * frames)
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]
        self._open: dict[asyncio.Transport, Connection] = {}
        self._sources: dict[asyncio.Transport, str | None] = {}
        self._waiting: dict[asyncio.Transport, None] = {}

    # ---- coming and going

    def enter(self, connection: Connection) -> bool:
        """Take a connection in; if not, it is cut."""
        transport = connection.transport
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else "unknown"
        found = None if self._is_proxy(address) else source(address)
        if found is not None and not self._new.take(found):
            return self._refuse(transport, "too many new")
        # Nobody else makes room for an address that has its share.
        if self._places.full and not self._places.has_enough(found):
            self._make_room()
        if not self._places.enter(found):
            return self._refuse(transport, "too many")
        self._open[transport] = connection
        self._sources[transport] = found
        self._metrics.connections.inc()
        return True

    def hand_over(self, connection: Connection) -> None:
        """From now on another protocol speaks on this transport."""
        self._waiting.pop(connection.transport, None)
        if connection.transport in self._open:
            self._open[connection.transport] = connection

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._waiting.pop(transport, None)
        if self._open.pop(transport, None) is not None:
            self._places.leave(self._sources.pop(transport))
            self._metrics.connections.dec()

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def _refuse(self, transport: asyncio.Transport, why: str) -> bool:
        self._metrics.cut.labels(why).inc()
        transport.abort()
        return False

    # ---- waiting for a request

    def waits(self, transport: asyncio.Transport) -> None:
        """Nothing is asked on this connection now: the first to go where there is no room."""
        self._waiting[transport] = None

    def works(self, transport: asyncio.Transport) -> None:
        self._waiting.pop(transport, None)

    def _make_room(self) -> None:
        if self._waiting:
            oldest = next(iter(self._waiting))
            self.leave(oldest)
            self._refuse(oldest, "room")

    # ---- what is sent

    def take_bytes(self, transport: asyncio.Transport, count: int) -> bool:
        """Whether the address of a connection may send so many more bytes."""
        found = self._sources.get(transport)
        return found is None or self._bytes.take(found, count)

    def take_frames(self, transport: asyncio.Transport, count: int) -> bool:
        """Whether the address of a connection may send so many more frames."""
        found = self._sources.get(transport)
        return found is None or self._frames.take(found, count)

    def cut(self, transport: asyncio.Transport, why: str) -> None:
        """End a connection now, whatever has not been sent yet."""
        self.tell_cut(transport, why)
        transport.abort()

    def tell_cut(self, transport: asyncio.Transport, why: str) -> None:
        """Note that a connection is ended by us."""
        self._metrics.cut.labels(why).inc()
        note("cut", why=why, address=self._sources.get(transport))

    def hurry(self) -> None:
        """The server stops: the last bytes have to be taken soon."""
        self.times = replace(self.times, closing=min(self.times.closing, HURRY_SECONDS))

    async def watch(self) -> None:
        """Again and again: cut what is late."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = loop.time()
            late = [
                (transport, why)
                for transport, connection in self._open.items()
                if (why := connection.late(now)) is not None
            ]
            for transport, why in late:
                self.cut(transport, why)
