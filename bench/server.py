"""The server under load: open tables, actions a second, how long they take, memory.

One server process on one core with SQLite; this program plays all seats from another core. The
rate is raised until it does not hold. `renard load` does the same to a server that runs already.

    bench/server.py --tables 10000 --rates 200 500       many open tables with sockets
    bench/server.py --database postgres --processes 2    processes that share PostgreSQL
"""

import argparse
import asyncio
import contextlib
import importlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import own_server
import uvloop

from renard.load.guests import Guest, invite, solo_sheet
from renard.load.measuring import HEAD, HOLDS, Row, at_rate, measure, try_rates
from renard.load.place import Place
from renard.server.transport.descriptors import raise_limit

Servers = list[tuple[Place, int]]


class Watched:
    """What the servers have used of their cores since somebody last looked."""

    def __init__(self, servers: Servers) -> None:
        self._pids = [pid for _, pid in servers]
        self._last = self._used()

    def _used(self) -> tuple[float, float]:
        now = asyncio.get_running_loop().time()
        return now, sum(own_server.processor_seconds(pid) for pid in self._pids)

    def share(self) -> str:
        (then, before), self._last = self._last, self._used()
        return f" {(self._last[1] - before) / max(self._last[0] - then, 1e-9):.0%} |"


async def measure_one(
    server: tuple[Place, int], tables: int, rates: list[float], seconds: float
) -> None:
    place, pid = server
    before = own_server.memory(pid)

    def opened(guests: list[Guest]) -> None:
        each = (own_server.memory(pid) - before) / len(guests)
        print(f"{len(guests)} tables with open sockets; one takes {each / 1000:.1f} kB")
        print(f"\n{HEAD.replace(' worst |', ' worst | core |', 1)}---|", flush=True)

    watched = Watched([server])
    search = len(rates) == 1
    async for row in measure(
        place, solo_sheet(), tables, seconds, rates, search=search, opened=opened
    ):
        tell(row, watched)


async def measure_several(
    servers: Servers, tables: int, rates: list[float], seconds: float
) -> None:
    """As one, with the tables spread over all: the same search, rates added up."""
    print(f"{len(servers)} processes\n\n{HEAD.replace(' worst |', ' worst | cores |', 1)}---|")
    watched = Watched(servers)

    async def attempt(rate: float) -> Row:
        each = tables // len(servers)
        invited = [await invite(place, solo_sheet(), each) for place, _ in servers]
        guests = [guest for some in invited for guest in some]
        watched.share()
        row = await at_rate(guests, rate, seconds)
        for guest in guests:
            guest.close()
        return row

    async for row in try_rates(attempt, rates, search=len(rates) == 1):
        tell(row, watched)


def tell(row: Row, watched: Watched) -> None:
    if row.times:
        print(row.text() + watched.share(), flush=True)
        if row.lost:
            print(f"{row.lost} sockets were closed")
    else:
        print(f"\n{row.what}, 99 % within {HOLDS * 1000:.0f} ms")


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str | None]:
    """A fresh database of a kind."""
    if kind == "sqlite":
        yield None
        return
    sys.path.append(str(Path(__file__).resolve().parent.parent))
    with importlib.import_module("tests.postgres").postgres_server() as postgres:
        yield postgres.new_database()


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument(
        "--rates",
        type=float,
        nargs="+",
        default=[500.0],
        help="the first alone: the highest that holds is searched from there",
    )
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options.add_argument("--folder", type=Path, help="where SQLite's file is: /dev/shm is no disk")
    options.add_argument("--processes", type=int, default=1, help="with postgres")
    chosen = options.parse_args()
    if chosen.processes > 1 and chosen.database == "sqlite":
        options.error("SQLite is for one process: give --database postgres")
    if chosen.folder and not chosen.folder.is_dir():
        options.error(f"{chosen.folder} is no folder; name one for --folder that is there")
    raise_limit()
    rest = (chosen.tables, chosen.rates, chosen.seconds)
    with (
        tempfile.TemporaryDirectory(dir=chosen.folder) as folder,
        database_of(chosen.database) as database,
        own_server.own_servers(Path(folder), chosen.processes, database) as servers,
    ):
        if len(servers) == 1:
            uvloop.run(measure_one(servers[0], *rest))
        else:
            uvloop.run(measure_several(servers, *rest))


if __name__ == "__main__":
    main()
