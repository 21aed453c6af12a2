"""One game after another at many tables, with trouble all along, until so much was acknowledged."""

import asyncio
import hashlib
import itertools
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from renard.load.witness import Tally, Wrong
from renard.server.storage import open_store
from tests.server.push_service import push_service
from tests.server.survival.people import World
from tests.server.survival.run import Run, compare_ratings, kill, some_actions
from tests.server.survival.servers import Server, started
from tests.server.survival.ways import Played, play, rematch, set_up

CUTS = 10
"""Times that connections are cut for each time that a server is killed."""
STUCK_SECONDS = 600
"""Nothing is acknowledged for so long: that is no pause any more."""


@dataclass
class Endless:
    """A run in which a new game begins wherever one has ended."""

    run: Run
    actions: int
    seconds: float = math.inf
    """Then no new game begins, however few actions it were."""
    tally: Tally = field(default_factory=Tally)
    done: Counter = field(default_factory=Counter)
    """Games, and the trouble that there was, by kinds."""
    _digests: dict[str, str] = field(default_factory=dict)
    """Of the logs of all finished tables, as their players know them."""
    _rated: set[str] = field(default_factory=set)
    _playing: dict[str, Played] = field(default_factory=dict)
    _begun: float = field(default_factory=time.perf_counter)

    async def survive(self) -> None:
        """Raises if anything was lost, done twice or stuck."""
        self.tally.trouble_over.set()  # nobody waits for its end: another game begins
        run = self.run
        with push_service() as service:
            servers = [Server(run.database, run.folder, service.url) for _ in range(run.processes)]
            async with started(servers) as places:
                self._begun = time.perf_counter()  # a first start may take minutes
                world = World(places, service, self.tally)
                async with asyncio.TaskGroup() as group:
                    watch = group.create_task(self._notice_standstill())
                    group.create_task(self._make_trouble(servers))
                    await self._play_all(world)
                    watch.cancel()
        assert self.tally.acknowledged, "nobody played"
        for visits in world.visits:
            visits.check()
            self.done["pushes"] += len(visits.told)
        await self._compare_with_database()

    def told(self) -> str:
        """What has happened so far."""
        trouble = ", ".join(f"{number:,} {kind}" for kind, number in self.done.items())
        seconds = time.perf_counter() - self._begun
        return (
            f"{self.tally.acknowledged:,} actions acknowledged in {seconds:.0f} s; {trouble}; "
            f"{self.tally.reconnects:,} reconnects, {self.tally.unanswered:,} left unanswered; "
            f"refusals {dict(self.tally.refused)}"
        )

    @property
    def _enough(self) -> bool:
        late = time.perf_counter() - self._begun > self.seconds
        return late or self.tally.acknowledged >= self.actions

    async def _play_all(self, world: World) -> None:
        numbers = itertools.count()
        async with asyncio.TaskGroup() as group:
            for _ in range(self.run.games):
                group.create_task(self._go_on(world, numbers))

    async def _go_on(self, world: World, numbers: Iterator[int]) -> None:
        while not self._enough:
            table = await set_up(world, next(numbers))
            await self._play(world, table)
            if not self._enough and (again := await rematch(world, table)) is not None:
                await self._play(world, again)
                self.done["rematches"] += 1

    async def _play(self, world: World, table: Played) -> None:
        self._playing[table.id] = table
        await play(world, table)
        del self._playing[table.id]
        self._digests[table.id] = digest(table.witnesses[0].log)
        if table.rated:
            self._rated.add(table.id)
        self.done["games played to their end"] += 1

    async def _make_trouble(self, servers: list[Server]) -> None:
        chance = Random(self.run.games)
        pause = 2 * self.actions // (self.run.kills * CUTS)
        for number in itertools.count(1):
            await some_actions(self.tally, chance.randint(1, pause))
            if self._enough:
                return
            if number % CUTS:
                self._cut(chance)
            else:
                self.done[await kill(self.run, number // CUTS, servers, chance)] += 1
                print(self.told(), flush=True)  # noqa: T201  a command

    def _cut(self, chance: Random) -> None:
        """A quarter of all tables: somebody's connection breaks there."""
        tables = list(self._playing.values())
        for table in chance.sample(tables, len(tables) // 4):
            chance.choice(table.witnesses).cut()
            self.done["connections cut"] += 1

    async def _notice_standstill(self) -> None:
        while True:
            before = self.tally.acknowledged
            await asyncio.sleep(STUCK_SECONDS)
            if self.tally.acknowledged == before:
                raise Wrong(f"nothing was acknowledged for {STUCK_SECONDS} seconds: stuck")

    async def _compare_with_database(self) -> None:
        store = open_store(self.run.database)
        try:
            for table, known in self._digests.items():
                loaded = await store.load(table)
                assert loaded.row.over, f"table {table} is not over"
                assert digest(loaded.entries) == known, f"table {table} has another log"
        finally:
            await store.close()
        await compare_ratings(self.run.database, self._rated)


def digest(log) -> str:
    return hashlib.sha256(json.dumps(log, sort_keys=True).encode()).hexdigest()
