"""The HTTP side of bots of others: tokens of one's own, who is there, the ladder."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from renard.server import keys
from renard.server.guard import address_of
from renard.server.outside.bots import OutsideBots
from renard.server.outside.fitting import bosses, fixed_points
from renard.server.outside.messages import (
    BotInfo,
    BotMade,
    BotsHere,
    Ladder,
    MyBot,
    MyBots,
    NewBot,
    Rung,
)
from renard.server.people.http import Done, me_of
from renard.server.refusals import Refused
from renard.server.routing import Bearer, GamePath, may_refuse, rooms_of
from renard.server.storage.outside import (
    AddBot,
    BotTaken,
    OutsideBot,
    RemoveBot,
    TooManyBots,
    bot_id,
    bots_of,
    ladder_of,
)

outside_routes = APIRouter()
NamePath = Annotated[str, Path(min_length=1, max_length=60, description="The bot's name.")]


def outside_of(request: Request) -> OutsideBots:
    outside: OutsideBots = request.app.state.outside
    return outside


@outside_routes.get("/people/me/bots", responses=may_refuse(401))
async def show_my_bots(request: Request, authorization: Bearer = None) -> MyBots:
    """One's own bots."""
    rooms, person = rooms_of(request), await me_of(request, authorization)
    found = await rooms.store.ask(lambda connection: bots_of(connection, person))
    here = outside_of(request).sessions
    told = [
        MyBot(bot=bot.id, name=bot.name, made=bot.made, connected=bot.id in here) for bot in found
    ]
    return MyBots(bots=told, most=rooms.settings.limits.bots_per_person)


@outside_routes.post("/people/me/bots", status_code=201, responses=may_refuse(401, 409))
async def make_bot(request: Request, wish: NewBot, authorization: Bearer = None) -> BotMade:
    """A token for a bot of one's own; told now and never again."""
    rooms = rooms_of(request)
    if not request.app.state.key_tries.take(address_of(request.scope)):
        raise Refused("too many", "Too many tries from this address; try again later.", 600)
    person = await me_of(request, authorization)
    token = keys.new_secret()
    bot = OutsideBot(
        bot_id(person, wish.name), person, wish.name, keys.hashed(token), rooms.store.clock()
    )
    most = rooms.settings.limits.bots_per_person
    try:
        await rooms.run(rooms.store.do(AddBot(bot, most)))
    except BotTaken:
        raise Refused("taken", "You have a bot of this name; revoke it first.") from None
    except TooManyBots:
        raise Refused("too many", f"One person can have {most} bots here; revoke one.") from None
    return BotMade(bot=bot.id, name=bot.name, token=token)


@outside_routes.delete("/people/me/bots/{name}", responses=may_refuse(401, 404))
async def revoke_bot(request: Request, name: NamePath, authorization: Bearer = None) -> Done:
    """Revoke a bot's token: it is sent away, and the club's bot decides where it sits."""
    rooms, person = rooms_of(request), await me_of(request, authorization)
    mine = await rooms.store.ask(lambda connection: bots_of(connection, person))
    for bot in mine:
        if bot.name == name:
            await rooms.run(rooms.store.do(RemoveBot(bot.id)))
            session = outside_of(request).sessions.get(bot.id)
            if session is not None:
                why = Refused("wrong token", "This bot's token was revoked.")
                outside_of(request).send_away(session, why)
            return Done()
    raise Refused("no such bot", "You have no bot of this name.")


@outside_routes.get("/bots", responses=may_refuse())
async def show_bots(
    request: Request, game: Annotated[str | None, Query(max_length=60)] = None
) -> BotsHere:
    """Bots of others that are connected here and play with people."""
    outside, told = outside_of(request), []
    for session in list(outside.sessions.values()):
        if session.bot is None or session.hello is None or not session.hello.tables:
            continue
        if game is None or session.plays(game):
            name, owner = await outside.called(session.bot)
            games = list(session.hello.games)
            told.append(BotInfo(bot=session.bot.id, name=name, owner=owner, games=games))
    return BotsHere(bots=told)


@outside_routes.get("/ladder/{game}", responses=may_refuse(404))
async def show_ladder(request: Request, game: GamePath) -> Ladder:
    """The bots' ladder of a game, as it was last fitted."""
    rooms = rooms_of(request)
    sheet = rooms.shelf.get(game).sheet
    found = await rooms.store.ask(lambda connection: ladder_of(connection, game))
    made, ladder = found or (
        None,
        {"games": 0, "rungs": bosses(fixed_points(sheet))},
    )
    rungs = [Rung.model_validate(rung) for rung in ladder["rungs"]]
    on = rooms.settings.ladder
    return Ladder(game=game, on=on, made=made, games=ladder["games"], rungs=rungs)
