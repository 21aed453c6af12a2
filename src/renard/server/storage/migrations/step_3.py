"""The daily game: a secret for every day, the runs of people, and what bots made of it."""

from sqlalchemy import Connection, text

STATEMENTS = (
    "CREATE TABLE daily_days (day TEXT NOT NULL PRIMARY KEY, secret TEXT NOT NULL)",
    """CREATE TABLE daily_runs (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        identity TEXT NOT NULL,
        table_id TEXT NOT NULL,
        name TEXT NOT NULL,
        ended DOUBLE PRECISION,
        score INTEGER,
        lost DOUBLE PRECISION,
        luck DOUBLE PRECISION,
        PRIMARY KEY (day, game, identity)
    )""",
    "CREATE UNIQUE INDEX daily_runs_table ON daily_runs (table_id)",
    "CREATE INDEX daily_runs_score ON daily_runs (day, game, score)",
    "CREATE INDEX daily_runs_lost ON daily_runs (day, game, lost)",
    """CREATE TABLE daily_fields (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        found TEXT NOT NULL,
        PRIMARY KEY (day, game)
    )""",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
