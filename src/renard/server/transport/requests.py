"""HTTP on one connection: uvicorn's protocol with limits of size and time."""

from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from renard.server.transport.connections import Connections, Deadlines

SLICE = 4_096
"""Read at once: what is too much is found before all of it is parsed."""
PIPELINE = 16
"""Requests that may wait on one connection."""


class Requests(HttpToolsProtocol):
    """Counted, and cut when it is too much or too slow."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._all: Connections = config.connections
        self._deadlines = Deadlines()
        self._in_body = False
        self._size = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._all.enter(self):
            self._deadlines.due = self.loop.time() + self._all.times.head
            self._all.waits(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def late(self, now: float) -> str | None:
        return self._deadlines.late(self.transport, now, self._all.times)

    # ---- reading

    def data_received(self, data: bytes) -> None:
        if not self._all.take_bytes(self.transport, len(data)):
            self._all.cut(self.transport, "bytes")
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            protocol = cast("Requests", self.transport.get_protocol())
            if protocol is self:
                self._read(piece)
            else:  # it became a WebSocket meanwhile
                protocol.data_received(piece)

    def _read(self, piece: bytes) -> None:
        self._size += len(piece)
        super().data_received(piece)
        limits = self._all.limits
        if self.transport.is_closing():
            return
        if not self._in_body and self._size > limits.head_bytes:
            self._all.tell_cut(self.transport, "head")
            self.send_400_response(f"Headers may hold up to {limits.head_bytes:,} bytes.")
        # Chunks have headers of their own; nobody needs as many of them as of content.
        elif self._size > limits.head_bytes + 2 * limits.body_bytes:
            self._all.cut(self.transport, "bytes")
        elif len(self.pipeline) > PIPELINE:
            self._all.cut(self.transport, "pipeline")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._deadlines.due = self.loop.time() + self._all.times.head
        self._all.works(self.transport)

    def on_headers_complete(self) -> None:
        self._in_body = True
        self._deadlines.due = self.loop.time() + self._all.times.body
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body, self._size = False, 0
        self._deadlines.due = float("inf")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self._in_body and not self._size:
            self._all.waits(self.transport)
