"""Changes to what is kept about rated games, each in the caller's transaction.

A game enters once: its row in `rated_tables` says when it did, and is locked while it does.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from sqlalchemy import Connection, delete, insert, select, text, update

from renard.ratings.results import Rating, after, after_draw
from renard.ratings.skill import Losses
from renard.server.storage.people import person_of
from renard.server.storage.ratings import DAY, ended_together
from renard.server.storage.schema import rated_seats, rated_tables, ratings
from renard.server.storage.writes import Batch

BEGIN = text(
    "INSERT INTO ratings (game, person, name, mu, sigma, sure, games, changed, alone_decisions, "
    "alone_lost, alone_squares, table_decisions, table_lost, table_squares) VALUES "
    "(:game, :person, :name, :mu, :sigma, :sure, 0, :now, 0, 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a game came to for one seat: a person's, or a bot's with its fixed rating."""

    seat: int
    name: str
    place: int
    points: int
    person: str | None = None
    bot: str | None = None
    fixed: Rating | None = None


@dataclass(frozen=True)
class Enter:
    """The result of a game that is over; whether it was entered now. `alone` is the virtual bot."""

    order: str
    """Its table."""
    seats: Sequence[SeatResult]
    most_a_day: int
    """Of rated games between the same two people."""
    alone: Rating | None = None

    def __call__(self, batch: Batch) -> bool:
        connection = batch.connection
        mine = rated_tables.c.table_id == self.order
        row = connection.execute(select(rated_tables).where(mine).with_for_update()).one_or_none()
        if row is None or row.ended is not None:
            return False
        # Since they sat down, two of them may have turned out to be one, or be gone.
        who = {
            one.seat: person_of(connection, one.person)
            for one in self.seats
            if one.person is not None
        }
        void = self._void(connection, who, batch.now)
        connection.execute(
            update(rated_tables)
            .where(mine)
            .values(ended=batch.now, void=void, judged=void is not None)
        )
        if void is None:
            self._enter(batch, row.game, who)
        return True

    def _void(self, connection: Connection, who: dict[int, str], now: float) -> str | None:
        if any(one.bot is None and one.person is None for one in self.seats):
            return "somebody left"
        if len(set(who.values())) < len(who):
            return "same person"
        for pair in combinations(sorted(who.values()), 2):
            if ended_together(connection, *pair, now - DAY) >= self.most_a_day:
                return "too often"
        return None

    def _enter(self, batch: Batch, game: str, who: dict[int, str]) -> None:
        connection = batch.connection
        names = {one.seat: one.name for one in self.seats}
        # In the order of people, so that two processes never wait for each other in a circle.
        for seat, person in sorted(who.items(), key=lambda item: item[1]):
            new = Rating()
            values = {"game": game, "person": person, "name": names[seat], "now": batch.now}
            connection.execute(BEGIN, values | new._asdict() | {"sure": new.sure})
        known = {
            row.person: Rating(row.mu, row.sigma)
            for row in connection.execute(
                select(ratings)
                .where(ratings.c.game == game, ratings.c.person.in_(sorted(who.values())))
                .order_by(ratings.c.person)
                .with_for_update()
            )
        }
        before = [one.fixed or known[who[one.seat]] for one in self.seats]
        if self.alone is not None:
            now = [after_draw(before[0], self.alone)]
        else:
            now = after(before, [one.place for one in self.seats])
        for one, old, new in zip(self.seats, before, now, strict=True):
            owner = who.get(one.seat)
            if owner is not None:
                _set_rating(batch, game, owner, one.name, new)
            kept = new if owner is not None else old
            connection.execute(
                insert(rated_seats).values(
                    table_id=self.order,
                    seat=one.seat,
                    game=game,
                    person=owner,
                    bot=one.bot,
                    place=one.place,
                    points=one.points,
                    mu_before=old.mu,
                    sigma_before=old.sigma,
                    mu=kept.mu,
                    sigma=kept.sigma,
                    ended=batch.now,
                )
            )


@dataclass(frozen=True)
class SetSkill:
    """What the decisions of a game lost, by seat; whether that was added now."""

    order: str
    """Its table."""
    found: dict[int, Losses] = field(default_factory=dict)

    def __call__(self, batch: Batch) -> bool:
        connection = batch.connection
        mine = rated_tables.c.table_id == self.order
        row = connection.execute(select(rated_tables).where(mine).with_for_update()).one_or_none()
        if row is None or row.judged:
            return False
        connection.execute(update(rated_tables).where(mine).values(judged=True))
        kind = "alone" if row.players == 1 else "table"
        for seat, losses in self.found.items():
            self._add(connection, seat, losses, kind)
        return True

    def _add(self, connection: Connection, seat: int, losses: Losses, kind: str) -> None:
        where = (rated_seats.c.table_id == self.order) & (rated_seats.c.seat == seat)
        values = {"decisions": losses.decisions, "lost": losses.lost}
        found = connection.execute(
            update(rated_seats)
            .where(where)
            .values(**values)
            .returning(rated_seats.c.person, rated_seats.c.game)
        ).one_or_none()
        if found is None or found.person is None:
            return
        sums = {**values, "squares": losses.squares}
        connection.execute(
            update(ratings)
            .where(ratings.c.game == found.game, ratings.c.person == found.person)
            .values({name: ratings.c[name] + more for name, more in _named(kind, sums)})
        )


@dataclass(frozen=True)
class CleanRatings:
    """Delete rated games from before a moment, and ratings that none has changed since."""

    before: float
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        for column in (rated_tables.c.began, rated_seats.c.ended, ratings.c.changed):
            batch.connection.execute(delete(column.table).where(column < self.before))


RatingWrite = Enter | SetSkill | CleanRatings


def _named(kind: str, sums: dict[str, float]) -> list[tuple[str, float]]:
    return [(f"{kind}_{name}", value) for name, value in sums.items()]


def _set_rating(batch: Batch, game: str, person: str, name: str, new: Rating) -> None:
    batch.connection.execute(
        update(ratings)
        .where(ratings.c.game == game, ratings.c.person == person)
        .values(
            name=name,
            mu=new.mu,
            sigma=new.sigma,
            sure=new.sure,
            games=ratings.c.games + 1,
            changed=batch.now,
        )
    )
