"""Before the first guest: rules and players compile when they are first called.

The rules are compiled before the server listens. Players take longer, so they are compiled beside
it, by a process of their own that leaves the server its time, and then read from what that kept.
People can set up tables meanwhile, but `/readyz` does not send them here before bots move at once.

`python -m renard.server.warming rules` compiles the rules ahead of the first start, while the page
is being built.
"""

import atexit
import hashlib
import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import renard
from renard import folders
from renard.compiling.decorators import is_kept
from renard.players import decide, make_player, players_of
from renard.rules import engine
from renard.rules.sheet import Sheet
from renard.server.logs import note
from renard.server.sheets import Shelf
from renard.table import SeededDice, Table

STEPS = 40


def warm_up(shelf: Shelf) -> None:
    """Let the simplest player begin a game of each sheet."""
    for filed in shelf.games.values():
        _begin(filed.sheet, players_of(filed.sheet)[0], filed.sheet.players[0], STEPS)


def _begin(sheet: Sheet, name: str, seats: int, steps: int) -> None:
    player = make_player(name, sheet)
    table = Table(sheet, ["warming up"] * seats, SeededDice(1))
    for step in range(steps):
        if table.over:
            break
        seat = table.to_act()[0]
        table.submit(seat, table.version, decide(player, table.game, seat, step))


def warm_players(shelf: Shelf) -> None:
    """Let all players of all sheets decide once, alone and among several."""
    for filed in shelf.games.values():
        fewest, most = filed.sheet.players
        for name in players_of(filed.sheet):
            for seats in sorted({fewest, min(2, most), most}):
                _begin(filed.sheet, name, seats, 1)


def compile_beside() -> None:
    """Compile all players in a process of its own, which keeps the result where we find it."""
    sources = _sources()
    # A name for each copy of the program: they share the folder.
    place = hashlib.sha256(str(Path(renard.__file__).parent).encode()).hexdigest()[:12]
    stamp = folders.cache_folder() / f"players-{place}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources:
        return
    command = [sys.executable, "-m", "renard.server.warming"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as child:  # noqa: S603 - ourselves
        atexit.register(child.kill)
        done = child.wait()
        atexit.unregister(child.kill)
    if done == 0:
        stamp.write_text(sources, encoding="utf-8")


def _sources() -> str:
    """Which state of the program was compiled: when it was last changed."""
    package = Path(renard.__file__).parent
    return str(max(path.stat().st_mtime_ns for path in package.rglob("*.py")))


class Players:
    """All players of all sheets, made ready in a thread."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._done = threading.Event()
        # Nobody waits for it when the server stops.
        self._thread = threading.Thread(target=self._warm, name="renard-warming", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def ready(self) -> bool:
        """Whether every bot moves without having to be compiled first."""
        return self._done.is_set()

    def _warm(self) -> None:
        try:
            compile_beside()
            warm_players(self._shelf)
        except Exception:  # noqa: BLE001 - bots of other sheets can still play
            note("a bot could not be made ready", logging.ERROR)
        finally:
            self._done.set()


if __name__ == "__main__":
    if sys.argv[1:] == ["rules"]:
        if not is_kept(engine.__file__):
            warm_up(Shelf())
    else:
        if hasattr(os, "nice"):
            os.nice(10)
        warm_players(Shelf())
