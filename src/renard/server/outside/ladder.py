"""The bots' ladder: matches with the same dice in every seat order, counted once, fitted nightly.

Off unless the operator wants it: games that nobody waits for take cores from those who do. Each
process pairs the bots that are connected to it, with each other and with our own levels.
"""

import asyncio
import logging
import random
import secrets
from functools import partial
from typing import Any

from renard.players import players_of
from renard.rules.sheet import with_rulings
from renard.server import keys
from renard.server import seats as seating
from renard.server.dice import dice_of, replayed
from renard.server.logs import note
from renard.server.messages import BotSeat
from renard.server.outside.bots import OutsideBots
from renard.server.outside.fitting import INTERVAL, Result, bosses, fit, fixed_points
from renard.server.outside.sessions import BotSession
from renard.server.rooms import Rooms
from renard.server.setting_up import to_store
from renard.server.sheets import Filed
from renard.server.storage import NewTable, StorageError
from renard.server.storage.outside import (
    CountGame,
    KeepLadder,
    LadderGame,
    StartMatch,
    bot_by_id,
    called,
    counted,
    games_counted,
    is_outside,
    ladder_of,
    running,
    uncounted,
)
from renard.table import Table

SEATS = 2
"""Of a match: two play, once in each order."""
BOSSES = 0.5
"""How often one of our own levels is the opponent, where others are there, too."""
NIGHT = 24 * 3600
AT_ONCE = 50


def match_table(filed: Filed, seed: int, players: list[str], names: dict[str, str]) -> NewTable:
    """A table of a match, with its first throw: the dice are those of the match."""
    wishes = [BotSeat(kind="bot", bot=player) for player in players]
    seats, _ = seating.set_up(list(wishes))
    for seat in seats:
        seat["name"] = names.get(seat["bot"], "")
    about: dict[str, Any] = {
        "game": filed.sheet.id,
        "rulings": filed.sheet.changed_rulings,
        "dice": {"kind": "duplicate", "hidden": f"{seed:016x}"},
        "invites": {},
        "handed_in": 0,
        "pace": "now",
        "bots": "outside",
    }
    table_id = keys.new_table_id()
    table = Table(filed.sheet, seating.names(seats), dice_of(about, table_id, seats))
    return to_store(filed, table_id, about, seats, table)


