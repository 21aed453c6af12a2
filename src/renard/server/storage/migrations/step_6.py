"""The lobby: which tables are listed, codes to reach one, and where people wait for company."""

from sqlalchemy import Connection, text

STATEMENTS = (
    """CREATE TABLE listed (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        since DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX listed_since ON listed (since)",
    """CREATE TABLE codes (
        code TEXT NOT NULL PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
        seats TEXT NOT NULL,
        ends DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE gatherings (
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (game, players)
    )""",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
