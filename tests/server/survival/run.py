"""Play many games while servers are killed, then compare what everybody knows."""

import asyncio
import itertools
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from renard.server.storage import open_store
from tests.server.survival.client import Tally
from tests.server.survival.servers import Server, ask_until_answered
from tests.server.survival.tables import Played, set_up


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


async def survive(run: Run) -> Tally:
    """Play all games to their end; raises if anything was lost, done twice or stuck."""
    tally = Tally()
    servers = [Server(run.database, run.folder) for _ in range(run.processes)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        addresses = [server.address for server in servers]
        tables = [await set_up(addresses, number, tally) for number in range(run.games)]
        async with asyncio.TaskGroup() as group:
            group.create_task(make_trouble(run, servers, tally))
            for table in tables:
                for client in table.clients:
                    group.create_task(client.play())
        for table in tables:
            for address in addresses:
                await compare_with_server(address, table)
    finally:
        for server in servers:
            server.end()
    await compare_with_database(run.database, tables)
    return tally


async def make_trouble(run: Run, servers: list[Server], tally: Tally) -> None:
    """End a server each time that some more actions were acknowledged, and start it again."""
    chance = Random(run.games)
    for kill in range(run.kills):
        await some_actions(tally, chance.randint(1, 5 * run.games))
        # A moment of its own: in the middle of whatever is under way.
        await asyncio.sleep(chance.random() * 0.05)
        if run.restart_database is not None and kill % 3 == 1:
            await asyncio.to_thread(run.restart_database)
        else:
            server = chance.choice(servers)
            await asyncio.to_thread(server.end, run.how)
            server.start()
            await server.ready()
        tally.troubles += 1
    tally.trouble_over.set()


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


async def compare_with_server(address: str, table: Played) -> None:
    told = await ask_until_answered([address], f"/api/tables/{table.id}/events?since=0")
    assert told["over"]
    compare(told["events"], table)


async def compare_with_database(database: str, tables: list[Played]) -> None:
    store = open_store(database)
    try:
        for table in tables:
            loaded = await store.load(table.id)
            assert loaded.row.over
            compare(loaded.entries, table)
    finally:
        await store.close()


def compare(log: list[dict], table: Played) -> None:
    """All clients know this log, and what was acknowledged stands where it was."""
    for client in table.clients:
        assert client.log == log
        for number, entry in client.acknowledged:
            assert log[number - 1] == entry
