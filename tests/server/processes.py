"""Servers' rooms without sockets: several on one database, and somebody who listens."""

import asyncio
import json
from contextlib import asynccontextmanager
from random import Random

from renard.server import messages
from renard.server.metrics import Metrics
from renard.server.rooms import Rooms
from renard.server.setting_up import set_up
from renard.server.settings import Settings
from renard.server.storage import Change, open_store
from renard.table import Table
from tests.server.conftest import SHELF


class Ear:
    """Somebody who listens."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.silent = False
        self.heard = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]

    def log(self) -> list[dict]:
        """All entries it was told, which follow each other without a gap."""
        found = []
        for message in self.heard:
            if message["type"] == "welcome":
                found += message["events"]
            elif message["type"] == "events":
                assert message["from"] == len(found) + 1
                found += message["events"]
        return found


@asynccontextmanager
async def processes(tmp_path, count: int = 1, **settings):
    """Several servers' rooms on one database, each told what the others write."""
    store = open_store(str(tmp_path / "tables.db"))
    try:
        yield [
            Rooms(store, SHELF, Settings(alone=count == 1, **settings), Metrics())
            for _ in range(count)
        ]
    finally:
        await store.close()


async def new_table(rooms: Rooms, game="tower", people=2, bots=0, dice="fair"):
    wish = messages.NewTable(
        game=game,
        dice=dice,
        seats=[messages.PersonSeat(kind="person", name="A") for _ in range(people)]
        + [messages.BotSeat(kind="bot", bot="random") for _ in range(bots)],
    )
    made = set_up(wish, SHELF.get(game))
    await rooms.create(made.table)
    async with rooms.enter(made.table.id) as room:
        await room.begin(late=True)
        rooms.wake(room)
    return made.table.id


def anything(rng: Random):
    """A decision of whoever may decide."""

    def do(table: Table) -> None:
        seat = rng.choice(table.to_act())
        table.submit(seat, table.version, rng.choice(table.game.legal(seat)))

    return do


async def tell(rooms: Rooms, table: str) -> None:
    """What the database tells a process about another's write."""
    row = await rooms.store.row(table)
    rooms.changed(Change(table, row.version, row.seats_version))
    while rooms._tasks:
        await asyncio.wait(set(rooms._tasks))


def run(test):
    """An asynchronous test in a loop of its own."""

    def started(tmp_path):
        asyncio.run(test(tmp_path))

    started.__name__ = test.__name__
    return started
