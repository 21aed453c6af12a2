"""Batches: the same games as one by one, the same on any number of threads, refusals."""

import numpy as np
import pytest

from renard import Game, RuleError, dice, load_sheet
from renard.lockstep.batch import Batch
from renard.rules.layout import NARROW_STATE
from renard.table import SeededDice
from tests.play import GAMES

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
SEED = 2**63 + 5
ARRAYS = ("states", "seats", "observations", "masks", "rewards", "over", "finals")


def choose(batch, rng):
    """A legal action for every game."""
    return np.argmax(batch.masks * rng.random(batch.masks.shape), axis=1)


def arrays(batch, count=None):
    """The bytes of the first `count` games."""
    return {name: getattr(batch, name)[:count].tobytes() for name in ARRAYS}


class Single:
    """One game of a batch, played through Game alone."""

    def __init__(self, sheet, players, place):
        self.sheet, self.players, self.place, self.played = sheet, players, place, -1
        self.begin()

    def begin(self):
        self.played += 1
        self.game = Game(self.sheet, self.players)
        word = dice.stream(dice.stream(np.uint64(SEED), self.place), self.played)
        self.dice = SeededDice(int(word))
        self.throw()

    def throw(self):
        while self.game.awaits in ("roll", "platter"):
            if self.game.awaits == "roll":
                self.game.apply_roll(self.dice.roll(self.game))
            else:
                self.game.apply_platter(self.dice.platter(self.game))

    def totals(self):
        return [self.game.score(seat).total for seat in range(self.players)]

    def step(self, action):
        """What the step should say: the reward, whether it ended the game, its totals."""
        seat = self.game.to_act()[0]
        before = self.totals()[seat]
        self.game.apply(seat, action)
        totals, over = self.totals(), self.game.over
        if over:
            self.begin()
        self.throw()
        return totals[seat] - before, over, totals


def assert_stands(batch, single):
    place, game = single.place, single.game
    seat = game.to_act()[0]
    state = batch.states[place : place + 1].astype(NARROW_STATE)
    assert state.tobytes() == game.key()
    assert batch.seats[place] == seat
    assert np.flatnonzero(batch.masks[place]).tolist() == game.legal(seat)
    assert set(np.unique(batch.masks[place])) <= {0, 1}
    np.testing.assert_array_equal(batch.observations[place], batch.layout.row(game, seat))


@every_game
def test_a_batch_is_games_played_one_by_one(name, players):
    sheet = load_sheet(name)
    batch = Batch(sheet, players, 3, SEED)
    singles = [Single(sheet, players, place) for place in range(3)]
    rng = np.random.default_rng(players)
    while min(single.played for single in singles) < 2:
        for single in singles:
            assert_stands(batch, single)
        actions = choose(batch, rng)
        batch.step(actions)
        for single in singles:
            place = single.place
            reward, over, totals = single.step(int(actions[place]))
            assert (batch.rewards[place], batch.over[place]) == (reward, over)
            if over:
                assert batch.finals[place, :players].tolist() == totals
                assert not batch.finals[place, players:].any()


@every_game
def test_threads_and_the_number_of_games_change_nothing(name, players):
    sheet = load_sheet(name)
    one, two, more = (
        Batch(sheet, players, count, seed=4, workers=workers)
        for count, workers in ((7, 1), (7, 2), (11, 2))
    )
    rng = np.random.default_rng(1)
    ended = False
    while not ended:
        assert arrays(one) == arrays(two) == arrays(more, 7)
        actions = choose(more, rng)
        more.step(actions)
        one.step(actions[:7])
        two.step(actions[:7])
        ended = one.over.any()
    assert arrays(one) == arrays(two) == arrays(more, 7)


def test_a_reset_begins_the_first_games_of_its_seed():
    batch = Batch(load_sheet("clever"), 2, 4, seed=1)
    rng = np.random.default_rng(1)
    first = batch.states.tobytes()
    seen = batch.observations
    for _ in range(200):
        batch.step(choose(batch, rng))
    batch.reset()
    assert batch.states.tobytes() == first
    assert not batch.rewards.any()
    assert not batch.over.any()
    batch.reset(seed=2)
    assert batch.states.tobytes() == Batch(load_sheet("clever"), 2, 4, seed=2).states.tobytes()
    assert batch.states.tobytes() != first
    # Views stay valid: arrays are written in place.
    assert batch.observations is seen


def test_games_of_one_batch_differ_and_so_do_those_that_follow():
    batch = Batch(load_sheet("clever"), 1, 50)
    starts = {row.tobytes() for row in batch.observations}
    assert len(starts) > 45
    rng = np.random.default_rng(1)
    while not batch.over[0]:
        batch.step(choose(batch, rng))
    assert batch.observations[0].tobytes() not in starts


def test_an_illegal_action_anywhere_is_refused_and_nothing_moves():
    batch = Batch(load_sheet("clever"), 2, 4)
    rng = np.random.default_rng(1)
    batch.step(choose(batch, rng))
    before = arrays(batch)
    for action in (-1, batch.sheet.actions, 10**6, 2**32, int(np.argmin(batch.masks[3]))):
        actions = choose(batch, rng)
        actions[3] = action
        with pytest.raises(RuleError, match=f"game 3: action {action} is not legal"):
            batch.step(actions)
        assert arrays(batch) == before
    batch.step(choose(batch, rng))
    assert arrays(batch) != before


@pytest.mark.parametrize("shape", [(), (3,), (5,), (4, 1), (1, 4)])
def test_actions_of_another_shape_are_refused_and_nothing_moves(shape):
    batch = Batch(load_sheet("clever"), 1, 4)
    before = arrays(batch)
    with pytest.raises(RuleError, match="a step takes 4 actions, one a game"):
        batch.step(np.zeros(shape, np.int64))
    assert arrays(batch) == before


def test_actions_that_are_no_whole_numbers_are_refused():
    batch = Batch(load_sheet("clever"), 1, 4)
    before = arrays(batch)
    with pytest.raises(RuleError, match="whole numbers"):
        batch.step(choose(batch, np.random.default_rng(1)) + 0.5)
    assert arrays(batch) == before


@pytest.mark.parametrize(
    ("name", "players", "count", "sentence"),
    [
        ("clever", 0, 1, "clever is for 1 to 4 players, not 0"),
        ("clever", 5, 1, "clever is for 1 to 4 players, not 5"),
        ("levelx", 1, 1, "levelx is for 2 to 4 players, not 1"),
        ("clever", 1, 0, "a batch holds one game or more, not 0"),
        ("clever", 1, -3, "a batch holds one game or more, not -3"),
    ],
)
def test_batches_that_cannot_be_are_refused(name, players, count, sentence):
    with pytest.raises(RuleError, match=sentence):
        Batch(load_sheet(name), players, count)
