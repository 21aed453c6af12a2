"""Statements that are sent thousands of times a second: put into the driver's words once.

SQLAlchemy takes longer to prepare a statement, at every call, than a database to do it.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update

Statement = Insert | Update
Values = Mapping[str, Any]


@functools.cache
def _driver_words(
    statement: Statement, dialect: Dialect, columns: tuple[str, ...] | None
) -> tuple[str, list[str] | None]:
    """The text that the driver takes, and the order of its values where they have no names."""
    compiled: Any = statement.compile(
        dialect=dialect, column_keys=list(columns) if columns else None
    )
    return str(compiled), compiled.positiontup


def execute_all(connection: Connection, statement: Statement, rows: Sequence[Values]) -> int:
    """The same statement for many rows of values; how many rows of the database it concerned."""
    # An update has a place for every value already; an insert gets one for each column.
    columns = tuple(rows[0]) if isinstance(statement, Insert) else None
    text, order = _driver_words(statement, connection.dialect, columns)
    return connection.exec_driver_sql(text, [_in_order(row, order) for row in rows]).rowcount


def _in_order(values: Values, order: list[str] | None) -> Any:
    return dict(values) if order is None else tuple(values[name] for name in order)
