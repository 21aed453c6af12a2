"""Following the operator's orders while the server runs: they are stored, and looked for."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from renard.server import seats as seating
from renard.server.bots import stand_in_of
from renard.server.logs import note
from renard.server.orders.in_force import InForce, neutral_name
from renard.server.people.people import People
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.sessions import Session, Sessions
from renard.server.storage import Missing, StorageError
from renard.server.storage import people as kept
from renard.server.storage.orders import Order, OrderDone, orders_to_follow
from renard.server.storage.outside import RemoveBot, bots_of, called, tables_of_bots


class Following:
    """What one process does about orders; where several see the same one, it is done once."""

    def __init__(self, rooms: Rooms, people: People, sessions: Sessions) -> None:
        self._rooms = rooms
        self._people = people
        self._sessions = sessions
        self._in_force: InForce = rooms.in_force
        self._when_new: list[Callable[[Order], None]] = []
        rooms.metrics.orders.set_function(lambda: len(self._in_force))

    def when_new(self, tell: Callable[[Order], None]) -> None:
        """Call this for every order that comes into force."""
        self._when_new.append(tell)

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(self._rooms.settings.orders_seconds)
            await self.look()

    async def look(self) -> None:
        """Read what is in force, and do what has not been done yet."""
        try:
            store = self._rooms.store
            now = store.clock()
            orders = await store.ask(lambda connection: orders_to_follow(connection, now))
            people = {order.who for order in orders if order.what == "person"}
            ids = {person: await self._people.ids(person) for person in people}
            new = self._in_force.take(orders, ids)
            if new:
                self._send_away()
            for order in new:
                for tell in self._when_new:
                    tell(order)
            for order in orders:
                if order.done is None:
                    await self._do(order)
        except StorageError as error:
            note("orders wait for the database", logging.WARNING, reason=str(error))

    def _send_away(self) -> None:
        """End connections of those who are banned, and of tables that were closed."""
        for session in self._sessions.all():
            refusal = self._refusal(session)
            if refusal is not None:
                if session.seats and refusal.kind == "banned":
                    self._rooms.spawn(self._hand_over(session.table, session.seats))
                self._rooms.spawn(session.end(refusal))

    def _refusal(self, session: Session) -> Refused | None:
        found = self._in_force.closed(session.table) or self._in_force.banned_address(
            session.address
        )
        room = self._rooms.known(session.table)
        if found is None and room is not None:
            for seat in session.seats:
                found = found or self._in_force.banned(room.seats[seat].get("person"))
        return found

    async def _do(self, order: Order) -> None:
        try:
            await self._effect(order)
        except Missing:
            pass  # a table that was cleaned up
        except StorageError:
            raise
        except Exception:  # noqa: BLE001 - one order must not keep the others from being followed
            note("an order failed", logging.ERROR, order=order.id)
        await self._rooms.store.do(OrderDone(order.id))
        note("order done", kind=order.kind, what=order.what, order=order.id)

    async def _effect(self, order: Order) -> None:
        match order.kind, order.what:
            case "rename", "person":
                await self._rename(order.who, order.name or "")
            case "rename", "seat":
                table, _, seat = order.who.partition("/")
                await self._rename_seats(table, lambda i, row: i == int(seat), order.name or "")
            case "mute", "person":
                await self._rename(order.who, neutral_name(order.who))
            case "ban", "person":
                for table in await self._tables(order.who, over=False):
                    ids = await self._people.ids(order.who)
                    async with self._rooms.enter(table) as room:
                        seats = frozenset(seating.owned_by(room.seats, ids))
                    await self._hand_over(table, seats)
            case "revoke", "bot":
                await self._rooms.store.do(RemoveBot(order.who))
            case "forget", "person":
                await self._people.forget(order.who)

    async def _tables(self, person: str, over: bool = True) -> list[str]:
        ask = self._rooms.store.ask
        found = await ask(lambda connection: kept.sittings_of(connection, person))
        return [one.table for one in found if over or not one.over]

    async def _rename(self, person: str, name: str) -> None:
        ids = await self._people.ids(person)
        await self._people.rename(person, name)
        for table in await self._tables(person):
            await self._rename_seats(table, lambda _, row: row.get("person") in ids, name)
        await self._rename_bots(person, name)

    async def _rename_bots(self, person: str, owner: str) -> None:
        """Bots are called by their owner, too."""
        ask = self._rooms.store.ask
        bots = {bot.id: bot for bot in await ask(partial(bots_of, owner=person))}
        for bot, tables in (await ask(partial(tables_of_bots, ids=list(bots)))).items():
            for table in tables:
                name = called(bots[bot].name, owner)
                await self._rename_seats(table, _played_by(bot), name)

    async def _rename_seats(
        self, table: str, which: Callable[[int, SeatRow], bool], name: str
    ) -> None:
        def do(seats: list[SeatRow]) -> None:
            for i, row in enumerate(seats):
                if which(i, row) and row["name"]:
                    row["name"] = name

        async with self._rooms.enter(table) as room:
            await room.change_seats(do)

    async def _hand_over(self, table: str, seats: frozenset[int]) -> None:
        """Let a bot play for whoever has to go, as if they had left."""

        def do(rows: list[SeatRow]) -> None:
            for seat in seats:
                if rows[seat]["kind"] == "person":
                    rows[seat] |= {"left": True, "kind": "bot", "bot": stand_in_of(room.sheet)}

        async with self._rooms.enter(table) as room:
            await room.change_seats(do)
            self._rooms.wake(room)


def _played_by(bot: str) -> Callable[[int, SeatRow], bool]:
    return lambda _, row: row["bot"] == bot
