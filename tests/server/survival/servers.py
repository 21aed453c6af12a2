"""Server processes that can be killed."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from renard.load.place import Place, is_up
from tests.server.live import UNLIMITED
from tests.server.survival.people import PUSH_WAIT

QUIET_PORTS = range(20_000, 32_000)
"""Below those that systems choose from for connections."""


class Server:
    """One process on a port of its own, started again after every end."""

    def __init__(self, database: str, folder: Path, push_service: str):
        self.place = Place("127.0.0.1", free_port())
        self.log = folder / f"server-{self.place.port}.log"
        self._command = serve_command(database, self.place, push_service)
        self._process: subprocess.Popen | None = None

    def start(self):
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    async def ready(self):
        while not await asyncio.to_thread(is_up, self.place, "/readyz", 90):
            assert self._process.poll() is None, self.log.read_text()[-3000:]
            await asyncio.sleep(0.05)

    def end(self, how=signal.SIGKILL):
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()

    @property
    def pid(self):
        return self._process.pid


def free_port() -> int:
    """One that the system gives to nobody else while a server of ours is away."""
    for port in Random().sample(QUIET_PORTS, len(QUIET_PORTS)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


@asynccontextmanager
async def started(servers: list[Server]) -> AsyncIterator[list[Place]]:
    """All of them, until nobody needs them any more."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        yield [server.place for server in servers]
    finally:
        for server in servers:
            server.end()


def serve_command(database, place, push_service):
    return [
        *(sys.executable, "-m", "renard", "serve", *UNLIMITED, "--messages-per-second=1000000"),
        *("--host", place.host, "--port", str(place.port), "--database", database),
        # People who are away are told soon, and those of a killed process are away soon.
        *("--push-service", push_service, "--push-wait", str(PUSH_WAIT), "--sweep-seconds", "1"),
        # However slow the machine is, nobody who waits is taken for gone.
        *("--fill-seconds", "3600", "--vanish-seconds", "3600", "--daily-bots", "10"),
    ]
