"""People as the operator sees them: who there is, who has not come back for long."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Select, and_, delete, func, select, update

from renard.server.storage import times
from renard.server.storage.interface import StorageError
from renard.server.storage.orders import LASTING
from renard.server.storage.schema import (
    daily_runs,
    kept_people,
    passkey_answers,
    passkeys,
    people,
    person_keys,
    ratings,
    sittings,
    tables,
)
from renard.server.storage.schema_operator import bots, orders, reports
from renard.server.storage.writes import Batch

SEEN_SECONDS = 24 * 3600
"""How exactly it is kept when somebody was last here."""
CLEANED_AT_ONCE = 100
LEAST_DIGITS = 6
BELONGS: tuple[Column[Any], ...] = (
    sittings.c.person,
    daily_runs.c.identity,
    bots.c.owner,
    kept_people.c.person,
    ratings.c.person,
)
"""Whatever is worth keeping somebody for: whoever has none of it is forgotten after a while."""


@dataclass(frozen=True, slots=True)
class Person:
    """What is kept about somebody; without a row of their own there is no name and no time."""

    id: str
    name: str
    created: float | None
    seen: float | None
    tables: int
    devices: int


def seen_of(connection: Connection, person: str) -> float | None:
    """When somebody who has a row was last here."""
    found = connection.execute(select(people.c.seen).where(people.c.id == person))
    return found.scalar_one_or_none()


def everybody(connection: Connection) -> list[Person]:
    """All who are known by more than a hash, and all who sit at a table; latest first."""
    tables_of = _counts(connection, sittings.c.person)
    devices = _counts(connection, person_keys.c.person, person_keys.c.kind == "device")
    found = {
        row.id: Person(
            row.id,
            row.name,
            row.created,
            row.seen,
            tables_of.get(row.id, 0),
            max(1, devices.get(row.id, 0)),
        )
        for row in connection.execute(select(people))
    }
    # Outside bots are noted where they sit as people are; their ids have a slash in them.
    for person, count in tables_of.items():
        if person not in found and "/" not in person:
            found[person] = Person(person, "", None, None, count, 1)
    return sorted(found.values(), key=lambda one: -(one.seen or 0.0))


def _counts(
    connection: Connection, column: Column[Any], where: ColumnElement[bool] | None = None
) -> dict[str, int]:
    found = select(column, func.count()).group_by(column)
    if where is not None:
        found = found.where(where)
    return {str(person): int(count) for person, count in connection.execute(found)}


def find_person(connection: Connection, digits: str) -> Person:
    """The one person whose id begins so; a device that was added later leads to its person."""
    wanted = digits.lower()
    if len(wanted) < LEAST_DIGITS or not set(wanted) <= set("0123456789abcdef"):
        raise StorageError(
            f"{digits!a:.40} names nobody: say at least {LEAST_DIGITS} digits of a person's id, "
            "as `renard admin people list` shows it"
        )
    found = [one for one in everybody(connection) if one.id.startswith(wanted)]
    if not found:
        raise StorageError(f"there is nobody whose id begins with {wanted}")
    if len(found) > 1:
        raise StorageError(f"{len(found)} people have ids that begin with {wanted}: say more of it")
    return found[0]


def seats_called(connection: Connection, person: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The seats of somebody, each with its table."""
    found = (
        select(tables.c.id, tables.c.seats)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person)
        .order_by(tables.c.changed.desc())
    )
    for table, seats in connection.execute(found):
        for seat in json.loads(seats):
            if seat.get("person") == person:
                yield str(table), seat


def _unused(moment: float, now: float) -> Select[tuple[str]]:
    """People who have not been here since a moment, and to whom nothing belongs."""
    belongs = [select(column).where(column == people.c.id).exists() for column in BELONGS]
    ordered = and_(orders.c.who == people.c.id, orders.c.kind.in_(LASTING))
    lasting = orders.c.lifted.is_(None) & (orders.c.ends.is_(None) | (orders.c.ends > now))
    kept = [*belongs, select(orders.c.id).where(ordered, lasting).exists()]
    return select(people.c.id).where(people.c.seen < moment, *(~one for one in kept))


def unused(connection: Connection, days: float | None, now: float) -> list[str]:
    """Who would be forgotten now."""
    if days is None:
        return []
    moment = times.days_ago(connection, now, days)
    return [str(person) for person in connection.execute(_unused(moment, now)).scalars()]


@dataclass(frozen=True)
class Seen:
    """Somebody was here."""

    order: str
    """The person."""

    def __call__(self, batch: Batch) -> None:
        mine = people.c.id == self.order
        batch.connection.execute(update(people).where(mine).values(seen=batch.now))


@dataclass(frozen=True)
class CleanPeople:
    """Forget some of those who have not come back for long; answers how many.

    With them go reports that are older than `report_days`, and answers to challenges that ended.
    """

    identity_days: float | None
    report_days: float | None
    order: str = ""

    def __call__(self, batch: Batch) -> int:
        connection, now = batch.connection, batch.now
        connection.execute(delete(passkey_answers).where(passkey_answers.c.ends <= now))
        if self.report_days is not None:
            old = times.days_ago(connection, now, self.report_days)
            connection.execute(delete(reports).where(reports.c.made < old))
        if self.identity_days is None:
            return 0
        moment = times.days_ago(connection, now, self.identity_days)
        ids = list(connection.execute(_unused(moment, now).limit(CLEANED_AT_ONCE)).scalars())
        connection.execute(delete(person_keys).where(person_keys.c.person.in_(ids)))
        connection.execute(delete(passkeys).where(passkeys.c.person.in_(ids)))
        connection.execute(delete(people).where(people.c.id.in_(ids)))
        return len(ids)


IdentityWrite = Seen | CleanPeople
