"""Who sits where: the rules of taking, leaving and handing over a seat. Nothing here waits.

A seat is stored as an object: its name, its kind, the bot on it, the hash of its owner's secret,
whether the owner left, and which process saw the owner last, and when.
"""

from collections.abc import Callable
from typing import Any

from renard.server import keys
from renard.server.messages import BotSeat, OpenSeat, PersonSeat, SeatChange, SeatInfo
from renard.server.refusals import Refused

SeatRow = dict[str, Any]
Wish = PersonSeat | OpenSeat | BotSeat


def set_up(wishes: list[Wish]) -> tuple[list[SeatRow], dict[int, str]]:
    """New seats, and the secrets of those that their creator holds."""
    secrets = {i: keys.new_secret() for i, wish in enumerate(wishes) if wish.kind == "person"}
    seats = [_seat(wish, secrets.get(i)) for i, wish in enumerate(wishes)]
    return seats, secrets


def _seat(wish: Wish, secret: str | None) -> SeatRow:
    return {
        "name": wish.name if isinstance(wish, PersonSeat) else "",
        "kind": wish.kind,
        "bot": wish.bot if isinstance(wish, BotSeat) else None,
        "key": keys.hashed(secret) if secret else None,
        "left": False,
        "here": None,
        "seen": 0.0,
    }


def names(seats: list[SeatRow]) -> list[str]:
    """What the record calls those who sit there."""
    return [seat["bot"] if seat["kind"] == "bot" else seat["name"] or "open" for seat in seats]


def shown(seat: SeatRow, connected: bool) -> SeatInfo:
    """What everybody may know about a seat."""
    return SeatInfo(
        name=seat["name"],
        kind=seat["kind"],
        bot=seat["bot"],
        owned=seat["key"] is not None,
        left=seat["left"],
        connected=connected,
    )


def holder(seats: list[SeatRow], secret: str) -> int:
    """The seat that a secret opens."""
    found = [i for i, seat in enumerate(seats) if keys.fits(secret, seat["key"])]
    if not found:
        raise Refused("wrong secret", "This secret opens no seat of this table.")
    return found[0]


def check_holder(seats: list[SeatRow], seat: int, secret: str) -> None:
    """Refuse a secret that is not the seat's."""
    if not (0 <= seat < len(seats) and keys.fits(secret, seats[seat]["key"])):
        raise Refused("wrong secret", f"This is not the secret of seat {seat}.")


def take(seats: list[SeatRow], name: str, wanted: int | None, secret: str) -> int:
    """Sit down on an open seat; returns which."""
    if wanted is not None:
        _check_seat(seats, wanted)
        if seats[wanted]["kind"] != "open":
            raise Refused("taken", f"Seat {wanted} is taken; take another or none in particular.")
    free = [i for i, seat in enumerate(seats) if seat["kind"] == "open" and wanted in (None, i)]
    if not free:
        raise Refused("full", "No seat is open any more; with the table's link you can watch.")
    seats[free[0]] |= {"name": name, "kind": "person", "key": keys.hashed(secret)}
    return free[0]


def change(
    seats: list[SeatRow], seat: int, actor: int, wish: SeatChange, away: Callable[[int], bool]
) -> None:
    """Do what the holder of seat `actor` asks for `seat`."""
    _check_seat(seats, seat)
    if wish.do == "bot":
        _let_bot(seats, seat, actor, wish, away)
    elif actor != seat:
        raise Refused("not your seat", f"Only the holder of seat {seat} may do this.")
    elif wish.do == "leave":
        seats[seat]["left"] = True
    elif wish.do == "return":
        seats[seat] |= {"left": False, "kind": "person", "bot": None}
    elif wish.name is None:
        raise Refused("malformed", "To rename a seat, say its new name.")
    else:
        seats[seat]["name"] = wish.name


def _let_bot(
    seats: list[SeatRow], seat: int, actor: int, wish: SeatChange, away: Callable[[int], bool]
) -> None:
    if wish.bot is None:
        raise Refused("malformed", "To let a bot play, say which.")
    owned = seats[seat]["key"] is not None
    if owned and actor != seat and not seats[seat]["left"] and not away(seat):
        raise Refused(
            "not away", f"The owner of seat {seat} is here, or has only just gone; give it a while."
        )
    seats[seat] |= {"kind": "bot", "bot": wish.bot}


def _check_seat(seats: list[SeatRow], seat: int) -> None:
    if not 0 <= seat < len(seats):
        raise Refused(
            "no such seat", f"There is no seat {seat}; the seats are 0 to {len(seats) - 1}."
        )
