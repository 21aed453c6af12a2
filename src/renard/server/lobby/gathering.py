"""Playing at once: people who want the same wait at one table, and bots fill up after a while.

Everything about it is in the database: a restart loses nobody, and of two who ask at the same
moment, in whatever processes, one makes the table and the other sits down there.
"""

import asyncio
import contextlib
from dataclasses import replace
from typing import Any

from renard.players import UnknownPlayer
from renard.server.lobby.messages import PlayNow, Waiting
from renard.server.lobby.sitting import sit_down
from renard.server.messages import Joined, NewTable, OpenSeat, PersonSeat
from renard.server.people.people import People
from renard.server.refusals import Refused, sentence
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.seats import give_back as seat_given_back
from renard.server.setting_up import check_bots, set_up
from renard.server.sheets import Filed
from renard.server.storage import Missing, StorageError
from renard.server.storage import lobby as kept
from renard.server.storage import people as people_kept
from renard.server.storage.lobby import Gathered, Gathering

TRIES = 20
"""How often a seat is looked for because others were quicker."""
AGAIN_SECONDS = 3600
"""For how long whoever asks again is led to the game that they wait for, or play."""
LOOKS = 30
"""How often waiting tables are looked at before bots fill up."""


class Gatherings:
    """Where people wait, as this process sees it."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self._rooms = rooms
        self._people = people
        self._store = rooms.store
        self._clock = rooms.store.clock
        self._settings = rooms.settings
        self.waiting = 0
        """Tables where somebody waits."""

    async def play(self, person: str, wish: PlayNow) -> Waiting:
        """A seat with others who want the same, or at a new table."""
        filed = self._checked(wish)
        ids = await self._people.ids(person)
        for _ in range(TRIES):
            table = await self._mine(person, ids, wish) or await self._store.ask(
                lambda connection: kept.find_gathering(connection, wish.game, wish.players)
            )
            if table is None:
                table = await self._set_up(filed, person, wish)
            try:
                async with self._rooms.enter(table) as room:
                    joined = await sit_down(room, wish, self._clock(), person, ids)
                    self._rooms.wake(room)
                    if room.full:
                        await self._end(Gathering(wish.game, wish.players, table))
                    return self._told(room, joined)
            except (Refused, Missing) as error:
                if isinstance(error, Refused) and error.kind not in ("full", "taken"):
                    raise
                await self._end(Gathering(wish.game, wish.players, table))
        raise Refused("unavailable", "Too many look for a seat just now; try again.", 1)

    def _checked(self, wish: PlayNow) -> Filed:
        filed = self._rooms.shelf.get(wish.game)
        low, high = filed.sheet.players
        if not low <= wish.players <= high:
            raise Refused("malformed", f"This game is for {low} to {high} players.")
        try:
            check_bots([wish.bot], filed.sheet)
        except UnknownPlayer as error:
            raise Refused("unknown player", sentence(error)) from None
        return filed

    async def _mine(self, person: str, ids: frozenset[str], wish: PlayNow) -> str | None:
        """Where somebody waits for the same already, or plays it, because an answer was lost."""
        since = self._clock() - AGAIN_SECONDS
        found = await self._store.ask(lambda link: people_kept.sittings_of(link, person))
        for one in found:
            same = one.about.get("quick") and one.about["game"] == wish.game
            if same and len(one.seats) == wish.players and not one.over and one.created > since:
                mine = [seat for seat in one.seats if seat.get("person") in ids]
                if any(not seat["left"] for seat in mine):
                    return one.table
        return None

    async def _set_up(self, filed: Filed, person: str, wish: PlayNow) -> str:
        me = PersonSeat(kind="person", name=wish.name)
        others = [OpenSeat(kind="open") for _ in range(wish.players - 1)]
        new = NewTable(game=wish.game, listed=True, seats=[me, *others])
        made = (await asyncio.to_thread(set_up, new, filed, person)).table
        now = self._clock()
        about: dict[str, Any] = {
            **made.about,
            "quick": wish.bot,
            "fills": now + self._settings.fill_seconds,
        }
        seats = [{**made.seats[0], "seen": now, "number": wish.number}, *made.seats[1:]]
        try:
            await self._store.gather(replace(made, about=about, seats=seats), wish.players)
        except Gathered as found:
            return found.table
        return made.id

    def _told(self, room: Room, joined: Joined) -> Waiting:
        left = room.about.get("fills", 0.0) - self._clock()
        return Waiting(
            table=room.id,
            seat=joined.seat,
            secret=joined.secret,
            fills_in=0.0 if room.full else max(0.0, left),
        )

    # ---- by itself

    async def look(self) -> None:
        """All the time: give up seats of people who vanished, and let bots fill up."""
        while True:
            with contextlib.suppress(StorageError):
                found = await self._store.ask(kept.all_gatherings)
                self.waiting = len(found)
                for gathering in found:
                    await self._look_at(gathering)
            await asyncio.sleep(self._settings.fill_seconds / LOOKS)

    async def _look_at(self, gathering: Gathering) -> None:
        try:
            async with self._rooms.enter(gathering.table) as room:
                done = await room.change_seats(lambda seats: self._go_on(room, seats))
                self._rooms.wake(room)
                if not done:
                    return
        except Missing:
            pass
        await self._end(gathering)

    def _go_on(self, room: Room, seats: list[SeatRow]) -> bool:
        """Whether nobody more is to be sent there: the game begins, or nobody waits for it."""
        metrics, bot = self._rooms.metrics.seated, room.about.get("quick")
        if room.full or room.version > room.about["handed_in"]:
            return True
        for seat in [seat for seat in range(len(seats)) if self._vanished(room, seats, seat)]:
            seat_given_back(seats, seat)
            metrics.labels("vanished").inc()
        if all(seat["kind"] != "person" for seat in seats):
            return True
        if self._clock() < room.about["fills"]:
            return False
        for row in seats:
            if row["kind"] == "open":
                row |= {"kind": "bot", "bot": bot}
                metrics.labels("bot").inc()
        return True

    def _vanished(self, room: Room, seats: list[SeatRow], seat: int) -> bool:
        row = seats[seat]
        if row["kind"] != "person" or room.connected(seat):
            return False
        away = self._rooms.presence.away_for(row, room.created)
        return away > self._settings.vanish_seconds

    async def _end(self, gathering: Gathering) -> None:
        await self._store.lobby(kept.EndGathering(gathering))
