"""Bring a database up to date: numbered steps, each applied once, in order.

A step must leave the tables usable by the version before it, so that servers can be replaced one
by one; what that version still needs goes a release later.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, inspect, text

from renard.server.storage.interface import StorageError
from renard.server.storage.migrations import (
    step_1,
    step_2,
    step_3,
    step_4,
    step_5,
    step_6,
    step_7,
    step_8,
    step_9,
    step_10,
)

Step = Callable[[Connection], None]
STEPS: Final[list[Step]] = [
    step_1.apply,
    step_2.apply,
    step_3.apply,
    step_4.apply,
    step_5.apply,
    step_6.apply,
    step_7.apply,
    step_8.apply,
    step_9.apply,
    step_10.apply,
]
LATEST: Final = len(STEPS)


def migrate(connection: Connection, steps: list[Step] = STEPS) -> None:
    """Apply what is missing, inside the caller's transaction and lock."""
    done = schema_version(connection)
    if done > len(steps):
        raise StorageError(
            f"the database was written by a newer Renard (its tables have version {done}, this "
            f"program knows {len(steps)}): update the program"
        )
    for number, step in enumerate(steps[done:], start=done + 1):
        step(connection)
        connection.execute(text("DELETE FROM renard_schema"))
        connection.execute(text("INSERT INTO renard_schema (version) VALUES (:n)"), {"n": number})


def schema_version(connection: Connection) -> int:
    """The number of the last step that was applied; 0 for a database without our tables."""
    if not inspect(connection).has_table("renard_schema"):
        return 0
    return int(connection.execute(text("SELECT version FROM renard_schema")).scalar_one())
