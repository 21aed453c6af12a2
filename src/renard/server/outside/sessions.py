"""The socket of one bot: it connects once, and plays whatever games it is given."""

import asyncio
from typing import TYPE_CHECKING, Any

from fastapi import WebSocket, WebSocketDisconnect

from renard.server import keys
from renard.server.limits import Bucket
from renard.server.listeners import as_text
from renard.server.messages import (
    OLDER_PROTOCOLS,
    PROTOCOL,
    Accepted,
    Closing,
    MessageId,
    Ping,
    Pong,
)
from renard.server.outside.messages import FROM_BOT, BotAct, BotHello, Ended, Greeted
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.sessions import PATIENCE, Session, Unread
from renard.server.storage.outside import OutsideBot, bot_by_key
from renard.table import Table

if TYPE_CHECKING:
    from renard.server.outside.bots import OutsideBots


AT_ONCE = 3
"""So many times as fast as somebody who taps may a bot be: it plays several games."""


QUIET_SECONDS = 600
"""A table at which nothing has happened for so long does not count as being played."""
MOST_PLACES = 200
"""Tables of one bot, played or not."""


class AtTable:
    """A bot's place at one table: whatever is told there is told to the bot, with the table."""

    def __init__(self, session: "BotSession", room: Room, seats: frozenset[int]) -> None:
        self.seats = seats
        self.silent = False
        self.room = room
        self._session = session

    @property
    def heard(self) -> float:
        return self._session.heard

    def send(self, text: str) -> None:
        self._session.send(f'{{"at":"{self.room.id}",{text[1:]}')


class BotSession(Session):
    """A bot's connection from its hello to its end."""

    adapter = FROM_BOT

    def __init__(self, socket: WebSocket, outside: "OutsideBots", address: str) -> None:
        super().__init__(socket, outside.rooms, lambda: True)
        self.address = address
        rate = AT_ONCE * outside.rooms.settings.limits.messages_per_second
        self._bucket = Bucket(rate, 3 * rate)
        self.outside = outside
        self.bot: OutsideBot | None = None
        self.hello: BotHello | None = None
        self.places: dict[str, AtTable] = {}

    async def _may_speak(self) -> bool:
        """A bot that is too fast is not refused, but waits: it acts when it has heard."""
        while not self._bucket.take():  # noqa: ASYNC110 - time refills it, nobody tells
            await asyncio.sleep(1 / 50)
        return True

    @property
    def most(self) -> int:
        """How many games it plays at the same time."""
        asked = self.hello.most if self.hello else 0
        return min(asked, self.outside.rooms.settings.limits.bot_games)

    @property
    def free(self) -> int:
        """How many more games it can be given; one that nobody goes on with keeps out no other."""
        now = self.outside.rooms.store.clock()
        busy = sum(now - place.room.changed < QUIET_SECONDS for place in self.places.values())
        return max(0, min(self.most - busy, MOST_PLACES - len(self.places)))

    def plays(self, game: str) -> bool:
        return self.hello is not None and (not self.hello.games or game in self.hello.games)

    async def run(self, table: str = "") -> None:
        """Greet, then do what comes until the bot goes."""
        settings = self.outside.rooms.settings
        try:
            async with asyncio.timeout(settings.hello_seconds):
                hello = await self._receive()
            await self._greet_bot(hello)
        except TimeoutError:
            await self.end(Refused("malformed", "The first message should be a hello, at once."))
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot gets an answer
            await self.end(self._as_refusal(error))
        else:
            await self._serve_bot()

    async def _greet_bot(self, hello: Any) -> None:
        if not isinstance(hello, BotHello):
            raise Refused("malformed", "The first message should be a hello with a token.")
        if hello.protocol not in (PROTOCOL, *OLDER_PROTOCOLS):
            raise Refused(
                "old protocol",
                f"This bot speaks protocol {hello.protocol}, this server {PROTOCOL}.",
            )
        rooms, key = self.outside.rooms, keys.hashed(hello.token)
        bot = await rooms.store.ask(lambda connection: bot_by_key(connection, key))
        if bot is None:
            raise Refused("wrong token", "There is no bot with this token, or it was revoked.")
        rooms.in_force.check_person(bot.owner)
        self.bot, self.hello = bot, hello
        await self.outside.enter(self)
        settings = rooms.settings
        self.answer(
            Greeted(
                bot=bot.id,
                most=self.most,
                move_seconds=settings.bot_move_seconds,
                bank_seconds=settings.bot_bank_seconds,
            )
        )
        await self.outside.find_tables(self)

    async def _serve_bot(self) -> None:
        try:
            while self._open and self._too_fast < PATIENCE:
                await self._answer_bot()
            await self._close(4429, "too fast")
        except WebSocketDisconnect:
            pass
        finally:
            self._open = False
            self.outside.leave(self)

    async def _answer_bot(self) -> None:
        number: MessageId | None = None
        try:
            message = await self._receive()
            number = getattr(message, "id", None)
            await self._do_for_bot(message)
        except WebSocketDisconnect:
            raise
        except Unread as error:
            self.refuse(error, error.number)
        except Exception as error:  # noqa: BLE001 - every refusal is answered
            self.refuse(self._as_refusal(error), number)

    async def _do_for_bot(self, message: Any) -> None:
        if isinstance(message, Ping):
            self.answer(Pong(id=message.id))
        elif isinstance(message, BotHello):
            raise Refused("malformed", "There was a hello already.")
        else:
            await self._act_at(message)

    async def _act_at(self, message: BotAct) -> None:
        place = self.places.get(message.at)
        if place is None or message.seat not in place.seats:
            raise Refused("not your seat", f"Seat {message.seat} of this table is not yours.")
        room, rooms = place.room, self.outside.rooms
        rooms.in_force.check_table(room.id)

        def do(table: Table) -> None:
            row = room.seats[message.seat]
            if self.bot is None or (row["kind"], row["bot"]) != ("bot", self.bot.id):
                raise Refused("not your seat", "Somebody else plays this seat now.")
            table.act(message.seat, message.version, message.event)

        with rooms.acting(room):
            version = await room.act(do)
            self.outside.moved(room, message.seat)
            place.send(as_text(Accepted(id=message.id, version=version)))
            rooms.metrics.outside.labels("moved").inc()
            rooms.wake(room)

    def ended(self, table: str) -> None:
        """There is nothing more to do at a table."""
        self.answer(Ended(at=table))

    def say_closing(self) -> None:
        self.answer(Closing())
