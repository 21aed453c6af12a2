"""What is drawn for daily games, compiled for Python and the page alike: seeds, and bots' slips."""

from typing import Any

import numpy as np

from renard import dice
from renard.compiling.decorators import rule, small

SLIPS = 6
"""One decision in so many is a slip."""
_SLIPS = np.uint64(SLIPS)


@rule
def day_seed(day: int, letters: Any) -> Any:
    """What the dice of a day come from where no server throws them; the codes of a game's id."""
    seed = dice.stream(np.uint64(0), day)
    for i in range(letters.shape[0]):
        seed = dice.stream(seed, int(letters[i]))
    return seed


@small
def run_seed(level: int, run: int) -> Any:
    """What the decisions of a bot's run are drawn from; `level` counts from pure chance (0)."""
    return dice.stream(np.uint64(level - 1), run)


@small
def deciding_level(word: Any, level: int) -> int:
    """Who decides by these random bits: the level itself; where it slips, one of those below it."""
    # The lower bits say whether it slips and to whom; pure chance decides by the upper ones.
    if word % _SLIPS != np.uint64(0):
        return level
    return int(np.int64(word // _SLIPS % np.uint64(level)))


@rule
def deciding_levels(words: Any, level: int, found: Any) -> None:
    """The same of many decisions."""
    for i in range(words.shape[0]):
        found[i] = deciding_level(words[i], level)


@rule
def fill_run_seeds(level: int, seeds: Any) -> None:
    """The seeds of a level's first runs."""
    for i in range(seeds.shape[0]):
        seeds[i] = run_seed(level, i)
