"""Changes to the database. Each can be repeated: what already arrived is recognised as done.

Several share one transaction, so what they insert and announce is collected in a Batch and
sent together at its end.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    insert,
    select,
    text,
    true,
    update,
)

from renard.server.storage import reads
from renard.server.storage.interface import (
    Change,
    Cleaned,
    Conflict,
    Entry,
    Keep,
    Missing,
    NewTable,
    TableRow,
)
from renard.server.storage.schema import events, sheets, tables

# Said with every action: put together once.
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("after"))
    .values(
        version=bindparam("to"),
        over=bindparam("over"),
        bot_due=bindparam("bot_due"),
        changed=bindparam("changed"),
    )
    .returning(tables.c.seats_version)
)
ADD_EVENTS = insert(events)
DAY = 24 * 60 * 60
CLEANED_AT_ONCE = 100
KEEP_SHEET = text(
    "INSERT INTO sheets (digest, text) VALUES (:digest, :text) ON CONFLICT (digest) DO NOTHING"
)


@dataclass
class Batch:
    """The writes of one transaction."""

    connection: Connection
    now: float
    events: list[dict[str, Any]] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)

    def flush(self) -> None:
        """Send the entries collected so far."""
        if self.events:
            self.connection.execute(ADD_EVENTS, self.events)


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


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
        )
        insert_row(batch.connection, row)
        batch.events += numbered(new.id, 0, new.entries, self.key)
        return row


@dataclass(frozen=True)
class Append:
    """More entries of a table's log."""

    order: str
    after: int
    entries: list[Entry]
    over: bool
    bot_due: bool
    key: int

    def __call__(self, batch: Batch) -> int:
        version = self.after + len(self.entries)
        seats_version = batch.connection.execute(
            ADVANCE,
            {
                "table": self.order,
                "after": self.after,
                "to": version,
                "over": self.over,
                "bot_due": self.bot_due,
                "changed": batch.now,
            },
        ).scalar_one_or_none()
        if seats_version is None:
            return self._done_already(batch.connection, version)
        batch.events += numbered(self.order, self.after, self.entries, self.key)
        batch.changes.append(Change(self.order, version, seats_version))
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
    at: int | None

    def __call__(self, batch: Batch) -> int:
        judged = true() if self.at is None else tables.c.version == self.at
        version = batch.connection.execute(
            update(tables)
            .where(tables.c.id == self.order, tables.c.seats_version == self.seats_version)
            .values(
                seats=to_json(self.seats),
                seats_version=self.seats_version + 1,
                bot_due=case((judged, self.bot_due), else_=tables.c.bot_due),
                changed=batch.now,
            )
            .returning(tables.c.version)
        ).scalar_one_or_none()
        if version is None:
            return self._done_already(batch.connection)
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
        return Cleaned(
            unfinished=self._delete(batch, over=False, days=self.keep.unfinished_days),
            finished=self._delete(batch, over=True, days=self.keep.finished_days),
        )

    def _delete(self, batch: Batch, over: bool, days: float | None) -> int:
        if days is None:
            return 0
        old = and_(tables.c.over == over, tables.c.changed < batch.now - days * DAY)
        return len(self._some(batch.connection, old))

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


Write = Create | Append | SetSeats | Clean


def keep_sheet(connection: Connection, digest: str, sheet_text: str) -> None:
    """Keep a sheet's text, if it is not kept yet."""
    known = select(sheets.c.digest).where(sheets.c.digest == digest)
    if connection.execute(known).scalar_one_or_none() is None:
        # Another process may be keeping it at this moment.
        connection.execute(KEEP_SHEET, {"digest": digest, "text": sheet_text})


def insert_row(connection: Connection, row: TableRow) -> None:
    values = {name: getattr(row, name) for name in row.__slots__}
    values["about"], values["seats"] = to_json(row.about), to_json(row.seats)
    connection.execute(insert(tables), values)


def numbered(
    table: str, after: int, entries: list[Entry], key: int | None
) -> Iterator[dict[str, Any]]:
    """The rows of entries after+1, after+2, …; the first one carries the key."""
    for n, entry in enumerate(entries, start=after + 1):
        yield {
            "table_id": table,
            "n": n,
            "key": key if n == after + 1 else None,
            "entry": to_json(entry),
        }
