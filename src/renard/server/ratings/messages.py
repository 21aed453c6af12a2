"""What is said about ratings."""

from typing import Annotated, Literal

from pydantic import Field

from renard.server.messages import Message, Seat, TableId


class RatingNow(Message):
    """A rating, and half the width of its 95 % interval, in points; 1500 is the level `club`."""

    points: float
    margin: float


class SkillNow(Message):
    """Lost per decision with more than one choice, and half the width of its 95 % interval.

    Alone in points, with opponents in chances to win (0.01 is one in a hundred).
    """

    lost: float
    margin: float
    decisions: int


class RatingLine(Message):
    """A person on a ladder; `place` counts people only."""

    place: int
    name: str
    rating: RatingNow
    games: int
    mine: bool
    table: SkillNow | None = None
    alone: SkillNow | None = None


class RatingBot(Message):
    """A bot: a fixed point of the scale, at tables of two."""

    bot: str
    rating: RatingNow
    table: SkillNow | None = None


class RatingLadder(Message):
    """So many people of a game's ladder from a place on, and all bots, the best first."""

    game: str
    people: int
    first: Annotated[int, Field(ge=0)]
    lines: list[RatingLine]
    bots: list[RatingBot]
    mine: RatingLine | None = None


class CurvePoint(Message):
    """A rating after a game."""

    table: TableId
    ended: float
    place: int
    rating: RatingNow


class MyRating(Message):
    """Where one stands in a game, and how that came: the latest games, the earliest first."""

    game: str
    place: int
    people: int
    rating: RatingNow
    games: int
    table: SkillNow | None
    alone: SkillNow | None
    curve: list[CurvePoint]


class MyRatings(Message):
    ratings: list[MyRating]


class SeatRated(Message):
    """What a game changed for one seat. A bot's rating is never changed.

    `lost` of so many `decisions` is known when the coach has looked at the game.
    """

    seat: Seat
    bot: str | None
    place: int
    points: int
    before: RatingNow
    after: RatingNow
    decisions: int | None = None
    lost: float | None = None


class GameRated(Message):
    """What a rated game changed; nothing until it is over, and nothing where it is `void`."""

    rated: bool
    over: bool
    void: Literal["somebody left", "same person", "too often"] | None = None
    against: RatingNow | None = None
    """Alone: the bot of the same mean score that this counts as a draw with."""
    seats: list[SeatRated]
