"""All ways to a table: invited, from the lobby, at once, alone, with a bot, a daily, a rematch."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from renard.daily.field import score_of
from renard.load.place import Refused, ask_until_answered
from renard.load.tables import BOT, OPEN, PERSON, PlayedTable, compare_with_server
from renard.load.witness import check
from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.server.pace import PACES
from tests.server.survival.people import Identity, Person, World


@dataclass
class Played(PlayedTable):
    """A table, and what its game counts for: ratings, or a day."""

    rated: bool = False
    daily: str = ""
    """Where the run's result is asked for."""


@dataclass
class Game:
    """A game that is about to be set up."""

    world: World
    number: int
    sheet: Sheet

    @property
    def wish(self) -> dict[str, Any]:
        pace = list(PACES)[self.number % len(PACES)]
        return {"game": self.sheet.id, "dice": "fair", "pace": pace}

    def person(
        self, me: Identity, table: str, keys: dict[str, str], players: int = 2, salt: int = 0
    ) -> Person:
        chance = Random(100 * self.number + salt)
        return Person(self.world, me, table, self.sheet, players, keys, chance)


async def _seats(game: Game, seats: list[dict[str, Any]]) -> Played:
    """A private table without people elsewhere."""
    me = await game.world.identity()
    made = await game.world.ask("tables", {**game.wish, "seats": seats}, me.secret)
    table = made["table"]["id"]
    return Played(table, [game.person(me, table, made["secrets"], len(seats))])


async def alone(game: Game) -> Played:
    return await _seats(game, [PERSON] * game.sheet.players[0])


async def with_a_bot(game: Game) -> Played:
    return await _seats(game, [PERSON, BOT])


async def _two(game: Game, listed: bool) -> Played:
    """A table of two people who were never seen, rated unless nothing ever runs out there."""
    world = game.world
    host, guest = await world.identity(), await world.identity()
    rated = game.wish["pace"] != "whenever"
    wish = {**game.wish, "seats": [PERSON, OPEN], "rated": rated, "listed": listed}
    made = await world.ask("tables", wish, host.secret)
    table = made["table"]["id"]
    if listed:
        shown = [one["table"] for one in (await world.ask("lobby"))["tables"]]
        while table not in shown:  # another process may show what it has read a moment ago
            shown = [one["table"] for one in (await world.ask("lobby"))["tables"]]
        joined = await world.ask(f"tables/{table}/sit", {"name": "Bo"}, guest.secret)
        keys = {str(joined["seat"]): joined["secret"]}
    else:
        keys = await _join(world, table, made["invite"], guest)
    people = [game.person(host, table, made["secrets"]), game.person(guest, table, keys, salt=1)]
    return Played(table, list(people), rated=rated)


async def _join(world: World, table: str, invite: str, guest: Identity) -> dict[str, str]:
    try:
        wish = {"invite": invite, "name": "Bo"}
        joined = await world.ask(f"tables/{table}/join", wish, guest.secret)
    except Refused:
        # The seat was taken, but the answer got lost with its server: it is ours.
        return dict((await world.ask(f"tables/{table}/claim", {}, guest.secret))["secrets"])
    return {str(joined["seat"]): joined["secret"]}


async def invited(game: Game) -> Played:
    return await _two(game, listed=False)


async def from_the_lobby(game: Game) -> Played:
    return await _two(game, listed=True)


async def at_once(game: Game) -> Played:
    """Two who want to play now, one after the other, so that they meet each other."""
    world, people = game.world, []
    async with world.playing_now:
        for name in ("Ada", "Bo"):
            me = await world.identity()
            wish = {"game": game.sheet.id, "players": 2, "name": name}
            found = await world.ask("lobby/now", wish, me.secret)
            keys = {str(found["seat"]): found["secret"]}
            people.append(game.person(me, found["table"], keys, salt=len(people)))
    check(people[0].table == people[1].table, "two who wanted the same did not meet")
    return Played(people[0].table, list(people))


async def daily(game: Game) -> Played:
    world = game.world
    me, day = await world.identity(), (await world.ask("daily"))["today"]["day"]
    path = f"daily/{day}/{game.sheet.id}"
    begun = await world.ask(path, {"name": "Ada"}, me.secret)
    about = begun["table"]
    game.sheet = load_sheet(game.sheet.id, about["rulings"])
    person = game.person(me, about["id"], {"0": begun["secret"]}, about["players"])
    return Played(about["id"], [person], daily=f"{path}/result")


WAYS: tuple[Callable[[Game], Awaitable[Played]], ...] = (
    *(invited, from_the_lobby, at_once, daily, with_a_bot, alone),
)


async def set_up(world: World, number: int) -> Played:
    """The table of a number: the same game, way and pace every time."""
    names = sheet_names()
    game = Game(world, number, load_sheet(names[number % len(names)]))
    return await WAYS[(number + number // len(names)) % len(WAYS)](game)


async def rematch(world: World, table: Played) -> Played | None:
    """The next table of those who sat at one, both of whom ask; None where nobody would."""
    people = [one for one in table.witnesses if isinstance(one, Person)]
    if table.daily or len(people) < 2:
        return None
    found = {
        (await world.ask(f"tables/{table.id}/rematch", {}, secret))["table"]
        for person in people
        for secret in person.keys.values()
    }
    check(len(found) == 1, f"a rematch of table {table.id} leads to {len(found)} tables")
    (again,) = found
    chance = Random(table.id)
    same = [
        Person(world, one.me, again, one.sheet, one.players, one.keys, Random(chance.random()))
        for one in people
    ]
    return Played(again, list(same))


async def play(world: World, table: Played) -> None:
    """A game to its end: everybody was told the same, and what it counts for is counted."""
    async with asyncio.TaskGroup() as group:
        for witness in table.witnesses:
            group.create_task(witness.play())
    for place in world.places:
        # A process hears a moment later what another has stored.
        path = f"/api/tables/{table.id}"
        while not (await ask_until_answered([place], path))["over"]:  # noqa: ASYNC110  as clients do
            await asyncio.sleep(0.1)
        await compare_with_server(place, table)
    await _check_counted(world, table)


async def _check_counted(world: World, table: Played) -> None:
    if table.rated:
        await world.ask(f"tables/{table.id}/rating")
    if table.daily:
        (person,) = table.witnesses
        assert isinstance(person, Person)
        result = await world.ask(table.daily, who=person.me.secret)
        right = result["score"] == score_of(person.game)
        check(right, f"the run at table {table.id} was counted as {result['score']}")
