"""What people keep here besides their devices: games, answers, cards, stars."""

from sqlalchemy import Connection, text

STATEMENTS = """
CREATE TABLE kept_people (
    person TEXT NOT NULL PRIMARY KEY,
    n INTEGER NOT NULL,
    bytes BIGINT NOT NULL,
    things INTEGER NOT NULL,
    begun DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX kept_people_seen ON kept_people (seen);
CREATE TABLE kept_things (
    person TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    packed {bytes},
    PRIMARY KEY (person, n)
);
CREATE INDEX kept_things_id ON kept_things (person, id)"""


def apply(connection: Connection) -> None:
    kind = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    for statement in STATEMENTS.format(bytes=kind).split(";"):
        connection.execute(text(statement))