class LadderGames:
    """What one process does for the ladder."""

    def __init__(self, rooms: Rooms, outside: OutsideBots) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._outside = outside
        self._chance = random.SystemRandom()

    def chores(self) -> list["asyncio.Task[None]"]:
        """What goes on by itself, if the operator wants it."""
        if not self._rooms.settings.ladder:
            return []
        return [asyncio.create_task(self._go_on())]

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._rooms.settings.orders_seconds)
            try:
                await self.count()
                await self.pair()
                await self.fit_if_due()
            except StorageError as error:
                note("the ladder waits for the database", logging.WARNING, reason=str(error))
            except Exception:  # noqa: BLE001 - the ladder goes on with other games
                note("the ladder failed", logging.ERROR)

    # ---- pairing

    async def pair(self) -> None:
        """Begin a match, if there is room for one and somebody to play it."""
        free = [session for session in self._outside.sessions.values() if _would_play(session)]
        if not free or self._rooms.closing:
            return
        now = await self._store.ask(running)
        if len(now) + SEATS > self._rooms.settings.limits.ladder_games:
            return
        first = self._chance.choice(free)
        game = self._game_for(first)
        if game is None:
            return
        filed = self._rooms.shelf.get(game)
        others = [one for one in free if one is not first and one.plays(game)]
        if others and self._chance.random() >= BOSSES:
            second = _id(self._chance.choice(others))
        else:
            second = self._chance.choice(players_of(filed.sheet))
        await self.begin(filed, _id(first), second)

    def _game_for(self, session: BotSession) -> str | None:
        games = [
            name
            for name, filed in self._rooms.shelf.games.items()
            if session.plays(name) and filed.sheet.players[0] <= SEATS <= filed.sheet.players[1]
        ]
        return self._chance.choice(games) if games else None

    async def begin(self, filed: Filed, first: str, second: str) -> str:
        """A match of two; its id."""
        names = {bot: await self._name(bot) for bot in (first, second) if is_outside(bot)}
        seed, match = secrets.randbits(63), secrets.token_hex(8)
        orders = [[first, second], [second, first]]
        tables = [match_table(filed, seed, players, names) for players in orders]
        await self._store.do(StartMatch(match, tables, orders, secrets.randbits(62)))
        self._rooms.metrics.ladder.labels("begun").inc(len(tables))
        for table in tables:
            await self._rooms.created(table)
        return match

    async def _name(self, bot: str) -> str:
        found = await self._store.ask(lambda connection: bot_by_id(connection, bot))
        if found is None:
            return bot.partition("/")[2]
        name, owner = await self._outside.called(found)
        return called(name, owner)

    # ---- counting and fitting

    async def count(self) -> None:
        """Count games that are over: by replay, and once, whoever else does so too."""
        for game in await self._store.ask(lambda connection: uncounted(connection, AT_ONCE)):
            totals = await self._totals(game)
            if await self._store.do(CountGame(game.table_id, totals)):
                self._rooms.metrics.ladder.labels("counted").inc()

    async def _totals(self, game: LadderGame) -> list[int]:
        loaded = await self._store.load(game.table_id)
        filed = await self._rooms.sheet(loaded.row.sheet)
        sheet = with_rulings(filed.sheet, loaded.row.about["rulings"])
        table = await asyncio.to_thread(replayed, loaded, sheet)
        return [table.game.score(seat).total for seat in range(len(game.players))]

    async def fit_if_due(self) -> None:
        """Every night, and when a game has results for the first time."""
        now = self._store.clock()
        for game in await self._store.ask(games_counted):
            known = await self._store.ask(partial(ladder_of, game=game))
            if known is None or now // NIGHT > known[0] // NIGHT:
                await self.fit(game)

    async def fit(self, game: str) -> None:
        """The ladder of a game anew, from its latest results."""
        limit = self._rooms.settings.limits.ladder_results
        games = await self._store.ask(lambda connection: counted(connection, game, limit))
        results = results_of(games)
        if game not in self._rooms.shelf.games or not results:
            return
        fixed = fixed_points(self._rooms.shelf.get(game).sheet)
        known = [
            result
            for result in results
            if all(is_outside(name) or name in fixed for name in result.both)
        ]
        found = await asyncio.to_thread(fit, known, fixed)
        rungs: list[dict[str, Any]] = [
            {
                "bot": bot,
                "name": await self._name(bot),
                "rating": round(rating.rating, 1),
                "low": round(rating.rating - INTERVAL * rating.error, 1),
                "high": round(rating.rating + INTERVAL * rating.error, 1),
                "games": rating.games,
                "fixed": False,
            }
            for bot, rating in found.items()
        ]
        rungs += bosses(fixed, known)
        rungs.sort(key=lambda rung: -rung["rating"])
        await self._store.do(KeepLadder(game, {"games": len(known), "rungs": rungs}))
        note("ladder fitted", games=len(known), bots=len(found))


def _id(session: BotSession) -> str:
    assert session.bot is not None
    return session.bot.id


def _would_play(session: BotSession) -> bool:
    wants = session.hello is not None and session.hello.ladder
    return wants and session.bot is not None and session.free >= SEATS


def results_of(games: list[LadderGame]) -> list[Result]:
    """What was won in matches whose games were all counted."""
    by_match: dict[str, list[LadderGame]] = {}
    for game in games:
        by_match.setdefault(game.match_id, []).append(game)
    found = []
    for match, played in sorted(by_match.items()):
        if len(played) < SEATS:
            continue
        for game in played:
            assert game.totals is not None
            (first, second), (mine, theirs) = game.players, game.totals
            if first != second:
                won = 0.5 if mine == theirs else float(mine > theirs)
                found.append(Result(match, first, second, won))
    return found
