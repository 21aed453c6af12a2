"""The server under load: open tables, actions a second, how long they take, memory.

One server process on one core with SQLite; this program plays all seats from another core. Actions
come at a steady rate, whether or not earlier ones were answered, so that a slow server shows.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import renard
from renard.rules.sheet import Sheet
from renard.table import GO_ON, OwnDice, Table

GAME = "clever"
FIRST = 100
"""Tables before memory is measured: what the process needs once is not a table's."""
GENEROUS = "--tables-per-hour 1000000 --requests-per-second 100000 --sockets-per-address 20000"


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A process of its own on one core; gives its address and process id."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "renard", "serve", "--port", str(port), *GENEROUS.split()]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            [*command, "--database", str(folder / "bench.db")], stdout=log, stderr=log
        ) as process,
    ):
        pin(process.pid, 0)
        pin(0, 1)
        try:
            wait_until_ready(port, process)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.terminate()


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0) if pid else range(os.cpu_count() or 1))
        os.sched_setaffinity(pid, {cores[core % len(cores)]})


def wait_until_ready(port: int, process: "subprocess.Popen[bytes]") -> None:
    while process.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        try:
            connection.request("GET", "/readyz")
            if connection.getresponse().status == http.HTTPStatus.OK:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            connection.close()
    sys.exit("the server ended before it was ready")


class Seat:
    """One table with one player, and the socket that is open for it."""

    def __init__(self, sheet: Sheet, told: dict[str, Any], chance: random.Random) -> None:
        self.id, self.secrets = told["table"]["id"], told["secrets"]
        self.table = Table(sheet, ["somebody"], OwnDice())
        self.chance = chance
        self.sent = 0.0
        self.times: list[float] = []
        self.answered = asyncio.Event()
        self.answered.set()
        self._socket: ClientConnection

    async def open(self, address: str) -> None:
        url = f"ws://{address}/api/tables/{self.id}/play"
        self._socket = await connect(url, proxy=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "protocol": 1, "seen": 0, "secrets": self.secrets}
        await self._socket.send(json.dumps(hello))

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "events"):
                for entry in message["events"]:
                    self.table.follow(entry)
            elif message["type"] == "accepted":
                self.times.append(time.perf_counter() - self.sent)
                self.answered.set()
            elif message["type"] == "refused":
                sys.exit(f"refused: {message}")

    def can_act(self) -> bool:
        return self.answered.is_set() and bool(self.table.to_act())

    async def act(self) -> None:
        """Choose and send; the answer is timed by `listen`."""
        game = self.table.game
        event = game.event(0, self.chance.choice(list(game.legal(0)))) or GO_ON
        message = {"type": "act", "id": 1, "seat": 0, "version": self.table.version}
        self.answered.clear()
        self.sent = time.perf_counter()
        await self._socket.send(json.dumps(message | {"event": event}))


def create_tables(address: str, sheet: Sheet, number: int) -> list[Seat]:
    connection = http.client.HTTPConnection(address)
    wish = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}]}
    seats = []
    for n in range(number):
        connection.request(
            "POST", "/api/tables", json.dumps(wish), {"Content-Type": "application/json"}
        )
        answer = connection.getresponse()
        told = json.load(answer)
        if answer.status != http.HTTPStatus.CREATED:
            sys.exit(f"no table: {told}")
        seats.append(Seat(sheet, told, random.Random(n)))
    connection.close()
    return seats


async def open_tables(address: str, sheet: Sheet, number: int) -> list[Seat]:
    seats = await asyncio.to_thread(create_tables, address, sheet, number)
    for some in range(0, number, 50):
        await asyncio.gather(*(seat.open(address) for seat in seats[some : some + 50]))
    return seats


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ValueError(pid)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def one_by_one(seats: list[Seat], number: int) -> list[float]:
    """Round trips of single actions, nothing else going on."""
    for n in range(number):
        seat = seats[n % len(seats)]
        await seat.act()
        await seat.answered.wait()
    return [t for seat in seats for t in seat.times]


async def steadily(seats: list[Seat], rate: float, seconds: float) -> tuple[list[float], float]:
    """Actions at a rate, at random tables; their times, and the rate that was sent."""
    chance = random.Random(0)
    for seat in seats:
        seat.times.clear()
    begun = time.perf_counter()
    sent = 0
    while (now := time.perf_counter()) < begun + seconds:
        while sent < (now - begun) * rate:
            seat = chance.choice(seats)
            if seat.can_act():
                await seat.act()
                sent += 1
        await asyncio.sleep(0.001)
    took = time.perf_counter() - begun
    await asyncio.gather(*(seat.answered.wait() for seat in seats))
    return [t for seat in seats for t in seat.times], sent / took


def milliseconds(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=1000)
    return " | ".join(f"{t * 1000:.1f} ms" for t in (cuts[499], cuts[989], max(times)))


async def measure(tables: int, rates: list[int], seconds: float, folder: Path) -> None:
    sheet = renard.load_sheet(GAME)
    with server(folder) as (address, pid):
        seats = await open_tables(address, sheet, FIRST)
        await asyncio.sleep(1)
        before = memory(pid)
        seats += await open_tables(address, sheet, tables - FIRST)
        await asyncio.sleep(2)
        each = (memory(pid) - before) / (tables - FIRST)
        print(f"{tables} tables with open sockets; an idle one takes {each / 1000:.1f} kB")
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(seat.listen()) for seat in seats]
            await asyncio.sleep(1)
            print("\n| actions | median | 99 % | worst | server's core |\n|---|---|---|---|---|")
            times = await one_by_one(seats[:20], 400)
            print(f"| one by one | {milliseconds(times)} | – |")
            for rate in rates:
                used, begun = processor_seconds(pid), time.perf_counter()
                times, reached = await steadily(seats, rate, seconds)
                busy = (processor_seconds(pid) - used) / (time.perf_counter() - begun)
                print(
                    f"| {reached:.0f} a second | {milliseconds(times)} | {busy:.0%} |", flush=True
                )
            for task in listening:
                task.cancel()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--rates", type=int, nargs="+", default=[500])
    options.add_argument("--seconds", type=float, default=20)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(chosen.tables, chosen.rates, chosen.seconds, Path(folder)))


if __name__ == "__main__":
    main()
