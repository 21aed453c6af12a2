"""Running the app: a port to listen on, and a stop that loses nothing."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from renard.server.settings import Settings
from renard.server.transport.connections import Connections
from renard.server.transport.descriptors import raise_limit
from renard.server.transport.frames import Frames
from renard.server.transport.requests import Requests

TRIED_PORTS = 20
SWITCH_SECONDS = 0.0005
"""How long a busy loop keeps the thread waiting that writes to the database, at each statement."""
GARBAGE = (20_000, 50, 100)
"""How many new objects, and rounds over the younger ones, let Python look for garbage.

Tables are many objects that stay. By its own measure Python would look through all of them again
and again: two thirds of a busy loop's time, and a tenth of a second at once. Hardly anything here
refers to itself, which is all that this is needed for.
"""
OWN_DESCRIPTORS = 100
"""For the database, the log and whatever else is no connection."""
SEND_BUFFER = 128 << 10
"""Bytes of a connection that the system takes before they are on their way."""
LAST_SECONDS = 12
"""For connections to end, when the server stops."""


class PortError(ValueError):
    """No port to listen on. The message says which was tried."""


def listen(host: str, port: int, *, or_next: bool = False) -> socket.socket:
    """A socket on this port, or with `or_next` on one of those behind it; 0 is any free one."""
    ports = range(port, port + TRIED_PORTS) if or_next and port else [port]
    for tried in ports:
        try:
            return _bind(host, tried)
        except OSError as error:
            reason = error.strerror or str(error)
    raise PortError(f"cannot listen on {host} port {port}: {reason}; choose another with --port")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without the protocol's number asyncio would not recognise TCP, and leave its delay on.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # By itself the system would take megabytes for each guest who does not read.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        bound.bind((host, port))
        bound.listen(2048)
    except (OSError, OverflowError):
        bound.close()
        raise
    return bound


def address(bound: socket.socket) -> str:
    """The page's address for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - every address of this machine, this one too
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Config(uvicorn.Config):
    """Protocols are made with the config: so it carries what they share."""

    connections: Connections


class Server(uvicorn.Server):
    """Says goodbye first: what was begun is finished, and everybody is told to come back."""

    def __init__(self, app: FastAPI, when_ready: Callable[[], None]) -> None:
        settings: Settings = app.state.settings
        proxies = ",".join(settings.proxies)
        config = _Config(
            app,
            http=Requests,
            ws=Frames,
            # Up to twice as much is read, and refused with a sentence; more is cut off.
            ws_max_size=2 * settings.limits.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_keep_alive=settings.times.idle,
            timeout_graceful_shutdown=LAST_SECONDS,
        )
        most = min(
            settings.limits.sockets + settings.limits.sockets // 10,
            max(raise_limit() - OWN_DESCRIPTORS, 1),
        )
        config.connections = Connections(settings, most, app.state.metrics)
        super().__init__(config)
        self._connections = config.connections
        self._app = app
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        await super().startup(sockets)
        self._watch = asyncio.create_task(self._connections.watch())
        if self.started:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.sessions.close()
        self._connections.hurry()
        await super().shutdown(sockets)
        self._watch.cancel()
