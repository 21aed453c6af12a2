"""What the module exports about daily games: what is drawn for them."""

from typing import Any

from numba.np.numpy_support import carray

from renard import dice
from renard.daily import drawing
from renard.wasm.exporting import INT, INTS, SEED
from renard.wasm.logs import EXPORTS

__all__ = ["EXPORTS"]


@EXPORTS.add(SEED, INT, INTS, INT)
def day_seed(day: Any, letters: Any, count: Any) -> Any:
    """The seed of a day's dice, for a game whose id has `count` letters."""
    return drawing.day_seed(day, carray(letters, (count,)))


@EXPORTS.add(SEED, INT, INT)
def run_seed(level: Any, run: Any) -> Any:
    """The seed of a bot's run."""
    return drawing.run_seed(level, run)


@EXPORTS.add(INT, SEED, INT, INT, INT)
def deciding_level(seed: Any, seat: Any, decision: Any, level: Any) -> Any:
    """The level that makes a decision in a bot's run."""
    return drawing.deciding_level(dice.decision_word(seed, seat, decision), level)
