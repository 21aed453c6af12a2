"""A bot tried out on this machine: a server on loopback, games against our levels, their totals."""

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from renard.load.outside import ask_as, new_identity, new_token
from renard.load.place import LoadError, Place, Refused, place_of

NAME = "local"
GENEROUS = ("--tables-per-hour=100000", "--requests-per-second=10000", "--actions-per-second=10000")
LOOK_SECONDS = 0.05


@dataclass(frozen=True)
class Outcome:
    """One game: what the bot made, and what the other did."""

    seat: int
    mine: int
    theirs: int


@contextmanager
def own_server(*options: str) -> Iterator[Place]:
    """A server of Renard on this machine, with a database that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="renard-bot-") as folder:
        database = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "renard", "serve", "--port=0", f"--database={database}"]
        log = f"--log-file={Path(folder) / 'log'}"
        with subprocess.Popen(  # noqa: S603 - ourselves
            [*command, log, *GENEROUS, *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as process:
            try:
                yield _address(process)
            finally:
                process.terminate()


def _address(process: "subprocess.Popen[str]") -> Place:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Renard is at "):
            return place_of(line.split()[3].rstrip("/"))
    raise LoadError("no server could be started on this machine")


@contextmanager
def started(command: str, place: Place, token: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The bot's own program, with the server's address and the token behind its command."""
    url = f"http://{place.name}"
    words = [*shlex.split(command), url, token]
    variables = {"RENARD_SERVER": url, "RENARD_TOKEN": token}
    try:
        process = subprocess.Popen(  # noqa: S603 - what the caller asked for
            words, stdout=subprocess.DEVNULL, env={**os.environ, **variables}
        )
    except OSError as error:
        raise LoadError(f"{words[0]}: cannot be started ({error.strerror})") from error
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()


def run_local(command: str, game: str, against: str, games: int) -> Iterator[Outcome]:
    """Let a program play so many games against one of our levels, in both seats in turn."""
    with own_server() as place:
        identity = new_identity()
        made = new_token(place, identity, NAME)
        with started(command, place, made["token"]) as process:
            _wait_for(place, identity, process)
            waiting: list[tuple[str, int]] = []
            begun = 0
            while begun < games or waiting:
                if process.poll() is not None:
                    raise LoadError(f"the bot has ended by itself, with {process.returncode}")
                if begun < games:
                    seat = begun % 2
                    table = _set_up(place, game, made["bot"], against, seat)
                    if table is not None:
                        waiting.append((table, seat))
                        begun += 1
                        continue
                yield from _take_finished(place, waiting)
                time.sleep(LOOK_SECONDS)


def _wait_for(place: Place, identity: str, process: "subprocess.Popen[bytes]") -> None:
    while not ask_as(place, identity, "/api/people/me/bots")["bots"][0]["connected"]:
        if process.poll() is not None:
            raise LoadError(
                f"the bot has ended with {process.returncode} before it was connected: it gets the "
                "server's address and its token as its last two arguments"
            )
        time.sleep(LOOK_SECONDS)


def _set_up(place: Place, game: str, bot: str, against: str, seat: int) -> str | None:
    """A new table; None while the bot plays as many as it can."""
    players = [bot, against] if seat == 0 else [against, bot]
    seats = [{"kind": "bot", "bot": player} for player in players]
    wish = {"game": game, "bots": "outside", "seats": seats}
    try:
        made: dict[str, Any] = ask_as(place, new_identity(), "/api/tables", wish)
    except Refused as refusal:
        if refusal.status == 409:  # it plays as many as it can
            return None
        raise
    return str(made["table"]["id"])


def _take_finished(place: Place, waiting: list[tuple[str, int]]) -> Iterator[Outcome]:
    for table, seat in list(waiting):
        if ask_as(place, new_identity(), f"/api/tables/{table}")["over"]:
            record = ask_as(place, new_identity(), f"/api/tables/{table}/record")
            totals = [int(score["total"]) for score in record["scores"]]
            waiting.remove((table, seat))
            yield Outcome(seat, totals[seat], totals[1 - seat])
