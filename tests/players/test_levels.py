"""Levels: as strong as they say, in the order they say."""

import pytest

from renard.players import make_player
from renard.players.registry import levels_of
from renard.rules.sheet import load_sheet
from tests.players.positions import finals

SOLO = ["clever", "tower", "twice", "mix"]


@pytest.mark.parametrize("name", SOLO)
def test_every_level_is_stronger_than_the_one_before(name):
    """On the same dice, with half of the measured distance between them as the least."""
    sheet = load_sheet(name)
    before = None
    for level in levels_of(sheet):
        mean = finals(sheet, make_player(level.name, sheet), 40, seed=31).mean()
        measured = level.measured["mean"]
        if before is not None:
            assert mean - before[0] > (measured - before[1]) / 2 - 4
        assert mean == pytest.approx(measured, abs=22)
        before = (mean, measured)


def test_master_is_stronger_than_anything_published():
    """301 on average, with a standard error of 1.4 over so many games."""
    sheet = load_sheet("clever")
    assert finals(sheet, make_player("master", sheet), 300, seed=8).mean() > 295
