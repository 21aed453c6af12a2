"""What is kept about people who come back: their keys, and where they sit.

A person is the hash of the first key that was shown. Whoever has only that one needs no row of
their own; with a second device or a phrase there is a row, and every further key leads to it.
Each change can be repeated: what already arrived is recognised as done.
"""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update

from renard.server.storage import kept, push, rated_people
from renard.server.storage.interface import StorageError
from renard.server.storage.schema import (
    daily_runs,
    passkeys,
    people,
    person_keys,
    sittings,
    tables,
)
from renard.server.storage.schema_operator import bots, orders, reports
from renard.server.storage.writes import Batch

KEEP_PERSON = text(
    "INSERT INTO people (id, name, created, seen) VALUES (:id, :name, :now, :now) "
    "ON CONFLICT DO NOTHING"
)
MOST_KEYS = 50
"""Devices, phrase and codes of one person. A browser that loses its storage is a new device each
time, and the old one is never heard of again."""
MOST_SITTINGS = 200
"""Tables of one person that are listed, the latest of them."""


class NoSuchKey(StorageError):
    """A phrase or a code that opens nothing, or no longer."""

    def __init__(self) -> None:
        super().__init__("there is no such key")


class TooManyKeys(StorageError):
    """A person has as many keys as can be."""

    def __init__(self) -> None:
        super().__init__(f"there are {MOST_KEYS} keys already")


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table at which somebody sits, without its log."""

    table: str
    about: dict[str, Any]
    seats: list[dict[str, Any]]
    clocks: list[dict[str, Any]] | None
    over: bool
    created: float
    changed: float


def person_of(connection: Connection, key: str) -> str:
    """Whom the hash of a key belongs to."""
    found = connection.execute(
        select(person_keys.c.person).where(
            person_keys.c.hash == key, person_keys.c.kind == "device"
        )
    ).scalar_one_or_none()
    return key if found is None else str(found)


def ids_of(connection: Connection, person: str) -> frozenset[str]:
    """A person, and what their other devices were called before they belonged together."""
    mine = (person_keys.c.person == person) & (person_keys.c.kind == "device")
    found = connection.execute(select(person_keys.c.hash).where(mine)).scalars()
    return frozenset({person, *found})


def name_of(connection: Connection, person: str) -> str:
    """What a person wants to be called; "" if that was never said."""
    found = connection.execute(select(people.c.name).where(people.c.id == person))
    return found.scalar_one_or_none() or ""


def kinds_of(connection: Connection, person: str, now: float) -> dict[str, int]:
    """How many keys of each kind a person has."""
    lasting = person_keys.c.ends.is_(None) | (person_keys.c.ends > now)
    found = (
        select(person_keys.c.kind, func.count())
        .where(person_keys.c.person == person, lasting)
        .group_by(person_keys.c.kind)
    )
    return {kind: int(count) for kind, count in connection.execute(found)}


def sittings_of(connection: Connection, person: str) -> list[Sitting]:
    """Where a person sits, the latest change first."""
    found = (
        select(
            tables.c.id,
            tables.c.about,
            tables.c.seats,
            tables.c.clocks,
            tables.c.over,
            tables.c.created,
            tables.c.changed,
        )
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person)
        .order_by(tables.c.changed.desc())
        .limit(MOST_SITTINGS)
    )
    return [
        Sitting(
            table=row.id,
            about=json.loads(row.about),
            seats=json.loads(row.seats),
            clocks=None if row.clocks is None else json.loads(row.clocks),
            over=row.over,
            created=row.created,
            changed=row.changed,
        )
        for row in connection.execute(found)
    ]


@dataclass(frozen=True)
class SetName:
    """What a person wants to be called."""

    order: str
    """The person."""
    name: str

    def __call__(self, batch: Batch) -> None:
        keep_person(batch, self.order)
        mine = people.c.id == self.order
        batch.connection.execute(update(people).where(mine).values(name=self.name))


@dataclass(frozen=True)
class AddKey:
    """A further way in for a person: of a phrase there is one, a code ends by itself."""

    order: str
    """The person."""
    hash: str
    kind: str
    ends: float | None = None

    def __call__(self, batch: Batch) -> None:
        connection = batch.connection
        keep_person(batch, self.order)
        connection.execute(delete(person_keys).where(person_keys.c.ends <= batch.now))
        mine = person_keys.c.person == self.order
        if self.kind != "device":
            # The latest phrase or code is the one that counts.
            kind = person_keys.c.kind == self.kind
            connection.execute(delete(person_keys).where(mine, kind))
        if _keys_of(connection, self.order) >= MOST_KEYS:
            raise TooManyKeys
        _insert_key(batch, self.hash, self.order, self.kind, self.ends)


@dataclass(frozen=True)
class UseKey:
    """A device shows a person's phrase or code, and is that person's from then on."""

    order: str
    """The hash of what is shown."""
    device: str
    """The hash of the device's own key."""

    def __call__(self, batch: Batch) -> str:
        connection = batch.connection
        # Locked, so that of two devices that show a code at once one is refused.
        found = connection.execute(
            select(person_keys)
            .where(person_keys.c.hash == self.order, person_keys.c.kind != "device")
            .with_for_update()
        ).one_or_none()
        known = person_of(connection, self.device)
        if found is None or (found.ends is not None and found.ends <= batch.now):
            raise NoSuchKey
        person = str(found.person)
        if known == person:
            return person
        # Before anything is changed: what is refused leaves all as it was.
        check_room(connection, known, person, leaving=int(found.kind == "code"))
        if found.kind == "code":
            connection.execute(delete(person_keys).where(person_keys.c.hash == self.order))
        add_device(batch, self.device, known, person)
        return person


