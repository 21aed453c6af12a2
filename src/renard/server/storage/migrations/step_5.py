"""Telling people who are away: when to look at a table, their devices, the server's own keys."""

from sqlalchemy import Connection, text

STATEMENTS = (
    "ALTER TABLE tables ADD COLUMN push_at DOUBLE PRECISION",
    "CREATE INDEX tables_push_at ON tables (push_at) WHERE push_at IS NOT NULL",
    """CREATE TABLE server_keys (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE push_devices (
        endpoint TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        site TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX push_devices_person ON push_devices (person)",
)


def apply(connection: Connection) -> None:
    for statement in STATEMENTS:
        connection.execute(text(statement))
