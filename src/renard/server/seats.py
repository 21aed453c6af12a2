"""Who sits where: the rules of taking, leaving and handing over a seat. Nothing here waits.

A seat is stored as an object: its name, its kind, the bot on it, the hash of its owner's secret,
whether the owner left, which process saw the owner last, and when, and the number that the seat
adds to the dice: given once, never changed, and needed of all seats before the first throw.
Besides: which person it belongs to, if that can be known again, with the keys of their other
devices; whether its time was up, so that a bot plays it to the end; whether a bot has ever played
for its owner, for which a rated game puts it last; and when its owner last looked, and was last
told or warned while away (`push/due.py`). The first seat also has the id of the `next` table,
where the people of a finished game meet again.
"""

from collections.abc import Callable, Container, Iterable
from typing import Any

from renard.server import keys
from renard.server.messages import BotSeat, OpenSeat, PersonSeat, SeatChange, SeatInfo
from renard.server.refusals import Refused
from renard.server.storage.outside import is_outside

SeatRow = dict[str, Any]
MOST_KEYS = 10
"""Of a seat, besides the one that it was taken with."""
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
        "number": None,
        "person": None,
        "more": [],
        "out": False,
    }


def names(seats: list[SeatRow]) -> list[str]:
    """What the record calls those who sit there."""
    return [
        seat["bot"]
        if seat["kind"] == "bot" and not (is_outside(seat["bot"]) and seat["name"])
        else seat["name"] or "open"
        for seat in seats
    ]


def shown(
    seat: SeatRow,
    connected: bool,
    bot_in: float | None,
    since: float | None = None,
    until: float | None = None,
) -> SeatInfo:
    """What everybody may know about a seat."""
    away = seat["kind"] == "person" and not connected
    return SeatInfo(
        name=seat["name"],
        kind=seat["kind"],
        bot=seat["bot"],
        owned=seat["key"] is not None,
        left=seat["left"],
        connected=connected,
        bot_in=(0.0 if seat["left"] else bot_in) if away else None,
        since=since,
        until=until,
        out=seat.get("out", False),
    )


def holder(seats: list[SeatRow], secret: str) -> int:
    """The seat that a secret opens."""
    found = [i for i, seat in enumerate(seats) if _opens(secret, seat)]
    if not found:
        raise Refused("wrong secret", "This secret opens no seat of this table.")
    return found[0]


def check_holder(seats: list[SeatRow], seat: int, secret: str) -> None:
    """Refuse a secret that is not the seat's."""
    if not (0 <= seat < len(seats) and _opens(secret, seats[seat])):
        raise Refused("wrong secret", f"This is not the secret of seat {seat}.")


def _opens(secret: str, seat: SeatRow) -> bool:
    return any(keys.fits(secret, key) for key in (seat["key"], *seat.get("more", [])))


def owned_by(seats: list[SeatRow], ids: Container[str]) -> list[int]:
    """The seats of a person."""
    return [i for i, seat in enumerate(seats) if seat.get("person") and seat["person"] in ids]


def claim(seats: list[SeatRow], ids: Container[str]) -> dict[int, str]:
    """Further secrets for the seats of a person, who has come with another device."""
    mine = owned_by(seats, ids)
    if not mine:
        raise Refused("not your seat", "None of the seats at this table is yours.")
    secrets = {seat: keys.new_secret() for seat in mine}
    for seat, secret in secrets.items():
        add_key(seats, seat, secret)
    return secrets


def add_key(seats: list[SeatRow], seat: int, secret: str) -> None:
    """Let a further secret open a seat; of too many the oldest opens nothing any more."""
    if not _opens(secret, seats[seat]):
        more = [*seats[seat].get("more", []), keys.hashed(secret)]
        seats[seat]["more"] = more[-MOST_KEYS:]


def disown(seats: list[SeatRow], ids: Container[str]) -> None:
    """Forget whose seats these were. Their secrets still open them."""
    for seat in owned_by(seats, ids):
        seats[seat] |= {"person": None, "name": ""}


def numbers(seats: list[SeatRow]) -> list[str | None]:
    """What the seats add to the dice, as far as it is there."""
    return [seat.get("number") for seat in seats]


def add_number(seats: list[SeatRow], seat: int, number: str | None) -> None:
    """Give a seat its number, if it has none."""
    if seats[seat].get("number") is None:
        seats[seat]["number"] = number


def fill_numbers(seats: list[SeatRow], spare: list[str], late: bool, patient: bool = False) -> None:
    """When all seats are taken: spare numbers for bots, and, `late`, for whoever brought none.

    `patient` waits on for people who have not been here yet.
    """
    if any(seat["kind"] == "open" for seat in seats):
        return
    for seat, row in enumerate(seats):
        awaited = patient and not row["seen"]
        if row["kind"] == "bot" or (late and not awaited):
            add_number(seats, seat, spare[seat])


def invited_to(about: dict[str, Any], invite: str, wanted: int | None) -> int | None:
    """The seat that an invitation is to. At tables from before, one was to all seats: None."""
    if "invites" not in about:
        if not keys.fits(invite, about["invite"]):
            raise Refused("wrong invite", "This is not an invitation to this table.")
        return wanted
    found = [int(seat) for seat, key in about["invites"].items() if keys.fits(invite, key)]
    if not found:
        raise Refused("wrong invite", "This is not an invitation to this table.")
    if wanted not in (None, *found):
        raise Refused("wrong invite", f"This invitation is to seat {found[0]}, not {wanted}.")
    return found[0]


def take(
    seats: list[SeatRow],
    name: str,
    wanted: int | None,
    secret: str,
    number: str | None = None,
    person: str | None = None,
) -> int:
    """Sit down on an open seat; returns which."""
    if wanted is not None:
        _check_seat(seats, wanted)
    free = [i for i, seat in enumerate(seats) if seat["kind"] == "open"]
    if not free:
        raise Refused("full", "No seat is open any more; with the table's link you can watch.")
    if wanted not in (None, *free):
        raise Refused("taken", f"Seat {wanted} is taken; ask for the invitation to another one.")
    free = free if wanted is None else [wanted]
    seats[free[0]] |= {
        "name": name,
        "kind": "person",
        "key": keys.hashed(secret),
        "person": person,
    }
    add_number(seats, free[0], number)
    return free[0]


def give_back(seats: list[SeatRow], seat: int) -> None:
    """Leave a seat so that somebody else can take it."""
    seats[seat] = _seat(OpenSeat(kind="open"), None)


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
        if seats[seat].get("out"):
            raise Refused("time up", "Your time was up: a bot plays this seat to the end.")
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
    if owned:
        seats[seat]["stood_in"] = True


def run_out(seats: list[SeatRow], late: Iterable[int], bot: str) -> None:
    """Let a bot play to the end for those whose time is up."""
    for seat in late:
        seats[seat] |= {"kind": "bot", "bot": bot, "out": True}


def _check_seat(seats: list[SeatRow], seat: int) -> None:
    if not 0 <= seat < len(seats):
        raise Refused(
            "no such seat", f"There is no seat {seat}; the seats are 0 to {len(seats) - 1}."
        )
