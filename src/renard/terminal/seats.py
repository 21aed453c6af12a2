"""Who sits at the table: people at this terminal and players by name."""

import hashlib

from renard.players import decide, make_player
from renard.rules.sheet import Sheet
from renard.table import Refusal, Table

PERSON = "me"
"""The seat of somebody at this terminal."""
_DEFAULT_PLAYER = "random"


def plan_seats(players: int | None, text: str | None, sheet: Sheet) -> list[str]:
    """The seats that the options ask for; refused where they contradict each other or the game."""
    low, high = sheet.players
    if text is None:
        count = low if players is None else players
        seats = [PERSON] + [_DEFAULT_PLAYER] * (count - 1)
    else:
        seats = [name.strip() for name in text.split(",")]
        count = len(seats)
        if players is not None and players != count:
            raise Refusal(
                "seats",
                f"--seats names {_seats(count)}, but --players says {players}: "
                "name every seat, or leave --players out",
            )
    if not low <= count <= high:
        raise Refusal("players", f"this game is for {low} to {high} players, not {count}")
    for name in set(seats) - {PERSON}:
        make_player(name, sheet)
    return seats


def _seats(count: int) -> str:
    return "1 seat" if count == 1 else f"{count} seats"


def seat_names(seats: list[str]) -> list[str]:
    """What the seats are called: You, or Player 1 and 2; players by name, numbered if equal."""
    names = []
    for i, seat in enumerate(seats, 1):
        if seat == PERSON:
            names.append("You" if seats.count(PERSON) == 1 else f"Player {i}")
        else:
            names.append(seat if seats.count(seat) == 1 else f"{seat} {i}")
    return names


def player_choice(table: Table, seat: int, seed: int) -> int:
    """What the player on a seat does now.

    Its random bits are those of that place in the game: so a game that is resumed, or taken back,
    goes on exactly as one that never stopped.
    """
    place = f"{seed} {seat} {len(table.steps)}".encode()
    own = int.from_bytes(hashlib.sha256(place).digest()[:8])
    return decide(make_player(table.seats[seat], table.game.sheet), table.game, seat, own)
