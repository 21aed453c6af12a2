"""What becomes of ratings when two devices turn out to be one person's, or somebody is deleted."""

from typing import Any

from sqlalchemy import Connection, Select, delete, select, update

from renard.server.storage.schema import rated_seats, ratings

ADDED = (
    "games",
    "alone_decisions",
    "alone_lost",
    "alone_squares",
    "table_decisions",
    "table_lost",
    "table_squares",
)


def hand_over(connection: Connection, old: str, new: str) -> None:
    """What was rated under one name goes to the other.

    Of two ratings in a game the surer one stays; games and what decisions lost are added up.
    """
    connection.execute(update(rated_seats).where(rated_seats.c.person == old).values(person=new))
    theirs = {row.game: row for row in connection.execute(_of(new))}
    for mine in connection.execute(_of(old)).all():
        where = (ratings.c.game == mine.game) & (ratings.c.person == old)
        other = theirs.get(mine.game)
        if other is None:
            connection.execute(update(ratings).where(where).values(person=new))
            continue
        connection.execute(delete(ratings).where(where))
        surer = mine if mine.sigma < other.sigma else other
        both = {name: getattr(mine, name) + getattr(other, name) for name in ADDED}
        connection.execute(
            update(ratings)
            .where(ratings.c.game == mine.game, ratings.c.person == new)
            .values(mu=surer.mu, sigma=surer.sigma, sure=surer.sure, **both)
        )


def forget(connection: Connection, person: str) -> None:
    """Off all ladders; what the games changed for others stays, without a name."""
    connection.execute(delete(ratings).where(ratings.c.person == person))
    connection.execute(
        update(rated_seats).where(rated_seats.c.person == person).values(person=None)
    )


def _of(person: str) -> Select[Any]:
    return select(ratings).where(ratings.c.person == person)
