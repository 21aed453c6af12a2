"""People who come back: their keys, where they sit, and whose time runs at a table."""

from sqlalchemy import Connection, text

STATEMENTS = (
    "ALTER TABLE tables ADD COLUMN clocks TEXT",
    "ALTER TABLE tables ADD COLUMN deadline DOUBLE PRECISION",
    "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
    """CREATE TABLE people (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE person_keys (
        hash TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        ends DOUBLE PRECISION
    )""",
    "CREATE INDEX person_keys_person ON person_keys (person)",
    """CREATE TABLE sittings (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    )""",
    "CREATE INDEX sittings_table ON sittings (table_id)",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
