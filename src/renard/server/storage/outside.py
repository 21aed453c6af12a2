"""What is kept about bots of other people: their tokens, and the games of their ladder.

As all changes, each can be repeated: what already arrived is recognised as done.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from renard.server.storage import times
from renard.server.storage.interface import NewTable, StorageError, to_json
from renard.server.storage.schema import sittings, tables
from renard.server.storage.schema_operator import bots, ladder_games, ladders
from renard.server.storage.writes import Batch, Create

OWNER_DIGITS = 16
"""Of a person's id, in the ids of their bots."""


class BotTaken(StorageError):
    """An owner has a bot of this name."""

    def __init__(self) -> None:
        super().__init__("there is a bot of this name already")


class TooManyBots(StorageError):
    """An owner has as many bots as can be."""

    def __init__(self) -> None:
        super().__init__("there are too many bots already")


@dataclass(frozen=True, slots=True)
class OutsideBot:
    """A program of somebody's; `key` is the hash of its token."""

    id: str
    owner: str
    name: str
    key: str
    made: float
    seen: float | None = None


@dataclass(frozen=True, slots=True)
class LadderGame:
    """One game of a match: who sat where, and what they made."""

    table_id: str
    match_id: str
    game: str
    players: list[str]
    made: float
    ended: float | None = None
    totals: list[int] | None = None


def bot_id(owner: str, name: str) -> str:
    """What a bot is called at tables: its owner's first digits, and its name."""
    return f"{owner[:OWNER_DIGITS]}/{name}"


def called(name: str, owner: str) -> str:
    """What a seat is called that a bot of somebody's has."""
    return f"{name} · {owner}"


def is_outside(bot: str | None) -> bool:
    """Whether this names a bot of somebody's, not one of our levels."""
    return bot is not None and "/" in bot


def bot_by_key(connection: Connection, key: str) -> OutsideBot | None:
    """The bot that a token opens, by the token's hash."""
    return _bot(connection.execute(select(bots).where(bots.c.key == key)).one_or_none())


def bot_by_id(connection: Connection, bot: str) -> OutsideBot | None:
    return _bot(connection.execute(select(bots).where(bots.c.id == bot)).one_or_none())


def _bot(row: Row[Any] | None) -> OutsideBot | None:
    return None if row is None else OutsideBot(**row._asdict())


def bots_of(connection: Connection, owner: str) -> list[OutsideBot]:
    """Somebody's bots, by name."""
    found = select(bots).where(bots.c.owner == owner).order_by(bots.c.name)
    return [OutsideBot(**row._asdict()) for row in connection.execute(found)]


def bots_by_ids(connection: Connection, ids: list[str]) -> dict[str, OutsideBot]:
    """Those of these bots that still have a token."""
    found = connection.execute(select(bots).where(bots.c.id.in_(ids)))
    return {row.id: OutsideBot(**row._asdict()) for row in found}


