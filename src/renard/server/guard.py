"""Before anything else: where a request comes from, how large and how often; and what is noted."""

import json
import re
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from renard.server.limits import Buckets, source
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.orders.in_force import InForce
from renard.server.refusals import Refused
from renard.server.replays import asker
from renard.server.settings import Settings

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OPERATIONS = {"/healthz", "/readyz", "/metrics"}
"""Asked for all day long by machines: not worth a line each, and counted by themselves."""
LAST_WORDS = {413, 429}
"""After these no more is heard on the connection: who is too much has to come again."""
_TABLE = re.compile(r"^(/api/tables/)([^/]+)")


def address_of(scope: Scope) -> str:
    """Who a connection is counted as."""
    return source(scope["client"][0]) if scope.get("client") else "unknown"


def told_path(path: str) -> str:
    """A path as it is noted: which table it was is its guests' business, and it may be long."""
    told = _TABLE.sub(r"\1*", path[:200])
    return told if len(told) <= 80 else f"{told[:80]}…"


class Guard:
    """Refuses what comes from another site, is too large or too much, before it is read."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        sockets: ASGIApp,
        in_force: Callable[[], InForce],
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = settings.origins
        self._body_bytes = settings.limits.body_bytes
        rate, files = settings.limits.requests_per_second, settings.limits.files_per_second
        self._requests = Buckets(rate, 4 * rate)
        self._operations = Buckets(rate, 4 * rate)
        # Nobody who asks for few requests wants to ask for more files.
        self._files = Buckets(max(files, rate), 10 * max(files, rate))
        self._metrics = metrics
        self._in_force = in_force

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asker.set(address_of(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                if status in LAST_WORDS:
                    headers["Connection"] = "close"
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    headers.setdefault("Content-Security-Policy", "default-src 'none'")
            await send(message)

        try:
            self._check_rate(scope)
            self._check_origin(scope)
            self._check_orders(scope)
            body = _Body(receive, self._body_bytes)
            body.check(Headers(scope=scope).get("content-length"))
            await self._app(scope, body.receive, noted)
        except Refused as error:
            self._metrics.refusals.labels(error.kind).inc()
            await answer(error, noted)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._metrics.requests.labels(method, status).inc()
        if scope["path"] not in OPERATIONS:
            note(
                "request",
                method=method,
                path=told_path(scope["path"]),
                status=status,
                ms=round((time.perf_counter() - begun) * 1000, 1),
                address=address_of(scope),
            )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_rate(scope)
            self._check_origin(scope)
            self._check_orders(scope)
        except Refused as error:
            self._metrics.refusals.labels(error.kind).inc()
            await receive()
            await answer(error, send, prefix="websocket.")
            return
        await self._sockets(scope, receive, send)

    def _check_origin(self, scope: Scope) -> None:
        """A page of another site must not speak to us in its visitor's name."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        elsewhere = origin is not None and not self._allowed(origin, headers.get("host", ""))
        # A browser tells of requests without an origin too; following a link is no request.
        quietly = (
            origin is None
            and headers.get("sec-fetch-site") == "cross-site"
            and headers.get("sec-fetch-mode") != "navigate"
        )
        if elsewhere or quietly:
            raise Refused("cross origin", "Pages of other sites cannot use this server.")

    def _check_orders(self, scope: Scope) -> None:
        """Whoever is banned still gets the page, which says so."""
        if not scope["path"].startswith("/api/"):
            return
        in_force = self._in_force()
        in_force.check_address(address_of(scope))
        if (table := _TABLE.match(scope["path"])) is not None:
            in_force.check_table(table[2])

    def _allowed(self, origin: str, host: str) -> bool:
        if origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # brackets that hold no address
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()

    def _check_rate(self, scope: Scope) -> None:
        path, buckets = scope["path"], self._files
        if path in OPERATIONS:
            buckets = self._operations
        elif path.startswith("/api/") or scope["type"] == "websocket":
            buckets = self._requests
        if not buckets.take(address_of(scope)):
            raise Refused("too fast", "Too many requests from this address; slow down.", 1)


_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"}


class _Body:
    """A request's body that may not grow beyond a size."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._size = 0

    def check(self, length: str | None) -> None:
        if length is not None and length.isascii() and length.isdigit():
            self._check(int(length[:20]))

    def _check(self, size: int) -> None:
        if size > self._most:
            raise Refused("too large", f"A request may hold up to {self._most:,} bytes.")

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        self._check(self._size)
        return message


async def answer(error: Refused, send: Send, prefix: str = "") -> None:
    """Send a refusal as an HTTP answer; with the prefix, instead of opening a socket."""
    body = json.dumps(error.told()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if error.retry_after is not None:
        headers.append((b"retry-after", b"%d" % error.retry_after))
    start = {"type": f"{prefix}http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}http.response.body", "body": body})
