"""`renard serve` as a process: real sockets, stopping, dying, and what a user meets."""

import asyncio
import signal
import socket
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import uvloop
from websockets.exceptions import ConnectionClosed

from renard.cli import main
from renard.server.running import address, listen
from tests.server.conftest import Server
from tests.server.live import Live, Wire, play

ROOT = Path(__file__).resolve().parents[2]
PERSON = {"kind": "person", "name": "Anna"}


class Greeter(NamedTuple):
    """Server.player needs no app."""

    player = Server.player


GREETER = Greeter()


def closing(receive) -> int:
    """The code with which the server closes a socket, whatever comes before."""
    while True:
        try:
            receive()
        except ConnectionClosed as end:
            return end.rcvd.code


@pytest.fixture
def start(tmp_path):
    running = []

    def start(*options: str) -> Live:
        running.append(Live(tmp_path / "tables.db", *options))
        return running[-1]

    yield start
    for live in running:
        if live.process.poll() is None:
            live.stop(signal.SIGKILL)


def test_a_stop_finishes_what_was_begun_and_a_new_start_goes_on(start):
    live = start()
    made = live.create("twice", [PERSON, {"kind": "bot", "bot": "random"}])
    table, secrets, rng = made["table"]["id"], made["secrets"], Random(1)
    with live.connect(table) as wire:
        player = GREETER.player(Wire(wire), secrets)
        play(player, rng, 10)
        live.process.send_signal(signal.SIGTERM)
        assert closing(player.receive) == 1012
        assert player.heard[-1] == {"type": "closing"}
    assert live.stop() == 0
    assert [note["event"] for note in live.noted()][-1] == "stopped"
    assert not any(note["level"] == "error" for note in live.noted())
    live = start()
    with live.connect(table) as wire:
        again = GREETER.player(Wire(wire), secrets, seen=0)
        assert again.table.log[: player.table.version] == player.table.log
        play(again, rng, 10**6)
        assert again.table.over
    assert live.stop() == 0


def test_what_was_acknowledged_survives_a_sudden_death(start):
    live = start()
    made = live.create("clever", [PERSON, {"kind": "bot", "bot": "random"}])
    table, secrets, rng = made["table"]["id"], made["secrets"], Random(2)
    known = []
    for death in range(3):
        with live.connect(table) as wire:
            player = GREETER.player(Wire(wire), secrets)
            assert player.table.log[: len(known)] == known
            play(player, rng, 5 + death)
            known = list(player.table.log)
            event = player.event(0, rng) if 0 in player.table.to_act() else {"go": "on"}
            act = {"type": "act", "id": 9, "seat": 0, "version": len(known), "event": event}
            player.socket.send_json(act)
            live.stop(signal.SIGKILL)
        live = start()
    with live.connect(table) as wire:
        player = GREETER.player(Wire(wire), secrets)
        assert player.table.log[: len(known)] == known
        play(player, rng, 10**6)
        assert player.table.over


def test_a_message_that_is_far_too_long_ends_only_its_own_socket(start):
    live = start()
    table = live.create("clever", [PERSON])["table"]["id"]
    with live.connect(table) as wire:
        wire.send("x" * 20_000)
        assert '"too large"' in wire.recv(timeout=60)
    with live.connect(table) as wire:
        wire.send("x" * 100_000)
        assert closing(lambda: wire.recv(timeout=60)) == 1009
    assert live.get(f"/api/tables/{table}")["id"] == table


@pytest.fixture
def refused(monkeypatch, capsys):
    """What `renard serve` says when it cannot."""

    def serve(*options: str) -> str:
        monkeypatch.setattr("sys.argv", ["renard", "serve", *options])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        said = capsys.readouterr().err
        assert said.startswith("renard: ")
        assert len(said.splitlines()) == 1
        return said

    return serve


def test_a_port_that_is_taken_is_said_in_one_sentence(refused, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(f"--port={port}", f"--database={tmp_path / 'x.db'}")
    assert said.startswith(f"renard: cannot listen on 127.0.0.1 port {port}: ")


def test_what_else_can_be_wrong_with_the_command(start, refused, tmp_path):
    start()
    assert "tables.db" in refused("--port=0", f"--database={tmp_path / 'tables.db'}")
    assert "database" in refused("--port=0", "--database=mysql://x/y")
    assert "there is no such folder" in refused(f"--sheets={tmp_path / 'none'}")
    assert "cannot listen on 256.0.0.1" in refused("--host=256.0.0.1", "--port=0")


def test_without_a_port_the_next_free_one_is_taken():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, or_next=True) as second:
            assert port < second.getsockname()[1] < port + 20
            assert address(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"
    with listen("0.0.0.0", 0) as everywhere:
        assert address(everywhere).startswith("http://localhost:")


async def _listen_beside_a_child() -> int:
    """The port of a server that ended while a process of its own goes on; uvloop closes nothing."""
    with listen("127.0.0.1", 0) as bound:
        port = bound.getsockname()[1]
        child = await asyncio.create_subprocess_exec("cat", stdin=asyncio.subprocess.PIPE)
    try:
        listen("127.0.0.1", port).close()
    finally:
        await child.communicate(b"")
    return port


def test_a_process_that_outlives_the_server_does_not_keep_its_port():
    assert uvloop.run(_listen_beside_a_child())
