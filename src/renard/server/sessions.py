"""One WebSocket: a client says what it has seen, hears everything, and acts for its seats."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, ClassVar

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from renard.server import seats as seating
from renard.server.limits import Bucket, Buckets
from renard.server.listeners import as_text
from renard.server.logs import note
from renard.server.messages import (
    FROM_CLIENT,
    OLDER_PROTOCOLS,
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
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.table import Table

FLUSH_SECONDS = 2
LOST = 1006
"""The code of a socket that ended without a word."""
PATIENCE = 50
"""How often a client may be too fast before it is sent away."""


class Sessions:
    """All connections of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._open: set[Session] = set()
        rate = rooms.settings.limits.actions_per_second
        self._actions = Buckets(rate, 4 * rate)

    async def run(self, socket: WebSocket, table: str, address: str) -> None:
        """Serve one connection from its hello to its end."""
        session = Session(socket, self._rooms, lambda: self._actions.take(address))
        session.table, session.address = table, address
        self._open.add(session)
        try:
            await session.run(table)
        finally:
            self._open.discard(session)

    def all(self) -> "list[Session]":
        """All that are open now."""
        return list(self._open)

    async def close(self) -> None:
        """Take nothing new, end what was begun, and tell everybody to come back later."""
        await self._rooms.finish()
        for session in self._open:
            session.answer(Closing())
        await asyncio.gather(*(session.flush() for session in list(self._open)))


