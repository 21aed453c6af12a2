"""A real server: `renard serve` as a process, with real sockets."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random

from websockets.sync.client import connect

from tests.server.conftest import Player

UNLIMITED = [
    "--tables-per-hour=1000000",
    "--requests-per-second=1000000",
    "--sockets-per-address=1000000",
    "--actions-per-second=1000000",
    "--pushes-per-hour=1000000",
    "--codes-per-hour=1000000",
    "--listed-per-hour=1000000",
    "--seats-per-hour=1000000",
]


class Live:
    """A process that serves a database."""

    def __init__(self, database: Path, *options: str, before: tuple[str, ...] = ()) -> None:
        self.notes = database.with_suffix(".log")
        where = [f"--database={database}", "--port=0"]
        with self.notes.open("a") as notes:
            self.process = subprocess.Popen(
                [*before, sys.executable, "-m", "renard", "serve", *where, *UNLIMITED, *options],
                stdout=subprocess.PIPE,
                stderr=notes,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        for line in self.process.stdout:
            if line.startswith("Renard is at "):
                self.url = line.split()[3].rstrip("/")
                return
        raise AssertionError(self.notes.read_text())

    def post(self, path: str, values: dict, headers: dict[str, str] | None = None) -> dict:
        kind = {"Content-Type": "application/json"}
        request = urllib.request.Request(
            self.url + path, json.dumps(values).encode(), {**kind, **(headers or {})}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def get(self, path: str) -> dict:
        with urllib.request.urlopen(self.url + path) as answer:
            return json.load(answer)

    def create(self, game: str, seats: list[dict], **more) -> dict:
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def connect(self, table: str, **options):
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        return connect(address, compression=None, **options)

    def connect_to(self, path: str, **options):
        return connect(f"{self.url.replace('http', 'ws', 1)}{path}", compression=None, **options)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit code."""
        self.process.send_signal(how)
        self.process.stdout.close()
        return self.process.wait()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.stop(signal.SIGKILL)

    def noted(self) -> list[dict]:
        """The lines of its log."""
        lines = self.notes.read_text(encoding="utf-8").splitlines()
        # A first start also says, to people, that the rules are being compiled.
        return [json.loads(line) for line in lines if line.startswith("{")]


class Wire:
    """A real socket with the methods of the test client's."""

    def __init__(self, socket) -> None:
        self.socket = socket

    def send_json(self, message: dict) -> None:
        self.socket.send(json.dumps(message))

    def receive_json(self) -> dict:
        return json.loads(self.socket.recv(timeout=60))


def play(player: Player, rng: Random, steps: int) -> None:
    """Act for seat 0, up to so many times."""
    for _ in range(steps):
        while 0 not in player.table.to_act() and not player.table.over:
            player.receive()
        if player.table.over:
            return
        assert player.act(0, rng)["type"] == "accepted"
