"""The HTTP side of daily games."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from renard.server import keys
from renard.server import seats as seating
from renard.server.daily.days import Days, read_day
from renard.server.daily.fields import Fields
from renard.server.daily.messages import DailyNow, DailyResult, DailyStarted, StartDaily
from renard.server.daily.results import Results
from renard.server.daily.runs import Runs
from renard.server.guard import address_of
from renard.server.people.http import person_of
from renard.server.people.people import People
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.routing import Bearer, GamePath, identity_of, may_refuse, rooms_of

DayPath = Annotated[str, Path(min_length=1, max_length=20, description="As 2026-03-01.")]

daily_routes = APIRouter(prefix="/daily")


class Daily:
    """All about daily games in one process."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.days = Days(rooms.store)
        self.runs = Runs(rooms, self.days, people)
        self.fields = Fields(rooms, self.days)
        self.results = Results(rooms, self.runs, self.fields)

    def chores(self) -> list["asyncio.Task[None]"]:
        """What goes on by itself."""
        return [
            asyncio.create_task(self.runs.sweep(self.runs.count_some)),
            asyncio.create_task(self.runs.sweep(self.runs.judge_some)),
            asyncio.create_task(self.fields.work()),
        ]


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


@daily_routes.get("", responses=may_refuse())
async def show_daily(request: Request) -> DailyNow:
    """Today's game, commitments of days to come, secrets of days that are over."""
    return await daily_of(request).days.now()


@daily_routes.post("/{day}/{game}", responses=may_refuse(401, 404, 409))
async def start_daily(
    request: Request,
    day: DayPath,
    game: GamePath,
    wish: StartDaily,
    authorization: Bearer = None,
) -> DailyStarted:
    """Begin a run, or go on with it: ranked today, practice for days that are over."""
    rooms, daily = rooms_of(request), daily_of(request)
    identities = [identity_of(authorization), *wish.others]
    if not request.app.state.new_tables.take(address_of(request.scope)):
        raise Refused("too many", "Too many new tables from this address; try again later.", 600)
    wanted = read_day(day)
    person = await person_of(request, authorization)
    name = rooms.in_force.name_for(person, wish.name)
    begun = await rooms.run(daily.runs.begin(wanted, game, name, identities))
    if begun.ranked:
        daily.fields.want(wanted, game)
    own = keys.derived(begun.identity, begun.table)
    async with rooms.enter(begun.table) as room:
        # Whoever began it on another device gets a secret for this one.
        await rooms.run(room.change_seats(lambda seats: seating.add_key(seats, 0, own)))
        info = await room.describe()
    return DailyStarted(table=info, secret=own, ranked=begun.ranked)


@daily_routes.get("/{day}/{game}/result", responses=may_refuse(404, 409))
async def show_result(
    request: Request, day: DayPath, game: GamePath, authorization: Bearer = None
) -> DailyResult:
    """What a day came to: for those who have played, after the day for everybody."""
    identity = identity_of(authorization, needed=False)
    return await daily_of(request).results.get(read_day(day), game, identity)


@daily_routes.get(
    "/{day}/{game}/master", responses=may_refuse(404, 409), response_model=dict[str, Any]
)
async def show_master(
    request: Request, day: DayPath, game: GamePath, authorization: Bearer = None
) -> Response:
    """The record of the master's run on the same dice, once one's own is over."""
    identity = identity_of(authorization, needed=False)
    record = await daily_of(request).results.master(read_day(day), game, identity)
    return Response(record, media_type="application/json")
