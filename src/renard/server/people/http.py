"""The HTTP side of who comes back."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from renard.server import seats as seating
from renard.server.guard import address_of
from renard.server.messages import Message
from renard.server.people.messages import Claimed, Me, MyTables, NewKey, Rename, ShowKey
from renard.server.people.people import People
from renard.server.refusals import Refused
from renard.server.routing import Bearer, TablePath, identity_of, may_refuse, rooms_of

people_routes = APIRouter()
KeyKind = Annotated[str, Path(pattern="^(phrase|code)$", description="`phrase` or `code`.")]


class Done(Message):
    """It is done."""

    done: bool = True


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def person_of(request: Request, authorization: str | None) -> str | None:
    """Who asks, if they show who they are."""
    identity = identity_of(authorization, needed=False)
    if identity is None:
        return None
    person = await people_of(request).person(identity)
    rooms_of(request).in_force.check_person(person)
    return person


async def me_of(request: Request, authorization: str | None) -> str:
    """Who asks; refuses somebody who is banned."""
    person = await anybody_of(request, authorization)
    rooms_of(request).in_force.check_person(person)
    return person


async def anybody_of(request: Request, authorization: str | None) -> str:
    """Who asks, banned or not: everybody may see and delete what is kept about them."""
    return await people_of(request).person(identity_of(authorization))


@people_routes.get("/people/me", responses=may_refuse(401))
async def show_me(request: Request, authorization: Bearer = None) -> Me:
    """What is known about whoever asks."""
    return await people_of(request).me(await anybody_of(request, authorization))


@people_routes.post("/people/me", responses=may_refuse(401))
async def rename_me(request: Request, wish: Rename, authorization: Bearer = None) -> Me:
    """Take another name."""
    person = await me_of(request, authorization)
    rooms, people = rooms_of(request), people_of(request)
    rooms.in_force.check_rename(person)
    await rooms.run(people.rename(person, wish.name))
    return await people.me(person)


@people_routes.delete("/people/me", responses=may_refuse(401))
async def forget_me(request: Request, authorization: Bearer = None) -> Done:
    """Delete all that is kept about whoever asks."""
    person = await anybody_of(request, authorization)
    await rooms_of(request).run(people_of(request).forget(person))
    return Done()


@people_routes.get("/people/me/tables", responses=may_refuse(401))
async def show_my_tables(request: Request, authorization: Bearer = None) -> MyTables:
    """Where one sits, and what waits for one."""
    return await people_of(request).tables(await anybody_of(request, authorization))


@people_routes.post("/people/me/keys/{kind}", responses=may_refuse(401))
async def make_key(request: Request, kind: KeyKind, authorization: Bearer = None) -> NewKey:
    """A phrase to come back with, or a code for another device; told once."""
    check_tries(request)
    person = await me_of(request, authorization)
    return await rooms_of(request).run(people_of(request).new_key(person, kind))


@people_routes.post("/people/me/key", responses=may_refuse(401, 404))
async def use_key(request: Request, shown: ShowKey, authorization: Bearer = None) -> Me:
    """Show a phrase or a code: this device is that person's from now on."""
    check_tries(request)
    people = people_of(request)
    work = people.use_key(identity_of(authorization), shown.key)
    return await people.me(await rooms_of(request).run(work))


@people_routes.post("/tables/{table}/claim", responses=may_refuse(401, 403, 404))
async def claim_seats(request: Request, table: TablePath, authorization: Bearer = None) -> Claimed:
    """The secrets of one's own seats at a table, for a device that does not have them."""
    rooms = rooms_of(request)
    ids = await people_of(request).ids(await me_of(request, authorization))
    async with rooms.enter(table) as room:
        secrets = await rooms.run(room.change_seats(lambda seats: seating.claim(seats, ids)))
    return Claimed(secrets={str(seat): secret for seat, secret in secrets.items()})


def check_tries(request: Request) -> None:
    """Ways in cannot be tried one after another."""
    if not request.app.state.key_tries.take(address_of(request.scope)):
        raise Refused("too many", "Too many tries from this address; try again later.", 600)
