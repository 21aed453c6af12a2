"""Rated games: entered once when they are over, judged by the coach when there is time."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from renard.ratings import skill
from renard.ratings.fixed import fixed_points, virtual_bot
from renard.ratings.results import ranks_of
from renard.rules.game import Game
from renard.rules.sheet import Sheet, with_rulings
from renard.server.dice import replayed
from renard.server.logs import note
from renard.server.ratings.terms import MOST_A_DAY
from renard.server.rooms import Rooms
from renard.server.storage import Loaded, StorageError
from renard.server.storage import ratings as kept
from renard.server.storage.rating_writes import Enter, SeatResult, SetSkill
from renard.server.turns import Turns

AT_ONCE = 50
"""Games that are looked after before others have their turn."""
GIVE_UP = 3
"""A game that the coach failed at so often is left alone until the next start."""


class Ratings:
    """All rated games of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        # Whoever wants to know a result does not wait for the coach, who takes much longer.
        self._counting = Turns("renard-rated-count")
        self._judging = Turns("renard-rated-judge")
        self._failed: dict[str, int] = {}
        self._entered = asyncio.Event()
        """There is something for the coach to look at."""

    async def enter(self, table: str) -> None:
        """Enter the result of a rated table that is over, unless it was entered."""
        sheet, loaded = await self._load(table)
        change = await self._counting.do(lambda: result_of(loaded, sheet))
        if await self._store.rate(change):
            found = await self._store.ask(lambda connection: kept.rated_table(connection, table))
            what = "void" if found is not None and found.void else "entered"
            self._rooms.metrics.rated.labels(what).inc()
            self._entered.set()

    async def judge(self, table: str) -> None:
        """Let the coach say what the decisions of a rated game lost."""
        sheet, loaded = await self._load(table)
        found = await self._judging.do(lambda: skill_of(loaded, sheet))
        if await self._store.rate(SetSkill(table, found)):
            self._rooms.metrics.rated.labels("judged").inc()

    async def enter_some(self) -> None:
        """Enter games that are over."""
        ask = self._store.ask
        for table in await ask(lambda connection: kept.uncounted(connection, AT_ONCE)):
            await self._try(table, self.enter)

    async def judge_some(self) -> None:
        """Let the coach look at games that were entered."""
        self._entered.clear()
        ask = self._store.ask
        for table in await ask(lambda connection: kept.unjudged(connection, AT_ONCE)):
            await self._try(table, self.judge)

    async def _try(self, table: str, do: Callable[[str], Awaitable[None]]) -> None:
        """One game that fails does not stop the others."""
        if self._failed.get(table, 0) >= GIVE_UP:
            return
        try:
            await do(table)
        except StorageError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it was, others wait too
            self._failed[table] = self._failed.get(table, 0) + 1
            self._rooms.metrics.rated.labels("failed").inc()
            note("a rated game failed", logging.ERROR, reason=str(error)[:200])

    async def sweep(
        self, look_after: Callable[[], Awaitable[None]], sooner: asyncio.Event | None = None
    ) -> None:
        """At the start and now and then, or `sooner`: what is over and was not looked after."""
        while True:
            try:
                await look_after()
            except StorageError as error:
                note("rated games wait for the database", reason=str(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._rooms.settings.sweep_seconds):
                    await (sooner or asyncio.Event()).wait()

    def chores(self) -> list["asyncio.Task[None]"]:
        """What goes on by itself."""
        return [
            asyncio.create_task(self.sweep(self.enter_some)),
            asyncio.create_task(self.sweep(self.judge_some, self._entered)),
        ]

    async def _load(self, table: str) -> tuple[Sheet, Loaded]:
        loaded = await self._store.load(table)
        filed = await self._rooms.sheet(loaded.row.sheet)
        return with_rulings(filed.sheet, loaded.row.about["rulings"]), loaded

    def stop(self) -> None:
        """Begin nothing more."""
        self._counting.stop()
        self._judging.stop()


def result_of(loaded: Loaded, sheet: Sheet) -> Enter:
    """What is to be entered of a table that is over, by the server's own replay."""
    game, seats = replayed(loaded, sheet).game, loaded.row.seats
    points = fixed_points(sheet, len(seats))
    totals = _totals(game)
    # Who let a bot play, or was away too long for the others, is behind all who played.
    last = [number for number, seat in enumerate(seats) if by_bot(seat)]
    ranks = ranks_of(totals, game.winners(), last)
    results = [
        SeatResult(
            seat=number,
            name=seat["name"],
            place=ranks[number],
            points=totals[number],
            person=seat.get("person"),
            bot=None if seat["key"] else seat["bot"],
            fixed=None if seat["key"] else points[seat["bot"]],
        )
        for number, seat in enumerate(seats)
    ]
    alone = None
    if len(seats) == 1:
        # A seat that a bot has played earns what the weakest bot would.
        alone = next(iter(points.values())) if last else virtual_bot(sheet, totals[0])
    return Enter(loaded.row.id, results, MOST_A_DAY, alone)


def skill_of(loaded: Loaded, sheet: Sheet) -> dict[int, skill.Losses]:
    """What the decisions of people lost, who did all of them themselves."""
    seats = loaded.row.seats
    wanted = [i for i, seat in enumerate(seats) if seat["key"] and not by_bot(seat)]
    if not wanted:
        return {}
    levels = [None if seat["key"] else seat["bot"] for seat in seats]
    return skill.losses(replayed(loaded, sheet).record(), sheet, levels, wanted)


def by_bot(seat: dict[str, Any]) -> bool:
    """Whether a bot has played for somebody."""
    played = seat["kind"] == "bot" or seat.get("stood_in") or seat.get("out")
    return bool(seat["key"] and played)


def _totals(game: Game) -> list[int]:
    return [game.score(seat).total for seat in range(game.players)]
