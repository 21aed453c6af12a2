"""A server under attack: strangers from another address do their worst beside honest games.

For each attack: how long honest actions take meanwhile, how much memory and log the server takes,
how many honest sockets it loses, and how many requests of others get no answer within 5 seconds.
Strangers share one address unless the attack says otherwise, honest guests have one each.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from types import MappingProxyType

import own_server
import uvloop

from renard.load import frames as wire
from renard.load import guests
from renard.load.place import Place, Refused, ask, is_up
from renard.server.transport.descriptors import raise_limit
from renard.table import GO_ON, OwnDice, Table

STRANGER = "127.0.0.2"
MANY_STRANGERS = [f"127.0.0.{n}" for n in range(2, 202)]
UNDER = ("ours", "uvicorn", "uvloop", "hypercorn", "granian")


def connect(place: Place, source: str = STRANGER) -> socket.socket:
    client = socket.create_connection((place.host, place.port), 5, (source, 0))
    client.settimeout(5)
    return client


def open_socket(
    place: Place, table: str, more: Mapping[str, object] = MappingProxyType({})
) -> socket.socket:
    client = connect(place)
    client.sendall(wire.upgrade("renard", table))
    while b"\r\n\r\n" not in client.recv(4096):
        pass
    hello = {"type": "hello", "protocol": 2, **more}
    client.sendall(wire.frame(wire.TEXT, json.dumps(hello).encode()))
    return client


def frames(piece: bytes, rate: float = 0.0) -> "Attack":
    """One socket sends the same without end; where it is closed, it comes again."""

    def attack(place: Place, table: str) -> None:
        many = piece * max(1, 16384 // len(piece))
        with open_socket(place, table) as client:
            if piece[0] & 0x0F == wire.CONTINUATION:
                client.sendall(bytes([wire.BINARY]) + wire.frame(wire.BINARY)[1:])
            while True:
                client.sendall(many)
                time.sleep(len(many) / rate if rate else 0)

    return attack


def silent(begun: bytes, number: int = 1100, sources: Sequence[str] = (STRANGER,)) -> "Attack":
    """As many connections as can be had, on which nothing more comes."""

    def attack(place: Place, _table: str) -> None:
        with contextlib.ExitStack() as stack:
            for n in range(number):
                with contextlib.suppress(OSError):
                    client = stack.enter_context(connect(place, sources[n % len(sources)]))
                    client.sendall(begun)
            time.sleep(5)

    return attack


def requests(
    path: str, at_once: int = 1, more: str = "", sources: Sequence[str] = (STRANGER,)
) -> "Attack":
    """Requests as fast as they are answered, or faster."""

    def attack(place: Place, table: str) -> None:
        head = f"GET {path.format(table)} HTTP/1.1\r\nHost: renard\r\n{more}\r\n"
        asked = head.encode() * at_once
        with connect(place, random.choice(sources)) as client:
            while True:
                client.sendall(asked)
                if not client.recv(1 << 16):
                    return

    return attack


def act_and_undo(place: Place, _table: str) -> None:
    """A table of one's own, at which something is done and taken back for ever."""
    sheet = guests.solo_sheet()
    wish = {"game": sheet.id, "seats": [{"kind": "person", "name": "Eve"}]}
    asking = place.connect(source=STRANGER)
    made = ask(asking, "/api/tables", wish)
    asking.close()
    table = Table(sheet, ["Eve"], OwnDice())
    with open_socket(place, made["table"]["id"], {"secrets": made["secrets"]}) as client:
        data, waits, undo = b"", False, False
        while not table.over:
            data += (part := client.recv(1 << 16))
            if not part:
                return
            while (read := wire.read_frame(data)) is not None:
                kind, content, data = read
                if kind != wire.TEXT:
                    if kind == wire.PING:
                        client.sendall(wire.frame(wire.PONG, content))
                    continue
                message = json.loads(content)
                for entry in message.get("events", ()):
                    table.follow(entry)
                if message["type"] in ("accepted", "refused"):
                    waits, undo = False, message["type"] == "accepted" and not undo
            if not waits and table.to_act():
                undo = undo and table.can_undo(0)
                client.sendall(wire.frame(wire.TEXT, next_move(table, undo)))
                waits = True


def next_move(table: Table, undo: bool) -> bytes:
    about = {"id": 1, "seat": 0, "version": table.version}
    if undo:
        return json.dumps({**about, "type": "undo", "what": "last"}).encode()
    event = table.game.event(0, random.choice(list(table.game.legal(0)))) or GO_ON
    return json.dumps({**about, "type": "act", "event": event}).encode()


