"""What is kept about the lobby: listed tables, codes that lead to a table, where people gather.

Each change can be repeated: what already arrived is recognised as done.
"""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select, text

from renard.server.storage.interface import NewTable, StorageError
from renard.server.storage.schema import codes, gatherings, listed, tables
from renard.server.storage.writes import Batch, Create

KEEP_CODE = text(
    "INSERT INTO codes (code, table_id, seats, ends) VALUES (:code, :table_id, :seats, :ends) "
    "ON CONFLICT DO NOTHING"
)
KEEP_GATHERING = text(
    "INSERT INTO gatherings (game, players, table_id) VALUES (:game, :players, :table_id) "
    "ON CONFLICT DO NOTHING"
)


class Gathered(StorageError):
    """People wait for the same at another table."""

    def __init__(self, table: str) -> None:
        super().__init__("people wait for the same at another table")
        self.table = table


class CodeTaken(StorageError):
    """Another table has this code: draw again."""

    def __init__(self) -> None:
        super().__init__("another table has this code")


@dataclass(frozen=True, slots=True)
class Listed:
    """A listed table, without its log."""

    id: str
    about: dict[str, Any]
    seats: list[dict[str, Any]]
    over: bool
    created: float


@dataclass(frozen=True, slots=True)
class Code:
    """What somebody types to reach a table."""

    code: str
    table: str
    seats: list[int]
    ends: float


@dataclass(frozen=True, slots=True)
class Gathering:
    """Where people wait who want the same."""

    game: str
    players: int
    table: str


def listed_tables(connection: Connection, limit: int) -> list[Listed]:
    """Listed tables, the latest first."""
    found = (
        select(tables.c.id, tables.c.about, tables.c.seats, tables.c.over, tables.c.created)
        .join(listed, listed.c.table_id == tables.c.id)
        .order_by(listed.c.since.desc())
        .limit(limit)
    )
    return [
        Listed(row.id, json.loads(row.about), json.loads(row.seats), row.over, row.created)
        for row in connection.execute(found)
    ]


def find_code(connection: Connection, code: str, now: float) -> Code | None:
    """Where a code leads, if it has not ended."""
    row = connection.execute(
        select(codes).where(codes.c.code == code, codes.c.ends > now)
    ).one_or_none()
    return None if row is None else Code(code, row.table_id, json.loads(row.seats), row.ends)


def find_gathering(connection: Connection, game: str, players: int) -> str | None:
    """The table where people wait for a game of so many."""
    wanted = (gatherings.c.game == game) & (gatherings.c.players == players)
    return connection.execute(select(gatherings.c.table_id).where(wanted)).scalar_one_or_none()


def all_gatherings(connection: Connection) -> list[Gathering]:
    """Everywhere that people wait."""
    found = connection.execute(select(gatherings).order_by(gatherings.c.table_id))
    return [Gathering(row.game, row.players, row.table_id) for row in found]


@dataclass(frozen=True)
class Tidy:
    """Take tables off the list, and forget codes that have ended."""

    gone: tuple[str, ...] = ()
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        connection = batch.connection
        connection.execute(delete(listed).where(listed.c.table_id.in_(self.gone)))
        connection.execute(delete(codes).where(codes.c.ends <= batch.now))


@dataclass(frozen=True)
class KeepCode:
    """A code for a table; one that leads to the same seats and has not ended stays."""

    order: str
    """The table."""
    code: str
    seats: list[int]
    ends: float

    def __call__(self, batch: Batch) -> Code:
        connection, mine = batch.connection, codes.c.table_id == self.order
        known = connection.execute(select(codes).where(mine)).one_or_none()
        if known is not None:
            if known.ends > batch.now and json.loads(known.seats) == self.seats:
                return Code(known.code, self.order, self.seats, known.ends)
            connection.execute(delete(codes).where(mine))
        values = {
            "code": self.code,
            "table_id": self.order,
            "seats": json.dumps(self.seats),
            "ends": self.ends,
        }
        connection.execute(KEEP_CODE, values)
        kept = connection.execute(select(codes).where(mine)).one_or_none()
        if kept is None:
            raise CodeTaken
        return Code(kept.code, self.order, json.loads(kept.seats), kept.ends)


@dataclass(frozen=True)
class Gather:
    """A new table where people wait for each other, unless there is one: then Gathered."""

    table: NewTable
    players: int
    key: int

    @property
    def order(self) -> str:
        return _order(self.table.about["game"], self.players)

    def __call__(self, batch: Batch) -> None:
        game = self.table.about["game"]
        values = {"game": game, "players": self.players, "table_id": self.table.id}
        where = None
        # One that was in the way may end, in another process, before it is looked at.
        while where is None:
            batch.connection.execute(KEEP_GATHERING, values)
            where = find_gathering(batch.connection, game, self.players)
        if where != self.table.id:
            raise Gathered(where)
        Create(self.table, self.key)(batch)


@dataclass(frozen=True)
class EndGathering:
    """Nobody more is sent to a table where people waited."""

    gathering: Gathering

    @property
    def order(self) -> str:
        return _order(self.gathering.game, self.gathering.players)

    def __call__(self, batch: Batch) -> None:
        mine = gatherings.c.table_id == self.gathering.table
        batch.connection.execute(delete(gatherings).where(mine))


LobbyWrite = Tidy | KeepCode | Gather | EndGathering


def _order(game: str, players: int) -> str:
    """Two processes that begin several never wait for each other in a circle."""
    return f"gathering {game} {players}"
