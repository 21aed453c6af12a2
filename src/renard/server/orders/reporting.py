"""People report a name or a player; whoever runs the server sees the table as it was then."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from renard.server.guard import address_of
from renard.server.messages import Message, Seat
from renard.server.people.http import Done, person_of
from renard.server.refusals import Refused
from renard.server.room import Room
from renard.server.routing import Bearer, TablePath, may_refuse, rooms_of
from renard.server.storage import to_json
from renard.server.storage.orders import AddReport, Report, TooManyReports, new_id

report_routes = APIRouter()
LAST_ENTRIES = 40
"""Of a table's log, kept with a report."""
MOST_WORDS = 300


class NewReport(Message):
    """Who at this table is reported, and why; `words` are for whoever runs the server."""

    seat: Seat
    why: Literal["name", "play", "other"]
    words: Annotated[str, Field(max_length=MOST_WORDS)] = ""


@report_routes.post("/tables/{table}/report", responses=may_refuse(404, 409))
async def report(
    request: Request, table: TablePath, wish: NewReport, authorization: Bearer = None
) -> Done:
    """Tell whoever runs the server about a name, or about how somebody plays."""
    rooms = rooms_of(request)
    if not request.app.state.report_tries.take(address_of(request.scope)):
        raise Refused("too many", "Too many reports from this address; try again later.", 600)
    reporter = await person_of(request, authorization)
    async with rooms.enter(table) as room:
        found = await _as_it_is(room, wish, reporter, rooms.store.clock())
        try:
            await rooms.run(rooms.store.do(AddReport(found)))
        except TooManyReports:
            raise Refused(
                "too many", "This table was reported often already; somebody will look at it."
            ) from None
    rooms.metrics.reports.labels(wish.why).inc()
    return Done()


async def _as_it_is(room: Room, wish: NewReport, reporter: str | None, now: float) -> Report:
    if wish.seat >= len(room.seats) or room.seats[wish.seat]["kind"] == "open":
        raise Refused("no such seat", f"Nobody sits on seat {wish.seat} of this table.")
    about = await room.describe()
    log = await room.log_since(max(0, about.version - LAST_ENTRIES))
    context = {
        "game": about.game,
        "pace": about.pace,
        "version": about.version,
        "over": about.over,
        "seats": [
            {
                "name": row["name"],
                "kind": row["kind"],
                "bot": row["bot"],
                "person": row.get("person"),
                "connected": shown.connected,
                "left": row["left"],
            }
            for row, shown in zip(room.seats, about.seats, strict=True)
        ],
        "from": log.first,
        "entries": log.events,
    }
    row = room.seats[wish.seat]
    return Report(
        id=new_id(),
        made=now,
        table_id=room.id,
        seat=wish.seat,
        name=row["name"] or row["bot"] or "",
        person=row.get("person"),
        reporter=reporter,
        why=wish.why,
        words=plain(wish.words),
        context=to_json(context),
    )


def plain(text: str) -> str:
    """What somebody wrote, on one line, without what a terminal would obey."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
