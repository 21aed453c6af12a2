"""The mean over throws: exact where few, a fair sample where many."""

import itertools
from collections import Counter
from typing import NamedTuple

import numpy as np
import pytest

from renard.coach import throws
from renard.coach.judge import Judge
from renard.players.room import room_of_thread
from renard.rules.game import Game
from renard.rules.layout import DICE, STATE
from renard.rules.sheet import load_sheet
from tests.rules.setting import at

FEW_DICE = {
    "players": 1,
    "asks": "roll",
    "roll": 3,
    "platter": ["yellow", "green", "orange"],
    "fields": ["blue"],
    "faces": {"white": 1, "yellow": 2, "blue": 3, "green": 4, "orange": 5, "purple": 6},
}


class Mean(NamedTuple):
    value: float
    error: float
    throws: int
    exact: bool


def mean_over_throws(judge, game, seat, most, seed=0):
    states, found = np.zeros(2, STATE), np.zeros(throws.MEAN)
    states[:] = game.states[0]
    word = np.uint64(throws.word_of(np.uint64(seed), 0, seat))
    throws.mean_over_throws(
        game.sheet.tables, states, seat, judge.net, room_of_thread(), most, word, found
    )
    return Mean(float(found[0]), float(found[1]), int(found[2]), bool(found[3]))


def by_hand(game, judge):
    values = []
    for faces in itertools.product(range(1, 7), repeat=2):
        after = game.copy()
        after.apply_roll(dict(zip(game.dice_to_roll(), faces, strict=True)))
        values.append(max(judge.choices(after.states, 0).values()))
    return np.mean(values)


def test_two_dice_are_looked_at_one_by_one():
    game = at("clever", **FEW_DICE)
    judge = Judge(game.sheet, game.players)
    mean = mean_over_throws(judge, game, 0, most=216)
    assert (mean.throws, mean.exact, mean.error) == (36, True, 0)
    assert mean.value == pytest.approx(by_hand(game, judge), abs=1e-3)


def test_a_sample_lies_around_the_exact_mean_by_its_error():
    game = at("clever", **FEW_DICE)
    judge = Judge(game.sheet, game.players)
    exact = by_hand(game, judge)
    off = []
    for seed in range(60):
        mean = mean_over_throws(judge, game, 0, most=20, seed=seed)
        assert not mean.exact
        off.append((mean.value - exact) / mean.error)
    assert abs(np.mean(off)) < 0.5
    assert 0.7 < np.std(off) < 1.4


def test_dice_without_colours_make_126_hands_of_all_1296_throws():
    faces = np.zeros(DICE, np.int32)
    ways = {}
    for number in range(6**4):
        after = Game(load_sheet("levelx"), 2)
        falls = throws.throw_number(
            after.sheet.record, after.state, throws.ALL_HANDS, number, np.uint64(0), faces
        )
        if falls:
            ways[tuple(sorted(faces[:4].tolist()))] = falls
    every = Counter(tuple(sorted(one)) for one in itertools.product(range(1, 7), repeat=4))
    assert len(ways) == 126
    assert ways == every
    game = Game(load_sheet("levelx"), 2)
    mean = mean_over_throws(Judge(game.sheet, game.players), game, 0, most=2)
    assert (mean.throws, mean.exact) == (126, True)


def test_ties_for_the_platter_are_all_looked_at():
    game = at("clever", players=1, asks="passive roll")
    game.apply_roll(dict(zip(game.sheet.dice, [1, 1, 2, 2, 2, 6], strict=True)))
    judge = Judge(game.sheet, game.players)
    mean = mean_over_throws(judge, game, 0, most=2)
    assert (mean.throws, mean.exact) == (3, True)
    values = []
    for die in ("blue", "green", "orange"):
        after = game.copy()
        after.apply_platter(["white", "yellow", die])
        values.append(max(judge.choices(after.states, 0).values()))
    assert mean.value == pytest.approx(np.mean(values), abs=1e-3)
