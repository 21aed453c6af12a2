"""Changes to the database. Each can be repeated: what already arrived is recognised as done.

Several share one transaction, so what they insert and announce is collected in a Batch and
sent together at its end.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    case,
    delete,
    insert,
    select,
    text,
    true,
    update,
)

from renard.server.settings import Keep
from renard.server.storage import reads, times
from renard.server.storage.interface import (
    Alive,
    Change,
    Cleaned,
    Conflict,
    Entry,
    Missing,
    NewTable,
    TableRow,
    to_json,
)
from renard.server.storage.prepared import execute_all
from renard.server.storage.schema import events, listed, rated_tables, sheets, tables

# Said with every action: put together once.
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("after"))
    .values(
        version=bindparam("to"),
        over=bindparam("over"),
        bot_due=bindparam("bot_due"),
        changed=bindparam("changed"),
        clocks=bindparam("clocks"),
        deadline=bindparam("deadline"),
        push_at=bindparam("push_at"),
    )
)
ADD_EVENTS = insert(events)
CLEANED_AT_ONCE = 100
KEEP_SHEET = text(
    "INSERT INTO sheets (digest, text) VALUES (:digest, :text) ON CONFLICT (digest) DO NOTHING"
)


SIT = text(
    "INSERT INTO sittings (person, table_id) VALUES (:person, :table) ON CONFLICT DO NOTHING"
)


class Overtaken(Exception):
    """Of several tables, one is not as it was expected to be: they have to be looked at singly."""


@dataclass
class Batch:
    """The writes of one transaction."""

    connection: Connection
    now: float
    together: bool = False
    """Whether tables that go on are sent in one statement, which cannot say who of them does."""
    going_on: list[dict[str, Any]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)

    def go_on(self, table: dict[str, Any]) -> bool:
        """Let a table go on, now or with others; False if it is not as it was expected to be."""
        if self.together:
            self.going_on.append(table)
            return True
        return execute_all(self.connection, ADVANCE, [table]) == 1

    def flush(self) -> None:
        """Send what was collected so far."""
        if self.going_on:
            if execute_all(self.connection, ADVANCE, self.going_on) != len(self.going_on):
                raise Overtaken
            self.going_on.clear()
        if self.events:
            execute_all(self.connection, ADD_EVENTS, self.events)
            self.events.clear()


@dataclass(frozen=True)
class Create:
    """A new table."""

    table: NewTable
    key: int

    @property
    def order(self) -> str:
        return self.table.id

    def __call__(self, batch: Batch) -> TableRow:
        new = self.table
        try:
            found = reads.row(batch.connection, new.id)
        except Missing:
            return self._insert(batch)
        if found.about != new.about or found.sheet != new.sheet:
            raise Conflict(f"there is a table {new.id} already", found.version)
        return found

    def _insert(self, batch: Batch) -> TableRow:
        new = self.table
        keep_sheet(batch.connection, new.sheet, new.sheet_text)
        row = TableRow(
            id=new.id,
            sheet=new.sheet,
            about=new.about,
            seats=new.seats,
            seats_version=1,
            version=len(new.entries),
            over=new.over,
            bot_due=new.bot_due,
            created=batch.now,
            changed=batch.now,
            clocks=new.clocks,
            deadline=new.deadline,
        )
        insert_row(batch.connection, row)
        keep_sittings(batch.connection, new.id, sitting(new.seats))
        if new.about.get("rated"):
            keep_rated(batch.connection, row)
        if new.about.get("listed"):
            batch.connection.execute(insert(listed).values(table_id=new.id, since=batch.now))
        batch.events += numbered(new.id, 0, new.entries, self.key)
        return row


@dataclass(frozen=True)
class Append:
    """More entries of a table's log."""

    order: str
    after: int
    entries: list[Entry | str]
    over: bool
    bot_due: bool
    clocks: str | None
    deadline: float | None
    push_at: float | None
    key: int

    def __call__(self, batch: Batch) -> int:
        version = self.after + len(self.entries)
        goes_on = {
            "table": self.order,
            "after": self.after,
            "to": version,
            "over": self.over,
            "bot_due": self.bot_due,
            "changed": batch.now,
            "clocks": self.clocks,
            "deadline": self.deadline,
            "push_at": self.push_at,
        }
        if not batch.go_on(goes_on):
            return self._done_already(batch.connection, version)
        batch.events += numbered(self.order, self.after, self.entries, self.key)
        batch.changes.append(Change(self.order, version))
        return version

    def _done_already(self, connection: Connection, version: int) -> int:
        """If the entry that stands in our place is our own, an earlier try did arrive."""
        stored = connection.execute(
            select(events.c.key).where(
                events.c.table_id == self.order, events.c.n == self.after + 1
            )
        ).scalar_one_or_none()
        if stored == self.key:
            return version
        now = reads.row(connection, self.order).version
        raise Conflict(f"table {self.order} has {now} entries, not {self.after}", now)


