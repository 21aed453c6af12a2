"""The place of a state in the course of a game, by which games with the same dice are compared."""

from random import Random

import pytest

import renard
from renard.rules import engine
from tests.play import GAMES, step


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_it_rises_with_every_throw_and_never_falls(name, players):
    """No two throws of a game have the same place, and what is decided comes after its throw."""
    for seed in range(3):
        game, rng, last = renard.new(name, players), Random(seed), 0
        throws = set()
        while not game.over:
            place = engine.place(game.state)
            assert place >= last
            if game.awaits == "roll":
                assert place not in throws
                throws.add(place)
            last = place
            step(game, rng)
        assert len(throws) > 10
