"""Play many games while servers are killed, then compare what everybody knows."""

import asyncio
import itertools
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import select

from renard.load.witness import Tally
from renard.server.storage import open_store
from renard.server.storage.ratings import changes_of, standings
from renard.server.storage.schema import ratings
from tests.server.push_service import push_service
from tests.server.survival.people import World
from tests.server.survival.servers import Server, started
from tests.server.survival.ways import Played, play, rematch, set_up


@dataclass
class Run:
    """Servers, and what happens to them."""

    database: str
    folder: Path
    games: int
    kills: int
    processes: int = 1
    how: signal.Signals = signal.SIGKILL
    restart_database: object = None
    """Called in between where the database is a server of its own."""


@dataclass(frozen=True)
class Outcome:
    """What a run came to."""

    tally: Tally
    rematches: int
    pushes: int
    """Messages that came to people's devices."""


async def survive(run: Run) -> Outcome:
    """Play all games to their end; raises if anything was lost, done twice or stuck."""
    with push_service() as service:
        servers = [Server(run.database, run.folder, service.url) for _ in range(run.processes)]
        async with started(servers) as places:
            world = World(places, service, Tally())
            tables = [await set_up(world, number) for number in range(run.games)]
            again: list[Played] = []
            async with asyncio.TaskGroup() as group:
                group.create_task(make_trouble(run, servers, world.tally))
                for table in tables:
                    group.create_task(play_twice(world, table, again))
    await compare_with_database(run.database, [*tables, *again])
    for visits in world.visits:
        visits.check()
    return Outcome(world.tally, len(again), sum(len(visits.told) for visits in world.visits))


async def play_twice(world: World, table: Played, again: list[Played]) -> None:
    """A game, and where two played, the same once more."""
    await play(world, table)
    if (following := await rematch(world, table)) is not None:
        again.append(following)
        await play(world, following)


async def make_trouble(run: Run, servers: list[Server], tally: Tally) -> None:
    """End a server each time that some more actions were acknowledged, and start it again."""
    chance = Random(run.games)
    for number in range(run.kills):
        await some_actions(tally, chance.randint(1, 5 * run.games))
        # A moment of its own: in the middle of whatever is under way.
        await asyncio.sleep(chance.random() * 0.05)
        await kill(run, number, servers, chance)
        tally.troubles += 1
    tally.trouble_over.set()


async def kill(run: Run, number: int, servers: list[Server], chance: Random) -> str:
    """End a server and start it again, or in every third case the database; what was done."""
    if run.restart_database is not None and number % 3 == 1:
        await asyncio.to_thread(run.restart_database)
        return "restarts of the database"
    server = chance.choice(servers)
    await asyncio.to_thread(server.end, run.how)
    server.start()
    await server.ready()
    return "servers killed"


def restarting(postgres):
    """Restart a database server: in order and like a crash in turn, away for a moment."""
    ways = itertools.cycle(["immediate", "fast"])

    def restart():
        postgres.stop(next(ways))
        time.sleep(0.5)
        postgres.start()

    return restart


async def some_actions(tally: Tally, number: int) -> None:
    """Wait until this many more were acknowledged, or nothing happens any more."""
    target = tally.acknowledged + number
    while tally.acknowledged < target:
        tally.changed.clear()
        try:
            await asyncio.wait_for(tally.changed.wait(), timeout=2)
        except TimeoutError:
            return


def check_ratings(connection, rated: set[str]) -> None:
    """Every rated game counted once for each of its two, who played no other."""
    games = connection.execute(select(ratings.c.games)).scalars().all()
    assert games == [1] * (2 * len(rated)), f"{len(rated)} rated games, counted {games}"
    for table in rated:
        seats = changes_of(connection, table)
        standing = [standings(connection, seat.person) for seat in seats]
        assert len(seats) == 2
        assert all(
            found[game].rating == seat.after
            for seat, found in zip(seats, standing, strict=True)
            for game in found
        )


async def compare_with_database(database: str, tables: list[Played]) -> None:
    store = open_store(database)
    try:
        for table in tables:
            loaded = await store.load(table.id)
            assert loaded.row.over
            table.compare(loaded.entries)
    finally:
        await store.close()
    await compare_ratings(database, {table.id for table in tables if table.rated})


async def compare_ratings(database: str, rated: set[str]) -> None:
    store = open_store(database)
    try:
        await store.ask(lambda connection: check_ratings(connection, rated))
    finally:
        await store.close()
