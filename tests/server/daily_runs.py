"""Many runs of one daily through a server that is killed: `python -m tests.server.daily_runs`.

Bots of five levels play, several at once, each run by an identity of its own. Afterwards every run
must be there once, with the score that its replay and its player's own count give.
"""

import argparse
import asyncio
import json
import secrets
import signal
import sqlite3
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from renard.daily.calendar import Day
from renard.daily.field import field_levels, score_of
from renard.players import decide, make_player
from renard.rules.sheet import load_sheet, with_rulings
from renard.server import keys
from renard.server.dice import replayed
from renard.server.storage import daily as kept
from renard.server.storage import open_store
from renard.table import GO_ON, OwnDice, Table
from tests.server.live import Live, Wire

TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError)
OPTIONS = ("--daily-bots=10", "--sweep-seconds=0.5", "--messages-per-second=100000")


@dataclass
class Outcome:
    """What a whole trial came to."""

    scores: dict[str, int] = field(default_factory=dict)
    """By the hash of an identity: what its player counted."""
    levels: dict[str, str] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)
    """The same as the server keeps it."""
    replays: dict[str, int] = field(default_factory=dict)
    """The same as the stored logs give."""
    refused: Counter = field(default_factory=Counter)
    """Second runs, by the kind of refusal."""
    kills: int = 0


class Trial:
    """A server that is killed now and then, and people who come back."""

    def __init__(self, folder: Path, game: str, runs: int, at_once: int, kills: int) -> None:
        self._database = folder / "tables.db"
        self._sheet = load_sheet(game)
        self._runs, self._at_once, self._kills = runs, at_once, kills
        self._server = Live(self._database, *OPTIONS)
        self._found = Outcome()
        self._turn = threading.Lock()
        self._day = str(self._ask("", "/api/daily")["today"]["day"])

    def run(self) -> Outcome:
        """Play all runs, and look at what is kept."""
        killer = threading.Thread(target=self._kill_now_and_then)
        killer.start()
        levels = field_levels(self._sheet)
        with ThreadPoolExecutor(self._at_once) as threads:
            list(threads.map(self._play, [levels[i % len(levels)] for i in range(self._runs)]))
        killer.join()
        while len(self._counted()) < self._runs:
            time.sleep(0.5)
        self._server.stop()
        return self._look()

    def _kill_now_and_then(self) -> None:
        for number in range(1, self._kills + 1):
            due = self._runs * number // (self._kills + 1)
            while len(self._found.scores) < due:
                time.sleep(0.05)
            self._server.stop(signal.SIGKILL)
            self._server = Live(self._database, *OPTIONS)
            self._found.kills += 1

    def _play(self, level: str) -> None:
        """One run, from its start to the refusal of a second one."""
        identity, player = secrets.token_urlsafe(16), make_player(level, self._sheet)
        mine = keys.hashed(identity)
        while True:
            try:
                score = self._play_on(identity, player)
                again = self._start(identity)
            except TROUBLE:
                time.sleep(0.2)
                continue
            with self._turn:
                self._found.refused[again.get("refused")] += 1
                self._found.scores[mine] = score
                self._found.levels[mine] = level
            return

    def _play_on(self, identity, player) -> int:
        """Play as far as the server lives; the score, as the player counts it."""
        begun = self._start(identity)
        if "refused" in begun:
            # The last decision was stored, and its answer got lost with the server.
            path = f"/api/daily/{self._day}/{self._sheet.id}/result"
            return int(self._ask(identity, path)["score"])
        table, rng_word = begun["table"]["id"], secrets.randbits(64)
        with self._server.connect(table) as socket:
            wire = Wire(socket)
            hello = {"type": "hello", "protocol": 2, "seen": 0, "secrets": {"0": begun["secret"]}}
            wire.send_json(hello)
            seats = [""] * begun["table"]["players"]
            here = Table.replay(self._sheet, seats, OwnDice(), wire.receive_json()["events"])
            number = 0
            while not here.over:
                if 0 not in here.to_act():
                    _follow(here, wire.receive_json())
                    continue
                action = decide(player, here.game, 0, rng_word)
                event = here.game.options(0)[action]
                number += 1
                said = {"id": number, "seat": 0, "version": here.version}
                wire.send_json({"type": "act", **said, "event": GO_ON if event is None else event})
                while (heard := wire.receive_json()).get("id") != number:
                    _follow(here, heard)
                if heard["type"] != "accepted":
                    raise OSError(heard["message"])
                while here.version < heard["version"]:
                    _follow(here, wire.receive_json())
            return score_of(here.game)

    def _start(self, identity: str) -> dict:
        return self._ask(identity, f"/api/daily/{self._day}/{self._sheet.id}", {"name": "Runner"})

    def _ask(self, identity: str, path: str, values: dict | None = None) -> dict:
        body = None if values is None else json.dumps(values).encode()
        head = {"Content-Type": "application/json"}
        if identity:
            head["Authorization"] = f"Bearer {identity}"
        request = urllib.request.Request(self._server.url + path, body, head)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 409:
                return json.load(error)
            # What is wrong with the request stays wrong; only trouble of the server passes.
            if error.code < 500 and error.code != 429:
                raise AssertionError(error.read()) from None
            raise

    def _counted(self) -> dict[str, int]:
        """Runs that the server has counted, read beside it."""
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as connection:
            found = connection.execute(
                "SELECT identity, score FROM daily_runs WHERE score IS NOT NULL"
            )
            return dict(found.fetchall())

    def _look(self) -> Outcome:
        self._found.kept = self._counted()
        self._found.replays = asyncio.run(self._replays())
        return self._found

    async def _replays(self) -> dict[str, int]:
        store = open_store(str(self._database))
        day, game, found = self._day, self._sheet.id, {}
        try:
            for identity in self._found.kept:
                run = await store.ask_daily(
                    lambda connection, who=identity: kept.run_of(connection, day, game, who)
                )
                loaded = await store.load(run.table_id)
                sheet = with_rulings(self._sheet, loaded.row.about["rulings"])
                found[identity] = score_of(replayed(loaded, sheet).game)
        finally:
            await store.close()
        return found


def _follow(table: Table, message: dict) -> None:
    if message["type"] == "closing":
        raise OSError("the server stops")
    if message["type"] == "events":
        for entry in message["events"]:
            table.follow(entry)


def check(found: Outcome, runs: int) -> None:
    """Every result equals the replay, none is there twice, none is lost."""
    assert len(found.scores) == runs, "a run was lost, or an identity had two"
    assert found.kept == found.scores, "a score is not what its player counted"
    assert found.replays == found.scores, "a score is not that of the replay"
    assert found.refused == {"played": runs}, f"a second run was not refused: {found.refused}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default=Day.of(time.time()).game)
    options.add_argument("--runs", type=int, default=1000)
    options.add_argument("--at-once", type=int, default=8)
    options.add_argument("--kills", type=int, default=3)
    wish = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = Trial(Path(folder), wish.game, wish.runs, wish.at_once, wish.kills).run()
    check(found, wish.runs)
    seconds = time.monotonic() - began
    said = f"{wish.runs} runs of {wish.game}, {found.kills} kills: all as replayed, none twice"
    sys.stdout.write(f"{said}, none lost, in {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
