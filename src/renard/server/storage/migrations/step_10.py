"""Passkeys of people, and the challenges that were answered lately."""

from sqlalchemy import Connection, text

STATEMENTS = """
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    site TEXT NOT NULL,
    public_key {bytes} NOT NULL,
    sign_count BIGINT NOT NULL,
    synced BOOLEAN NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION
);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE TABLE passkey_answers (
    challenge TEXT NOT NULL PRIMARY KEY,
    key BIGINT NOT NULL,
    ends DOUBLE PRECISION NOT NULL
)"""


def apply(connection: Connection) -> None:
    kind = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in STATEMENTS.format(bytes=kind).split(";"):
        connection.execute(text(statement))