Attack = Callable[[Place, str], None]
ATTACKS: dict[str, tuple[Attack, int]] = {
    "none": (lambda place, table: time.sleep(1), 1),
    "pings, never read": (frames(wire.frame(wire.PING, b"x" * 125)), 1),
    "empty pings": (frames(wire.frame(wire.PING), 2e6), 1),
    "empty pongs": (frames(wire.frame(wire.PONG), 2e6), 1),
    "empty binary frames": (frames(wire.frame(wire.BINARY), 2e6), 1),
    "empty continuations": (frames(bytes([wire.CONTINUATION]) + wire.frame(0)[1:], 2e6), 1),
    "silent connections": (silent(b""), 1),
    "half requests": (silent(b"GET / HTTP/1.1\r\nHost:"), 1),
    "records": (requests("/api/tables/{}/record"), 8),
    "files": (requests("/"), 8),
    "long paths": (requests("/" + "x" * 15_000), 4),
    "bad origins": (requests("/api/sheets", more="Origin: http://[x\r\n"), 4),
    "many requests at once": (requests("/healthz", 400), 4),
    "acting and undoing": (act_and_undo, 12),
    "oversized messages": (frames(wire.frame(wire.TEXT, b" " * 20_000)), 4),
    "silent, many addresses": (silent(b"", 4000, MANY_STRANGERS), 1),
    "requests, many addresses": (requests("/api/sheets", sources=MANY_STRANGERS), 8),
}


def strangers(place: Place, table: str, name: str, begun: Event) -> None:
    """A process of strangers; it goes on until it is ended."""
    attack, threads = ATTACKS[name]
    raise_limit()
    begun.set()

    def again() -> None:
        while True:
            with contextlib.suppress(OSError, Refused):
                attack(place, table)
            time.sleep(0.01)

    for _ in range(threads - 1):
        threading.Thread(target=again, daemon=True).start()
    again()


@contextmanager
def attacked(place: Place, table: str, name: str) -> Iterator[None]:
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    process = context.Process(target=strangers, args=(place, table, name, begun), daemon=True)
    process.start()
    begun.wait()
    try:
        yield
    finally:
        process.kill()
        process.join()


def size(file: Path) -> int:
    return file.stat().st_size


async def beside(place: Place, pid: int, log: Path, name: str, games: int, seconds: float) -> None:
    players = await guests.invite(place, guests.solo_sheet(), games, spread=True)
    await guests.play(players, games, 1)
    for player in players:
        player.times.clear()
    before, logged, most = own_server.memory(pid), size(log), 0
    asked = failed = 0
    with attacked(place, players[0].id, name):
        playing = asyncio.create_task(guests.play(players, games / 4, seconds))
        while not playing.done():
            await asyncio.wait([playing], timeout=0.5)
            most = max(most, own_server.memory(pid))
            asked += 1
            failed += not await asyncio.to_thread(is_up, place)
        await playing
    times = [t for player in players for t in player.times]
    times += [player.waited for player in players if player.waited]
    slow = statistics.quantiles(times, n=100)[98] * 1000 if len(times) > 1 else float("inf")
    lost = sum(player.lost for player in players)
    print(
        f"| {name} | {len(times)} | {slow:.0f} ms | {(most - before) / 1e6:.0f} MB "
        f"| {(size(log) - logged) / 1e6:.2f} MB | {lost} | {failed} of {asked} |",
        flush=True,
    )
    for player in players:
        player.close()


@contextmanager
def server_under(kind: str, folder: Path) -> Iterator[tuple[Place, int]]:
    """The app under a server: our own way, or another to compare it with."""
    if kind == "ours":
        with own_server.own_server(folder, "--tables-per-hour=1000000") as found:
            yield found
        return
    port = own_server.free_port()
    beside = str(Path(__file__).with_name("elsewhere.py"))
    command = [sys.executable, beside, kind, str(port), str(folder / "bench.db")]
    with own_server.started(folder, command, port, 0) as found:
        own_server.pin(0, 1)
        yield found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--attacks", nargs="+", default=list(ATTACKS), choices=list(ATTACKS))
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--under", default="ours", choices=UNDER)
    chosen = options.parse_args()
    random.seed(0)
    print(f"{chosen.under}: {chosen.games} honest games, {chosen.seconds:.0f} s for each attack\n")
    print("| attack | actions | 99 % | memory | log | lost | requests without an answer |")
    print("|---|---|---|---|---|---|---|")
    for name in chosen.attacks:
        with (
            tempfile.TemporaryDirectory() as folder,
            server_under(chosen.under, Path(folder)) as (place, pid),
        ):
            log = own_server.log_of(Path(folder), place.port)
            uvloop.run(beside(place, pid, log, name, chosen.games, chosen.seconds))
            if not is_up(place):
                print(f"it does not answer any more after: {name}")


if __name__ == "__main__":
    main()
