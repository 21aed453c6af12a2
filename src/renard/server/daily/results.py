"""What a day came to: one's own run, places among people, bots to compare with."""

import json
from typing import Any

from sqlalchemy import Connection

from renard.daily import calendar
from renard.daily.calendar import Day
from renard.daily.field import Field, score_of_record
from renard.daily.open_table import open_loss
from renard.players.registry import strongest_of
from renard.record.format import from_json
from renard.server.daily.fields import Fields
from renard.server.daily.messages import DailyLine, DailyPlace, DailyResult, DailyRival
from renard.server.daily.runs import Runs
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.storage import daily as kept
from renard.server.storage.daily import DailyRun

LISTED = 20


class Results:
    """Results are for those who have played, and after the day for everybody."""

    def __init__(self, rooms: Rooms, runs: Runs, fields: Fields) -> None:
        self._rooms = rooms
        self._runs = runs
        self._fields = fields

    async def get(self, day: Day, game: str, identity: str | None) -> DailyResult:
        """All that may be told of a day's game."""
        run = await self._own(day, game, identity)
        if run is not None:
            run = await self._runs.judged(run)
        mine = await self._runs.people.person(identity) if identity else ""
        ranked = run is not None and run.ended is not None and run.ended <= day.shown_from
        ask = self._rooms.store.ask_daily
        lists = await ask(lambda connection: _lists(connection, day, game, mine))
        places = await ask(lambda connection: _places(connection, day, run)) if ranked else {}
        bots = await self._bots(day, game, run)
        own = {} if run is None else _told(run)
        told: dict[str, Any] = {**own, **places, **bots, **lists}
        return DailyResult(day=str(day), game=game, ranked=ranked, **told)

    async def master(self, day: Day, game: str, identity: str | None) -> bytes:
        """The record of the master's run, as it is sent."""
        await self._own(day, game, identity)
        found = await self._fields.get(day, game)
        if found is None:
            raise Refused("unavailable", "The bots are still playing; try again in a moment.", 20)
        return json.dumps(found["master"], separators=(",", ":")).encode()

    async def _own(self, day: Day, game: str, identity: str | None) -> DailyRun | None:
        """One's own run, counted; refused while nobody else's may be seen."""
        if game not in calendar.GAMES:
            raise Refused("unknown game", f"{game[:60]!a} has no daily game.")
        run = await self._runs.own(day, game, identity) if identity else None
        if run is not None:
            run = await self._runs.counted(run)
        over = run is not None and run.score is not None
        if not over and calendar.now() < day.shown_from:
            raise Refused("not played", "Results are shown when you have played.")
        return run if over else None

    async def _bots(self, day: Day, game: str, run: DailyRun | None) -> dict[str, Any]:
        found = await self._fields.get(day, game) if run is not None else None
        if found is None or run is None or run.score is None:
            return {}
        scores = {
            level: {int(score): times for score, times in counted.items()}
            for level, counted in found["scores"].items()
        }
        field = Field(scores)
        master = strongest_of(self._rooms.shelf.get(game).sheet).name
        return {
            "better_than": field.better_than(run.score),
            "bots": field.runs,
            "rival": DailyRival(level=day.rival, score=_score(found["rival"])),
            "master": DailyRival(level=master, score=_score(found["master"])),
        }


def _told(run: DailyRun) -> dict[str, Any]:
    return {"table": run.table_id, "score": run.score, "lost": run.lost, "luck": run.luck}


def _score(record: dict[str, Any]) -> int:
    return score_of_record(from_json(record))


def _places(connection: Connection, day: Day, run: DailyRun | None) -> dict[str, Any]:
    assert run is not None
    assert run.score is not None
    slight = open_loss(run.game)
    if run.lost is not None and run.lost <= slight:
        return {}
    found = {"by_score": ("score", run.score), "by_skill": ("lost", run.lost)}
    return {
        name: DailyPlace(rank=place.rank, people=place.people)
        for name, (by, value) in found.items()
        if value is not None
        for place in [kept.rank(connection, run.day, run.game, by, value, slight, day.shown_from)]
    }


def _lists(connection: Connection, day: Day, game: str, mine: str) -> dict[str, list[DailyLine]]:
    kinds = {"best": "score", "skilled": "lost", "open": "open"}
    slight = open_loss(game)
    return {
        name: [
            DailyLine(name=run.name, score=run.score or 0, lost=run.lost, mine=run.identity == mine)
            for run in kept.best(connection, str(day), game, by, slight, day.shown_from, LISTED)
        ]
        for name, by in kinds.items()
    }
