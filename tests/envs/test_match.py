"""What every environment stands on: dice that fall by themselves and are not seen before."""

import numpy as np
import pytest

from renard import load_sheet
from renard.envs.match import Match
from renard.table import SeededDice
from tests.play import GAMES

every_game = pytest.mark.parametrize(("name", "players"), GAMES)


@every_game
def test_the_dice_are_those_of_the_seed(name, players):
    match, dice = Match(load_sheet(name), players), SeededDice(11)
    match.begin(11)
    game = type(match.game)(match.sheet, players)
    rng = np.random.default_rng(1)
    while not game.over:
        if game.awaits == "roll":
            game.apply_roll(dice.roll(game))
        elif game.awaits == "platter":
            game.apply_platter(dice.platter(game))
        else:
            assert match.game.key() == game.key()
            action = int(rng.choice(game.legal(match.seat)))
            game.apply(match.seat, action)
            match.play(action)
    assert match.game.over
    assert match.game.key() == game.key()


@every_game
def test_nothing_that_is_seen_tells_of_dice_to_come(name, players):
    """Two tables in one position, dice of two seeds: all is the same until they are thrown."""
    one, other = (Match(load_sheet(name), players) for _ in range(2))
    one.begin(1)
    other.begin(2)
    rng, parted = np.random.default_rng(1), 0
    while not one.game.over:
        other.game = one.game.copy()
        for seat in range(players):
            np.testing.assert_array_equal(one.row(seat), other.row(seat))
            np.testing.assert_array_equal(one.mask(seat), other.mask(seat))
        action = int(rng.choice(one.game.legal(one.seat)))
        one.play(action)
        other.play(action)
        parted += one.game.key() != other.game.key()
    assert parted > 5
