"""What is kept about daily games: questions and changes, each in the caller's transaction.

As all changes, each can be repeated: what already arrived is recognised as done.
"""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, select, text, update

from renard.server.storage.interface import NewTable, StorageError, to_json
from renard.server.storage.schema import DAILY, daily_days, daily_fields, daily_runs, tables
from renard.server.storage.writes import Batch, Create

# Another process may be writing the same at this moment: who comes second changes nothing.
KEEP_SECRET = text(
    "INSERT INTO daily_days (day, secret) VALUES (:day, :secret) ON CONFLICT DO NOTHING"
)
KEEP_RUN = text(
    "INSERT INTO daily_runs (day, game, identity, table_id, name, ended, score, lost, luck) VALUES "
    "(:day, :game, :identity, :table_id, :name, :ended, :score, :lost, :luck) "
    "ON CONFLICT DO NOTHING"
)
KEEP_FIELD = text(
    "INSERT INTO daily_fields (day, game, found) VALUES (:day, :game, :found) "
    "ON CONFLICT DO NOTHING"
)


class Played(StorageError):
    """An identity has a run of the day already: `run` is it."""

    def __init__(self, run: "DailyRun") -> None:
        super().__init__("there is a run already")
        self.run = run


@dataclass(frozen=True, slots=True)
class DailyRun:
    """One identity's ranked run of a day's game; what is null comes when it is over."""

    day: str
    game: str
    identity: str
    table_id: str
    name: str
    ended: float | None = None
    score: int | None = None
    lost: float | None = None
    luck: float | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a run stands among the people of its day: 1 is the best."""

    rank: int
    people: int


def secret_of(connection: Connection, day: str) -> str | None:
    """The secret of a day, as hexadecimal digits."""
    found = connection.execute(select(daily_days.c.secret).where(daily_days.c.day == day))
    return found.scalar_one_or_none()


def days(connection: Connection, since: str, until: str) -> list[tuple[str, str]]:
    """Days from one to another that have a secret, with it, the last first."""
    wanted = daily_days.c.day.between(since, until)
    found = select(daily_days).where(wanted).order_by(daily_days.c.day.desc())
    return [(row.day, row.secret) for row in connection.execute(found)]


def run_of(connection: Connection, day: str, game: str, identity: str) -> DailyRun | None:
    """An identity's run."""
    mine = and_(_of(day, game), daily_runs.c.identity == identity)
    found = connection.execute(select(daily_runs).where(mine)).one_or_none()
    return None if found is None else _run(found)


def runs_of(connection: Connection, identity: str, since: str) -> list[DailyRun]:
    """All runs of an identity since a day."""
    mine = and_(daily_runs.c.identity == identity, daily_runs.c.day >= since)
    return [_run(row) for row in connection.execute(select(daily_runs).where(mine))]


def uncounted(connection: Connection, limit: int) -> list[DailyRun]:
    """Runs whose game is over and whose result was not found out yet."""
    over = and_(daily_runs.c.score.is_(None), tables.c.over)
    found = select(daily_runs).join(tables, tables.c.id == daily_runs.c.table_id).where(over)
    return [_run(row) for row in connection.execute(found.limit(limit))]


def unjudged(connection: Connection, limit: int) -> list[DailyRun]:
    """Runs that are counted, but not judged yet: what they lost, and their luck."""
    wanted = and_(daily_runs.c.score.is_not(None), daily_runs.c.lost.is_(None))
    found = select(daily_runs).where(wanted).order_by(daily_runs.c.ended).limit(limit)
    return [_run(row) for row in connection.execute(found)]


def rank(
    connection: Connection, day: str, game: str, by: str, value: float, slight: float, late: float
) -> Standing:
    """Where a value stands `by` score or by what was lost, among people.

    Runs that lost no more than `slight` stand apart; those that ended after `late` do not count.
    """
    column = daily_runs.c[by]
    people = and_(_of(day, game), _counts(late), *_among(by, slight))
    better = column > value if by == "score" else column < value
    count = select(func.count()).select_from(daily_runs).where(people)
    ahead = int(connection.execute(count.where(better)).scalar_one())
    return Standing(ahead + 1, int(connection.execute(count).scalar_one()))


