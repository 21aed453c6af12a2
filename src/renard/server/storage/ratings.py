"""What is kept about rated games: questions, each in the caller's transaction."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select

from renard.ratings.results import Rating
from renard.ratings.skill import Losses
from renard.server.storage.schema import (
    people,
    rated_seats,
    rated_tables,
    ratings,
    sittings,
    tables,
)

DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands in a game."""

    person: str
    name: str
    rating: Rating
    games: int
    alone: Losses
    table: Losses


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """What a game changed for one seat; `person` is null of who was deleted."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    place: int
    points: int
    before: Rating
    after: Rating
    ended: float
    decisions: int | None
    lost: float | None


@dataclass(frozen=True, slots=True)
class RatedTable:
    """A table that was set up to be rated."""

    table: str
    game: str
    players: int
    began: float
    ended: float | None
    void: str | None
    judged: bool


# ---- questions


def rated_table(connection: Connection, table: str) -> RatedTable | None:
    found = select(rated_tables).where(rated_tables.c.table_id == table)
    row = connection.execute(found).one_or_none()
    return None if row is None else RatedTable(*row)


def changes_of(connection: Connection, table: str) -> list[RatedSeat]:
    """What a game changed, seat by seat."""
    found = select(rated_seats).where(rated_seats.c.table_id == table)
    return [_seat(row) for row in connection.execute(found.order_by(rated_seats.c.seat))]


def curve(connection: Connection, person: str, game: str, limit: int) -> list[RatedSeat]:
    """The latest games of somebody, the earliest of them first."""
    mine = (rated_seats.c.person == person) & (rated_seats.c.game == game)
    found = select(rated_seats).where(mine).order_by(rated_seats.c.ended.desc()).limit(limit)
    return [_seat(row) for row in connection.execute(found)][::-1]


def standings(connection: Connection, person: str) -> dict[str, Standing]:
    """Where somebody stands, by game."""
    found = _with_names().where(ratings.c.person == person)
    return {row.game: _standing(row) for row in connection.execute(found)}


def ladder(connection: Connection, game: str, first: int, count: int) -> list[Standing]:
    """So many of the best, after the first so many."""
    found = (
        _with_names()
        .where(ratings.c.game == game)
        .order_by(ratings.c.sure.desc(), ratings.c.person)
        .offset(first)
        .limit(count)
    )
    return [_standing(row) for row in connection.execute(found)]


def count_people(connection: Connection, game: str, above: float | None = None) -> int:
    """How many are on a ladder; or how many stand above somebody there."""
    found = select(func.count()).select_from(ratings).where(ratings.c.game == game)
    if above is not None:
        found = found.where(ratings.c.sure > above)
    return int(connection.execute(found).scalar_one())


def uncounted(connection: Connection, limit: int) -> list[str]:
    """Rated tables that are over and have not been entered, the earliest first."""
    return list(
        connection.execute(
            select(rated_tables.c.table_id)
            .join(tables, tables.c.id == rated_tables.c.table_id)
            .where(rated_tables.c.ended.is_(None), tables.c.over)
            .order_by(tables.c.changed)
            .limit(limit)
        ).scalars()
    )


def unjudged(connection: Connection, limit: int) -> list[str]:
    """Rated tables that were entered and that the coach has not looked at."""
    return list(
        connection.execute(
            select(rated_tables.c.table_id)
            .join(tables, tables.c.id == rated_tables.c.table_id)
            .where(rated_tables.c.ended.is_not(None), ~rated_tables.c.judged)
            .order_by(rated_tables.c.ended)
            .limit(limit)
        ).scalars()
    )


def begun_together(connection: Connection, one: str, other: str, since: float) -> int:
    """How many rated tables two people have sat down at together since a moment."""
    ours = sittings.alias()
    found = (
        select(func.count())
        .select_from(rated_tables)
        .join(sittings, sittings.c.table_id == rated_tables.c.table_id)
        .join(ours, ours.c.table_id == rated_tables.c.table_id)
        .where(sittings.c.person == one, ours.c.person == other, rated_tables.c.began >= since)
    )
    return int(connection.execute(found).scalar_one())


def ended_together(connection: Connection, one: str, other: str, since: float) -> int:
    """How many rated games of two people were entered since a moment."""
    theirs = rated_seats.alias()
    found = (
        select(func.count())
        .select_from(rated_seats)
        .join(theirs, theirs.c.table_id == rated_seats.c.table_id)
        .where(
            rated_seats.c.person == one,
            theirs.c.person == other,
            rated_seats.c.ended >= since,
        )
    )
    return int(connection.execute(found).scalar_one())


def open_alone(connection: Connection, person: str, game: str, limit: int = 50) -> list[str]:
    """Rated tables that somebody has begun alone or with bots only, and not ended."""
    found = (
        select(tables.c.id, tables.c.seats)
        .join(rated_tables, rated_tables.c.table_id == tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(
            sittings.c.person == person,
            rated_tables.c.game == game,
            rated_tables.c.ended.is_(None),
            ~tables.c.over,
        )
        .limit(limit)
    )
    rows = connection.execute(found).all()
    return [row.id for row in rows if is_alone(json.loads(row.seats))]


def is_alone(seats: Sequence[dict[str, Any]]) -> bool:
    """Whether nobody but one person sits there, or can."""
    owners = sum(seat["key"] is not None for seat in seats)
    return owners <= 1 and all(seat["kind"] != "open" for seat in seats)


def _with_names() -> Select[Any]:
    chosen = func.coalesce(func.nullif(people.c.name, ""), ratings.c.name)
    return select(ratings, chosen.label("shown")).outerjoin(people, people.c.id == ratings.c.person)


def _standing(row: Row[Any]) -> Standing:
    return Standing(
        person=row.person,
        name=row.shown,
        rating=Rating(row.mu, row.sigma),
        games=row.games,
        alone=Losses(row.alone_decisions, row.alone_lost, row.alone_squares),
        table=Losses(row.table_decisions, row.table_lost, row.table_squares),
    )


def _seat(row: Row[Any]) -> RatedSeat:
    return RatedSeat(
        table=row.table_id,
        seat=row.seat,
        person=row.person,
        bot=row.bot,
        place=row.place,
        points=row.points,
        before=Rating(row.mu_before, row.sigma_before),
        after=Rating(row.mu, row.sigma),
        ended=row.ended,
        decisions=row.decisions,
        lost=row.lost,
    )
