"""The open table of every game begins below whatever a good player lost."""

import pytest

from renard.daily.calendar import GAMES
from renard.daily.open_table import measured, open_loss


@pytest.mark.parametrize("game", GAMES)
def test_people_do_not_stand_there(game):
    found = measured()[game]
    assert 0 < open_loss(game) < found["club_least"]
    assert found["days"] > 0


def test_of_a_game_that_nobody_measured_only_perfect_runs_stand_apart():
    assert open_loss("nothing") == 0