@dataclass(frozen=True)
class SetSeats:
    """Who sits at a table."""

    order: str
    seats_version: int
    seats: list[dict[str, Any]]
    bot_due: bool
    clocks: str | None
    deadline: float | None
    push_at: float | None
    at: int | None
    newcomers: frozenset[str] = frozenset()
    """People who sit down, of those who can be known again."""
    beside: Create | None = None
    """A table that is made with it: the seats say where their owners meet again."""

    def __call__(self, batch: Batch) -> int:
        version = self._set(batch)
        if self.beside is not None:
            self.beside(batch)
        return version

    def _set(self, batch: Batch) -> int:
        judged = true() if self.at is None else tables.c.version == self.at
        version = batch.connection.execute(
            update(tables)
            .where(tables.c.id == self.order, tables.c.seats_version == self.seats_version)
            .values(
                seats=to_json(self.seats),
                seats_version=self.seats_version + 1,
                bot_due=case((judged, self.bot_due), else_=tables.c.bot_due),
                clocks=case((judged, self.clocks), else_=tables.c.clocks),
                deadline=case((judged, self.deadline), else_=tables.c.deadline),
                push_at=case((judged, self.push_at), else_=tables.c.push_at),
                changed=batch.now,
            )
            .returning(tables.c.version)
        ).scalar_one_or_none()
        if version is None:
            return self._done_already(batch.connection)
        keep_sittings(batch.connection, self.order, self.newcomers)
        batch.changes.append(Change(self.order, version, self.seats_version + 1))
        return self.seats_version + 1

    def _done_already(self, connection: Connection) -> int:
        """Seats that stand exactly as asked for are as good as set."""
        row = reads.row(connection, self.order)
        if row.seats_version == self.seats_version + 1 and row.seats == self.seats:
            return row.seats_version
        raise Conflict(f"the seats of table {self.order} have changed", row.seats_version)


@dataclass(frozen=True)
class Clean:
    """Delete some of the tables that nobody has touched for long."""

    keep: Keep
    order: str = ""

    def __call__(self, batch: Batch) -> Cleaned:
        times.say_alive(batch.connection, "cleaning", batch.now)
        return Cleaned(
            unfinished=self._delete(batch, over=False, days=self.keep.unfinished_days),
            finished=self._delete(batch, over=True, days=self.keep.finished_days),
        )

    def _delete(self, batch: Batch, over: bool, days: float | None) -> int:
        if days is None:
            return 0
        moment = times.days_ago(batch.connection, batch.now, days)
        return len(self._some(batch.connection, reads.unchanged_since(moment, over)))

    def _some(self, connection: Connection, old: ColumnElement[bool]) -> list[str]:
        # Other processes may be cleaning too, or a table may just be played again: leave those.
        some = (
            select(tables.c.id)
            .where(old)
            .order_by(tables.c.changed)
            .limit(CLEANED_AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        ids = list(connection.execute(some).scalars())
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return ids


@dataclass(frozen=True)
class SayAlive:
    """A process says that it lives, and hears of the others."""

    process: str
    order: str = ""

    def __call__(self, batch: Batch) -> Alive:
        jumped = times.say_alive(batch.connection, self.process, batch.now)
        return Alive(times.alive(batch.connection), jumped, times.all_pauses(batch.connection))


@dataclass(frozen=True)
class Nothing:
    """A transaction without content, to see whether one can be made."""

    order: str = ""

    def __call__(self, batch: Batch) -> None:
        """Nothing is written."""


Write = Create | Append | SetSeats | Clean | SayAlive | Nothing


def keep_sheet(connection: Connection, digest: str, sheet_text: str) -> None:
    """Keep a sheet's text, if it is not kept yet."""
    known = select(sheets.c.digest).where(sheets.c.digest == digest)
    if connection.execute(known).scalar_one_or_none() is None:
        # Another process may be keeping it at this moment.
        connection.execute(KEEP_SHEET, {"digest": digest, "text": sheet_text})


def insert_row(connection: Connection, row: TableRow) -> None:
    values = {name: getattr(row, name) for name in row.__slots__}
    values["about"], values["seats"] = to_json(row.about), to_json(row.seats)
    values["clocks"] = None if row.clocks is None else to_json(row.clocks)
    connection.execute(insert(tables), values)


def keep_rated(connection: Connection, row: TableRow) -> None:
    """Keep that a table is rated, with the table itself: so its result is never forgotten."""
    values = {"table_id": row.id, "game": row.about["game"], "players": len(row.seats)}
    connection.execute(insert(rated_tables).values(**values, began=row.created, judged=False))


def sitting(seats: Iterable[dict[str, Any]]) -> frozenset[str]:
    """Who sits there, of those who can be known again: people, and bots of others by their ids."""
    found = [seat.get("person") for seat in seats]
    found += [seat.get("bot") for seat in seats if "/" in (seat.get("bot") or "")]
    return frozenset(one for one in found if one)


def keep_sittings(connection: Connection, table: str, people: Iterable[str]) -> None:
    """Keep who sits at a table."""
    for person in people:
        connection.execute(SIT, {"person": person, "table": table})


def numbered(
    table: str, after: int, entries: Iterable[Entry | str], key: int | None
) -> Iterator[dict[str, Any]]:
    """The rows of entries after+1, after+2, …; the first one carries the key."""
    for n, entry in enumerate(entries, start=after + 1):
        yield {
            "table_id": table,
            "n": n,
            "key": key if n == after + 1 else None,
            "entry": entry if isinstance(entry, str) else to_json(entry),
        }
