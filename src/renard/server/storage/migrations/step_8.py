"""What the operator orders, what people report, bots of other people and their ladder."""

from sqlalchemy import Connection, text

STATEMENTS = (
    """CREATE TABLE orders (
        id TEXT NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL,
        what TEXT NOT NULL,
        who TEXT NOT NULL,
        name TEXT,
        reason TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        ends DOUBLE PRECISION,
        lifted DOUBLE PRECISION,
        done DOUBLE PRECISION
    )""",
    "CREATE INDEX orders_who ON orders (who)",
    """CREATE TABLE reports (
        id TEXT NOT NULL PRIMARY KEY,
        made DOUBLE PRECISION NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        person TEXT,
        reporter TEXT,
        why TEXT NOT NULL,
        words TEXT NOT NULL,
        context TEXT NOT NULL,
        closed DOUBLE PRECISION,
        outcome TEXT
    )""",
    "CREATE INDEX reports_table ON reports (table_id)",
    "CREATE INDEX reports_made ON reports (made)",
    """CREATE TABLE bots (
        id TEXT NOT NULL PRIMARY KEY,
        owner TEXT NOT NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION
    )""",
    "CREATE INDEX bots_owner ON bots (owner)",
    """CREATE TABLE ladder_games (
        table_id TEXT NOT NULL PRIMARY KEY,
        match_id TEXT NOT NULL,
        game TEXT NOT NULL,
        players TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION,
        totals TEXT
    )""",
    "CREATE INDEX ladder_games_game ON ladder_games (game, ended)",
    "CREATE INDEX ladder_games_match ON ladder_games (match_id)",
    """CREATE TABLE ladders (
        game TEXT NOT NULL PRIMARY KEY,
        made DOUBLE PRECISION NOT NULL,
        found TEXT NOT NULL
    )""",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
