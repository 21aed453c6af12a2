"""The list of open tables: one query for everybody who asks within a moment.

Pages ask again every few seconds and show what they have: as long as nothing has changed they are
answered with a few bytes. So nobody holds a connection, any process may answer, and all of them
see the same, since the list is in the database.
"""

import asyncio
import contextlib
import hashlib
from typing import Any

from renard.server.lobby.messages import ListedSeat, ListedTable, Lobby
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.storage import StorageError
from renard.server.storage import lobby as kept
from renard.server.storage.lobby import Listed

FRESH_SECONDS = 1.0
"""How long a list is told before it is read again."""
LOOKED_AT = 5
"""How many times as many tables are read as are shown: some are about to be taken off."""
TIDY_SECONDS = 60
DAY = 24 * 3600
LONGEST = {"now": DAY, "hours": 7 * DAY, "days": 14 * DAY, "whenever": 14 * DAY}
"""By pace: after how long nobody is expected to sit down any more."""
EMPTY_SECONDS = 3600
"""After how long a table is taken off at which people do not wait any more."""


class Listing:
    """The list as this process tells it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._clock = rooms.store.clock
        self._told: tuple[bytes, str] | None = None
        self._until = 0.0
        self._lock = asyncio.Lock()
        self.count = 0
        """How many tables were shown last."""

    def changed(self) -> None:
        """Something was done here that the list should show at once."""
        self._until = 0.0

    async def told(self) -> tuple[bytes, str]:
        """The list as it is sent, and what it is known by."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if self._told is None or now >= self._until:
                self._until = now + FRESH_SECONDS
                body = Lobby(tables=await self.tables()).model_dump_json().encode()
                self._told = body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            return self._told

    async def tables(self) -> list[ListedTable]:
        """Tables to show: where people are now first, the longest waiting before the others."""
        most = self._rooms.settings.limits.lobby_tables
        found = [one for one in await self._read(most) if self._awaits(one)]
        found.sort(key=lambda one: (one.about.get("pace", "now") != "now", one.created))
        self.count = len(found[:most])
        return [_shown(one) for one in found[:most]]

    async def tidy(self) -> None:
        """Now and then: take tables off the list, and forget codes that have ended."""
        while True:
            with contextlib.suppress(StorageError):
                most = self._rooms.settings.limits.lobby_tables
                gone = tuple(one.id for one in await self._read(most) if self._gone(one))
                await self._store.lobby(kept.Tidy(gone))
            await asyncio.sleep(TIDY_SECONDS)

    async def _read(self, most: int) -> list[Listed]:
        return await self._store.ask(
            lambda connection: kept.listed_tables(connection, LOOKED_AT * most)
        )

    def _awaits(self, one: Listed) -> bool:
        """Whether somebody waits there for others."""
        if self._gone(one):
            return False
        limit = self._rooms.settings.listed_seconds
        return one.about.get("pace", "now") != "now" or self._empty_for(one) < limit

    def _gone(self, one: Listed) -> bool:
        """Whether it will not be shown any more, whatever happens."""
        pace = one.about.get("pace", "now")
        return (
            one.over
            or self._rooms.in_force.closed(one.id) is not None
            or not _people(one.seats)
            or all(seat["kind"] != "open" for seat in one.seats)
            or self._clock() - one.created > LONGEST[pace]
            or (pace == "now" and self._empty_for(one) > EMPTY_SECONDS)
        )

    def _empty_for(self, one: Listed) -> float:
        """For how many seconds nobody has been there of those who sit there."""
        presence = self._rooms.presence
        return min(
            0.0 if presence.connected(seat) else presence.away_for(seat, one.created)
            for seat in _people(one.seats)
        )


def _people(seats: list[SeatRow]) -> list[SeatRow]:
    return [seat for seat in seats if seat["kind"] == "person" and not seat["left"]]


def _shown(one: Listed) -> ListedTable:
    about: dict[str, Any] = one.about
    return ListedTable(
        table=one.id,
        game=about["game"],
        seats=[
            ListedSeat(name=seat["name"], kind=seat["kind"], bot=seat["bot"]) for seat in one.seats
        ],
        open=sum(seat["kind"] == "open" for seat in one.seats),
        pace=about.get("pace", "now"),
        rulings=about["rulings"],
        dice=about["dice"]["kind"],
        rated=about.get("rated", False),
        since=one.created,
        fills=about.get("fills"),
    )
