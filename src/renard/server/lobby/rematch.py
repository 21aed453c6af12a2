"""Playing again: one next table for all who sat at a finished one."""

from typing import Any

from renard.server import keys
from renard.server import seats as seating
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.setting_up import new_dice
from renard.server.sheets import Filed
from renard.server.storage import NewTable

_OF_ONE_TABLE = ("listed", "rated", "fills", "quick", "invites", "invite", "dice", "handed_in")
"""What is told about a table, but not about the next one: a rematch is never rated by itself."""
_OF_THE_OWNER = ("name", "kind", "bot", "key", "left", "person", "more")
"""What a seat keeps: whose it is, and what opens it."""


async def play_again(rooms: Rooms, room: Room, secret: str) -> tuple[str, bool]:
    """The next table, and whether it was made now. Its seats open to the secrets that they had.

    Seats and new table are stored together, so whoever asks at the same moment finds the same one.
    """
    filed = await rooms.sheet(room.digest)
    await room.describe()
    made: list[NewTable] = []

    def ask(seats: list[SeatRow]) -> str:
        seating.holder(seats, secret)
        _check(room)
        if (known := seats[0].get("next")) is not None:
            return str(known)
        made[:] = [_next_table(room, filed, seats)]
        seats[0]["next"] = made[0].id
        return made[0].id

    table = await room.change_seats(ask, beside=lambda: made[0] if made else None)
    new = bool(made) and made[0].id == table
    if new:
        await rooms.created(made[0])
    return table, new


def _check(room: Room) -> None:
    if not room.over:
        raise Refused("not over", "A rematch can be asked for when the game is over.")
    if "daily" in room.about:
        raise Refused("illegal", "A daily game is played once.")


def _next_table(room: Room, filed: Filed, seats: list[SeatRow]) -> NewTable:
    dice = new_dice(room.about["dice"]["kind"], 1, len(seats))
    same = {key: value for key, value in room.about.items() if key not in _OF_ONE_TABLE}
    about: dict[str, Any] = {
        **same,
        "dice": dice,
        "invites": {},
        "invite": keys.hashed(keys.new_secret()),
        "handed_in": 0,
        "after": room.id,
    }
    return NewTable(
        id=keys.new_table_id(),
        sheet=filed.digest,
        sheet_text=filed.text,
        about=about,
        seats=[_seat_again(seat) for seat in seats],
        bot_due=dice["kind"] == "fair",
    )


def _seat_again(seat: SeatRow) -> SeatRow:
    """The same owner with the same keys; nobody is there yet, and nobody's time was up."""
    same = {key: seat[key] for key in _OF_THE_OWNER if key in seat}
    return {**same, "here": None, "seen": 0.0, "number": None, "out": False}
