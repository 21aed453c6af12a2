"""WebSocket on one connection: uvicorn's protocol, where frames of every kind are counted."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from renard.server.limits import Bucket
from renard.server.transport.connections import FRAMES_A_MESSAGE, Connections, Deadlines

SLICE = 1_024
"""Parsed at once: some 170 of the smallest frames, and then they are counted."""
QUEUE = 16
"""Messages that may wait for the app before no more are read."""


class Frames(WebSocketsSansIOProtocol):
    """Reads no faster than the other side reads, and not more than anybody needs to say."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._all: Connections = config.connections
        self._deadlines = Deadlines()
        self._unwritten: list[bytes] = []
        frames = FRAMES_A_MESSAGE * self._all.limits.messages_per_second
        self._bucket = Bucket(frames, 3 * frames)
        self._handlers = {
            Opcode.CONT: self.handle_cont,
            Opcode.TEXT: self.handle_text,
            Opcode.BINARY: self.handle_bytes,
            Opcode.PING: lambda _: self.handle_ping(),
            Opcode.PONG: self.handle_pong,
            Opcode.CLOSE: self.handle_close,
        }

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._all.hand_over(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def late(self, now: float) -> str | None:
        return self._deadlines.late(self.transport, now, self._all.times)

    # ---- reading

    def data_received(self, data: bytes) -> None:
        if not self._all.take_bytes(self.transport, len(data)):
            self._end("bytes")
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        events = self.conn.events_received()
        count = len(events)
        if not (self._bucket.take(count) and self._all.take_frames(self.transport, count)):
            self._end("frames")
            return
        for event in events:
            if isinstance(event, Frame):
                self._handlers[event.opcode](event)
            elif isinstance(event, Request):
                self.handle_connect(event)

    def _end(self, why: str) -> None:
        """Say why, if that can be said; nothing more is read."""
        if not self.handshake_complete or self.close_sent:
            self._all.cut(self.transport, why)
            return
        self._all.tell_cut(self.transport, why)
        self.conn.fail(CloseCode.POLICY_VIOLATION, f"too many {why}")
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.handshake_complete and not self.close_sent:
            await self.writable.wait()
            self._send_text(message["text"])
            return
        self._write_now()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # A refusal is an answer, too; the inherited protocol would note it as a mistake.
            self.handshake_complete = True

    def _send_text(self, text: str) -> None:
        """What is sent at the same time is one write: news and the answer to whoever acted."""
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if self.disconnected:
            raise ClientDisconnected
        if not self._unwritten:
            self.loop.call_soon(self._write_now)
        self._unwritten += self.conn.data_to_send()

    def _write_now(self) -> None:
        if self._unwritten and not self.transport.is_closing():
            self.transport.write(b"".join(self._unwritten))
        self._unwritten.clear()

    def send_receive_event_to_app(self) -> None:
        # As inherited, it would stop reading at every message, and start again.
        held, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = held
        self._regulate()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._regulate()
        return message

    def _regulate(self) -> None:
        """Read on while the app keeps up and the other side takes what it is sent."""
        pause = self.queue.qsize() >= QUEUE or not self.writable.is_set()
        if pause != self.read_paused and not self.close_sent and not self.transport.is_closing():
            self.read_paused = pause
            (self.transport.pause_reading if pause else self.transport.resume_reading)()

    # ---- writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._regulate()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._regulate()
