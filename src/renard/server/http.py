"""The HTTP side: tables, seats, sheets, records. Every answer has a model, every no is typed."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request

from renard.players import UnknownPlayer, players_of
from renard.record.format import Record
from renard.rules.sheet import with_rulings
from renard.server import keys
from renard.server import seats as seating
from renard.server.guard import address_of
from renard.server.messages import (
    Created,
    Join,
    Joined,
    Log,
    NewTable,
    RefusedAnswer,
    SeatChange,
    Seats,
    SheetInfo,
    TableInfo,
    schemas,
)
from renard.server.refusals import Refused, sentence
from renard.server.room import Room, replayed
from renard.server.rooms import Rooms
from renard.server.seats import SeatRow
from renard.server.setting_up import check_bots, set_up
from renard.server.sheets import Filed
from renard.server.storage import Loaded
from renard.wasm.describe import describe_game

TablePath = Annotated[
    str, Path(min_length=1, max_length=60, description="The table's id: the link to watch.")
]
GamePath = Annotated[str, Path(min_length=1, max_length=60)]
Bearer = Annotated[
    str | None, Header(description="`Bearer` and the secret of a seat.", max_length=100)
]


def _no(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a request may meet, besides being too fast, too large or elsewhere."""
    always = (400, 403, 413, 429, 503)
    return {status: {"model": RefusedAnswer} for status in sorted({*always, *statuses})}


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


routes = APIRouter(prefix="/api")


@routes.get("/sheets", responses=_no())
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


@routes.get("/sheets/{game}", responses=_no(404))
async def show_sheet(request: Request, game: GamePath) -> dict[str, Any]:
    """A game's sheet: its names, what is printed on it, and its tables for the rules."""
    return _described(rooms_of(request).shelf.get(game))


def _described(filed: Filed) -> dict[str, Any]:
    return {**describe_game(filed.sheet), "digest": filed.digest}


@routes.get("/players", responses=_no(404))
async def list_players(
    request: Request, game: Annotated[str, Query(min_length=1, max_length=60)]
) -> list[str]:
    """The bots that can take a seat of a game, weakest first."""
    return players_of(rooms_of(request).shelf.get(game).sheet)


@routes.get("/protocol", responses=_no())
async def show_protocol() -> dict[str, Any]:
    """The JSON Schemas of all messages of the WebSocket."""
    return schemas()


@routes.post("/tables", status_code=201, responses=_no(404))
async def create_table(request: Request, wish: NewTable) -> Created:
    """Set up a table; the secrets of its seats are told now and never again."""
    rooms = rooms_of(request)
    filed = rooms.shelf.get(wish.game)
    if not request.app.state.new_tables.take(address_of(request.scope)):
        raise Refused("too many", "Too many new tables from this address; try again later.", 600)
    made = await asyncio.to_thread(set_up, wish, filed)
    await rooms.run(rooms.create(made.table))
    async with rooms.enter(made.table.id) as room:
        table = await room.describe()
    secrets = {str(seat): secret for seat, secret in made.secrets.items()}
    return Created(table=table, secrets=secrets, invite=made.invite)


@routes.get("/tables/{table}", responses=_no(404))
async def show_table(request: Request, table: TablePath) -> TableInfo:
    """What everybody may know about a table."""
    async with rooms_of(request).enter(table) as room:
        return await room.describe()


@routes.get("/tables/{table}/sheet", responses=_no(404))
async def show_table_sheet(request: Request, table: TablePath) -> dict[str, Any]:
    """The sheet that a table is played on, as it was when the table was set up."""
    async with rooms_of(request).enter(table) as room:
        return _described(await rooms_of(request).sheet(room.digest))


@routes.get("/tables/{table}/events", responses=_no(404))
async def show_events(
    request: Request, table: TablePath, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Log:
    """The entries of the table's log after number `since`."""
    async with rooms_of(request).enter(table) as room:
        return await room.log_since(since)


@routes.get("/tables/{table}/record", responses=_no(404))
async def show_record(request: Request, table: TablePath) -> dict[str, Any]:
    """The game record, so far or whole."""
    rooms = rooms_of(request)
    loaded = await rooms.load(table)
    filed = await rooms.sheet(loaded.row.sheet)
    return (await asyncio.to_thread(_record, loaded, filed)).to_json()


def _record(loaded: Loaded, filed: Filed) -> Record:
    about = loaded.row.about
    record = replayed(loaded, with_rulings(filed.sheet, about["rulings"])).record()
    if about["handed_in"]:
        record.extra["handed_in"] = about["handed_in"]
    return record


@routes.post("/tables/{table}/join", responses=_no(404, 409))
async def join_table(request: Request, table: TablePath, wish: Join) -> Joined:
    """Take an open seat; its secret is told now and never again."""
    rooms = rooms_of(request)
    secret = keys.new_secret()
    async with rooms.enter(table) as room:
        if not keys.fits(wish.invite, room.about["invite"]):
            raise Refused("wrong invite", "This is not an invitation to this table.")

        def sit(seats: list[SeatRow]) -> int:
            return seating.take(seats, wish.name, wish.seat, secret)

        return Joined(seat=await rooms.run(room.change_seats(sit)), secret=secret)


@routes.post("/tables/{table}/seats/{seat}", responses=_no(401, 404, 409))
async def change_seat(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Path(ge=0, le=99)],
    wish: SeatChange,
    authorization: Bearer = None,
) -> Seats:
    """Leave, come back, let a bot play, or take another name."""
    rooms = rooms_of(request)
    secret = _bearer(authorization)
    async with rooms.enter(table) as room:
        _check_bot(wish, room)

        def do(seats: list[SeatRow]) -> None:
            seating.change(seats, seat, seating.holder(seats, secret), wish, room.away)

        await rooms.run(room.change_seats(do))
        rooms.wake(room)
        return Seats(seats=room.seat_infos())


def _check_bot(wish: SeatChange, room: Room) -> None:
    try:
        check_bots([wish.bot] if wish.bot else [], room.sheet)
    except UnknownPlayer as error:
        raise Refused("unknown player", sentence(error)) from None


def _bearer(header: str | None) -> str:
    kind, _, secret = (header or "").partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise Refused("no secret", "Show a seat's secret: Authorization: Bearer <secret>.")
    return secret.strip()
