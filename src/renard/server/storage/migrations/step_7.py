"""Rated games: which tables are, what each changed for whom, and where everybody stands."""

from sqlalchemy import Connection, text

STATEMENTS = (
    """CREATE TABLE rated_tables (
        table_id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        began DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION,
        void TEXT,
        judged BOOLEAN NOT NULL
    )""",
    "CREATE INDEX rated_tables_open ON rated_tables (began) WHERE ended IS NULL",
    "CREATE INDEX rated_tables_unjudged ON rated_tables (ended) WHERE NOT judged",
    """CREATE TABLE rated_seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        person TEXT,
        bot TEXT,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        mu_before DOUBLE PRECISION NOT NULL,
        sigma_before DOUBLE PRECISION NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION NOT NULL,
        decisions INTEGER,
        lost DOUBLE PRECISION,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX rated_seats_person ON rated_seats (person, game, ended)",
    """CREATE TABLE ratings (
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        sure DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        alone_decisions INTEGER NOT NULL,
        alone_lost DOUBLE PRECISION NOT NULL,
        alone_squares DOUBLE PRECISION NOT NULL,
        table_decisions INTEGER NOT NULL,
        table_lost DOUBLE PRECISION NOT NULL,
        table_squares DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, person)
    )""",
    "CREATE INDEX ratings_ladder ON ratings (game, sure)",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