class Session:
    """A connection from its hello to its end."""

    adapter: ClassVar[TypeAdapter[Any]] = FROM_CLIENT
    """How its messages are read."""

    def __init__(self, socket: WebSocket, rooms: Rooms, may_act: Callable[[], bool]) -> None:
        self.seats: frozenset[int] = frozenset()
        self.table = self.address = ""
        self._may_act = may_act
        self._socket = socket
        self._rooms = rooms
        limits = rooms.settings.limits
        self._bucket = Bucket(limits.messages_per_second, 3 * limits.messages_per_second)
        self._outbox: list[str] = []
        self._most = limits.outbox
        self._sender: asyncio.Task[None] | None = None
        self._open = True
        self._too_fast = 0
        self.silent = False
        self.heard = rooms.store.clock()
        self._awaited: asyncio.TimerHandle | None = None

    # ---- sending

    def send(self, text: str) -> None:
        """Send soon, in order. A client that does not listen is sent away, and comes back."""
        if not self._open:
            return
        self._outbox.append(text)
        if len(self._outbox) > self._most:
            self._open = False
            self._outbox.clear()
            self._rooms.metrics.cut.labels("slow").inc()
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
            await asyncio.wait({self._sender}, timeout=FLUSH_SECONDS)

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
            await self.end(Refused("malformed", "The first message should be a hello, at once."))
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, the client gets an answer
            await self.end(self._as_refusal(error))
        else:
            await self._serve(room)

    async def _receive(self) -> Any:
        """The next message, validated."""
        event = await self._socket.receive()
        code = event.get("code", LOST) if event["type"] == "websocket.disconnect" else None
        if code != LOST:
            self.heard = self._rooms.store.clock()
        if code is not None:
            raise WebSocketDisconnect(code)
        text = event.get("text")
        if not await self._may_speak():
            self._too_fast += 1
            raise Unread("too fast", "Too many messages at once; slow down.", text)
        if text is None:
            raise Refused("malformed", "A message should be text in JSON, not bytes.")
        if len(text) > self._rooms.settings.limits.message_bytes:
            raise Refused("too large", "This message is too long.")
        try:
            return self.adapter.validate_json(text)
        except ValidationError as error:
            problem = told_problem(error.errors(include_url=False, include_input=False))
            raise Unread("malformed", problem, text) from None

    async def _may_speak(self) -> bool:
        """Whether one more message of this client is read now."""
        return self._bucket.take()

    async def _greet(self, table: str, hello: Any) -> Room:
        if not isinstance(hello, Hello):
            raise Refused("malformed", "The first message should be a hello.")
        if hello.protocol not in (PROTOCOL, *OLDER_PROTOCOLS):
            raise Refused(
                "old protocol",
                f"This client speaks protocol {hello.protocol}, this server {PROTOCOL}; "
                "load the page again.",
            )
        async with self._rooms.enter(table) as room:
            for seat, secret in hello.secrets.items():
                seating.check_holder(room.seats, int(seat), secret)
                self._rooms.in_force.check_person(room.seats[int(seat)].get("person"))
            self.seats = frozenset(int(seat) for seat in hello.secrets)
            await room.welcome(self, hello.seen)
            await self._add_numbers(room, hello)
            self._rooms.came(room, self)
            self._rooms.wake(room)
            return room

    async def _add_numbers(self, room: Room, hello: Hello) -> None:
        numbers = {int(seat): number for seat, number in hello.numbers.items()}
        if not self.seats.issuperset(numbers):
            raise Refused("wrong secret", "A number can be added for one's own seats alone.")
        if not room.waits_for_numbers:
            return

        def add(seats: list[SeatRow]) -> None:
            for seat, number in numbers.items():
                seating.add_number(seats, seat, number)

        await room.change_seats(add)

    async def _serve(self, room: Room) -> None:
        try:
            while self._open and self._too_fast < PATIENCE:
                await self._answer_next(room)
            await self._close(4429, "too fast")
        except WebSocketDisconnect:
            pass
        finally:
            self._open = False
            self._await_word(room, None)
            self._rooms.went(room, self)

    def _await_word(self, room: Room, seconds: float | None) -> None:
        """Somebody was heard of, and will be again in so many seconds, unless the network fails."""
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None
        if seconds is not None:
            later = asyncio.get_running_loop().call_later
            self._awaited = later(seconds, self._rooms.silence, room, self, True)

    async def _answer_next(self, room: Room) -> None:
        number: MessageId | None = None
        try:
            message = await self._receive()
            number = getattr(message, "id", None)
            await self._do(room, message)
        except WebSocketDisconnect:
            raise
        except Unread as error:
            self.refuse(error, error.number)
        except Exception as error:  # noqa: BLE001 - every refusal is answered
            self.refuse(self._as_refusal(error), number)

    async def _do(self, room: Room, message: Any) -> None:
        if self.silent:
            self._rooms.silence(room, self, False)
        if isinstance(message, Ping):
            self._await_word(room, message.again)
            self.answer(Pong(id=message.id))
        elif isinstance(message, Hello):
            raise Refused("malformed", "There was a hello already.")
        elif not self._may_act():
            raise Refused("too fast", "Too many actions from this address; slow down.")
        else:
            begun = time.perf_counter()
            version = await self._act(room, message)
            self.answer(Accepted(id=message.id, version=version))
            self._rooms.metrics.actions[message.type].inc()
            self._rooms.metrics.seconds.observe(time.perf_counter() - begun)

    async def _act(self, room: Room, message: Move) -> int:
        if message.seat not in self.seats:
            raise Refused("wrong secret", f"You did not show the secret of seat {message.seat}.")

        def do(table: Table) -> None:
            if isinstance(message, Act | Undo) and room.seats[message.seat]["kind"] == "bot":
                raise Refused("not your turn", "A bot plays for this seat; take it back first.")
            if isinstance(message, Roll | Platter) and room.about["dice"]["kind"] != "own":
                raise Refused("illegal", "At this table the server throws the dice.")
            if isinstance(message, Undo):
                room.undos.check(table)
            do_move(table, message)

        with self._rooms.acting(room):
            version = await room.act(do)
            self._rooms.wake(room)
            return version

    def _as_refusal(self, error: Exception) -> Refused:
        found = refused(error)
        if found.kind == "mistake":
            note("mistake", 40, where="socket")
        return found

    async def end(self, error: Refused) -> None:
        """Say no, and hang up."""
        self.refuse(error)
        await self.flush()
        await self._close(CLOSE.get(error.kind, 4409), error.kind)


class Unread(Refused):
    """A message that was not taken; its id is told back if there is one in it."""

    def __init__(self, kind: str, message: str, text: str | None) -> None:
        super().__init__(kind, message)
        # What is long is not read only to tell its id.
        self.number = _find_id(text) if text and len(text) < 1000 else None


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
