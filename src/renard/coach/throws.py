"""The mean over all that a throw can bring: exact where that is little, else of a sample.

Compiled, for CPU and WebAssembly. The sample's dice are the coach's own: they come from its seed,
never from those of the game it looks at.
"""

import math
from typing import Any

import numpy as np

from renard import dice
from renard.compiling.decorators import rule, small
from renard.players.tree import best_of
from renard.players.value import judge_decision
from renard.rules import engine
from renard.rules.layout import DICE, FLOW_PLATTER, HAND, PHASE_PLATTER

THROWS = 216
"""Throws that a mean looks at: all of up to three dice."""

FACES = 6
ON_PLATTER = 3

# Which throws are looked at.
ALL_PLATTERS, ALL_HANDS, ALL_FACES, SAMPLE = range(4)

# What a mean is, by index: its standard error (0 where it is exact), how many throws, whether all.
MEAN_VALUE, MEAN_ERROR, MEAN_THROWS, MEAN_EXACT = range(4)
MEAN = 4

_SALT = np.uint64(0x5EEDC0AC)


@small
def word_of(seed: Any, number: int, seat: int) -> Any:
    """What the samples of a seat at one place of a game are drawn from."""
    return dice.stream(dice.stream(np.uint64(seed) ^ _SALT, number), seat)


@rule
def mean_over_throws(
    sheets: Any, states: Any, seat: int, net: Any, room: Any, most: int, word: Any, mean: Any
) -> None:
    """Write what a throw that is due for `seat` in the first state is worth on average to `mean`.

    All is done well after it. At most `most` throws are looked at, each in the second state; where
    these are not all, they are a sample drawn from `word`.
    """
    which = _which(sheets[0], states[0], most)
    total, squares = 0.0, 0.0
    ways, throws = 0, 0
    for number in range(_count(sheets[0], states[0], which, most)):
        states[1] = states[0]
        falls = throw_number(sheets[0], states[1], which, number, word, room.out)
        if falls == 0:
            continue
        size = judge_decision(sheets, states, 1, seat, net, room)
        value = float(room.values[best_of(room, size)])
        # Of a sample, the sum of squares around the mean so far (Welford).
        before = total / max(ways, 1)
        total += falls * value
        ways += falls
        throws += 1
        squares += (value - before) * (value - total / ways)
    mean[MEAN_VALUE] = total / ways
    mean[MEAN_THROWS] = throws
    mean[MEAN_EXACT] = 1.0
    mean[MEAN_ERROR] = 0.0
    if which == SAMPLE:
        mean[MEAN_EXACT] = 0.0
        mean[MEAN_ERROR] = math.sqrt(max(squares, 0.0) / (throws - 1) / throws)


@small
def _which(sheet: Any, state: Any, most: int) -> int:
    if state.phase == PHASE_PLATTER:
        return ALL_PLATTERS
    if sheet.flow != FLOW_PLATTER:
        return ALL_HANDS
    in_hand = _in_hand(state)
    # A throw of the passive turn leaves ties to chance: it is never looked at exactly.
    if in_hand < DICE and _throws_of(in_hand) <= max(most, FACES):
        return ALL_FACES
    return SAMPLE


@small
def _in_hand(state: Any) -> int:
    count = 0
    for die in range(DICE):
        if state.where[die] == HAND:
            count += 1
    return count


@small
def _throws_of(dice_count: int) -> int:
    """In how many ways so many dice fall; a power would bring errors that cannot be, compiled."""
    ways = 1
    for _ in range(dice_count):
        ways *= FACES
    return ways


@small
def _count(sheet: Any, state: Any, which: int, most: int) -> int:
    """How many numbers there are for `throw_number`."""
    if which == ALL_PLATTERS:
        return int(1 << DICE)
    if which == ALL_HANDS:
        return _throws_of(int(sheet.dice))
    if which == ALL_FACES:
        return _throws_of(_in_hand(state))
    return max(most, 2)


@rule
def throw_number(sheet: Any, state: Any, which: int, number: int, word: Any, faces: Any) -> int:
    """Throw in `state`; returns how many equally likely ways to fall this stands for, 0 for none.

    `faces` is scratch.
    """
    if which == SAMPLE:
        dice.throw_due(sheet, state, dice.stream(word, number), faces)
        return 1
    if which == ALL_PLATTERS:
        if not _are_lowest(state, number):
            return 0
        engine.apply_platter(sheet, state, number)
        return 1
    ways = 1
    if which == ALL_HANDS:
        ways = _hand(sheet, number, faces)
    else:
        for die in range(DICE):
            faces[die] = 0
            if state.where[die] == HAND:
                faces[die] = 1 + number % FACES
                number //= FACES
    if ways > 0:
        engine.apply_roll(sheet, state, faces)
    return int(ways)


@small
def _hand(sheet: Any, number: int, faces: Any) -> int:
    """Dice without colours: in how many orders a rising hand falls; 0 if it does not rise."""
    orders, equal = 1, 0
    for die in range(sheet.dice):
        faces[die] = 1 + number % FACES
        number //= FACES
        if die > 0 and faces[die] < faces[die - 1]:
            return 0
        equal = equal + 1 if die > 0 and faces[die] == faces[die - 1] else 1
        orders = orders * (die + 1) // equal
    return int(orders)


@small
def _are_lowest(state: Any, chosen: int) -> bool:
    """Whether these dice (bits) are three, and no three others show less."""
    count = 0
    highest, lowest_left = 0, FACES + 1
    for die in range(DICE):
        if (chosen >> die) & 1:
            count += 1
            highest = max(highest, int(state.faces[die]))
        else:
            lowest_left = min(lowest_left, int(state.faces[die]))
    return bool(count == ON_PLATTER and highest <= lowest_left)