def tables_of_bots(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    """Unfinished tables at which each of these bots was given a seat, the oldest first."""
    found = (
        select(sittings.c.person, tables.c.id)
        .join(tables, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person.in_(ids), ~tables.c.over)
        .order_by(tables.c.created)
    )
    by_bot: dict[str, list[str]] = {}
    for bot, table in connection.execute(found):
        by_bot.setdefault(bot, []).append(table)
    return by_bot


def uncounted(connection: Connection, limit: int) -> list[LadderGame]:
    """Games of the ladder that are over, and not counted yet."""
    found = (
        select(ladder_games)
        .join(tables, tables.c.id == ladder_games.c.table_id)
        .where(ladder_games.c.ended.is_(None), tables.c.over)
        .limit(limit)
    )
    return [_game(row) for row in connection.execute(found)]


def running(connection: Connection) -> list[LadderGame]:
    """Games of the ladder that are being played."""
    found = (
        select(ladder_games)
        .join(tables, tables.c.id == ladder_games.c.table_id)
        .where(ladder_games.c.ended.is_(None), ~tables.c.over)
    )
    return [_game(row) for row in connection.execute(found)]


def counted(connection: Connection, game: str, limit: int) -> list[LadderGame]:
    """The latest games of a ladder that were counted."""
    found = (
        select(ladder_games)
        .where(ladder_games.c.game == game, ladder_games.c.ended.is_not(None))
        .order_by(ladder_games.c.ended.desc(), ladder_games.c.table_id)
        .limit(limit)
    )
    return [_game(row) for row in connection.execute(found)]


def games_counted(connection: Connection) -> list[str]:
    """The games that have a ladder."""
    found = select(ladder_games.c.game).where(ladder_games.c.ended.is_not(None)).distinct()
    return sorted(connection.execute(found).scalars())


def ladder_of(connection: Connection, game: str) -> tuple[float, dict[str, Any]] | None:
    """A ladder as it was last fitted, and when."""
    found = connection.execute(select(ladders).where(ladders.c.game == game)).one_or_none()
    return None if found is None else (float(found.made), json.loads(found.found))


def _game(row: Row[Any]) -> LadderGame:
    values = row._asdict()
    values["players"] = json.loads(values["players"])
    values["totals"] = None if values["totals"] is None else json.loads(values["totals"])
    return LadderGame(**values)


@dataclass(frozen=True)
class AddBot:
    """A new bot with its token."""

    bot: OutsideBot
    most: int

    @property
    def order(self) -> str:
        return self.bot.id

    def __call__(self, batch: Batch) -> None:
        new, connection = self.bot, batch.connection
        known = bot_by_id(connection, new.id)
        if known is not None:
            if known.key == new.key:
                return
            raise BotTaken
        count = select(func.count()).select_from(bots).where(bots.c.owner == new.owner)
        if connection.execute(count).scalar_one() >= self.most:
            raise TooManyBots
        connection.execute(insert(bots).values(asdict(new)))


@dataclass(frozen=True)
class RemoveBot:
    """Revoke a token; answers whether there was one."""

    order: str
    """The bot."""

    def __call__(self, batch: Batch) -> bool:
        return batch.connection.execute(delete(bots).where(bots.c.id == self.order)).rowcount > 0


@dataclass(frozen=True)
class BotSeen:
    """A bot has connected."""

    order: str

    def __call__(self, batch: Batch) -> None:
        mine = bots.c.id == self.order
        batch.connection.execute(update(bots).where(mine).values(seen=batch.now))


@dataclass(frozen=True)
class StartMatch:
    """The games of a match, with their tables: all of them or none."""

    match: str
    tables: list[NewTable]
    players: list[list[str]]
    key: int

    @property
    def order(self) -> str:
        return self.tables[0].id

    def __call__(self, batch: Batch) -> None:
        known = select(ladder_games.c.table_id).where(ladder_games.c.match_id == self.match)
        if batch.connection.execute(known).first() is not None:
            return
        for new, players in zip(self.tables, self.players, strict=True):
            Create(new, self.key)(batch)
            values = {
                "table_id": new.id,
                "match_id": self.match,
                "game": new.about["game"],
                "players": to_json(players),
                "made": batch.now,
            }
            batch.connection.execute(insert(ladder_games).values(values))


@dataclass(frozen=True)
class CountGame:
    """What a game of the ladder came to, once; answers whether it was counted now."""

    order: str
    """Its table."""
    totals: list[int]

    def __call__(self, batch: Batch) -> bool:
        mine = (ladder_games.c.table_id == self.order) & ladder_games.c.ended.is_(None)
        values = {"ended": batch.now, "totals": to_json(self.totals)}
        return (
            batch.connection.execute(update(ladder_games).where(mine).values(values)).rowcount > 0
        )


@dataclass(frozen=True)
class KeepLadder:
    """A ladder as it was fitted just now."""

    order: str
    """The game."""
    found: dict[str, Any]

    def __call__(self, batch: Batch) -> None:
        batch.connection.execute(delete(ladders).where(ladders.c.game == self.order))
        values = {"game": self.order, "made": batch.now, "found": to_json(self.found)}
        batch.connection.execute(insert(ladders).values(values))


@dataclass(frozen=True)
class CleanLadder:
    """Delete games of the ladder that are older than finished tables are kept."""

    days: float
    order: str = ""

    def __call__(self, batch: Batch) -> None:
        moment = times.days_ago(batch.connection, batch.now, self.days)
        batch.connection.execute(delete(ladder_games).where(ladder_games.c.made < moment))


OutsideWrite = AddBot | RemoveBot | BotSeen | StartMatch | CountGame | KeepLadder | CleanLadder
