"""Runs of one daily with a server killed in between; `tests.server.daily_runs` has more."""

import pytest

from tests.server.daily_runs import Trial, check


@pytest.mark.slow
@pytest.mark.parametrize("game", ["clever", "levelx"])
def test_runs_survive_a_kill(tmp_path, game):
    found = Trial(tmp_path, game, runs=15, at_once=4, kills=1).run()
    assert found.kills == 1
    check(found, 15)
