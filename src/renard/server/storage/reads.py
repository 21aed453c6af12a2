"""Questions to the database, each in the caller's transaction."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, select

from renard.server.storage.interface import Entry, Loaded, Missing, TableRow, Versions
from renard.server.storage.schema import events, sheets, tables


def row(connection: Connection, table: str) -> TableRow:
    found = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        raise missing(table)
    return read_row(found)


def load(connection: Connection, table: str) -> Loaded:
    found = row(connection, table)
    return Loaded(found, _entries(connection, table, 0, found.version))


def entries(connection: Connection, table: str, since: int) -> list[Entry]:
    version = connection.execute(
        select(tables.c.version).where(tables.c.id == table)
    ).scalar_one_or_none()
    if version is None:
        raise missing(table)
    return _entries(connection, table, since, version)


def _entries(connection: Connection, table: str, since: int, until: int) -> list[Entry]:
    # Up to the version that was read: more may have been committed between the two questions.
    texts = connection.execute(
        select(events.c.entry)
        .where(events.c.table_id == table, events.c.n > since, events.c.n <= until)
        .order_by(events.c.n)
    ).scalars()
    return [json.loads(text) for text in texts]


def sheet(connection: Connection, digest: str) -> str:
    text = connection.execute(
        select(sheets.c.text).where(sheets.c.digest == digest)
    ).scalar_one_or_none()
    if text is None:
        raise Missing(f"no table was played on a sheet with the digest {digest}")
    return str(text)


def versions(connection: Connection, wanted: Iterable[str]) -> dict[str, Versions]:
    found = connection.execute(
        select(tables.c.id, tables.c.version, tables.c.seats_version).where(
            tables.c.id.in_(list(wanted))
        )
    )
    return {table: Versions(version, seats) for table, version, seats in found}


def due(connection: Connection, unchanged_since: float, limit: int) -> list[str]:
    return list(
        connection.execute(
            select(tables.c.id)
            .where(tables.c.bot_due, tables.c.changed <= unchanged_since)
            .order_by(tables.c.changed)
            .limit(limit)
        ).scalars()
    )


def overdue(connection: Connection, now: float, limit: int) -> list[str]:
    return list(
        connection.execute(
            select(tables.c.id)
            .where(tables.c.deadline <= now)
            .order_by(tables.c.deadline)
            .limit(limit)
        ).scalars()
    )


def unchanged_since(moment: float, over: bool) -> ColumnElement[bool]:
    """Tables, finished or not, that have not changed since a moment."""
    return and_(tables.c.over == over, tables.c.changed < moment)


def old_rows(connection: Connection, moment: float, over: bool) -> list[TableRow]:
    found = select(tables).where(unchanged_since(moment, over)).order_by(tables.c.changed)
    return [read_row(row) for row in connection.execute(found)]


def has_tables(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).limit(1)).first() is not None


def read_row(found: Row[Any]) -> TableRow:
    values = found._asdict()
    values["about"] = json.loads(values["about"])
    values["seats"] = json.loads(values["seats"])
    values["clocks"] = None if values["clocks"] is None else json.loads(values["clocks"])
    return TableRow(**values)


def missing(table: str) -> Missing:
    return Missing(f"there is no table {table}, or it was deleted after a long time unused")
