"""The HTTP side of devices that may be told something."""

from typing import Annotated

from fastapi import APIRouter, Header, Request

from renard.server.guard import address_of
from renard.server.people.http import Done, me_of, people_of
from renard.server.push.messages import PushKey, Subscribe, Unsubscribe
from renard.server.push.pushing import Pushes
from renard.server.refusals import Refused
from renard.server.routing import Bearer, identity_of, may_refuse, rooms_of

push_routes = APIRouter()
NOWHERE = "https://localhost"
"""The site of a client that is no page."""


def pushes_of(request: Request) -> Pushes:
    pushes: Pushes = request.app.state.pushes
    return pushes


@push_routes.get("/push", responses=may_refuse())
async def show_key(request: Request) -> PushKey:
    """The public key of this server, for a browser's push manager."""
    return PushKey(key=(await pushes_of(request).signer()).public)


@push_routes.post("/push", responses=may_refuse(401))
async def subscribe(
    request: Request,
    wish: Subscribe,
    authorization: Bearer = None,
    origin: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> Done:
    """Let this device be told when it is one's turn; said again at every start of a page."""
    person = await me_of(request, authorization)
    if not request.app.state.push_tries.take(address_of(request.scope)):
        raise Refused("too many", "Too many devices from this address; try again later.", 600)
    work = pushes_of(request).subscribe(person, wish, origin or NOWHERE)
    await rooms_of(request).run(work)
    return Done()


@push_routes.post("/push/end", responses=may_refuse(401))
async def unsubscribe(request: Request, wish: Unsubscribe, authorization: Bearer = None) -> Done:
    """Tell this device nothing more."""
    person = await people_of(request).person(identity_of(authorization))
    await rooms_of(request).run(pushes_of(request).unsubscribe(person, wish.endpoint))
    return Done()