@dataclass(frozen=True)
class Forget:
    """Delete all that is kept about a person; seats at tables stay, without an owner."""

    order: str

    def __call__(self, batch: Batch) -> list[str]:
        connection, mine = batch.connection, self.order
        found = select(sittings.c.table_id).where(sittings.c.person == mine)
        where = list(connection.execute(found).scalars())
        connection.execute(delete(sittings).where(sittings.c.person == mine))
        connection.execute(delete(daily_runs).where(daily_runs.c.identity == mine))
        push.forget(connection, mine)
        kept.forget(connection, [mine])
        connection.execute(delete(person_keys).where(person_keys.c.person == mine))
        connection.execute(delete(passkeys).where(passkeys.c.person == mine))
        connection.execute(delete(people).where(people.c.id == mine))
        rated_people.forget(connection, mine)
        connection.execute(delete(bots).where(bots.c.owner == mine))
        # What others have reported stays until it is deleted with all reports, but without names.
        told = {"name": "", "person": None, "context": "{}"}
        connection.execute(update(reports).where(reports.c.person == mine).values(told))
        by_me = reports.c.reporter == mine
        connection.execute(update(reports).where(by_me).values(reporter=None))
        return where


PeopleWrite = SetName | AddKey | UseKey | Forget


def check_room(connection: Connection, known: str, person: str, leaving: int = 0) -> None:
    """Refuse a device, so far known as somebody else, where a person has as many as can be."""
    theirs = _keys_of(connection, person) - leaving
    if theirs + max(1, _keys_of(connection, known)) > MOST_KEYS:
        raise TooManyKeys


def add_device(batch: Batch, device: str, known: str, person: str) -> None:
    """A device, so far known as somebody else, is this person's from now on."""
    _hand_over(batch.connection, known, person)
    _insert_key(batch, device, person, "device", None)


def _keys_of(connection: Connection, person: str) -> int:
    count = select(func.count()).select_from(person_keys).where(person_keys.c.person == person)
    return int(connection.execute(count).scalar_one())


def keep_person(batch: Batch, person: str) -> None:
    """A row for a person, and for the key that it was known by so far."""
    values = {"id": person, "name": "", "now": batch.now}
    batch.connection.execute(KEEP_PERSON, values)
    batch.connection.execute(update(people).where(people.c.id == person).values(seen=batch.now))
    first = select(person_keys.c.hash).where(person_keys.c.hash == person)
    if batch.connection.execute(first).scalar_one_or_none() is None:
        _insert_key(batch, person, person, "device", None)


def _insert_key(batch: Batch, key: str, person: str, kind: str, ends: float | None) -> None:
    values = {"hash": key, "person": person, "kind": kind, "made": batch.now, "ends": ends}
    known = select(person_keys.c.hash).where(person_keys.c.hash == key)
    if batch.connection.execute(known).scalar_one_or_none() is None:
        batch.connection.execute(insert(person_keys).values(values))


def _hand_over(connection: Connection, old: str, new: str) -> None:
    """What a device had under its own key becomes the person's: seats, and days without a run."""
    theirs = select(sittings.c.table_id).where(sittings.c.person == new)
    mine = sittings.c.person == old
    connection.execute(delete(sittings).where(mine, sittings.c.table_id.in_(theirs)))
    connection.execute(update(sittings).where(mine).values(person=new))
    runs = daily_runs.alias()
    taken = (
        select(runs.c.day)
        .where(
            runs.c.identity == new,
            runs.c.day == daily_runs.c.day,
            runs.c.game == daily_runs.c.game,
        )
        .exists()
    )
    connection.execute(
        update(daily_runs).where(daily_runs.c.identity == old, ~taken).values(identity=new)
    )
    rated_people.hand_over(connection, old, new)
    push.hand_over(connection, old, new)
    kept.hand_over(connection, old, new)
    connection.execute(update(person_keys).where(person_keys.c.person == old).values(person=new))
    connection.execute(update(passkeys).where(passkeys.c.person == old).values(person=new))
    # Bots keep their names, by which tables know them; from now on they are the person's.
    connection.execute(update(bots).where(bots.c.owner == old).values(owner=new))
    # Whoever was banned or muted is so under the other name, too.
    connection.execute(update(orders).where(orders.c.who == old).values(who=new))
    connection.execute(delete(people).where(people.c.id == old))
