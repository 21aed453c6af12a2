"""Ranked runs: one for each identity, begun, counted by replay, and judged by the coach."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from renard.coach import analyse
from renard.daily import calendar
from renard.daily.calendar import GAMES, Day
from renard.daily.field import score_of
from renard.rules.sheet import Sheet, with_rulings
from renard.server.daily.days import Days
from renard.server.daily.setting_up import daily_table
from renard.server.dice import replayed
from renard.server.logs import note
from renard.server.people.people import People
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.storage import Loaded, StorageError
from renard.server.storage import daily as kept
from renard.server.storage.daily import DailyRun
from renard.server.turns import Turns

AT_ONCE = 50
"""Runs that are looked after before others have their turn."""


class Begun(NamedTuple):
    """A run's table, whether it is ranked, and the identity it belongs to."""

    table: str
    ranked: bool
    identity: str


class Runs:
    """The runs of all days."""

    def __init__(self, rooms: Rooms, days: Days, people: People) -> None:
        self.people = people
        self._rooms = rooms
        self._store = rooms.store
        self._days = days
        # Whoever wants to know a score does not wait for the coach, who takes much longer.
        self._counting = Turns("renard-daily-count")
        self._judging = Turns("renard-daily-judge")

    async def begin(self, day: Day, game: str, name: str, identities: Sequence[str]) -> Begun:
        """A new run of the first identity, or the one that any of them has begun."""
        identity = identities[0]
        if game not in GAMES:
            raise Refused("unknown game", f"{game[:60]!a} has no daily game.")
        moment = calendar.now()
        if moment < day.begins:
            raise Refused("no such day", f"{day} has not begun yet.")
        filed = self._rooms.shelf.get(game)
        if moment >= day.shown_from:
            secret = await self._days.past_secret(day)
            new = daily_table(filed, day, secret, name, identity, ranked=False)
            await self._rooms.create(new)
            return Begun(new.id, False, identity)
        for known in identities:
            if run := await self.own(day, game, known):
                return Begun(await self._go_on(run), True, known)
        if moment >= day.ends:
            raise Refused("no such day", f"{day} is over; in a while it can be practised.")
        secret = await self._days.secret(day)
        new = daily_table(filed, day, secret, name, identity, ranked=True)
        run = DailyRun(str(day), game, await self.people.person(identity), new.id, name)
        try:
            await self._store.start_run(run, new)
        except kept.Played as played:
            return Begun(await self._go_on(played.run), True, identity)
        self._rooms.metrics.daily.labels("begun").inc()
        await self._rooms.created(new)
        return Begun(new.id, True, identity)

    async def _go_on(self, run: DailyRun) -> str:
        """Whoever lost an answer, or has another device, gets the same run."""
        if run.score is not None or (await self._store.row(run.table_id)).over:
            raise Refused("played", "You have played this daily game; there is one run a day.")
        return run.table_id

    async def own(self, day: Day, game: str, identity: str) -> DailyRun | None:
        """An identity's run."""
        mine = await self.people.person(identity)
        return await self._store.ask_daily(
            lambda connection: kept.run_of(connection, str(day), game, mine)
        )

    async def counted(self, run: DailyRun) -> DailyRun:
        """The run with its score, if it is over: that of the server's own replay."""
        if run.score is not None:
            return run
        row = await self._store.row(run.table_id)
        if not row.over:
            return run
        sheet, loaded = await self._load(run)
        score = await self._counting.do(lambda: score_of(replayed(loaded, sheet).game))
        await self._store.daily(
            kept.SetResult(run.table_id, {"score": score, "ended": loaded.row.changed})
        )
        self._rooms.metrics.daily.labels("counted").inc()
        return replace(run, score=score, ended=loaded.row.changed)

    async def judged(self, run: DailyRun) -> DailyRun:
        """The run with what it lost and its luck, as the coach sees them."""
        if run.score is None or run.lost is not None:
            return run
        sheet, loaded = await self._load(run)
        record = await self._judging.do(lambda: replayed(loaded, sheet).record())
        seat = (await self._judging.do(lambda: analyse(record, sheet, [0]))).seats[0]
        found = {"lost": round(seat.lost, 3), "luck": round(seat.luck, 3)}
        await self._store.daily(kept.SetResult(run.table_id, found))
        self._rooms.metrics.daily.labels("judged").inc()
        return replace(run, lost=found["lost"], luck=found["luck"])

    async def _load(self, run: DailyRun) -> tuple[Sheet, Loaded]:
        loaded = await self._store.load(run.table_id)
        filed = await self._rooms.sheet(loaded.row.sheet)
        return with_rulings(filed.sheet, loaded.row.about["rulings"]), loaded

    async def sweep(self, look_after: Callable[[], Awaitable[None]]) -> None:
        """Now and then: look after the runs of those who do not ask."""
        while True:
            await asyncio.sleep(self._rooms.settings.sweep_seconds)
            try:
                await look_after()
            except StorageError as error:
                note("daily runs wait for the database", reason=str(error))

    async def count_some(self) -> None:
        """Count runs that are over."""
        ask = self._store.ask_daily
        for run in await ask(lambda connection: kept.uncounted(connection, AT_ONCE)):
            await self.counted(run)

    async def judge_some(self) -> None:
        """Let the coach look at runs that are counted, which takes much longer."""
        ask = self._store.ask_daily
        for run in await ask(lambda connection: kept.unjudged(connection, AT_ONCE)):
            await self.judged(run)

    def stop(self) -> None:
        """Begin nothing more."""
        for turns in (self._counting, self._judging):
            turns.stop()
