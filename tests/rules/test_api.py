"""Every game that we have, and sheets that others write, keep the promises of `api_test`."""

import re

import pytest

from renard import RuleError, load_sheet, sheet_names
from renard.rules import engine
from renard.rules.api_test import ApiError, api_test
from renard.rules.game import Game
from renard.rules.loading.reader import SHEETS
from renard.rules.sheet import with_rulings
from tests.play import GAMES


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_registered_game(name, players):
    assert api_test(name, players, games=8, seed=7) > 8 * 20


@pytest.mark.parametrize("name", [name for name in sheet_names() if load_sheet(name).rulings])
def test_every_ruling_turned_around(name):
    sheet = load_sheet(name)
    turned = with_rulings(sheet, {ruling: not value for ruling, value in sheet.rulings.items()})
    for players in (1, 3):
        assert api_test(turned, players, games=3, seed=1) > 0


@pytest.mark.parametrize("name", sheet_names())
def test_a_sheet_that_somebody_corrected(name, tmp_path):
    text = (SHEETS / f"{name}.toml").read_text(encoding="utf-8")
    changes = {
        f'id = "{name}"': 'id = "mine"',
        # Other numbers, and bonuses in other places: what owners of another print would change.
        "points_by_count = [1,": "points_by_count = [5,",
        "boxes = 7": "boxes = 3",
        '"orange:5"': '"orange:2"',
        '["?yellow", "?green", "fox"]': '["?any", "fox", "?purple"]',
        '["?blue", "takeback", "?yellow", "?green", "?pink"]': '["fox", "", "?any", "", "extra"]',
        "squares = [4, 4, 3, 3, 2, 2]": "squares = [1, 2, 3, 4, 5, 6]",
        "points = [15, 12, 9, 6]": "points = [30, 5]",
    }
    for old, new in changes.items():
        text = text.replace(old, new)
    text = re.sub(r"\[checks\]\n(\w+ = \d+\n)+", "", text)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    sheet = load_sheet(path)
    assert sheet.id == "mine"
    for players in range(sheet.players[0], sheet.players[1] + 1):
        assert api_test(path, players, games=2, seed=5) > 0


BREAKS = {
    "legal": lambda self, seat, real: real(self, seat)[::-1],
    "copy": lambda self, real: self,
    "options": lambda self, seat, real: {a: {"pass": "roll"} for a in real(self, seat)},
    "event": lambda self, seat, action, real: {"pass": "roll"},
}


@pytest.mark.parametrize("method", BREAKS)
def test_it_notices_rules_that_do_not_keep_their_promises(method, monkeypatch):
    real = getattr(Game, method)
    broken = BREAKS[method]
    monkeypatch.setattr(Game, method, lambda self, *args: broken(self, *args, real))
    with pytest.raises(ApiError, match="at step"):
        api_test("clever", 2, games=2, seed=1)


def test_it_notices_an_engine_that_takes_anything(monkeypatch):
    def apply(self, seat, action):
        if action in self.legal(seat):
            self._remember()
            engine.apply(self.sheet.record, self.state, seat, action, self._out)

    monkeypatch.setattr(Game, "apply", apply)
    with pytest.raises(ApiError, match="accepted what is illegal"):
        api_test("clever", 2)


def test_it_refuses_player_counts_that_do_not_fit():
    with pytest.raises(RuleError, match="for 2 to 4 players, not 1"):
        api_test("levelx", 1)
