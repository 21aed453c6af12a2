"""Where sockets come in: two paths, and not more of them than there are places.

They do not go through the routes: thousands stay open, and every layer costs memory for each.
"""

import json
import re
from collections.abc import Callable

from fastapi import WebSocket
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from renard.server.guard import address_of
from renard.server.limits import Places
from renard.server.metrics import Metrics
from renard.server.outside.bots import OutsideBots
from renard.server.refusals import Refused
from renard.server.sessions import Sessions
from renard.server.settings import Limits

BOTS_PATH = "/api/bots/play"
PATH = re.compile(r"/api/tables/([^/]{1,60})/play")


class Sockets:
    """The WebSocket side as an ASGI application."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        sessions: Callable[[], Sessions],
        outside: Callable[[], OutsideBots],
    ) -> None:
        self._places = Places(limits.sockets, limits.sockets_per_address)
        self._metrics = metrics
        self._sessions = sessions
        self._outside = outside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"])
        if found is None and scope["path"] != BOTS_PATH:
            await WebSocketClose()(scope, receive, send)
            return
        socket, address = WebSocket(scope, receive, send), address_of(scope)
        if not self._places.enter(address):
            error = Refused("too many", "Too many connections; close some, or try later.", 60)
            self._metrics.refusals.labels(error.kind).inc()
            await socket.send_denial_response(
                Response(json.dumps(error.told()), error.status, {"Retry-After": "60"})
            )
            return
        self._metrics.sockets.inc()
        try:
            await socket.accept()
            if found is None:
                await self._outside().run(socket, address)
            else:
                await self._sessions().run(socket, found[1], address)
        finally:
            self._metrics.sockets.dec()
            self._places.leave(address)