def _among(by: str, slight: float) -> list[ColumnElement[bool]]:
    lost = daily_runs.c.lost
    return [lost > slight] if by == "lost" else [lost.is_(None) | (lost > slight)]


def best(
    connection: Connection, day: str, game: str, by: str, slight: float, late: float, limit: int
) -> list[DailyRun]:
    """The best runs of people `by` score or by what was lost; or the "open" ones, `by` "open"."""
    which = [daily_runs.c.lost <= slight] if by == "open" else _among(by, slight)
    order = daily_runs.c.lost.asc() if by == "lost" else daily_runs.c.score.desc()
    wanted = and_(_of(day, game), _counts(late), *which)
    found = select(daily_runs).where(wanted).order_by(order, daily_runs.c.ended).limit(limit)
    return [_run(row) for row in connection.execute(found)]


def field_of(connection: Connection, day: str, game: str) -> dict[str, Any] | None:
    """What bots made of a day's dice."""
    wanted = and_(daily_fields.c.day == day, daily_fields.c.game == game)
    found = connection.execute(select(daily_fields.c.found).where(wanted)).scalar_one_or_none()
    return None if found is None else json.loads(found)


def fields_kept(connection: Connection, day: str) -> list[str]:
    """The games of a day whose field is kept."""
    found = select(daily_fields.c.game).where(daily_fields.c.day == day)
    return list(connection.execute(found).scalars())


def _of(day: str, game: str) -> ColumnElement[bool]:
    return and_(daily_runs.c.day == day, daily_runs.c.game == game)


def _counts(late: float) -> ColumnElement[bool]:
    return and_(daily_runs.c.score.is_not(None), daily_runs.c.ended <= late)


def _run(row: Row[Any]) -> DailyRun:
    return DailyRun(**row._asdict())


@dataclass(frozen=True)
class KeepSecret:
    """The secret of a day, unless it has one; answers which it has."""

    order: str
    """The day."""
    secret: str

    def __call__(self, batch: Batch) -> str:
        batch.connection.execute(KEEP_SECRET, {"day": self.order, "secret": self.secret})
        return secret_of(batch.connection, self.order) or self.secret


@dataclass(frozen=True)
class StartRun:
    """A new run with its table, unless there is one: then Played."""

    run: DailyRun
    table: NewTable
    key: int

    @property
    def order(self) -> str:
        return self.table.id

    def __call__(self, batch: Batch) -> DailyRun:
        run, connection = self.run, batch.connection
        connection.execute(KEEP_RUN, {name: getattr(run, name) for name in run.__slots__})
        known = run_of(connection, run.day, run.game, run.identity)
        if known is not None and known.table_id != run.table_id:
            raise Played(known)
        Create(self.table, self.key)(batch)
        return run


@dataclass(frozen=True)
class SetResult:
    """What a run came to: its score, or what it lost and its luck."""

    order: str
    """Its table."""
    values: dict[str, Any]

    def __call__(self, batch: Batch) -> None:
        mine = daily_runs.c.table_id == self.order
        batch.connection.execute(update(daily_runs).where(mine).values(**self.values))


@dataclass(frozen=True)
class KeepField:
    """What bots made of a day's dice."""

    order: str
    """The day."""
    game: str
    found: dict[str, Any]

    def __call__(self, batch: Batch) -> None:
        values = {"day": self.order, "game": self.game, "found": to_json(self.found)}
        batch.connection.execute(KEEP_FIELD, values)


@dataclass(frozen=True)
class CleanDays:
    """Delete all about days that are kept no longer; tables are cleaned by themselves."""

    before: str
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        for table in DAILY:
            batch.connection.execute(delete(table).where(table.c.day < self.before))


DailyWrite = KeepSecret | StartRun | SetResult | KeepField | CleanDays
