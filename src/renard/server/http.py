"""The HTTP side: tables, seats, sheets, records. Every answer has a model, every no is typed."""

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from renard.players import UnknownPlayer, players_of
from renard.rules.plan.describe import describe_sheet
from renard.server import keys
from renard.server import seats as seating
from renard.server.daily.http import daily_routes
from renard.server.guard import address_of
from renard.server.kept.http import kept_routes
from renard.server.lobby.http import check_listing, lobby_routes
from renard.server.messages import (
    BotSeat,
    Created,
    Join,
    Joined,
    Log,
    NewTable,
    SeatChange,
    Seats,
    SheetInfo,
    TableInfo,
    schemas,
)
from renard.server.orders.reporting import report_routes
from renard.server.outside.http import outside_routes
from renard.server.outside.messages import bot_schemas
from renard.server.people.http import people_of, people_routes, person_of
from renard.server.people.passkey_http import passkey_routes
from renard.server.push.http import push_routes
from renard.server.ratings.guarding import check_new, check_seat, check_sitting_down
from renard.server.ratings.http import rating_routes
from renard.server.refusals import Refused, sentence
from renard.server.room import Room
from renard.server.routing import (
    Bearer,
    GamePath,
    TablePath,
    bearer_secret,
    may_refuse,
    rooms_of,
)
from renard.server.seats import SeatRow
from renard.server.setting_up import check_bots, named_as_allowed, set_up
from renard.server.sheets import Filed
from renard.server.storage.outside import is_outside

routes = APIRouter(prefix="/api")
NOT_AGREED = 'Bots of others play here only if whoever sets up the table agrees: "bots": "outside".'


@routes.get("/sheets", responses=may_refuse())
async def list_sheets(request: Request) -> list[SheetInfo]:
    """The games that can be played here."""
    return [_sheet_info(filed) for filed in rooms_of(request).shelf.games.values()]


def _sheet_info(filed: Filed) -> SheetInfo:
    sheet = filed.sheet
    return SheetInfo(
        id=sheet.id,
        title=sheet.title,
        known_as=sheet.known_as,
        flow=sheet.flow,
        players=list(sheet.players),
        provenance=sheet.provenance,
        version=sheet.version,
        digest=filed.digest,
    )


@routes.get("/sheets/{game}", responses=may_refuse(404))
async def show_sheet(request: Request, game: GamePath) -> dict[str, Any]:
    """A game's sheet: its names, its plan, and its tables for the rules."""
    return _described(rooms_of(request).shelf.get(game))


def _described(filed: Filed) -> dict[str, Any]:
    return describe_sheet(filed.sheet)


@routes.get("/players", responses=may_refuse(404))
async def list_players(
    request: Request, game: Annotated[str, Query(min_length=1, max_length=60)]
) -> list[str]:
    """The bots that can take a seat of a game, weakest first."""
    return players_of(rooms_of(request).shelf.get(game).sheet)


@routes.get("/protocol", responses=may_refuse())
async def show_protocol() -> dict[str, Any]:
    """The JSON Schemas of all messages of the WebSocket."""
    return {**schemas(), **bot_schemas()}


@routes.post("/tables", status_code=201, responses=may_refuse(404))
async def create_table(request: Request, wish: NewTable, authorization: Bearer = None) -> Created:
    """Set up a table; the secrets of its seats are told now and never again.

    Whoever shows who they are finds the first of their seats again from any device.
    """
    rooms = rooms_of(request)
    filed = rooms.shelf.get(wish.game, (wish.record or {}).get("sheet"))
    if not request.app.state.new_tables.take(address_of(request.scope)):
        raise Refused("too many", "Too many new tables from this address; try again later.", 600)
    if wish.listed:
        check_listing(request)
    person = await person_of(request, authorization)
    if wish.rated:
        await check_new(rooms, wish, person)
    wish = named_as_allowed(wish, rooms.in_force, person)
    guests = await _invite_bots(request, wish)
    # A record that is handed in is replayed.
    async with rooms.replays.turn() if wish.record else nullcontext():
        made = await asyncio.to_thread(set_up, wish, filed, person, guests)
    await rooms.run(rooms.create(made.table))
    if wish.listed:
        request.app.state.meeting.listing.changed()
    async with rooms.enter(made.table.id) as room:
        table = await room.describe()
    secrets = {str(seat): secret for seat, secret in made.secrets.items()}
    invites = {str(seat): invite for seat, invite in made.invites.items()}
    first = next(iter(invites.values()), None)
    return Created(table=table, secrets=secrets, invites=invites, invite=first)


