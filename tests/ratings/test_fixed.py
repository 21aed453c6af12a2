"""Fixed points: measured for every level of every game, in order, and what games alone count as."""

import numpy as np
import pytest

from renard.players.registry import levels_of, players_of
from renard.ratings.fixed import fixed_points, table_skill, virtual_bot
from renard.ratings.fixing import fit, measure_skill, play, rate
from renard.ratings.results import MU
from renard.rules.sheet import load_sheet, sheet_names


@pytest.mark.parametrize("game", sheet_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_has_a_fixed_point(game, players):
    sheet = load_sheet(game)
    points = fixed_points(sheet, players)
    assert list(points) == players_of(sheet)
    assert points["club"].mu == MU
    assert all(rating.sigma > 0 for rating in points.values())
    assert points["random"].mu < points["casual"].mu < MU < points["master"].mu


def test_a_sheet_of_somebody_elses_has_none(tmp_path):
    from importlib.resources import files

    path = tmp_path / "clever.toml"
    path.write_text((files("renard.rules") / "sheets" / "clever.toml").read_text("utf-8"), "utf-8")
    assert fixed_points(load_sheet(path), 2) == {}


@pytest.mark.parametrize("game", [n for n in sheet_names() if load_sheet(n).players[0] == 1])
def test_a_level_of_its_own_mean_is_its_own_rating(game):
    sheet = load_sheet(game)
    points = fixed_points(sheet, 1)
    for level in levels_of(sheet):
        if level.name in ("random", "casual", "club"):
            mean = level.measured["mean"]
            found = virtual_bot(sheet, mean)
            assert found.mu == pytest.approx(points[level.name].mu)
    rising = [virtual_bot(sheet, score).mu for score in range(0, 500, 10)]
    assert rising == sorted(rising)


def test_strengths_are_found_again():
    """Shares that the model gives for known strengths lead back to these strengths."""
    known = np.array([-3.0, -1.0, 0.0, 2.0])
    shares = 1 / (1 + np.exp(known[None, :] - known[:, None]))
    ahead = 10_000 * shares * (1 - np.eye(4))
    assert fit(ahead, 2) == pytest.approx(known, abs=0.01)


def test_always_winning_is_not_infinite():
    assert np.isfinite(fit(np.array([[0.0, 20.0], [0.0, 0.0]]), 1)).all()


def test_tables_are_drawn_and_played():
    sheet = load_sheet("clever")
    ahead = play(sheet, ["random", "greedy"], 2, 40, 1)
    assert ahead.sum() == 40
    means, errors = rate(ahead, 1)
    assert means[0] < means[1] == MU
    assert errors[0] > 0


def test_skill_was_measured_in_the_order_of_levels():
    for game in sheet_names():
        lost = table_skill(load_sheet(game))
        assert lost["novice"][0] > lost["club"][0] > lost["master"][0] >= 0


@pytest.mark.slow
def test_skill_can_be_measured():
    found, decisions = measure_skill(load_sheet("levelx"), 1, 1)
    assert decisions > 20
    assert found["novice"][0] > found["master"][0]
