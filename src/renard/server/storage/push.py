"""What is kept so that people who are away can be told: their devices, tables to look at, keys.

A table says by `push_at` when to look at it, as by `deadline` when somebody's time is up. What
was sent stands on its seats. Each change can be repeated.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, insert, select, text, update

from renard.server.storage import times
from renard.server.storage.schema import push_devices, server_keys, sittings, tables
from renard.server.storage.writes import Batch

MOST_DEVICES = 5
"""Of one person: of more, those that were not heard of for longest are forgotten."""
KEEP_KEY = text(
    "INSERT INTO server_keys (name, value, made) VALUES (:name, :value, :made) "
    "ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser that takes messages for somebody, as its push service knows it."""

    endpoint: str
    p256dh: str
    """Its public key, as it came: base64url."""
    auth: str
    site: str


def key_of(connection: Connection, name: str) -> str | None:
    """One of the server's own keys, if it was made."""
    found = connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
    value: str | None = found.scalar_one_or_none()
    return value


def devices_of(connection: Connection, person: str) -> list[PushDevice]:
    """The devices of a person that may be told something."""
    columns = [push_devices.c[name] for name in PushDevice.__slots__]
    found = select(*columns).where(push_devices.c.person == person)
    return [PushDevice(*row) for row in connection.execute(found)]


def tables_to_look_at(connection: Connection, now: float, limit: int = 100) -> dict[str, bool]:
    """Tables whose time it is, and whether anybody there can be told anything."""
    somebody = exists(
        select(sittings.c.person)
        .join(push_devices, push_devices.c.person == sittings.c.person)
        .where(sittings.c.table_id == tables.c.id)
    )
    found = (
        select(tables.c.id, somebody)
        .where(tables.c.push_at <= now)
        .order_by(tables.c.push_at)
        .limit(limit)
    )
    return {table: bool(told) for table, told in connection.execute(found)}


@dataclass(frozen=True)
class MakeKey:
    """Keep a key of the server's own, unless there is one; the answer is the one that counts."""

    order: str
    """The key's name."""
    value: str

    def __call__(self, batch: Batch) -> str:
        values = {"name": self.order, "value": self.value, "made": batch.now}
        batch.connection.execute(KEEP_KEY, values)
        return key_of(batch.connection, self.order) or self.value


@dataclass(frozen=True)
class AddDevice:
    """A device of a person may be told something from now on, or may still be."""

    order: str
    """The person."""
    device: PushDevice

    def __call__(self, batch: Batch) -> None:
        connection, device = batch.connection, self.device
        same = push_devices.c.endpoint == device.endpoint
        made = connection.execute(select(push_devices.c.made).where(same)).scalar_one_or_none()
        connection.execute(delete(push_devices).where(same))
        connection.execute(
            insert(push_devices).values(
                endpoint=device.endpoint,
                person=self.order,
                p256dh=device.p256dh,
                auth=device.auth,
                site=device.site,
                made=batch.now if made is None else made,
                seen=batch.now,
            )
        )
        _keep_latest(connection, self.order)
        if made is None:
            # Nobody looked at these while nobody could be told.
            mine = select(sittings.c.table_id).where(sittings.c.person == self.order)
            open_ones = tables.c.id.in_(mine) & ~tables.c.over & tables.c.push_at.is_(None)
            connection.execute(update(tables).where(open_ones).values(push_at=batch.now))


@dataclass(frozen=True)
class DropDevice:
    """A device is told nothing any more; with `person`, only if it is that one's."""

    order: str
    """Its endpoint."""
    person: str | None = None

    def __call__(self, batch: Batch) -> None:
        wanted = push_devices.c.endpoint == self.order
        if self.person is not None:
            wanted &= push_devices.c.person == self.person
        batch.connection.execute(delete(push_devices).where(wanted))


@dataclass(frozen=True)
class LookNoMore:
    """Leave these tables alone until something happens there: nobody is to be told anything."""

    tables: tuple[str, ...]
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        due = tables.c.id.in_(self.tables) & (tables.c.push_at <= batch.now)
        batch.connection.execute(update(tables).where(due).values(push_at=None))


@dataclass(frozen=True)
class CleanDevices:
    """Forget devices on which nobody has opened the page for so many days."""

    days: float
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        old = push_devices.c.seen < times.days_ago(batch.connection, batch.now, self.days)
        batch.connection.execute(delete(push_devices).where(old))


PushWrite = MakeKey | AddDevice | DropDevice | LookNoMore | CleanDevices


def hand_over(connection: Connection, old: str, new: str) -> None:
    """The devices of one identity become another's: both are the same person."""
    mine = push_devices.c.person == old
    connection.execute(update(push_devices).where(mine).values(person=new))
    _keep_latest(connection, new)


def forget(connection: Connection, person: str) -> None:
    """Delete the devices of a person."""
    connection.execute(delete(push_devices).where(push_devices.c.person == person))


def _keep_latest(connection: Connection, person: str) -> None:
    mine = (
        select(push_devices.c.endpoint)
        .where(push_devices.c.person == person)
        .order_by(push_devices.c.seen.desc(), push_devices.c.endpoint)
    )
    too_many: Iterable[str] = list(connection.execute(mine).scalars())[MOST_DEVICES:]
    for endpoint in too_many:
        connection.execute(delete(push_devices).where(push_devices.c.endpoint == endpoint))