@routes.get("/tables/{table}", responses=may_refuse(404))
async def show_table(request: Request, table: TablePath) -> TableInfo:
    """What everybody may know about a table."""
    async with rooms_of(request).enter(table) as room:
        return await room.describe()


@routes.get("/tables/{table}/sheet", responses=may_refuse(404))
async def show_table_sheet(request: Request, table: TablePath) -> dict[str, Any]:
    """The sheet that a table is played on, as it was when the table was set up."""
    async with rooms_of(request).enter(table) as room:
        return _described(await rooms_of(request).sheet(room.digest))


@routes.get("/tables/{table}/events", responses=may_refuse(404))
async def show_events(
    request: Request, table: TablePath, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Log:
    """The entries of the table's log after number `since`."""
    async with rooms_of(request).enter(table) as room:
        return await room.log_since(since)


@routes.get("/tables/{table}/record", responses=may_refuse(404), response_model=dict[str, Any])
async def show_record(request: Request, table: TablePath) -> Response:
    """The game record, so far or whole."""
    rooms = rooms_of(request)
    record = await rooms.record(table, address_of(request.scope))
    return Response(record, media_type="application/json")


@routes.post("/tables/{table}/join", responses=may_refuse(404, 409))
async def join_table(
    request: Request, table: TablePath, wish: Join, authorization: Bearer = None
) -> Joined:
    """Take the open seat of an invitation; its secret is told now and never again."""
    rooms = rooms_of(request)
    secret = keys.new_secret()
    person = await person_of(request, authorization)
    async with rooms.enter(table) as room:
        wanted = seating.invited_to(room.about, wish.invite, wish.seat)
        await check_sitting_down(rooms, people_of(request), room, person)
        name = rooms.in_force.name_for(person, wish.name)

        def sit(seats: list[SeatRow]) -> int:
            return seating.take(seats, name, wanted, secret, wish.number, person)

        seat = await rooms.run(room.change_seats(sit))
        rooms.wake(room)
        return Joined(seat=seat, secret=secret)


@routes.post("/tables/{table}/seats/{seat}", responses=may_refuse(401, 404, 409))
async def change_seat(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Path(ge=0, le=99)],
    wish: SeatChange,
    authorization: Bearer = None,
) -> Seats:
    """Leave, come back, let a bot play, or take another name."""
    rooms = rooms_of(request)
    secret = bearer_secret(authorization)
    async with rooms.enter(table) as room:
        guest = await _check_bot(request, wish, room, seat)
        if wish.do == "bot" and "daily" in room.about:
            raise Refused("illegal", "No bot may play a daily run for its owner.")
        if wish.bot:
            await check_seat(rooms, room, seat, wish.bot)

        def do(seats: list[SeatRow]) -> None:
            actor = seating.holder(seats, secret)
            person = seats[actor].get("person")
            rooms.in_force.check_person(person)
            if wish.do == "rename":
                rooms.in_force.check_rename(person)
            seating.change(seats, seat, actor, wish, room.away)
            if guest is not None:
                seats[seat]["name"] = guest

        await rooms.run(room.change_seats(do))
        rooms.wake(room)
        return Seats(seats=room.seat_infos())


async def _invite_bots(request: Request, wish: NewTable) -> dict[str, str]:
    """What seats are called that bots of others get, where whoever sets up the table agrees."""
    wanted = {seat.bot for seat in wish.seats if isinstance(seat, BotSeat)}
    outside = sorted(bot for bot in wanted if is_outside(bot))
    if outside and wish.bots != "outside":
        raise Refused("illegal", NOT_AGREED)
    invite = request.app.state.outside.invite
    return {bot: await invite(bot, wish.game) for bot in outside}


async def _check_bot(request: Request, wish: SeatChange, room: Room, seat: int) -> str | None:
    """Refuse a bot that cannot sit there; of one of somebody's, what the seat is called."""
    if is_outside(wish.bot):
        if room.about.get("bots") != "outside":
            raise Refused("illegal", NOT_AGREED)
        if seat >= len(room.seats) or room.seats[seat]["key"] is not None:
            raise Refused("taken", "A bot of somebody else may sit on an open seat only.")
        name: str = await request.app.state.outside.invite(wish.bot, room.sheet.id)
        return name
    try:
        check_bots([wish.bot] if wish.bot else [], room.sheet)
    except UnknownPlayer as error:
        raise Refused("unknown player", sentence(error)) from None
    return None


routes.include_router(daily_routes)
routes.include_router(people_routes)
routes.include_router(passkey_routes)
routes.include_router(rating_routes)
routes.include_router(push_routes)
routes.include_router(kept_routes)
routes.include_router(lobby_routes)
routes.include_router(report_routes)
routes.include_router(outside_routes)
