"""People who are away are told that it is their turn, by themselves, one table after another.

What is to be said is first stored as said, then sent: whatever happens in between, nobody is told
twice. When to look at a table is stored with everything that happens there (`push_at`), so a
server that starts again finds what another left undone.
"""

import asyncio
import hashlib
import logging
from contextlib import suppress

from renard.server.logs import note
from renard.server.push.due import Kind, mark
from renard.server.push.encrypting import BadKeys, Signer, read_keys, to_base64
from renard.server.push.messages import Notice, Subscribe
from renard.server.push.sender import Letter, Sender
from renard.server.push.services import BadEndpoint
from renard.server.refusals import Refused, sentence
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.storage import Missing, StorageError
from renard.server.storage import people as kept_people
from renard.server.storage import push as kept

KEY = "push"
"""The name of the key that messages are signed with."""
LOOK_SECONDS = 2.0
KEEP_SECONDS = 12 * 3600
"""How long a push service keeps a message for a device that is off."""
URGENT = {"now": "high", "hours": "high"}
"""By pace: whether a phone that saves power should be woken."""


class Pushes:
    """All about devices that are told something, in one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._settings = rooms.settings
        self.sender = Sender(rooms.settings.push, rooms.metrics, rooms.store.clock)
        self._signer: Signer | None = None

    # ---- devices

    async def signer(self) -> Signer:
        """The server's own key, made when it is first asked for; the same for all processes."""
        if self._signer is None:
            key = await self._store.ask(lambda connection: kept.key_of(connection, KEY))
            if key is None:
                key = await self._store.push(kept.MakeKey(KEY, Signer.make()))
            self._signer = Signer.read(str(key))
        return self._signer

    async def subscribe(self, person: str, wish: Subscribe, site: str) -> None:
        """Let a device be told something for a person."""
        try:
            self.sender.services.find(wish.endpoint)
            read_keys(wish.p256dh, wish.auth)
        except BadEndpoint as error:
            raise Refused("bad endpoint", sentence(error)) from None
        except BadKeys as error:
            raise Refused("malformed", sentence(error)) from None
        device = kept.PushDevice(wish.endpoint, wish.p256dh, wish.auth, site)
        await self._store.push(kept.AddDevice(person, device))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Tell a device of a person nothing more."""
        await self._store.push(kept.DropDevice(endpoint, person))

    # ---- by itself

    async def watch(self) -> None:
        """Make the key at the first start, then look again and again who is to be told."""
        with suppress(StorageError):
            await self.signer()
        # Whoever was there when a server ended comes back first.
        await asyncio.sleep(self._settings.sweep_seconds)
        while True:
            with suppress(StorageError):
                await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Tell whom it is time to tell."""
        now = self._store.clock()
        found = await self._store.ask(lambda connection: kept.tables_to_look_at(connection, now))
        if nobody := tuple(table for table, told in found.items() if not told):
            await self._store.push(kept.LookNoMore(nobody))
        for table in (table for table, told in found.items() if told):
            if self._rooms.closing:
                return
            try:
                async with self._rooms.enter(table) as room:
                    await self._tell(room)
            except Missing:
                continue
            except (StorageError, Refused):  # away, or about to stop: the table is found again
                return
            except Exception:  # noqa: BLE001  one table must not keep the others waiting
                note("a table could not be looked at", logging.ERROR)
                await self._store.push(kept.LookNoMore((table,)))

    async def _tell(self, room: Room) -> None:
        signer = await self.signer()
        for seat, kind in (
            await self._rooms.run(_claim(room, self._rooms.presence.process))
        ).items():
            owner, letter = room.seats[seat]["person"], self._letter(room, seat, kind)
            since = room.clocks.since(seat)

            async def still(seat: int = seat, since: float | None = since) -> bool:
                async with self._rooms.enter(room.id) as now:
                    return not now.connected(seat) and now.clocks.since(seat) == since

            for device in await self._devices(owner):
                self.sender.send(device, letter, signer, still, self._drop)

    async def _devices(self, owner: str) -> list[kept.PushDevice]:
        person = await self._store.ask(lambda connection: kept_people.person_of(connection, owner))
        return await self._store.ask(lambda connection: kept.devices_of(connection, person))

    async def _drop(self, endpoint: str) -> None:
        await self._store.push(kept.DropDevice(endpoint))

    def _letter(self, room: Room, seat: int, kind: Kind) -> Letter:
        until, pace = room.clocks.until(seat), room.about.get("pace", "now")
        left = KEEP_SECONDS if until is None else until - self._store.clock()
        others = [row for i, row in enumerate(room.seats) if i != seat and row["kind"] == "person"]
        told = Notice(
            kind=kind,
            table=room.id,
            game=room.sheet.id,
            title=room.sheet.title,
            names=[row["name"] for row in others if row["name"]],
            since=room.clocks.since(seat) or self._store.clock(),
            until=until if kind == "hurry" else None,
        )
        return Letter(
            message=told.model_dump_json(exclude_none=True).encode(),
            ttl=int(max(0, min(KEEP_SECONDS, left))),
            urgency="high" if kind == "hurry" else URGENT.get(pace, "normal"),
            # The table's id is the link to watch it: the service is not told.
            topic=to_base64(hashlib.sha256(f"topic/{room.id}".encode()).digest())[:32],
        )

    async def close(self) -> None:
        await self.sender.close()


async def _claim(room: Room, teller: str) -> dict[int, Kind]:
    """What is to be said to people who are away, by seat: stored as said before it is."""

    def claim(seats: list[SeatRow]) -> dict[int, Kind]:
        judge = room.clocks.judge(seats, room.clocks.all)
        due = judge.due()
        mark(seats, due, judge.now, teller)
        return due

    return await room.change_seats(claim, even_so=True)
