"""The first tables."""

from sqlalchemy import Connection, text

STATEMENTS = """
CREATE TABLE renard_schema (version INTEGER NOT NULL);
CREATE TABLE sheets (
    digest TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    sheet TEXT NOT NULL REFERENCES sheets (digest),
    about TEXT NOT NULL,
    seats TEXT NOT NULL,
    seats_version INTEGER NOT NULL,
    version INTEGER NOT NULL,
    over BOOLEAN NOT NULL,
    bot_due BOOLEAN NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL
);
CREATE INDEX tables_over_changed ON tables (over, changed);
CREATE INDEX tables_bot_due ON tables (changed) WHERE bot_due;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    key BIGINT,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
)"""


def apply(connection: Connection) -> None:
    # A table's log lies together on disk: SQLite sorts the rows themselves by their key.
    ending = " WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
    for statement in (STATEMENTS + ending).split(";"):
        connection.execute(text(statement))
