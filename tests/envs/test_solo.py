"""The solo environment: Gymnasium's checker, points as rewards, masks, refusals."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import renard.envs
from renard import RuleError, SheetError, load_sheet, sheet_names
from renard.envs import SoloEnv
from renard.rules import observe

IDS = renard.envs.solo_ids()


def play(env, seed=None):
    """A whole game of legal random actions: what was seen, the rewards, the last info."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, rewards, over = [observation], [], False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut_off, info = env.step(action)
        assert not cut_off
        seen.append(observation)
        rewards.append(reward)
    return np.array(seen), rewards, info


def illegal_action(env):
    return int(np.argmin(env.action_masks()))


def test_ids_name_the_games_for_one_and_their_version_goes_with_what_is_seen():
    alone = [name for name in sheet_names() if load_sheet(name).players[0] == 1]
    assert list(IDS.values()) == alone
    assert list(IDS) == [f"renard/{name.capitalize()}-v0" for name in alone]
    assert set(IDS) <= set(gymnasium.registry)
    # Agents trained on v0 know version 1 of the observations: raise both or none.
    assert observe.VERSION == 1


@pytest.mark.parametrize("env_id", IDS)
def test_gymnasiums_checker_has_nothing_to_say(env_id):
    check_env(gymnasium.make(env_id).unwrapped)


@pytest.mark.parametrize("env_id", IDS)
def test_rewards_sum_to_the_result(env_id):
    env = gymnasium.make(env_id).unwrapped
    for seed in range(8):
        seen, rewards, info = play(env, seed)
        assert sum(rewards) == info["total"] == env._match.game.score(0).total
        totals = seen[:, env.layout.parts["0.total"]].ravel()
        assert rewards == np.diff(totals).tolist()
        assert not info["action_mask"].any()


@pytest.mark.parametrize("env_id", IDS)
def test_the_same_seed_gives_the_same_games_one_after_another(env_id):
    env = gymnasium.make(env_id)
    (first, _, _), (second, _, _) = play(env, 3), play(env)
    assert not np.array_equal(first[0], second[0])
    again, _, _ = play(env, 3)
    np.testing.assert_array_equal(again, first)
    np.testing.assert_array_equal(env.reset()[0], second[0])
    assert not np.array_equal(play(env, 4)[0][0], first[0])


@pytest.mark.parametrize("env_id", IDS)
def test_masks_hold_what_the_rules_allow(env_id):
    env = gymnasium.make(env_id).unwrapped
    _, info = env.reset(seed=1)
    over = False
    while not over:
        mask = env.action_masks()
        assert np.flatnonzero(mask).tolist() == env._match.game.legal(0)
        np.testing.assert_array_equal(info["action_mask"], mask)
        _, _, over, _, info = env.step(env.action_space.sample(mask))


def test_an_illegal_action_loses_all_points():
    env = SoloEnv("clever")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    gained = 0.0
    while gained == 0:
        _, reward, _, _, info = env.step(env.action_space.sample(info["action_mask"]))
        gained += reward
    before = env._match.game.key()
    action = illegal_action(env)
    _, reward, over, cut_off, info = env.step(action)
    assert (reward, over, cut_off, info["total"]) == (-gained, True, False, 0)
    assert info["illegal"] == f"action {action} is not legal for seat 0 now"
    assert env._match.game.key() == before
    assert not info["action_mask"].any()
    with pytest.raises(RuleError, match=r"call reset\(\)"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_a_loss_never_pays(monkeypatch):
    env = SoloEnv("clever")
    env.reset(seed=1)
    monkeypatch.setattr(env._match, "total", lambda seat: -5)
    _, reward, over, _, info = env.step(illegal_action(env))
    assert (reward, over, info["total"]) == (0, True, -5)


def test_an_illegal_action_can_be_refused_instead():
    env = SoloEnv("clever", illegal="raise")
    _, info = env.reset(seed=1)
    before = env._match.game.key()
    with pytest.raises(RuleError, match="is not legal for seat 0 now"):
        env.step(illegal_action(env))
    assert env._match.game.key() == before
    np.testing.assert_array_equal(env.action_masks(), info["action_mask"])
    env.step(int(np.argmax(info["action_mask"])))


@pytest.mark.parametrize("illegal", ["lose", "raise"])
@pytest.mark.parametrize("action", [-1, 10**6, 1.5, None, "pass"])
def test_what_is_no_action_is_refused_and_changes_nothing(action, illegal):
    env = SoloEnv("clever", illegal=illegal)
    env.reset(seed=1)
    before = env._match.game.key()
    with pytest.raises(RuleError, match=r"is not one of the actions 0 to \d+"):
        env.step(action)
    assert env._match.game.key() == before
    assert env.action_masks().any()


def test_no_step_before_a_reset():
    with pytest.raises(RuleError, match=r"no game is under way; call reset\(\)"):
        SoloEnv("clever").step(0)


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "levelx"}, RuleError, "levelx is for 2 to 4 players, not 1"),
        ({"game": "nope"}, SheetError, "unknown game 'nope'"),
        ({"game": "clever", "rulings": {"foxes": True}}, SheetError, "has no ruling 'foxes'"),
        ({"game": "clever", "illegal": "stay"}, ValueError, "it should be 'lose' or 'raise'"),
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(arguments, error, sentence):
    with pytest.raises(error, match=sentence):
        SoloEnv(**arguments)


def test_rulings_reach_the_rules():
    sheet = load_sheet("twice")
    switched = {name: not value for name, value in sheet.rulings.items()}
    for game in ("twice", sheet):
        assert SoloEnv(game, switched)._match.sheet.rulings == switched
    env = gymnasium.make("renard/Twice-v0", rulings=switched)
    assert env.unwrapped._match.sheet.rulings == switched
