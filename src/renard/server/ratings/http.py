"""The HTTP side of ratings."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from renard.ratings.fixed import virtual_bot
from renard.server.people.http import people_of, person_of
from renard.server.ratings import telling
from renard.server.ratings.messages import GameRated, MyRating, MyRatings, RatingLadder, RatingLine
from renard.server.ratings.ratings import Ratings
from renard.server.routing import Bearer, GamePath, TablePath, identity_of, may_refuse, rooms_of
from renard.server.storage import Store
from renard.server.storage import ratings as kept
from renard.server.storage.ratings import Standing

rating_routes = APIRouter()
MOST_LINES = 100
"""Of a ladder, in one answer."""
MOST_POINTS = 200
"""Of a curve: the latest games."""


def ratings_of(request: Request) -> Ratings:
    ratings: Ratings = request.app.state.ratings
    return ratings


async def _place(store: Store, game: str, standing: Standing) -> int:
    """1 is the best; who stands equally has the same place."""
    above = standing.rating.sure
    return 1 + await store.ask(lambda connection: kept.count_people(connection, game, above))


@rating_routes.get("/ratings/{game}", responses=may_refuse(404))
async def show_ladder(
    request: Request,
    game: GamePath,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_LINES)] = 50,
    authorization: Bearer = None,
) -> RatingLadder:
    """Who stands where in a game, and the bots; with an identity, also where one stands oneself."""
    sheet = rooms_of(request).shelf.get(game).sheet
    store = rooms_of(request).store
    me = await person_of(request, authorization)
    found = await store.ask(lambda connection: kept.ladder(connection, game, first, count))
    own = (
        (await store.ask(lambda connection: kept.standings(connection, me))).get(game)
        if me
        else None
    )
    mine = None if own is None else telling.line(sheet, own, await _place(store, game, own), True)
    begin = await _place(store, game, found[0]) if found else first + 1
    lines: list[RatingLine] = []
    for number, one in enumerate(found):
        equal = number > 0 and one.rating.sure == found[number - 1].rating.sure
        place = lines[-1].place if equal else max(begin, first + number + 1) if number else begin
        lines.append(telling.line(sheet, one, place, one.person == me))
    return RatingLadder(
        game=game,
        people=await store.ask(lambda connection: kept.count_people(connection, game)),
        first=first,
        lines=lines,
        bots=telling.bots(sheet),
        mine=mine,
    )


@rating_routes.get("/people/me/ratings", responses=may_refuse(401))
async def show_my_ratings(request: Request, authorization: Bearer = None) -> MyRatings:
    """One's own ratings in all games, with how they came."""
    rooms = rooms_of(request)
    store = rooms.store
    me = await people_of(request).person(identity_of(authorization))
    found = await store.ask(lambda connection: kept.standings(connection, me))
    told = []
    for game, own in sorted(found.items()):
        if game not in rooms.shelf.games:
            continue
        line = telling.line(
            rooms.shelf.get(game).sheet, own, await _place(store, game, own), mine=True
        )
        curve = await store.ask(
            lambda connection, game=game: kept.curve(connection, me, game, MOST_POINTS)  # type: ignore[misc]
        )
        told.append(
            MyRating(
                game=game,
                place=line.place,
                people=await store.ask(
                    lambda connection, game=game: kept.count_people(connection, game)  # type: ignore[misc]
                ),
                rating=line.rating,
                games=own.games,
                table=line.table,
                alone=line.alone,
                curve=[telling.curve_point(point) for point in curve],
            )
        )
    return MyRatings(ratings=told)


@rating_routes.get("/tables/{table}/rating", responses=may_refuse(404))
async def show_change(request: Request, table: TablePath) -> GameRated:
    """What a rated game changed for everybody who sat there."""
    rooms = rooms_of(request)
    async with rooms.enter(table) as room:
        over, sheet = (await room.describe()).over, room.sheet
    ask = rooms.store.ask
    found = await ask(lambda connection: kept.rated_table(connection, table))
    if found is None:
        return GameRated(rated=False, over=over, seats=[])
    if over and found.ended is None:
        # Whoever asks does not wait for the next round.
        await rooms.run(ratings_of(request).enter(table))
        found = await ask(lambda connection: kept.rated_table(connection, table)) or found
    seats = await ask(lambda connection: kept.changes_of(connection, table))
    alone = virtual_bot(sheet, seats[0].points) if len(seats) == 1 else None
    return GameRated.model_validate(
        {
            "rated": True,
            "over": over,
            "void": found.void,
            "against": None if alone is None else telling.rating_now(alone),
            "seats": [telling.seat_rated(seat) for seat in seats],
        }
    )
