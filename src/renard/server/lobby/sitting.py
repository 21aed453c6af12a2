"""Sitting down without an invitation, and giving such a seat back."""

from collections.abc import Container

from renard.server import keys
from renard.server import seats as seating
from renard.server.lobby.messages import PlayNow, Sit
from renard.server.messages import Joined
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.seats import SeatRow

NOBODY: frozenset[str] = frozenset()


async def sit_down(
    room: Room,
    wish: Sit | PlayNow,
    now: float,
    person: str | None = None,
    ids: Container[str] = NOBODY,
    allowed: Container[int] | None = None,
) -> Joined:
    """Take an open seat, one of those `allowed`; whoever sits there already gets that seat again.

    So nobody who asks again, because an answer was lost, sits there twice.
    """
    secret = keys.new_secret()
    wanted = wish.seat if isinstance(wish, Sit) else None

    def take(seats: list[SeatRow]) -> int:
        for mine in seating.owned_by(seats, ids):
            seating.add_key(seats, mine, secret)
            return mine
        if isinstance(wish, PlayNow) and all(seat["kind"] != "person" for seat in seats):
            raise Refused("full", "Whoever waited here has gone.")
        chosen = wanted if allowed is None else _one_of(seats, allowed, wanted)
        seat = seating.take(seats, wish.name, chosen, secret, wish.number, person)
        # Who has just sat down has not gone away yet.
        seats[seat]["seen"] = now
        return seat

    return Joined(seat=await room.change_seats(take), secret=secret)


def _one_of(seats: list[SeatRow], allowed: Container[int], wanted: int | None) -> int:
    """An open seat to which a code leads."""
    free = [i for i, seat in enumerate(seats) if seat["kind"] == "open" and i in allowed]
    if not free:
        raise Refused("full", "No seat is open any more; with the table's link you can watch.")
    if wanted not in (None, *free):
        raise Refused("taken", f"This code does not lead to seat {wanted}, or it is taken.")
    return free[0] if wanted is None else wanted


async def give_back(room: Room, secret: str) -> None:
    """Let somebody else have one's seat, while the game has not begun."""
    if not room.about.get("listed"):
        raise Refused("illegal", "Only a seat that was listed in the lobby can be given back.")

    def leave(seats: list[SeatRow]) -> None:
        seat = seating.holder(seats, secret)
        if room.version > room.about["handed_in"] or all(row["kind"] != "open" for row in seats):
            raise Refused("taken", "All seats are taken and the game begins: leave it instead.")
        seating.give_back(seats, seat)

    await room.change_seats(leave)
