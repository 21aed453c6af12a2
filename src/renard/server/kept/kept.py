"""What people keep here: sent, asked for, and no longer wanted."""

import asyncio
import base64

from renard.server.kept.messages import KeptFigures, KeptSince, KeptThing, NowKept, ToKeep
from renard.server.kept.packing import unpack_all
from renard.server.limits import Buckets
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.storage import kept
from renard.server.storage.kept import Allowance, Keeping

ANSWER_BYTES = 150_000
"""Of things in one answer, before base64."""
DAY = 24 * 3600
LIKE_PACKED = 16
"""So much smaller things are when packed: whoever packs more into less is counted as if not."""


class Kept:
    """All about what people keep, in one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._store = rooms, rooms.store
        limits = rooms.settings.limits
        self._limits = limits
        self._allowed = Allowance(limits.kept_bytes, limits.kept_things)
        self._bytes = Buckets(limits.kept_bytes_per_hour / 3600, limits.kept_bytes_per_hour)

    async def keep(self, person: str, wish: ToKeep, address: str) -> NowKept:
        """Keep things, each unless somebody's newer one has to be merged with it first."""
        most = self._limits.kept_thing_bytes
        things, unpacked = await asyncio.to_thread(unpack_all, wish.things, most)
        size = sum(len(thing.packed or b"") for thing in things)
        self._count(address, max(size, unpacked // LIKE_PACKED))
        if wish.begin:
            await self._store.kept(kept.Begin(person))
        numbers: list[int | None] = []
        if things or not wish.begin:
            try:
                numbers = await self._store.kept(kept.KeepThings(person, things, self._allowed))
            except kept.NotKept:
                raise Refused(
                    "not kept", "Nothing is kept for you here: ask for it first (`begin`)."
                ) from None
            except kept.NoRoom:
                raise Refused("no room", self._no_room()) from None
        self._rooms.metrics.kept.labels("kept").inc(size)
        return NowKept(figures=await self.figures(person), numbers=numbers)

    async def since(self, person: str, n: int, address: str) -> KeptSince:
        """What is new after number n."""
        found = await self._store.ask(lambda connection: kept.keeping_of(connection, person))
        if found is None:
            return KeptSince(figures=self._told(person, None), things=[], to=0, more=False)
        if found.seen < self._store.clock() - DAY:
            await self._store.kept(kept.See(person))
        new = await self._store.ask(
            lambda connection: kept.versions_after(connection, person, n, ANSWER_BYTES)
        )
        size = sum(len(one.packed or b"") for one in new)
        self._count(address, size)
        self._rooms.metrics.kept.labels("told").inc(size)
        things = [
            KeptThing.model_validate(
                {
                    "kind": one.kind,
                    "id": one.id,
                    "n": one.n,
                    "packed": None if one.packed is None else base64.b64encode(one.packed).decode(),
                }
            )
            for one in new
        ]
        to = new[-1].n if new else found.n
        return KeptSince(figures=self._told(person, found), things=things, to=to, more=to < found.n)

    async def stop(self, person: str) -> None:
        """Delete all of it, for all of a person's devices."""
        await self._store.kept(kept.Stop(person))

    async def figures(self, person: str) -> KeptFigures:
        found = await self._store.ask(lambda connection: kept.keeping_of(connection, person))
        return self._told(person, found)

    def _told(self, person: str, found: Keeping | None) -> KeptFigures:
        return KeptFigures(
            person=person[:16],
            on=found is not None,
            n=found.n if found else 0,
            bytes=found.bytes if found else 0,
            things=found.things if found else 0,
            most_bytes=self._limits.kept_bytes,
            most_things=self._limits.kept_things,
            most_thing_bytes=self._limits.kept_thing_bytes,
        )

    def _count(self, address: str, size: int) -> None:
        if not self._bytes.take(address, size):
            raise Refused("too many", "Too much was sent from or to this address; wait.", 600)

    def _no_room(self) -> str:
        return (
            f"One person can keep {self._limits.kept_bytes:,} bytes and "
            f"{self._limits.kept_things:,} things here; all of yours stays on your devices."
        )
