"""The terms of rated games where tables are set up, joined, and seats handed to bots."""

from renard.ratings.fixed import fixed_points
from renard.server.messages import NewTable
from renard.server.people.people import People
from renard.server.ratings import terms
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.storage.ratings import is_alone


async def check_new(rooms: Rooms, wish: NewTable, person: str | None) -> None:
    """Refuse a further rated table without others while one is open; the rest is `check_wish`."""
    if person is not None and all(seat.kind != "open" for seat in wish.seats):
        await rooms.store.ask(terms.check_alone(wish.game, person))


async def check_sitting_down(rooms: Rooms, people: People, room: Room, person: str | None) -> None:
    """Refuse whoever may not sit down at a table, if it is rated."""
    if not room.about.get("rated"):
        return
    ids = frozenset() if person is None else await people.ids(person)
    await rooms.store.ask(terms.check_guest(room.seats, person, ids, rooms.store.clock()))


async def check_seat(rooms: Rooms, room: Room, seat: int, bot: str) -> None:
    """Refuse a bot on a seat of a rated table: without a rating, or instead of people."""
    if not room.about.get("rated"):
        return
    if (await room.describe()).over:
        raise Refused("over", "The game is over.")
    terms.check_bot(bot, fixed_points(room.sheet, len(room.seats)))
    seats = [dict(row) for row in room.seats]
    if 0 <= seat < len(seats) and seats[seat]["kind"] == "open":
        seats[seat]["kind"] = "bot"
        owner = next((row["person"] for row in seats if row.get("person")), None)
        if is_alone(seats) and owner:
            await rooms.store.ask(terms.check_alone(room.about["game"], owner, but=room.id))
