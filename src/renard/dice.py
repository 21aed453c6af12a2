"""Dice for a seed: every face is a hash of the seed and the place of the throw in the game.

The place is the round, the turn, the roll, the reroll and the die. So two people who choose
differently still meet the same dice, a replay is exact, and any batch can be made again.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import PLAIN, small
from renard.rules import engine
from renard.rules.layout import HAND, PHASE_PLATTER, PHASE_ROLL
from renard.rules.throws import ON_PLATTER

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_FRACTION = np.uint64(58)
_FRACTION_BITS = np.uint64((1 << 58) - 1)

if PLAIN:
    # Compiled, 64 bits wrap around silently, as a hash wants it; numpy would warn of each time.
    np.seterr(over="ignore")

_TIES = 255
"""The reroll number under which ties for the platter are decided."""


@small
def mix(word: Any) -> Any:
    """Scramble 64 bits (the finaliser of SplitMix64)."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@small
def stream(seed: Any, index: int) -> Any:
    """The seed of the `index`th game, player or whatever else draws from `seed`."""
    return mix(np.uint64(seed) + _GOLDEN * (np.uint64(index) + np.uint64(1)))


@small
def below(word: Any, count: int) -> int:
    """A number from 0 to `count` - 1 out of 64 random bits."""
    return int(np.int64(((word >> _32) * np.uint64(count)) >> _32))


@small
def decision_word(seed: Any, seat: int, decision: int) -> Any:
    """64 random bits for a decision: the same for a seed, a seat and the number of its decision."""
    return stream(seed, ((seat + 1) << 40) + decision)


@small
def choice(seed: Any, seat: int, decision: int, count: int) -> int:
    """A random choice among `count` for a decision."""
    return below(decision_word(seed, seat, decision), count)


@small
def _place(state: Any, reroll: int) -> int:
    turn = engine.turn_number(state)
    return ((int(state.round_now) * 8 + turn) * 8 + int(state.rolls)) * 256 + reroll


@small
def throw(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """Write the face of every die in this throw to `faces`."""
    # The hash of the throw is a fraction of 58 bits; its digits in base 6 are the faces. Six of
    # them are short of equally likely by less than one part in 10^12.
    fraction = stream(seed, _place(state, int(state.rerolls))) & _FRACTION_BITS
    for die in range(sheet.dice):
        fraction *= np.uint64(6)
        faces[die] = 1 + np.int64(fraction >> _FRACTION)
        fraction &= _FRACTION_BITS


@small
def lowest_three(sheet: Any, state: Any, seed: Any) -> int:
    """Three dice with the lowest faces, as bits; among equal faces the seed decides."""
    base = stream(seed, _place(state, _TIES))
    chosen = 0
    for _ in range(ON_PLATTER):
        best = -1
        best_rank = np.int64(0)
        for die in range(sheet.dice):
            if state.where[die] == HAND and (chosen >> die) & 1 == 0:
                rank = (np.int64(state.faces[die]) << 31) + below(stream(base, die), 1 << 31)
                if best < 0 or rank < best_rank:
                    best = die
                    best_rank = rank
        chosen |= 1 << best
    return chosen


@small
def roll(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """The roll that is due falls by the seed; `faces` is scratch."""
    throw(sheet, state, seed, faces)
    engine.apply_roll(sheet, state, faces)


@small
def lay_platter(sheet: Any, state: Any, seed: Any) -> None:
    """The platter that is due is laid: the lowest three, ties by the seed."""
    engine.apply_platter(sheet, state, lowest_three(sheet, state, seed))


@small
def throw_next(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """The roll or the platter that is due."""
    if state.phase == PHASE_ROLL:
        roll(sheet, state, seed, faces)
    else:
        lay_platter(sheet, state, seed)


@small
def throw_due(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """All that is due until somebody decides or the game is over."""
    while state.phase == PHASE_ROLL or state.phase == PHASE_PLATTER:  # noqa: PLR1714 - compiles
        throw_next(sheet, state, seed, faces)
