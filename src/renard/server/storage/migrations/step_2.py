"""Which processes live, and when nobody did: presence and cleaning ask for it."""

from sqlalchemy import Connection, text

STATEMENTS = (
    "CREATE TABLE processes (name TEXT NOT NULL PRIMARY KEY, alive DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE pauses (
        ended DOUBLE PRECISION NOT NULL PRIMARY KEY,
        began DOUBLE PRECISION NOT NULL
    )""",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
