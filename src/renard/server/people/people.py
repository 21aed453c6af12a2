"""People: whom a key belongs to, further keys, the tables where somebody sits."""

import asyncio

from sqlalchemy import Connection

from renard.server import keys, pace
from renard.server import seats as seating
from renard.server.people import phrases
from renard.server.people.messages import Me, MyTable, MyTables, NewKey
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.storage import people as kept
from renard.server.storage.identities import SEEN_SECONDS, Seen, seen_of
from renard.server.storage.passkeys import count_of
from renard.server.storage.people import Sitting

CODE_SECONDS = 600
"""How long a code for another device can be used."""


class People:
    """All about people in one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._clock = rooms.store.clock

    async def person(self, identity: str) -> str:
        """Who somebody is, by what their device shows."""
        key = keys.hashed(identity)

        def ask(connection: Connection) -> tuple[str, float | None]:
            found = kept.person_of(connection, key)
            return found, seen_of(connection, found)

        person, seen = await self._store.ask(ask)
        if seen is not None and self._clock() - seen > SEEN_SECONDS and not self._rooms.closing:
            self._rooms.spawn(self._store.do(Seen(person)))
        return person

    async def ids(self, person: str) -> frozenset[str]:
        """All that a seat may call a person: devices had names of their own before they met."""
        return await self._store.ask(lambda connection: kept.ids_of(connection, person))

    async def me(self, person: str) -> Me:
        """What is known about somebody."""
        now = self._clock()
        name = await self._store.ask(lambda connection: kept.name_of(connection, person))
        passkeys = await self._store.ask(lambda connection: count_of(connection, person))
        kinds = await self._store.ask(lambda connection: kept.kinds_of(connection, person, now))
        return Me(
            person=person[:16],
            name=name,
            devices=max(1, kinds.get("device", 0)),
            phrase="phrase" in kinds,
            passkeys=passkeys,
            most_devices=kept.MOST_KEYS - 2,
        )

    async def rename(self, person: str, name: str) -> None:
        await self._store.people(kept.SetName(person, name))

    async def new_key(self, person: str, kind: str) -> NewKey:
        """A phrase or a code; the one before it opens nothing any more."""
        key = phrases.new_phrase() if kind == "phrase" else phrases.new_code()
        ends = None if kind == "phrase" else self._clock() + CODE_SECONDS
        found = await asyncio.to_thread(phrases.stored, key)
        try:
            await self._store.people(kept.AddKey(person, found, kind, ends))
        except kept.TooManyKeys:
            raise too_many_devices() from None
        return NewKey.model_validate({"kind": kind, "key": key, "ends": ends})

    async def use_key(self, identity: str, key: str) -> str:
        """Be whoever a phrase or a code belongs to, from now on, on this device."""
        found = await asyncio.to_thread(phrases.stored, key)
        try:
            used: str = await self._store.people(kept.UseKey(found, keys.hashed(identity)))
        except kept.NoSuchKey:
            raise Refused(
                "wrong key",
                "This phrase or code opens nothing; a code works once, for ten minutes.",
            ) from None
        except kept.TooManyKeys:
            raise too_many_devices() from None
        return used

    async def forget(self, person: str) -> None:
        """Delete all that is kept about somebody; seats at tables are nobody's from then on."""
        ids = await self.ids(person)
        for table in await self._store.people(kept.Forget(person)):
            async with self._rooms.enter(table) as room:
                await room.change_seats(lambda seats: seating.disown(seats, ids))

    async def tables(self, person: str) -> MyTables:
        """Where somebody sits: what waits for them first, the longest waiting before others."""
        found = await self._store.ask(lambda connection: kept.sittings_of(connection, person))
        ids, pauses = await self.ids(person), self._rooms.pauses
        told = [
            _told(one, seat, pauses) for one in found for seat in seating.owned_by(one.seats, ids)
        ]
        told.sort(key=lambda table: (not table.mine, table.over, _order(table)))
        return MyTables(now=self._clock(), tables=told)


def _order(table: MyTable) -> float:
    """Those that wait for me by how long they do, the others by their last change."""
    return table.since or 0.0 if table.mine else -table.changed


def _told(sitting: Sitting, seat: int, pauses: list[pace.Pause]) -> MyTable:
    clocks = sitting.clocks or []
    running = [clock["since"] for clock in clocks if clock["since"] is not None]
    own = clocks[seat] if clocks else None
    mine = own is not None and own["since"] is not None
    return MyTable.model_validate(
        {
            "table": sitting.table,
            "game": sitting.about["game"],
            "pace": sitting.about.get("pace", "now"),
            "seat": seat,
            "names": [row["name"] for row in sitting.seats],
            "mine": mine and not sitting.over,
            "since": own["since"] if own and mine else min(running, default=None),
            "until": pace.runs_out(own, pauses) if own else None,
            "over": sitting.over,
            "changed": sitting.changed,
        }
    )


def too_many_devices() -> Refused:
    return Refused("too many", f"One person can have {kept.MOST_KEYS - 2} devices here.")
