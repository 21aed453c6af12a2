"""Short codes to type on another device.

A code has no rights of its own: it stands for the invitations that were shown when it was made,
as long as one of their seats is open, for a day at most.
"""

from renard.server import seats as seating
from renard.server.lobby.messages import TableCode
from renard.server.people import phrases
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.storage import Missing
from renard.server.storage import lobby as kept
from renard.server.storage.lobby import Code, CodeTaken

LENGTH = 6
"""27 symbols: 387 million codes, of which few lead anywhere at any time."""
LASTS = 24 * 3600
TRIES = 5


class Codes:
    """Codes of one process; what they are is in the database."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def make(self, room: Room, invites: list[str]) -> TableCode:
        """A code for the seats of these invitations; asked again, the same one."""
        if "invites" not in room.about:
            raise Refused("wrong invite", "This table was set up before tables had codes.")
        seats = sorted({_invited(room, invite) for invite in invites})
        if not _open(room, seats):
            raise Refused("full", "No seat is open any more; with the table's link you can watch.")
        for _ in range(TRIES):
            ends = self._store.clock() + LASTS
            wish = kept.KeepCode(room.id, phrases.new_code(LENGTH), seats, ends)
            try:
                made: Code = await self._store.lobby(wish)
            except CodeTaken:
                continue
            return TableCode(code=made.code, ends=made.ends)
        raise Refused("unavailable", "No code was found just now; try again in a moment.", 1)

    async def find(self, typed: str) -> Code:
        """Where a code leads; refuses one that leads nowhere, or no longer."""
        code, now = phrases.plain(typed), self._store.clock()
        found = await self._store.ask(lambda connection: kept.find_code(connection, code, now))
        if found is not None:
            try:
                async with self._rooms.enter(found.table) as room:
                    if _open(room, found.seats):
                        return found
            except Missing:
                pass
        raise Refused(
            "wrong key",
            "This code leads to no table; it ends when the table is full, or after a day.",
        )


def _invited(room: Room, invite: str) -> int:
    seat = seating.invited_to(room.about, invite, None)
    assert seat is not None  # tables from before seats had invitations of their own have no code
    return seat


def _open(room: Room, seats: list[int]) -> bool:
    return any(room.seats[seat]["kind"] == "open" for seat in seats)
