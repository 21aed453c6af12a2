"""The HTTP side of what people keep here."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from renard.server.guard import address_of
from renard.server.kept.kept import Kept
from renard.server.kept.messages import KeptSince, NowKept, ToKeep
from renard.server.people.http import Done, people_of
from renard.server.routing import Bearer, identity_of, may_refuse, rooms_of

kept_routes = APIRouter(prefix="/people/me/kept")
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="The last number that was seen.")]


def _kept_of(request: Request) -> Kept:
    kept: Kept = request.app.state.kept
    return kept


async def _me(request: Request, authorization: str | None) -> str:
    return await people_of(request).person(identity_of(authorization))


@kept_routes.get("", responses=may_refuse(401))
async def show_kept(request: Request, since: Since = 0, authorization: Bearer = None) -> KeptSince:
    """What is kept for whoever asks, after a number."""
    person = await _me(request, authorization)
    return await _kept_of(request).since(person, since, address_of(request.scope))


@kept_routes.post("", responses=may_refuse(401, 409))
async def keep(request: Request, wish: ToKeep, authorization: Bearer = None) -> NowKept:
    """Keep things here."""
    person = await _me(request, authorization)
    work = _kept_of(request).keep(person, wish, address_of(request.scope))
    return await rooms_of(request).run(work)


@kept_routes.delete("", responses=may_refuse(401))
async def stop_keeping(request: Request, authorization: Bearer = None) -> Done:
    """Delete all that is kept, and keep nothing more."""
    person = await _me(request, authorization)
    await rooms_of(request).run(_kept_of(request).stop(person))
    return Done()
