"""The database as whoever runs the server looks at it and gives orders, also while it serves.

Orders are only written down here; a server that runs follows them, so that everybody at a table is
told, and what stands in its memory is not overtaken.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from renard.server.names import proper_name
from renard.server.orders.in_force import network_of
from renard.server.storage import identities, reads
from renard.server.storage.backup import check_version, sentence_for_errors
from renard.server.storage.interface import Loaded, StorageError, TableRow
from renard.server.storage.opening import open_database
from renard.server.storage.orders import (
    LASTING,
    Order,
    Report,
    add_order,
    close_report,
    find_reports,
    lift_orders,
    new_id,
    orders_about,
    report_of,
)
from renard.server.storage.outside import bot_by_id, bots_of
from renard.server.storage.people import kinds_of, sittings_of
from renard.server.storage.schema import tables

DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class PersonFound:
    """Somebody, with where they sit, their bots and what was ordered about them."""

    person: identities.Person
    tables: list[str]
    names: list[str]
    """What their seats are called."""
    keys: dict[str, int]
    bots: list[str]
    orders: list[Order]


@dataclass
class Administration:
    """One look into the database, or one change of it."""

    database: str | None
    clock: Callable[[], float] = field(default=time.time)

    @contextmanager
    def _looking(self) -> Iterator[Connection]:
        opened = open_database(self.database, alone=False)
        try:
            with sentence_for_errors(), opened.snapshot() as connection:
                check_version(connection)
                yield connection
        finally:
            opened.close()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        opened = open_database(self.database, alone=False)
        try:
            with sentence_for_errors(), opened.writing() as connection:
                check_version(connection)
                yield connection
        finally:
            opened.close()

    # ---- looking

    def tables(self, over: bool | None, limit: int) -> list[TableRow]:
        """Tables, the latest change first: only unfinished or finished ones, or all."""
        found = select(tables).order_by(tables.c.changed.desc()).limit(limit)
        if over is not None:
            found = found.where(tables.c.over == over)
        with self._looking() as connection:
            return [reads.read_row(row) for row in connection.execute(found)]

    def table(self, table: str) -> tuple[Loaded, list[Order]]:
        """A table with its log, and what was ordered about it."""
        with self._looking() as connection:
            loaded = reads.load(connection, table)
            own = [f"{table}/{seat}" for seat in range(len(loaded.row.seats))]
            about = [order for who in (table, *own) for order in orders_about(connection, who)]
            return loaded, about

    def people(self) -> list[identities.Person]:
        with self._looking() as connection:
            return identities.everybody(connection)

    def person(self, digits: str) -> PersonFound:
        with self._looking() as connection:
            found = identities.find_person(connection, digits)
            names = dict.fromkeys(
                str(seat["name"]) for _, seat in identities.seats_called(connection, found.id)
            )
            return PersonFound(
                found,
                [one.table for one in sittings_of(connection, found.id)],
                [name for name in names if name],
                kinds_of(connection, found.id, self.clock()),
                [bot.id for bot in bots_of(connection, found.id)],
                orders_about(connection, found.id),
            )

    def orders(self, ended: bool) -> list[Order]:
        """What is in force, or with `ended` all that was ever ordered."""
        now = self.clock()
        with self._looking() as connection:
            found = orders_about(connection)
        lasting = [o for o in found if o.in_force(now) and (o.kind in LASTING or o.done is None)]
        return found if ended else lasting

    def reports(self, closed: bool) -> list[Report]:
        with self._looking() as connection:
            return find_reports(connection, closed)

    def report(self, report: str) -> tuple[Report, dict[str, Any]]:
        """A report and its context."""
        with self._looking() as connection:
            found = _report(connection, report)
            return found, json.loads(found.context)

    # ---- ordering

    def _order(self, connection: Connection, kind: str, what: str, who: str, **more: Any) -> Order:
        reason = " ".join(more.pop("reason", "").split())
        if len(reason) > 200 or not all(letter.isprintable() for letter in reason):
            raise StorageError("a reason should be one line of at most 200 visible letters")
        days = more.pop("days", None)
        now = self.clock()
        ends = None if days is None else now + days * DAY
        order = Order(new_id(), kind, what, who, reason, now, ends=ends, **more)
        add_order(connection, order)
        return order

    def close_table(self, table: str, reason: str) -> Order:
        with self._writing() as connection:
            reads.row(connection, table)
            return self._order(connection, "close", "table", table, reason=reason)

    def rename_seat(self, table: str, seat: int, name: str) -> Order:
        with self._writing() as connection:
            seats = reads.row(connection, table).seats
            if not 0 <= seat < len(seats):
                raise StorageError(
                    f"table {table} has no seat {seat}: its seats are 0 to {len(seats) - 1}"
                )
            who = f"{table}/{seat}"
            return self._order(connection, "rename", "seat", who, name=proper_name(name))

    def rename_person(self, digits: str, name: str) -> Order:
        with self._writing() as connection:
            person = identities.find_person(connection, digits).id
            return self._order(connection, "rename", "person", person, name=proper_name(name))

    def mute(self, digits: str, days: float | None, reason: str) -> Order:
        with self._writing() as connection:
            person = identities.find_person(connection, digits).id
            return self._order(connection, "mute", "person", person, days=days, reason=reason)

    def ban(self, who: str, days: float | None, reason: str) -> Order:
        """Ban a person by their id, or whoever comes from an address or a network."""
        with self._writing() as connection:
            what, found = _person_or_address(connection, who)
            return self._order(connection, "ban", what, found, days=days, reason=reason)

    def forget(self, digits: str) -> Order:
        with self._writing() as connection:
            person = identities.find_person(connection, digits).id
            return self._order(connection, "forget", "person", person)

    def revoke(self, bot: str) -> Order:
        with self._writing() as connection:
            if bot_by_id(connection, bot) is None:
                raise StorageError(
                    f"there is no bot {bot!a:.60}: `renard admin people show` lists somebody's"
                )
            return self._order(connection, "revoke", "bot", bot)

    def lift(self, what: str) -> int:
        """End what is in force: one order, or all about a person, an address or a table."""
        with self._writing() as connection:
            found = orders_about(connection, kinds=LASTING)
            mine = [order.id for order in found if what in (order.id, order.who)]
            if not mine and _is_address(what):
                network = str(network_of(what))
                mine = [order.id for order in found if order.who == network]
            if not mine:
                mine = [
                    order.id
                    for order in found
                    if len(what) >= identities.LEAST_DIGITS and order.who.startswith(what.lower())
                ]
            lifted = lift_orders(connection, mine, self.clock())
        if not lifted:
            raise StorageError(
                f"nothing about {what!a:.60} is in force: `renard admin orders` lists what is"
            )
        return lifted

    def close_report(self, report: str, outcome: str) -> None:
        with self._writing() as connection:
            close_report(connection, _report(connection, report).id, outcome, self.clock())


def _is_address(who: str) -> bool:
    return "." in who or ":" in who


def _person_or_address(connection: Connection, who: str) -> tuple[str, str]:
    if not _is_address(who):
        return "person", identities.find_person(connection, who).id
    network = network_of(who)
    if network is None:
        raise StorageError(
            f"{who!a:.60} is no address: write one as 192.0.2.7 or 2001:db8::1, or a whole network "
            "as 192.0.2.0/24"
        )
    return "address", str(network)


def _report(connection: Connection, report: str) -> Report:
    found = report_of(connection, report)
    if found is None:
        raise StorageError(f"there is no report {report!a:.40}: `renard admin reports list`")
    return found
