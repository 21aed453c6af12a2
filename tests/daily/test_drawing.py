"""What is drawn for daily games: seeds that stay, and slips that go to every level below."""

import numpy as np

from renard import dice
from renard.daily.drawing import SLIPS, deciding_level, deciding_levels, fill_run_seeds, run_seed


def test_one_decision_in_six_is_that_of_a_level_below():
    seeds = np.zeros(20_000, np.uint64)
    fill_run_seeds(4, seeds)
    assert seeds[7] == run_seed(4, 7) == dice.stream(np.uint64(3), 7)
    words = np.array([dice.decision_word(seed, 0, 5) for seed in seeds], np.uint64)
    found = np.zeros(len(words), np.int32)
    deciding_levels(words, 4, found)
    assert found[:50].tolist() == [deciding_level(word, 4) for word in words[:50]]
    shares = np.bincount(found, minlength=5) / len(found)
    assert np.allclose(shares[:4], 1 / SLIPS / 4, atol=0.006)
    assert shares[4] == np.float64((found == 4).mean())


def test_the_lowest_level_of_a_field_slips_to_pure_chance():
    words = np.arange(1000, dtype=np.uint64)
    found = np.zeros(1000, np.int32)
    deciding_levels(words, 1, found)
    assert set(found.tolist()) == {0, 1}
    assert (found == 0).sum() == len(range(0, 1000, SLIPS))
