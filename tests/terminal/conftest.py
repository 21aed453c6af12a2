"""A table that answers from a script, and a data folder of its own for every test."""

import pytest

from renard.rules.sheet import load_sheet
from renard.terminal import saves
from renard.terminal.restoring import new_table
from renard.terminal.session import Session
from tests.terminal.hands import Screen


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("RENARD_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def screen():
    return Screen()


@pytest.fixture
def begin(screen):
    """Begins a game; `answer` gets each prompt and returns what is typed."""

    def start(game, seats, answer, *, seed=1, own_dice=False, rulings=None):
        table = new_table(load_sheet(game, rulings), seats, seed, own_dice)
        path = saves.new_path(table.game.sheet.id)
        return Session(table, seed, own_dice, path, screen.keyboard(answer)), path

    return start
