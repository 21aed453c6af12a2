"""Skill: what decisions lose, by points alone and by the chance to win at tables."""

import math

import pytest

from renard.coach import analyse
from renard.ratings.skill import Losses, losses, shrunk, skill_alone, skill_at_tables
from renard.rules.sheet import load_sheet
from renard.sim.recorded import record_game


def test_alone_it_is_what_the_look_back_finds():
    sheet = load_sheet("clever")
    record = record_game(sheet, ["greedy"], 5)
    found = losses(record, sheet, [None], [0])[0]
    seen = analyse(record, sheet, [0]).seats[0]
    real = [one.loss for one in seen.decisions if one.choices > 1]
    assert found.decisions == len(real)
    assert found.lost == pytest.approx(sum(real), abs=0.01)
    assert found.squares == pytest.approx(sum(loss * loss for loss in real), rel=1e-3)


def test_at_a_table_it_is_chances_to_win():
    sheet = load_sheet("clever")
    record = record_game(sheet, ["greedy", "novice"], 5)
    found = losses(record, sheet, [None, "novice"], [0])
    assert list(found) == [0]
    assert found[0].decisions > 20
    assert 0 < found[0].mean < 1


def test_few_decisions_say_little():
    one = shrunk(Losses(1, 5.0, 25.0), 1.0, 2.0)
    assert 1.0 < one.lost < 1.5
    many = shrunk(Losses(1600, 8000.0, 48_000.0), 1.0, 2.0)
    assert 4.9 < many.lost < 5.0
    assert many.margin < one.margin
    # Of n decisions with a spread of √5, and a few more.
    assert many.margin == pytest.approx(1.96 * math.sqrt(5) / 40, rel=0.05)


def test_nothing_is_said_where_nothing_was_seen():
    assert skill_alone(load_sheet("clever"), Losses()) is None
    assert skill_at_tables(load_sheet("clever"), Losses()) is None
    assert skill_alone(load_sheet("levelx"), Losses(3, 1.0, 1.0)) is None
    assert skill_at_tables(load_sheet("clever"), Losses(3, 0.1, 0.1)) is not None
