"""The table environment: PettingZoo's own tests, turns by rising seat, rewards of the end."""

import functools

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from renard import RuleError
from renard.envs import TableEnv, aec
from tests.play import GAMES

TABLES = [(name, players) for name, players in GAMES if players > 1]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def play(env, seed):
    """A whole game of legal random actions: yields the agent that acts, before it does."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        yield env.agent_selection
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))


# PettingZoo's test knows environments with masks by name and warns of all others: of dictionaries
# where they are its own convention, and of agents that may do nothing because they are done.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_table
def test_pettingzoos_api_test(name, players, capsys):
    api_test(aec.env(game=name, players=players), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_pettingzoos_seed_test(name, players):
    seed_test(functools.partial(aec.env, game=name, players=players), num_cycles=120)


@every_table
def test_seats_act_by_rising_number_and_see_the_table_from_their_place(name, players):
    env = TableEnv(name, players)
    several = False
    for agent in play(env, 5):
        game = env._match.game
        acting = game.to_act()
        several |= len(acting) > 1
        assert agent == f"player_{acting[0]}"
        for seat, other in enumerate(env.agents):
            seen = env.observe(other)
            assert env.observation_space(other).contains(seen)
            np.testing.assert_array_equal(seen["observation"], env.layout.row(game, seat))
            allowed = game.legal(seat) if other == agent else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == allowed
            assert env.infos[other] == {"total": game.score(seat).total}
            assert env.rewards[other] == 0
    # All games but the race ask several seats at once.
    assert several == bool(game.sheet.zones)


@every_table
def test_the_end_shares_the_win(name, players):
    env = TableEnv(name, players)
    for seed in range(3):
        assert sum(1 for _ in play(env, seed)) > 20
        totals = [env.infos[agent]["total"] for agent in env.agents]
        shares = [env.infos[agent]["win_share"] for agent in env.agents]
        assert sum(shares) == pytest.approx(1)
        winners = [seat for seat, share in enumerate(shares) if share > 0]
        assert winners == env._match.game.winners()
        assert {totals[seat] for seat in winners} == {max(totals)}
        rewards = [env.rewards[agent] for agent in env.agents]
        assert sum(rewards) == pytest.approx(0)
        assert all(env.terminations.values())
        assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize(
    ("players", "winners", "rewards"),
    [
        (2, [1], [-1, 1]),
        (2, [0, 1], [0, 0]),
        (3, [0], [1, -0.5, -0.5]),
        (3, [0, 2], [0.25, -0.5, 0.25]),
        (4, [3], [-1 / 3, -1 / 3, -1 / 3, 1]),
        (4, [0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_what_a_win_is_worth(players, winners, rewards, monkeypatch):
    monkeypatch.setattr("renard.rules.game.Game.winners", lambda game: winners)
    env = TableEnv("clever", players)
    for _ in play(env, 1):
        pass
    assert list(env.rewards.values()) == pytest.approx(rewards)
    ended = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        assert over
        ended[agent] = (reward, info["win_share"])
        env.step(None)
    assert [ended[agent][0] for agent in env.possible_agents] == pytest.approx(rewards)
    shares = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert [ended[agent][1] for agent in env.possible_agents] == pytest.approx(shares)


def test_the_bare_environment_refuses_what_is_not_legal():
    env = aec.raw_env(game="clever", players=2)
    env.reset(seed=1)
    before = env._match.game.key()
    illegal = int(np.argmin(env.observe(env.agent_selection)["action_mask"]))
    with pytest.raises(RuleError, match="is not legal for seat 0 now"):
        env.step(illegal)
    for action in (None, -1, 10**6, 1.5):
        with pytest.raises(RuleError, match="is not one of the actions 0 to"):
            env.step(action)
    assert env._match.game.key() == before
    assert env.agent_selection == "player_0"
    assert not any(env.terminations.values())


def test_the_wrapped_environment_ends_with_what_is_not_legal():
    env = aec.env(game="clever", players=3)
    env.reset(seed=1)
    seen, *_ = env.last()
    env.step(int(np.argmin(seen["action_mask"])))
    assert env.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}
    assert all(env.terminations.values())
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**6)


def test_the_wrapped_environment_wants_a_reset_first():
    with pytest.raises(AssertionError, match="reset"):
        aec.env(game="clever", players=2).step(0)


def test_games_without_a_seed_differ():
    env = TableEnv("clever", 2)
    starts = set()
    for _ in range(3):
        env.reset()
        starts.add(env.observe("player_0")["observation"].tobytes())
    assert len(starts) > 1


@pytest.mark.parametrize(
    ("name", "players", "sentence"),
    [
        ("clever", 1, "two players or more, not 1"),
        ("clever", 5, "clever is for 1 to 4 players, not 5"),
        ("levelx", 5, "levelx is for 2 to 4 players, not 5"),
    ],
)
def test_tables_that_a_game_does_not_have_are_refused(name, players, sentence):
    with pytest.raises(RuleError, match=sentence):
        TableEnv(name, players)
