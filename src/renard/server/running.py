"""Running the app: a port to listen on, and a stop that loses nothing."""

import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

TRIED_PORTS = 20


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
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except (OSError, OverflowError):
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def address(bound: socket.socket) -> str:
    """The page's address for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - every address of this machine, this one too
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Says goodbye first: what was begun is finished, and everybody is told to come back."""

    def __init__(self, app: FastAPI, message_bytes: int, when_ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                # Up to twice as much is read, and refused with a sentence; more is cut off.
                ws_max_size=2 * message_bytes,
                ws_per_message_deflate=False,
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=20,
            )
        )
        self._app = app
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.sessions.close()
        await super().shutdown(sockets)
