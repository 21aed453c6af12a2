"""Seeded dice: one seed, the same dice at the same place of the game, whatever was chosen."""

from random import Random

import pytest

from renard import load_sheet, new
from renard.table import OwnDice, SeededDice, Table
from tests.play import GAMES, choose


def throws(name: str, players: int, seed: int, mind: int) -> dict[tuple, dict[str, int]]:
    """By place in the game (round, turn, part, roll, reroll): the faces that were thrown."""
    at, rng = Table(load_sheet(name), ["me"] * players, OwnDice()), Random(mind)
    dice, found = SeededDice(seed), {}
    while not at.over:
        state = at.game.state
        place = tuple(
            int(state[key]) for key in ("round_now", "active", "part", "rolls", "rerolls")
        )
        if at.game.awaits == "roll":
            faces = dice.roll(at.game)
            found[place] = faces
            at.enter_roll(faces)
        elif at.game.awaits == "platter":
            at.enter_platter(dice.platter(at.game))
        else:
            seat = rng.choice(at.to_act())
            at.submit(seat, at.version, choose(at.game, seat, rng, eager=mind % 2 == 0))
    return found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_same_seed_same_dice_whatever_was_chosen(name, players):
    one, other = throws(name, players, 5, mind=1), throws(name, players, 5, mind=2)
    shared = [
        (one[place][die], other[place][die])
        for place in one.keys() & other.keys()
        for die in one[place].keys() & other[place].keys()
    ]
    assert len(shared) > 40
    assert all(mine == yours for mine, yours in shared)


def test_another_seed_throws_other_dice():
    one, other = throws("clever", 2, 5, mind=1), throws("clever", 2, 6, mind=1)
    same = [
        one[p][d] == other[p][d]
        for p in one.keys() & other.keys()
        for d in one[p].keys() & other[p].keys()
    ]
    assert 0.05 < sum(same) / len(same) < 0.35


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, 2**64, 2**200, -(2**70)])
def test_any_whole_number_is_a_seed(seed):
    game = new("clever", 1)
    faces = SeededDice(seed).roll(game)
    assert list(faces) == game.sheet.dice
    assert all(type(face) is int and 1 <= face <= 6 for face in faces.values())
    assert SeededDice(seed).roll(game) == faces


def test_ones_own_dice_leave_the_throw_to_people():
    assert OwnDice().roll(new("clever", 1)) is None
    assert OwnDice().platter(new("clever", 1)) is None
