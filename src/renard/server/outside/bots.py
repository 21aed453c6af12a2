"""All bots of others that are connected to this process: where they sit, and when they are late."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from fastapi import WebSocket

from renard.server.bots import stand_in_of
from renard.server.logs import note
from renard.server.messages import TableId
from renard.server.orders.in_force import neutral_name
from renard.server.outside.clocks import BotClocks, Place
from renard.server.outside.messages import Late
from renard.server.outside.sessions import AtTable, BotSession
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.storage import StorageError
from renard.server.storage import people as kept
from renard.server.storage.outside import (
    BotSeen,
    OutsideBot,
    bot_by_id,
    bots_by_ids,
    called,
    is_outside,
    tables_of_bots,
)

if TYPE_CHECKING:
    from renard.server.rooms import Rooms

ABSENT_SECONDS = 90
"""A bot that no process has noted for so long is not connected anywhere."""


class OutsideBots:
    """The registry of one process."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.sessions: dict[str, BotSession] = {}
        """By the bot's id: a bot has one connection, the latest."""
        settings = rooms.settings
        self.clocks = BotClocks(
            settings.bot_move_seconds, settings.bot_bank_seconds, self._too_late
        )
        self._sitting_down: set[tuple[str, str]] = set()
        rooms.metrics.bots.set_function(lambda: len(self.sessions))

    # ---- coming and going

    async def run(self, socket: WebSocket, address: str) -> None:
        """Serve one connection."""
        await BotSession(socket, self, address).run()

    async def enter(self, session: BotSession) -> None:
        """Take a bot in; an earlier connection of the same bot is ended."""
        assert session.bot is not None
        before = self.sessions.get(session.bot.id)
        if before is None and len(self.sessions) >= self.rooms.settings.limits.bot_sockets:
            raise Refused("too many", "Too many bots are connected here; try again later.", 60)
        if before is not None:
            self.leave(before)
            taken = Refused("taken", "This bot has connected again, elsewhere.")
            self.rooms.spawn(before.end(taken))
        self.sessions[session.bot.id] = session
        await self.rooms.store.do(BotSeen(session.bot.id))
        note("a bot came", bots=len(self.sessions))

    def leave(self, session: BotSession) -> None:
        """A bot has gone: it may come back while its bank lasts."""
        if session.bot is None or self.sessions.get(session.bot.id) is not session:
            return
        del self.sessions[session.bot.id]
        for place in list(session.places.values()):
            self.rooms.went(place.room, place)
            for running in self.clocks.running(place.room.id):
                if running[1] in place.seats:
                    self.clocks.stop(running)
                    self.clocks.start(running, connected=False)
        session.places.clear()

    def send_away(self, session: BotSession, why: Refused) -> None:
        self.leave(session)
        if not self.rooms.closing:
            self.rooms.spawn(session.end(why))

    async def find_tables(self, session: BotSession) -> None:
        """Give a bot the games that wait for it, the oldest first."""
        bot = session.bot
        assert bot is not None
        found = await self.rooms.store.ask(partial(tables_of_bots, ids=[bot.id]))
        for table in found.get(bot.id, []):
            if session.free and table not in session.places:
                await self._sit(session, table)

    async def _sit(self, session: BotSession, table: str) -> None:
        bot = session.bot
        assert bot is not None
        mark = (bot.id, table)
        if mark in self._sitting_down or table in session.places:
            return
        self._sitting_down.add(mark)
        try:
            async with self.rooms.enter(table) as room:
                seats = frozenset(_seats_of(room, bot.id))
                if not seats or room.over or self.sessions.get(bot.id) is not session:
                    return
                place = AtTable(session, room, seats)
                session.places[table] = place
                await room.welcome(place, 0)
                self.rooms.came(room, place)
                for running in self.clocks.running(table):
                    if running[1] in seats:
                        self.clocks.stop(running)
                self.rooms.wake(room)
        finally:
            self._sitting_down.discard(mark)

    # ---- tables

    async def called(self, bot: OutsideBot) -> tuple[str, str]:
        """A bot's name and its owner's, as everybody sees them."""
        ask = self.rooms.store.ask
        owner = await ask(lambda connection: kept.name_of(connection, bot.owner))
        return bot.name, self.rooms.in_force.name_for(bot.owner, owner) or neutral_name(bot.owner)

    async def invite(self, wanted: str, game: str) -> str:
        """What a seat is called that this bot gets; refuses one that cannot come."""
        bot = await self.rooms.store.ask(lambda connection: bot_by_id(connection, wanted))
        session = self.sessions.get(wanted)
        now = self.rooms.store.clock()
        absent = bot is None or bot.seen is None or now - bot.seen > ABSENT_SECONDS
        if bot is None or (session is None and absent):
            raise Refused("unknown player", "There is no such bot here, or it is not connected.")
        if self.rooms.in_force.banned(bot.owner):
            raise Refused("unknown player", "This bot's owner is banned here.")
        if session is not None:
            assert session.hello is not None
            if not session.hello.tables or not session.plays(game):
                raise Refused("unknown player", "This bot does not play this game with people.")
            if not session.free:
                raise Refused("full", "This bot plays as many games as it can; choose another.")
        name, owner = await self.called(bot)
        return called(name, owner)

    def wake(self, room: Room) -> None:
        """See to the seats of bots of others, after anything has happened at a table."""
        acting = room.acting()
        for seat, row in enumerate(room.seats):
            if row["kind"] != "bot" or not is_outside(row["bot"]):
                self.clocks.stop((room.id, seat))
                continue
            session = self.sessions.get(row["bot"])
            absent = session is not None and room.id not in session.places
            if session is not None and absent and session.free and not room.over:
                self.rooms.spawn(self._sit(session, room.id))
            if seat not in acting:
                self.clocks.stop((room.id, seat))
            elif self._here(room, seat) or not room.connected(seat):
                self.clocks.start((room.id, seat), self._here(room, seat))
        if room.over:
            self._end(room)

    def _here(self, room: Room, seat: int) -> bool:
        session = self.sessions.get(room.seats[seat]["bot"] or "")
        return session is not None and room.id in session.places

    def moved(self, room: Room, seat: int) -> None:
        """A bot has decided: the next decision has a time of its own."""
        self.clocks.stop((room.id, seat))

    def _end(self, room: Room) -> None:
        self.clocks.forget(room.id)
        for session in list(self.sessions.values()):
            place = session.places.pop(room.id, None)
            if place is not None:
                session.ended(room.id)
                self.rooms.went(room, place)

    # ---- being late

    def _too_late(self, place: Place) -> None:
        if not self.rooms.closing:
            self.rooms.spawn(self._stand_in(place))

    async def _stand_in(self, place: Place) -> None:
        """Let the club's bot decide, once, for one that did not in time."""
        table, seat = place
        with contextlib.suppress(StorageError):
            async with self.rooms.enter(table) as room:
                async with room.lock:
                    await room.ready()
                row = room.seats[seat]
                if seat in room.acting() and row["kind"] == "bot" and is_outside(row["bot"]):
                    await self.rooms.bots.decide(room, seat, stand_in_of(room.sheet))
                    self.rooms.metrics.outside.labels("late").inc()
                    self._tell_late(row["bot"], table, seat)
                self.clocks.stop(place)
                self.rooms.wake(room)

    def _tell_late(self, bot: str, table: TableId, seat: int) -> None:
        session = self.sessions.get(bot)
        if session is not None and table in session.places:
            session.answer(Late(at=table, seat=seat))

    # ---- by itself

    async def watch(self) -> None:
        """Now and then: note who is connected, and see whether tokens were revoked elsewhere."""
        while True:
            await asyncio.sleep(self.rooms.settings.orders_seconds)
            try:
                await self.look()
            except StorageError as error:
                note("bots wait for the database", logging.WARNING, reason=str(error))

    async def look(self) -> None:
        """Whoever is connected, is still welcome and has a table elsewhere gets there."""
        store = self.rooms.store
        if not self.sessions:
            return
        asked = list(self.sessions)
        known = await store.ask(partial(bots_by_ids, ids=asked))
        waiting = await store.ask(partial(tables_of_bots, ids=asked))
        for session in list(self.sessions.values()):
            bot = session.bot
            assert bot is not None
            found = known.get(bot.id)
            if bot.id not in asked:
                continue  # it came in the meantime
            if found is None or found.key != bot.key:
                self.send_away(session, Refused("wrong token", "This bot's token was revoked."))
                continue
            if (banned := self.rooms.in_force.banned(bot.owner)) is not None:
                self.send_away(session, banned)
                continue
            if found.seen is None or store.clock() - found.seen > ABSENT_SECONDS / 3:
                await store.do(BotSeen(bot.id))
            for table in waiting.get(bot.id, []):
                if session.free and table not in session.places:
                    await self._sit(session, table)

    def close(self) -> None:
        """The server stops: everybody is told to come back later."""
        for session in list(self.sessions.values()):
            session.say_closing()


def _seats_of(room: Room, bot: str) -> list[int]:
    return [i for i, row in enumerate(room.seats) if (row["kind"], row["bot"]) == ("bot", bot)]
