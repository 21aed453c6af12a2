"""The vector environment: solo games in step, begun anew as they end, arrays given or lent."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import renard.envs
from renard import RuleError, dice, load_sheet
from renard.envs import SoloEnv, SoloVectorEnv
from renard.envs.match import draw_seed

IDS = renard.envs.solo_ids()
every_id = pytest.mark.parametrize("env_id", IDS)
COUNT = 5


def choose(mask, rng):
    """A legal action for every game."""
    return np.argmax(mask * rng.random(mask.shape), axis=1)


def run(envs, seed, steps=120):
    """What `steps` random steps give: a list of (observations, rewards, terminations, infos)."""
    rng = np.random.default_rng(seed)
    observations, infos = envs.reset(seed=seed)
    found = [(observations, np.zeros(envs.num_envs), np.zeros(envs.num_envs, bool), infos)]
    for _ in range(steps):
        observations, rewards, over, cut_off, infos = envs.step(choose(infos["action_mask"], rng))
        assert not cut_off.any()
        found.append((observations, rewards, over, infos))
    return found


def assert_same(one, other):
    for (seen, *_, infos), (seen_too, *_, infos_too) in zip(one, other, strict=True):
        np.testing.assert_array_equal(seen, seen_too)
        np.testing.assert_array_equal(infos["action_mask"], infos_too["action_mask"])
    for part in (1, 2):
        for step, step_too in zip(one, other, strict=True):
            np.testing.assert_array_equal(step[part], step_too[part])


@every_id
def test_gymnasium_makes_it_by_id(env_id):
    envs = gymnasium.make_vec(env_id, num_envs=COUNT)
    assert isinstance(envs, SoloVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    single = gymnasium.make(env_id)
    assert envs.single_observation_space == single.observation_space
    assert envs.single_action_space == single.action_space
    for observations, rewards, over, infos in run(envs, 1, steps=60):
        assert envs.observation_space.contains(observations)
        assert (rewards.dtype, over.dtype) == (np.float64, np.bool_)
        assert infos["action_mask"].dtype == np.int8
        assert infos["action_mask"].any(axis=1).all()
        assert infos["_action_mask"].all()


@every_id
def test_rewards_of_a_game_sum_to_its_final_total(env_id):
    envs = gymnasium.make_vec(env_id, num_envs=COUNT)
    total_at = envs.layout.parts["0.total"].start
    sums, ended = np.zeros(COUNT), 0
    for observations, rewards, over, infos in run(envs, 2):
        sums += rewards
        assert ("final_info" in infos) == over.any()
        if over.any():
            final = infos["final_info"]
            np.testing.assert_array_equal(final["_total"], over)
            np.testing.assert_array_equal(infos["_final_info"], over)
            np.testing.assert_array_equal(final["total"], np.where(over, sums, 0))
            ended += over.sum()
            sums[over] = 0
            # The next game stands there already.
            assert (observations[over][:, envs.layout.parts["round"]] == 1).all()
            np.testing.assert_array_equal(observations[over, total_at], 0)
    assert ended >= 2 * COUNT


@every_id
def test_it_plays_as_the_solo_environment_does_with_the_same_dice(env_id):
    envs, solo = gymnasium.make_vec(env_id, num_envs=COUNT), SoloEnv(IDS[env_id])
    place = COUNT - 1
    seed = draw_seed(seeding.np_random(9)[0])
    observations, infos = envs.reset(seed=9)
    solo.reset()
    solo._match.begin(int(dice.stream(dice.stream(np.uint64(seed), place), 0)))
    np.testing.assert_array_equal(observations[place], solo._match.row(0))
    rng, over = np.random.default_rng(1), False
    while not over:
        mask = infos["action_mask"]
        np.testing.assert_array_equal(mask[place], solo.action_masks())
        actions = choose(mask, rng)
        observations, rewards, terminations, _, infos = envs.step(actions)
        seen, reward, over, _, info = solo.step(actions[place])
        assert (rewards[place], terminations[place]) == (reward, over)
        if not over:
            np.testing.assert_array_equal(observations[place], seen)
    assert infos["final_info"]["total"][place] == info["total"]


@every_id
def test_the_same_seed_gives_the_same_steps_on_any_number_of_threads(env_id):
    one = run(gymnasium.make_vec(env_id, num_envs=COUNT), 3)
    for workers in (1, 2):
        envs = gymnasium.make_vec(env_id, num_envs=COUNT, workers=workers)
        assert envs._batch._device._workers == workers
        assert_same(one, run(envs, 3))
    other = run(gymnasium.make_vec(env_id, num_envs=COUNT), 4, steps=0)
    assert not np.array_equal(one[0][0], other[0][0])


def test_a_reset_without_a_seed_goes_on_with_the_dice():
    envs = SoloVectorEnv("clever", COUNT)
    first, _ = envs.reset(seed=1)
    second, _ = envs.reset()
    assert not np.array_equal(first, second)
    np.testing.assert_array_equal(envs.reset(seed=1)[0], first)
    np.testing.assert_array_equal(envs.reset()[0], second)


def test_arrays_are_given_or_lent():
    given, lent = SoloVectorEnv("clever", COUNT), SoloVectorEnv("clever", COUNT, copy=False)
    kept, infos = given.reset(seed=1)
    mask, before = infos["action_mask"], (kept.copy(), infos["action_mask"].copy())
    given.step(choose(mask, np.random.default_rng(1)))
    np.testing.assert_array_equal(kept, before[0])
    np.testing.assert_array_equal(mask, before[1])

    view, infos = lent.reset(seed=1)
    assert view is lent._batch.observations
    assert infos["action_mask"] is lent._batch.masks
    after, _, _, _, infos = lent.step(choose(infos["action_mask"], np.random.default_rng(1)))
    assert after is view
    assert not np.array_equal(view, before[0])


@every_id
def test_gymnasiums_statistics_of_games_are_ours(env_id):
    envs = RecordEpisodeStatistics(gymnasium.make_vec(env_id, num_envs=COUNT))
    compared = 0
    for _, _, over, infos in run(envs, 5):
        if over.any():
            returns = infos["episode"]["r"][over]
            np.testing.assert_array_equal(returns, infos["final_info"]["total"][over])
            compared += over.sum()
    assert compared >= COUNT


def test_an_illegal_action_is_refused_and_no_game_moves():
    envs = SoloVectorEnv("clever", COUNT, copy=False)
    observations, infos = envs.reset(seed=1)
    before = observations.copy(), infos["action_mask"].copy(), envs._batch.states.tobytes()
    actions = choose(infos["action_mask"], np.random.default_rng(1))
    actions[2] = np.argmin(infos["action_mask"][2])
    with pytest.raises(RuleError, match=f"game 2: action {actions[2]} is not legal"):
        envs.step(actions)
    np.testing.assert_array_equal(observations, before[0])
    np.testing.assert_array_equal(infos["action_mask"], before[1])
    assert envs._batch.states.tobytes() == before[2]


def test_rulings_reach_the_rules_and_a_game_for_more_is_refused():
    switched = {name: not value for name, value in load_sheet("mix").rulings.items()}
    assert SoloVectorEnv("mix", 2, switched)._batch.sheet.rulings == switched
    with pytest.raises(RuleError, match="levelx is for 2 to 4 players, not 1"):
        SoloVectorEnv("levelx", 2)
