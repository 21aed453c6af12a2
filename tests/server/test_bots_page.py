"""docs/bots.md: every command in it works; and bots of others at real servers, killed or not."""

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from renard.server import keys
from renard.server.storage.outside import counted
from tests.server.live import Live, Wire
from tests.server.outside import Bot
from tests.server.storage.stores import opened
from tests.server.test_process import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    ((?:renard|python) .*)$", PAGE, re.MULTILINE)
RENARD = [sys.executable, "-m", "renard"]


@pytest.fixture
def start(tmp_path):
    running = []

    def start(*options: str, database: str | None = None) -> Live:
        running.append(Live(Path(database or tmp_path / "tables.db"), *options))
        return running[-1]

    yield start
    for live in running:
        if live.process.poll() is None:
            live.stop(signal.SIGKILL)


def words_of(command: str, url: str = "", token: str = "") -> list[str]:
    """A command of the page as it is run here."""
    told = command.replace("http://127.0.0.1:8000", url).replace("TOKEN", token)
    words = shlex.split(told)
    here = {"renard": RENARD, "python": [sys.executable]}
    return [*here[words[0]], *(w.replace("python ", f"{sys.executable} ") for w in words[1:])]


def run(words: list[str], folder: Path) -> str:
    env = {**os.environ, "RENARD_DATA": str(folder)}
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def command(start: str) -> str:
    (found,) = [one for one in COMMANDS if one.startswith(start)]
    return found


def ask(live: Live, who: str, path: str, body: dict | None = None, method: str | None = None):
    headers = {"Authorization": f"Bearer {who}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{live.url}/api/{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_the_page_has_the_commands_that_are_tried_here():
    assert len(COMMANDS) == 5


def test_the_choice_of_the_page_plays():
    import renard

    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1]
    scope: dict = {}
    exec(code, scope)
    game = renard.new("clever", players=1)
    game.apply_roll(dict.fromkeys(game.dice_to_roll(), 4))
    assert scope["choose"](game, 0) in game.legal(0)


