"""`renard load` and `renard chaos` against a real server, in small."""

import re
import subprocess
import sys

import pytest

from renard.load.place import is_up, place_of
from tests.server.live import Live


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    server = Live(tmp_path_factory.mktemp("load") / "renard.db")
    yield server
    server.stop()


def renard(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "renard", *arguments], capture_output=True, text=True, check=False
    )


def wait_until_ready(live):
    while not is_up(place_of(live.url), "/readyz"):
        pass


def test_load_tells_how_long_answers_take(live):
    wait_until_ready(live)
    ended = renard("load", live.url, "--tables=5", "--seconds=1", "--rate=20", "--rate=30")
    assert ended.returncode == 0, ended.stderr
    for what in ("GET, one by one", "actions, one by one", "a second"):
        assert re.search(rf"\| [\d ]*{what} \| [\d.]+ ms \|", ended.stdout), ended.stdout
    assert re.search(r"held: (0|20|30) a second, 99 % within 50 ms", ended.stdout)


def test_chaos_plays_all_games_to_their_end(live):
    wait_until_ready(live)
    ended = renard("chaos", live.url, "--games=3", "--seconds=2")
    assert ended.returncode == 0, ended.stderr
    assert "3 games, all finished; nothing acknowledged was lost" in ended.stdout


def test_chaos_says_what_is_wrong_with_the_command_for_restarts(live):
    wait_until_ready(live)
    ended = renard("chaos", live.url, "--games=1", "--seconds=20", "--restart=exit 3")
    assert ended.returncode == 2
    assert ended.stderr == ("renard: the command for a restart failed with exit code 3: exit 3\n")


@pytest.mark.parametrize("command", ["load", "chaos"])
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("games.example", "a server's address is written as"),
        ("http://games.example", "say so with --yes"),
        ("http://127.0.0.1:1", "no server of Renard is ready there"),
    ],
)
def test_other_servers_are_left_alone(command, url, said):
    ended = renard(command, url)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_server_with_its_usual_limits_is_told_how_to_be_measured(tmp_path):
    strict = Live(tmp_path / "renard.db", "--tables-per-hour=2")
    try:
        wait_until_ready(strict)
        ended = renard("load", strict.url, "--tables=5", "--seconds=1", "--rate=5")
    finally:
        strict.stop()
    assert ended.returncode == 2
    assert "429" in ended.stderr
    assert "--tables-per-hour" in ended.stderr
