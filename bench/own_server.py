"""Servers of our own for benchmarks: started, pinned to a core, watched."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from renard.load.place import Place, check_ready

GENEROUS = [
    "--tables-per-hour=1000000",
    "--requests-per-second=100000",
    "--sockets-per-address=20000",
    "--actions-per-second=100000",
]
START_SECONDS = 600
"""A first start compiles the rules and the bots."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@contextmanager
def started(folder: Path, command: list[str], port: int, core: int) -> Iterator[tuple[Place, int]]:
    """A process that serves on a port, kept on one core; gives its place and process id."""
    place = Place("127.0.0.1", port)
    with (
        log_of(folder, port).open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log) as process,
    ):
        pin(process.pid, core)
        try:
            check_ready(place, START_SECONDS)
            yield place, process.pid
        finally:
            process.terminate()


@contextmanager
def own_server(
    folder: Path, *options: str, database: str | None = None, core: int = 0
) -> Iterator[tuple[Place, int]]:
    """`renard serve` with SQLite, or on another database."""
    port = free_port()
    where = ["--port", str(port), "--database", database or str(folder / "bench.db")]
    command = [sys.executable, "-m", "renard", "serve", *where, *options]
    with started(folder, command, port, core) as found:
        pin(0, 1)
        yield found


@contextmanager
def own_servers(
    folder: Path, number: int, database: str | None
) -> Iterator[list[tuple[Place, int]]]:
    """So many processes on one database, on cores in turn."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(own_server(folder, *GENEROUS, database=database, core=core))
            for core in range(number)
        ]


def log_of(folder: Path, port: int) -> Path:
    """Where a server's log is."""
    return folder / f"log-{port}"


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        cores = range(os.cpu_count() or 1)
        os.sched_setaffinity(pid, {cores[core % len(cores)]})


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ValueError(pid)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
