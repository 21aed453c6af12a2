"""The HTTP side of passkeys."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from renard.server.people.http import Done, anybody_of, check_tries, me_of, people_of
from renard.server.people.messages import (
    PASSKEY_ID,
    Me,
    MyPasskeys,
    NewPasskey,
    PasskeyOptions,
    ShowPasskey,
)
from renard.server.people.passkeys import Passkeys, Site, site_of
from renard.server.routing import Bearer, identity_of, may_refuse, rooms_of

passkey_routes = APIRouter()
PasskeyPath = Annotated[str, Path(pattern=PASSKEY_ID)]


def passkeys_of(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def _site(request: Request) -> Site:
    return site_of(request.headers.get("origin"))


@passkey_routes.get("/people/me/passkeys", responses=may_refuse(401))
async def show_passkeys(request: Request, authorization: Bearer = None) -> MyPasskeys:
    """The passkeys of whoever asks."""
    return await passkeys_of(request).mine(await anybody_of(request, authorization))


@passkey_routes.post("/people/me/passkeys/begin", responses=may_refuse(401))
async def begin_passkey(request: Request, authorization: Bearer = None) -> PasskeyOptions:
    """What a browser needs to make a passkey."""
    site, person = _site(request), await me_of(request, authorization)
    work = passkeys_of(request).begin_making(identity_of(authorization), person, site)
    return PasskeyOptions(options=await rooms_of(request).run(work))


@passkey_routes.post("/people/me/passkeys", responses=may_refuse(401, 409))
async def make_passkey(
    request: Request, made: NewPasskey, authorization: Bearer = None
) -> MyPasskeys:
    """Keep a passkey that was just made: a way to come back."""
    check_tries(request)
    site, person = _site(request), await me_of(request, authorization)
    work = passkeys_of(request).make(identity_of(authorization), person, site, made)
    await rooms_of(request).run(work)
    return await passkeys_of(request).mine(person)


@passkey_routes.delete("/people/me/passkeys/{passkey}", responses=may_refuse(401))
async def drop_passkey(
    request: Request, passkey: PasskeyPath, authorization: Bearer = None
) -> Done:
    """Let a passkey open nothing any more."""
    person = await anybody_of(request, authorization)
    await rooms_of(request).run(passkeys_of(request).drop(person, passkey))
    return Done()


@passkey_routes.post("/people/me/passkey/begin", responses=may_refuse(401))
async def begin_coming_back(request: Request, authorization: Bearer = None) -> PasskeyOptions:
    """What a browser needs to show a passkey."""
    work = passkeys_of(request).begin_using(identity_of(authorization), _site(request))
    return PasskeyOptions(options=await rooms_of(request).run(work))


@passkey_routes.post("/people/me/passkey", responses=may_refuse(401, 404, 409))
async def use_passkey(request: Request, shown: ShowPasskey, authorization: Bearer = None) -> Me:
    """Show a passkey: this device is that person's from now on."""
    check_tries(request)
    work = passkeys_of(request).use(identity_of(authorization), _site(request), shown)
    return await people_of(request).me(await rooms_of(request).run(work))
