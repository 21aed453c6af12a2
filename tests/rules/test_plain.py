"""The rules as plain Python and as compiled code: the same state after every step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from renard import load_sheet, sheet_names
from renard.compiling.decorators import PLAIN
from tests.play import GAMES
from tests.rules.stepwise import digests, steps

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent.parent
MANY = {1: 230, 2: 110, 3: 60, 4: 50}
"""Games by player count: some two thousand over all games."""


def plain(*arguments: str) -> list[str]:
    command = [sys.executable, "-m", "tests.rules.stepwise", *arguments]
    path = os.pathsep.join([str(ROOT), *sys.path])
    environment = {**os.environ, "RENARD_PLAIN": "1", "PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(PLAIN, reason="compares with compiled rules")
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_plain_and_compiled_states_are_equal_after_every_step(name, players):
    games = MANY[players]
    told = plain(name, str(players), str(games))
    ours = digests(load_sheet(name), players, games)
    assert len(told) == len(ours) == games
    assert len(set(ours)) == games
    different = [seed for seed in range(games) if told[seed] != ours[seed]]
    if different:
        pytest.fail(first_difference(name, players, different[0]))


def first_difference(name: str, players: int, seed: int) -> str:
    told = plain(name, str(players), "0", str(seed))
    ours = steps(load_sheet(name), players, seed)
    for number, (one, other) in enumerate(zip(told, ours, strict=False)):
        if one != other:
            return f"game {seed}, step {number}\nplain:    {one}\ncompiled: {other}"
    return f"game {seed}: {len(told)} steps in plain Python, {len(ours)} compiled"


def test_thousands_of_games_are_compared():
    assert sum(MANY[players] for _, players in GAMES) >= 2000
    assert {name for name, _ in GAMES} == set(sheet_names())


def test_a_difference_is_told_with_both_states():
    name, players = GAMES[0]
    told = plain(name, str(players), "0", "3")
    assert told == steps(load_sheet(name), players, 3)
    assert told[0].startswith(f"{name} players={players} round=1")
