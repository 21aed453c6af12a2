"""The interface of players: many positions at once or one game, with nothing kept between."""

import numpy as np
import pytest

from renard import dice
from renard.lockstep.batch import Batch
from renard.players import UnknownPlayer, decide, make_player, players_of
from renard.rules.game import Game
from renard.rules.sheet import load_sheet
from renard.sim.recorded import record_game
from renard.sim.simulate import simulate

GAMES = [("clever", 1), ("twice", 2), ("mix", 4), ("levelx", 3)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_many_positions_at_once_are_decided_as_one_by_one(name, players):
    sheet = load_sheet(name)
    batch = Batch(sheet, players, 40, seed=3)
    player = make_player("random", sheet)
    rng = np.random.default_rng(8)
    for _ in range(30):
        words = rng.integers(1 << 64, size=len(batch), dtype=np.uint64)
        chosen = player.choose(sheet, batch.states, batch.seats, words)
        for i in (0, 17):
            game = Game.at(sheet, batch.states[i : i + 1])
            assert decide(player, game, int(batch.seats[i]), int(words[i])) == chosen[i]
        batch.step(chosen)


def test_a_recorded_random_game_is_the_simulated_one():
    sheet = load_sheet("clever")
    seed = int(dice.stream(np.uint64(21), 0))
    record = record_game(sheet, ["random"], seed)
    assert record.scores[0]["total"] == simulate(sheet, ["random"], 1, 21).seats[0].mean


def test_unknown_players_are_refused_with_those_that_exist():
    sheet = load_sheet("clever")
    with pytest.raises(UnknownPlayer, match="random"):
        make_player("nobody", sheet)
    assert players_of(sheet)[0] == "random"
