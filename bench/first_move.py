"""A first start: how long until the server is ready, and until a neural bot has moved then.

bench/first_move.py [--cache FOLDER]    a new folder unless named; nothing compiled may be in it
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from own_server import START_SECONDS, free_port

from renard.load.place import Place, ask, check_ready, is_up
from renard.players.registry import levels_of
from renard.rules.sheet import load_sheet, sheet_names


def bots() -> list[tuple[str, str]]:
    """The strongest bot with a net of each game."""
    found = []
    for name in sheet_names():
        levels = [level.name for level in levels_of(load_sheet(name)) if level.net]
        found.append((name, levels[-1]))
    return found


def first_move(place: Place, game: str, bot: str) -> float:
    """Seconds from asking for a table to the bot's first decision in its log."""
    connection = place.connect()
    begun = time.perf_counter()
    seats = [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
    made = ask(connection, "/api/tables", {"game": game, "seats": seats})
    path = f"/api/tables/{made['table']['id']}/events?since=0"
    while not any("roll" not in entry for entry in ask(connection, path)["events"]):
        time.sleep(0.05)  # well within what an address may ask
    return time.perf_counter() - begun


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--cache", type=Path)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        cache = chosen.cache or folder / "cache"
        if cache.exists() and any(cache.iterdir()):
            options.error(f"{cache} is not empty")
        place = Place("127.0.0.1", port)
        command = [sys.executable, "-m", "renard", "serve", "--port", str(port)]
        command += ["--database", str(folder / "bench.db")]
        begun = time.perf_counter()
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, env={**os.environ, "RENARD_CACHE": str(cache)}, stdout=log, stderr=log
            )
        try:
            while not is_up(place):
                time.sleep(0.1)
            print(f"answers after {time.perf_counter() - begun:.0f} s", flush=True)
            check_ready(place, 3 * START_SECONDS)
            print(f"ready after {time.perf_counter() - begun:.0f} s", flush=True)
            for game, bot in bots():
                seconds = first_move(place, game, bot)
                print(f"{game}: {bot} has moved after {seconds:.2f} s", flush=True)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
