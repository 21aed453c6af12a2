"""The HTTP side of the lobby: open tables, codes, playing at once, playing again."""

import asyncio
from collections.abc import Container

from fastapi import APIRouter, Request
from starlette.responses import Response

from renard.server import seats as seating
from renard.server.guard import address_of
from renard.server.limits import Buckets
from renard.server.lobby import sitting
from renard.server.lobby.codes import Codes
from renard.server.lobby.gathering import Gatherings
from renard.server.lobby.listing import Listing
from renard.server.lobby.messages import (
    FoundTable,
    Lobby,
    PlayNow,
    ShowCode,
    ShowInvites,
    Sit,
    TableCode,
    Waiting,
)
from renard.server.lobby.rematch import play_again
from renard.server.messages import Joined
from renard.server.people.http import Done, me_of, people_of, person_of
from renard.server.people.people import People
from renard.server.ratings.guarding import check_sitting_down
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.routing import (
    Bearer,
    TablePath,
    bearer_secret,
    may_refuse,
    rooms_of,
)

lobby_routes = APIRouter()


class Meeting:
    """All about the lobby in one process."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        limits, metrics = rooms.settings.limits, rooms.metrics
        self.listing = Listing(rooms)
        self.codes = Codes(rooms)
        self.gatherings = Gatherings(rooms, people)
        self.tries = Buckets(limits.codes_per_hour / 3600, limits.codes_per_hour)
        self.new = Buckets(limits.listed_per_hour / 3600, limits.listed_per_hour)
        self.seats = Buckets(limits.seats_per_hour / 3600, limits.seats_per_hour)
        metrics.lobby.set_function(lambda: self.listing.count)
        metrics.waiting.set_function(lambda: self.gatherings.waiting)

    def chores(self) -> list[asyncio.Task[None]]:
        """What is done all the time."""
        return [
            asyncio.create_task(self.listing.tidy()),
            asyncio.create_task(self.gatherings.look()),
        ]


def meeting_of(request: Request) -> Meeting:
    meeting: Meeting = request.app.state.meeting
    return meeting


def check_listing(request: Request) -> None:
    """Nobody fills the lobby alone."""
    _check(request, meeting_of(request).new, "Too many listed tables from this address")


def _check(request: Request, allowed: Buckets, what: str) -> None:
    if not allowed.take(address_of(request.scope)):
        raise Refused("too many", f"{what}; try again later.", 600)


@lobby_routes.get(
    "/lobby",
    responses={**may_refuse(), 304: {"description": "Nothing has changed."}},
    response_model=Lobby,
)
async def show_lobby(request: Request) -> Response:
    """Open tables; ask with `If-None-Match` and the last answer's `ETag`."""
    body, tag = await meeting_of(request).listing.told()
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in [part.strip() for part in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@lobby_routes.post("/tables/{table}/sit", responses=may_refuse(404, 409))
async def sit_down(
    request: Request, table: TablePath, wish: Sit, authorization: Bearer = None
) -> Joined:
    """Take an open seat of a listed table, or with a code; its secret is told now and never again.

    Whoever shows who they are and sits there already is given that seat again.
    """
    rooms, meeting = rooms_of(request), meeting_of(request)
    _check(request, meeting.seats, "Too many seats taken from this address")
    person = await person_of(request, authorization)
    wish = wish.model_copy(update={"name": rooms.in_force.name_for(person, wish.name)})
    ids = frozenset[str]() if person is None else await people_of(request).ids(person)
    allowed = await _allowed(request, table, wish)
    async with rooms.enter(table) as room:
        if allowed is None and not room.about.get("listed"):
            raise Refused("wrong invite", "This table is private: it takes an invitation or code.")
        if not seating.owned_by(room.seats, ids):
            await check_sitting_down(rooms, people_of(request), room, person)
        work = sitting.sit_down(room, wish, rooms.store.clock(), person, ids, allowed)
        joined = await rooms.run(work)
        rooms.wake(room)
    meeting.listing.changed()
    rooms.metrics.seated.labels("lobby" if wish.code is None else "code").inc()
    return joined


async def _allowed(request: Request, table: str, wish: Sit) -> Container[int] | None:
    """The seats to which a code leads; None without a code."""
    if wish.code is None:
        return None
    _check_tries(request)
    code = await meeting_of(request).codes.find(wish.code)
    if code.table != table:
        raise Refused("wrong key", "This code leads to another table.")
    return code.seats


def _check_tries(request: Request) -> None:
    """Codes cannot be tried one after another."""
    _check(request, meeting_of(request).tries, "Too many codes from this address")


@lobby_routes.delete("/tables/{table}/sit", responses=may_refuse(401, 404, 409))
async def give_back(request: Request, table: TablePath, authorization: Bearer = None) -> Done:
    """Give one's seat at a listed table back, while the game has not begun."""
    rooms = rooms_of(request)
    secret = bearer_secret(authorization)
    async with rooms.enter(table) as room:
        await rooms.run(sitting.give_back(room, secret))
    meeting_of(request).listing.changed()
    return Done()


@lobby_routes.post("/tables/{table}/code", responses=may_refuse(404, 409))
async def make_code(request: Request, table: TablePath, shown: ShowInvites) -> TableCode:
    """A code that leads to the open seats of these invitations; asked again, the same one."""
    _check_tries(request)
    rooms = rooms_of(request)
    async with rooms.enter(table) as room:
        return await rooms.run(meeting_of(request).codes.make(room, shown.invites))


@lobby_routes.post("/codes", responses=may_refuse(404))
async def find_code(request: Request, shown: ShowCode) -> FoundTable:
    """The table that a code leads to."""
    _check_tries(request)
    return FoundTable(table=(await meeting_of(request).codes.find(shown.code)).table)


@lobby_routes.post("/lobby/now", responses=may_refuse(401, 404, 409))
async def play_now(request: Request, wish: PlayNow, authorization: Bearer = None) -> Waiting:
    """Wait for others who want the same, or sit down with them; bots fill up after a while."""
    rooms, meeting = rooms_of(request), meeting_of(request)
    person = await me_of(request, authorization)
    _check(request, meeting.seats, "Too many seats taken from this address")
    wish = wish.model_copy(update={"name": rooms.in_force.name_for(person, wish.name)})
    waiting = await rooms.run(meeting.gatherings.play(person, wish))
    meeting.listing.changed()
    rooms.metrics.seated.labels("now").inc()
    return waiting


@lobby_routes.post("/tables/{table}/rematch", responses=may_refuse(401, 404, 409))
async def rematch(request: Request, table: TablePath, authorization: Bearer = None) -> FoundTable:
    """Play again: one next table with the same seats, which open to the secrets that they had."""
    rooms = rooms_of(request)
    secret = bearer_secret(authorization)
    async with rooms.enter(table) as room:
        if room.next is None and not request.app.state.new_tables.take(address_of(request.scope)):
            raise Refused(
                "too many", "Too many new tables from this address; try again later.", 600
            )
        found, new = await rooms.run(play_again(rooms, room, secret))
    if new:
        rooms.metrics.seated.labels("rematch").inc()
    return FoundTable(table=found)
