"""One WebSocket: a client says what it has seen, hears everything, and acts for its seats."""

import asyncio
import json
import time
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from renard.server import seats as seating
from renard.server.limits import Bucket
from renard.server.logs import note
from renard.server.messages import (
    FROM_CLIENT,
    PROTOCOL,
    Accepted,
    Act,
    Closing,
    Hello,
    Message,
    MessageId,
    Move,
    Ping,
    Platter,
    Pong,
    Roll,
    Undo,
)
from renard.server.problems import told_problem
from renard.server.refusals import CLOSE, Refused, refused
from renard.server.room import Room, as_text
from renard.server.rooms import Rooms
from renard.table import Table

PATIENCE = 50
"""How often a client may be too fast before it is sent away."""


class Sessions:
    """All connections of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._open: set[Session] = set()

    async def run(self, socket: WebSocket, table: str) -> None:
        """Serve one connection from its hello to its end."""
        session = Session(socket, self._rooms)
        self._open.add(session)
        try:
            await session.run(table)
        finally:
            self._open.discard(session)

    async def close(self) -> None:
        """Take nothing new, end what was begun, and tell everybody to come back later."""
        await self._rooms.finish()
        for session in self._open:
            session.answer(Closing())
        await asyncio.gather(*(session.flush() for session in list(self._open)))


class Session:
    """A connection from its hello to its end."""

    def __init__(self, socket: WebSocket, rooms: Rooms) -> None:
        self.seats: frozenset[int] = frozenset()
        self._socket = socket
        self._rooms = rooms
        limits = rooms.settings.limits
        self._bucket = Bucket(limits.messages_per_second, 3 * limits.messages_per_second)
        self._outbox: list[str] = []
        self._most = limits.outbox
        self._sender: asyncio.Task[None] | None = None
        self._open = True
        self._too_fast = 0

    # ---- sending

    def send(self, text: str) -> None:
        """Send soon, in order. A client that does not listen is sent away, and comes back."""
        if not self._open:
            return
        self._outbox.append(text)
        if len(self._outbox) > self._most:
            self._open = False
            self._outbox.clear()
            self._sender = asyncio.create_task(self._close(4429, "too slow"))
        elif self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._outbox:
                waiting, self._outbox = self._outbox, []
                for text in waiting:
                    await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._open = False

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._open = False

    async def flush(self) -> None:
        """Wait until everything was handed to the network."""
        if self._sender is not None:
            await asyncio.wait({self._sender}, timeout=5)

    def answer(self, message: Message) -> None:
        self.send(as_text(message))

    def refuse(self, error: Refused, number: MessageId | None = None) -> None:
        self._rooms.metrics.refusals.labels(error.kind).inc()
        # Escaped: what a client sent, and is told again, may be no valid text.
        self.send(json.dumps({"type": "refused", "id": number, **error.told()}))

    # ---- receiving

    async def run(self, table: str) -> None:
        """Greet, then do what comes until the client goes."""
        try:
            async with asyncio.timeout(self._rooms.settings.hello_seconds):
                hello = await self._receive()
            room = await self._greet(table, hello)
        except TimeoutError:
            await self._end(Refused("malformed", "The first message should be a hello, at once."))
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, the client gets an answer
            await self._end(self._as_refusal(error))
        else:
            await self._serve(room)

    async def _receive(self) -> Any:
        """The next message, validated."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        text = event.get("text")
        if text is None:
            raise Refused("malformed", "A message should be text in JSON, not bytes.")
        if len(text) > self._rooms.settings.limits.message_bytes:
            raise Refused("too large", "This message is too long.")
        if not self._bucket.take():
            self._too_fast += 1
            raise _Unread("too fast", "Too many messages at once; slow down.", text)
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            problem = told_problem(error.errors(include_url=False, include_input=False))
            raise _Unread("malformed", problem, text) from None

    async def _greet(self, table: str, hello: Any) -> Room:
        if not isinstance(hello, Hello):
            raise Refused("malformed", "The first message should be a hello.")
        if hello.protocol != PROTOCOL:
            raise Refused(
                "old protocol",
                f"This client speaks protocol {hello.protocol}, this server {PROTOCOL}; "
                "load the page again.",
            )
        async with self._rooms.enter(table) as room:
            for seat, secret in hello.secrets.items():
                seating.check_holder(room.seats, int(seat), secret)
            self.seats = frozenset(int(seat) for seat in hello.secrets)
            await room.welcome(self, hello.seen)
            self._rooms.came(room, self)
            self._rooms.wake(room)
            return room

    async def _serve(self, room: Room) -> None:
        try:
            while self._open and self._too_fast < PATIENCE:
                await self._answer_next(room)
            await self._close(4429, "too fast")
        except WebSocketDisconnect:
            pass
        finally:
            self._open = False
            self._rooms.went(room, self)

    async def _answer_next(self, room: Room) -> None:
        number: MessageId | None = None
        try:
            message = await self._receive()
            number = getattr(message, "id", None)
            await self._do(room, message)
        except WebSocketDisconnect:
            raise
        except _Unread as error:
            self.refuse(error, error.number)
        except Exception as error:  # noqa: BLE001 - every refusal is answered
            self.refuse(self._as_refusal(error), number)

    async def _do(self, room: Room, message: Any) -> None:
        if isinstance(message, Ping):
            self.answer(Pong(id=message.id))
        elif isinstance(message, Hello):
            raise Refused("malformed", "There was a hello already.")
        else:
            begun = time.perf_counter()
            version = await self._rooms.run(self._act(room, message))
            self.answer(Accepted(id=message.id, version=version))
            self._rooms.metrics.actions.labels(message.type).inc()
            self._rooms.metrics.seconds.observe(time.perf_counter() - begun)

    async def _act(self, room: Room, message: Move) -> int:
        if message.seat not in self.seats:
            raise Refused("wrong secret", f"You did not show the secret of seat {message.seat}.")

        def do(table: Table) -> None:
            if isinstance(message, Act | Undo) and room.seats[message.seat]["kind"] == "bot":
                raise Refused("not your turn", "A bot plays for this seat; take it back first.")
            do_move(table, message)

        async with self._rooms.enter(room.id) as entered:
            version = await entered.act(do)
            self._rooms.wake(entered)
            return version

    def _as_refusal(self, error: Exception) -> Refused:
        found = refused(error)
        if found.kind == "mistake":
            note("mistake", 40, where="socket")
        return found

    async def _end(self, error: Refused) -> None:
        self.refuse(error)
        await self.flush()
        await self._close(CLOSE.get(error.kind, 4409), error.kind)


class _Unread(Refused):
    """A message that was not taken; its id is told back if there is one in it."""

    def __init__(self, kind: str, message: str, text: str) -> None:
        super().__init__(kind, message)
        self.number = _find_id(text)


def _find_id(text: str) -> MessageId | None:
    try:
        number = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    fits = (type(number) is int and 0 <= number <= 2**53) or (
        isinstance(number, str) and len(number) <= 40
    )
    return number if fits else None


def do_move(table: Table, message: Move) -> None:
    """What a message asks for, done to the game."""
    match message:
        case Act():
            table.act(message.seat, message.version, message.event)
        case Undo(what="last"):
            table.undo(message.seat, message.version)
        case Undo():
            table.reset_turn(message.seat, message.version)
        case Roll():
            table.enter_roll(message.faces, message.version)
        case Platter():
            table.enter_platter(message.dice, message.version)
