"""What the operator has ordered, and what people report: questions and changes.

As all changes, each can be repeated: what already arrived is recognised as done.
"""

import secrets
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from renard.server.storage.interface import StorageError
from renard.server.storage.schema_operator import orders, reports
from renard.server.storage.writes import Batch

KINDS = ("close", "rename", "mute", "ban", "forget", "revoke")
LASTING = ("close", "mute", "ban")
"""Orders that are in force until they end; the others are done once."""
MOST_OPEN = 20
"""Reports about one table that nobody has looked at yet."""
MOST_READ = 10_000
"""Orders that a server keeps in mind."""


class TooManyReports(StorageError):
    """A table was reported so often that nothing new can be learnt."""

    def __init__(self) -> None:
        super().__init__(f"there are {MOST_OPEN} reports about this table already")


@dataclass(frozen=True, slots=True)
class Order:
    """One thing that the operator wants."""

    id: str
    kind: str
    what: str
    who: str
    reason: str
    made: float
    name: str | None = None
    ends: float | None = None
    lifted: float | None = None
    done: float | None = None

    def in_force(self, now: float) -> bool:
        return self.lifted is None and (self.ends is None or self.ends > now)


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody has reported, with the table as it was then (`context`, as JSON)."""

    id: str
    made: float
    table_id: str
    seat: int
    name: str
    person: str | None
    reporter: str | None
    why: str
    words: str
    context: str
    closed: float | None = None
    outcome: str | None = None


def new_id() -> str:
    """What an order or a report is called in commands."""
    return secrets.token_hex(4)


def _force(now: float) -> ColumnElement[bool]:
    return orders.c.lifted.is_(None) & (orders.c.ends.is_(None) | (orders.c.ends > now))


def orders_to_follow(connection: Connection, now: float) -> list[Order]:
    """All that a server has to know: what is in force, and what is still to be done."""
    wanted = _force(now) & (orders.c.kind.in_(LASTING) | orders.c.done.is_(None))
    found = select(orders).where(wanted).order_by(orders.c.made, orders.c.id).limit(MOST_READ)
    return [Order(**row._asdict()) for row in connection.execute(found)]


def orders_about(
    connection: Connection, who: str | None = None, kinds: tuple[str, ...] = KINDS
) -> list[Order]:
    """Orders, the latest first: about somebody or something, or all of them."""
    found = select(orders).where(orders.c.kind.in_(kinds)).order_by(orders.c.made.desc())
    if who is not None:
        found = found.where(orders.c.who == who)
    return [Order(**row._asdict()) for row in connection.execute(found)]


def add_order(connection: Connection, order: Order) -> None:
    connection.execute(insert(orders).values(asdict(order)))


def lift_orders(connection: Connection, ids: list[str], now: float) -> int:
    """End orders before their time; how many were in force."""
    mine = orders.c.id.in_(ids) & _force(now)
    return connection.execute(update(orders).where(mine).values(lifted=now)).rowcount


def find_reports(connection: Connection, closed: bool = False) -> list[Report]:
    """Reports, the latest first; with `closed` also those that were dealt with."""
    found = select(reports).order_by(reports.c.made.desc())
    if not closed:
        found = found.where(reports.c.closed.is_(None))
    return [Report(**row._asdict()) for row in connection.execute(found)]


def report_of(connection: Connection, report: str) -> Report | None:
    found = connection.execute(select(reports).where(reports.c.id == report)).one_or_none()
    return None if found is None else Report(**found._asdict())


def close_report(connection: Connection, report: str, outcome: str, now: float) -> None:
    """Note what came of a report."""
    mine = reports.c.id == report
    connection.execute(update(reports).where(mine).values(closed=now, outcome=outcome))


@dataclass(frozen=True)
class OrderDone:
    """What follows from an order was done; what was only to be done once is over."""

    order: str

    def __call__(self, batch: Batch) -> None:
        mine = (orders.c.id == self.order) & orders.c.done.is_(None)
        batch.connection.execute(update(orders).where(mine).values(done=batch.now))


@dataclass(frozen=True)
class AddReport:
    """Something that somebody reports; the same person reports a seat once."""

    report: Report

    @property
    def order(self) -> str:
        return self.report.table_id

    def __call__(self, batch: Batch) -> None:
        new, connection = self.report, batch.connection
        known = select(reports.c.id).where(reports.c.id == new.id)
        if connection.execute(known).scalar_one_or_none() is not None:
            return
        open_here = (reports.c.table_id == new.table_id) & reports.c.closed.is_(None)
        if new.reporter is not None:
            same = open_here & (reports.c.seat == new.seat) & (reports.c.reporter == new.reporter)
            connection.execute(delete(reports).where(same))
        count = select(func.count()).select_from(reports).where(open_here)
        if connection.execute(count).scalar_one() >= MOST_OPEN:
            raise TooManyReports
        values: dict[str, Any] = asdict(new)
        connection.execute(insert(reports).values(values))


OperatorWrite = OrderDone | AddReport
