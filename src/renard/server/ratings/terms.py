"""What makes a game a rated one. What does not qualify is refused when it is set up or joined."""

from collections.abc import Callable, Container
from typing import Any

from sqlalchemy import Connection

from renard.ratings.fixed import fixed_points
from renard.rules.sheet import Sheet
from renard.server import messages as said
from renard.server.refusals import Refused
from renard.server.storage import ratings as kept

MOST_A_DAY = 5
"""Rated games between the same two people within 24 hours."""


def _no(why: str) -> Refused:
    return Refused("not rated", why)


def check_wish(wish: said.NewTable, sheet: Sheet, person: str | None) -> None:
    """Refuse a table that cannot be rated."""
    people = [seat for seat in wish.seats if seat.kind != "bot"]
    points = fixed_points(sheet, len(wish.seats))
    if not points:
        raise _no(f"{sheet.id} cannot be rated here: nobody has measured its bots.")
    if wish.dice != "fair":
        raise _no("A rated game needs fair dice; with real dice it can be played unrated.")
    if wish.record is not None:
        raise _no("A game that was begun elsewhere cannot be rated; begin a new one.")
    if sheet.changed_rulings:
        raise _no("A rated game is played by the usual rulings; leave them as they are.")
    if person is None:
        raise _no("For a rated game show who you are: Authorization: Bearer <identity>.")
    if sum(seat.kind == "person" for seat in people) != 1:
        raise _no("At a rated game one person sits at each device; invite the others.")
    if len(people) > 1 and wish.pace == "whenever":
        raise _no("A rated game with others needs a pace: now, hours or days.")
    for seat in wish.seats:
        if isinstance(seat, said.BotSeat):
            check_bot(seat.bot, points)


def check_bot(bot: str, points: Container[str]) -> None:
    """Refuse a bot without a fixed rating."""
    if bot not in points:
        raise _no(f"{bot} has no rating; choose another bot, or play unrated.")


def check_alone(game: str, person: str, but: str = "") -> Callable[[Connection], None]:
    """A question that refuses a second game alone or with bots: nobody picks the best of many."""

    def check(connection: Connection) -> None:
        if [table for table in kept.open_alone(connection, person, game) if table != but]:
            raise _no("You have a rated game of this kind open without others; end it first.")

    return check


def check_guest(
    seats: list[dict[str, Any]], person: str | None, ids: Container[str], now: float
) -> Callable[[Connection], None]:
    """A question that refuses somebody who may not sit down at a rated table."""

    def check(connection: Connection) -> None:
        if person is None:
            raise _no("This game is rated: show who you are to sit down, or watch.")
        others = {seat["person"] for seat in seats if seat.get("person")}
        if any(other in ids for other in others):
            raise _no("You sit at this rated game already; somebody else has to take this seat.")
        for other in others:
            if kept.begun_together(connection, person, other, now - kept.DAY) >= MOST_A_DAY:
                raise _no(
                    f"You two have begun {MOST_A_DAY} rated games within a day; play unrated, or "
                    "tomorrow."
                )

    return check