def test_trying_out_a_bot_on_this_machine(tmp_path):
    told = run(words_of(command("renard bot --local")), tmp_path)
    lines = told.splitlines()
    assert [line[:6] for line in lines[:-1]] == ["game 1", "game 2"]
    assert re.fullmatch(
        r"[\d.]+ of 2 won against random in clever; [\d.]+ points to [\d.]+", lines[-1]
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--local", "no-such-program"], "cannot be started"),
        (["--local", "false"], "before it was connected"),
        (["--local", "x", "--against", "nobody"], "has no level 'nobody'"),
        (["--with", "club"], "say which server"),
        (["http://127.0.0.1:1", "--with", "club"], "say --token"),
        (["http://127.0.0.1:1", "--new", "rex"], "no server answers"),
        (["http://127.0.0.1:1"], "say one of --with"),
        (["here", "--revoke", "rex"], "is written as"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path, words, said):
    env = {**os.environ, "RENARD_DATA": str(tmp_path)}
    done = subprocess.run(
        [*RENARD, "bot", *words], capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@contextlib.contextmanager
def joined(words: list[str]):
    """A bot that is connected, with what it prints."""
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def until(process, text: str) -> str:
    for line in process.stdout:
        if text in line:
            return line
    raise AssertionError(f"no {text!r} was said")


def test_from_nothing_to_the_ladder(start, tmp_path):
    # It plays four games at once: the ladder leaves room for a table of people.
    live = start("--ladder", "--orders-seconds=0.05", "--ladder-games=2")
    made = run(words_of(command("renard bot http://127.0.0.1:8000 --new"), live.url), tmp_path)
    bot, token = (
        re.search(rf"^{what} +(\S+)$", made, re.MULTILINE)[1] for what in ("bot", "token")
    )
    assert bot.endswith("/rex")
    join = words_of(command("python examples/bot.py"), live.url, token)
    with joined(join) as process:
        until(process, "greeted")
        # At a table of people who agreed, and for the ladder.
        seats = [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "random"}]
        table = live.create("clever", seats, bots="outside")["table"]
        assert table["seats"][0]["name"] == "rex · Anna"
        until(process, f"ended {table['id']}")
        while not any(ladder(live, sheet["id"]) for sheet in live.get("/api/sheets")):
            time.sleep(0.05)
    club = words_of(command("renard bot http://127.0.0.1:8000 --token"), live.url, token)
    with joined([*club, "--no-ladder"]) as process:
        until(process, "here as")
        table = live.create("clever", seats, bots="outside")["table"]
        until(process, f"{table['id']}: over, totals")
    revoke = words_of(command("renard bot http://127.0.0.1:8000 --revoke"), live.url)
    assert "opens nothing any more" in run(revoke, tmp_path)
    refused = subprocess.run(club, capture_output=True, text=True, check=False, cwd=ROOT)
    assert refused.returncode == 2
    assert "revoked" in refused.stderr


def ladder(live: Live, game: str):
    found = live.get(f"/api/ladder/{game}")
    return [rung for rung in found["rungs"] if "/" in rung["bot"] and rung["games"] >= 2]


def play_for_ever(live_url, token, stop: threading.Event) -> None:
    """A bot that comes back however often its server is killed."""
    url = f"{live_url().replace('http', 'ws', 1)}/api/bots/play"
    while not stop.is_set():
        with contextlib.suppress(Exception), connect(url, open_timeout=5) as socket:
            bot = Bot(Wire(socket), token, games=["clever"])
            while not stop.is_set():
                ready = [at for at in bot.tables if bot.due(at)]
                if ready:
                    bot.act(ready[0])
                else:
                    bot.receive()
        time.sleep(0.05)
        url = f"{live_url().replace('http', 'ws', 1)}/api/bots/play"


def test_results_are_counted_once_however_often_the_server_is_killed(start, tmp_path):
    import asyncio

    options = ("--ladder", "--orders-seconds=0.05", "--sweep-seconds=0.5")
    now = [start(*options)]
    owner = keys.new_secret()
    token = ask(now[0], owner, "people/me/bots", {"name": "rex"})["token"]
    stop = threading.Event()
    bot = threading.Thread(target=play_for_ever, args=(lambda: now[0].url, token, stop))
    bot.start()

    async def results():
        # Read beside the server, as a backup does.
        from renard.server.storage.opening import open_database

        database = open_database(str(tmp_path / "tables.db"), alone=False)
        try:
            with database.snapshot() as connection:
                return counted(connection, "clever", 10_000)
        finally:
            database.close()

    known: dict[str, list[int]] = {}
    try:
        for death in range(4):
            wanted = len(known) + (2 if death == 3 else 1)
            while len(found := asyncio.run(results())) < wanted:
                time.sleep(0.02)
            # What was counted stays as it was.
            told = {game.table_id: game.totals for game in found}
            assert len(told) == len(found)
            assert {table: told[table] for table in known} == known
            known = told
            if death < 3:
                now[0].stop(signal.SIGKILL)
                now[0] = start(*options)
    finally:
        stop.set()
        now[0].stop()
        bot.join()

    async def compare():
        from renard.server.dice import replayed
        from tests.server.conftest import SHELF

        async with opened(str(tmp_path / "tables.db")) as store:
            for table, totals in known.items():
                loaded = await store.load(table)
                game = replayed(loaded, SHELF.get("clever").sheet).game
                assert loaded.row.over
                assert [game.score(seat).total for seat in range(2)] == totals

    asyncio.run(compare())


def test_two_processes_on_one_database(postgres, tmp_path):
    """A bot is connected to one, its table set up at the other; so is a ban."""
    database = postgres.new_database()
    options = ("--orders-seconds=0.05",)

    class Postgres(Live):
        def __init__(self, number: int) -> None:
            self._url = database
            super().__init__(tmp_path / f"p{number}", *options, f"--database={database}")

    one, two = Postgres(1), Postgres(2)
    try:
        owner = keys.new_secret()
        ask(one, owner, "people/me", {"name": "Anna"})
        made = ask(one, owner, "people/me/bots", {"name": "rex"})
        url = f"{one.url.replace('http', 'ws', 1)}/api/bots/play"
        with connect(url) as socket:
            bot = Bot(Wire(socket), made["token"])
            bot.until("greeted")
            seats = [{"kind": "bot", "bot": made["bot"]}, {"kind": "bot", "bot": "random"}]
            table = two.create("clever", seats, bots="outside")["table"]["id"]
            bot.play()
            assert not any(message["type"] == "late" for message in bot.heard)
            while not two.get(f"/api/tables/{table}")["over"]:
                time.sleep(0.02)
            # Banned by the command: both follow.
            ban = [*RENARD, "admin", "people", "ban", keys.hashed(owner), "--database", database]
            assert subprocess.run(ban, check=False, capture_output=True).returncode == 0
            assert bot.until("refused")["refused"] == "banned"
        for live in (one, two):
            while refusal_of(live, owner) != "banned":
                time.sleep(0.02)
    finally:
        one.stop()
        two.stop()


def refusal_of(live: Live, who: str) -> str | None:
    try:
        ask(live, who, "people/me", {"name": "Anna"})
    except urllib.error.HTTPError as error:
        return json.load(error)["refused"]
    return None
