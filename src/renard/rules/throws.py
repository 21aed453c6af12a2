"""Throws that somebody hands in: which dice are due, and whether these are a throw of them.

What is wrong is told by its kind in ints; Python and the page put it into words. Dice come as rows
of ints: which die (-1: one that the sheet does not have), and what it shows (0: no whole number).
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.layout import FLOW_PLATTER, HAND, PHASE_PLATTER, PHASE_ROLL

HIGHEST_FACE = 6
ON_PLATTER = 3

FAULT_NAMES = ("none", "not due", "other dice", "no face", "not three", "not lowest")
FINE, NOT_DUE, OTHER_DICE, NO_FACE, NOT_THREE, NOT_LOWEST = range(6)
"""What is wrong with a throw."""


@small
def due_dice(sheet: Any, state: Any) -> int:
    """The dice that the next roll throws, as bits; none where no roll is due."""
    due = 0
    if state.phase == PHASE_ROLL:
        for die in range(sheet.dice):
            if sheet.flow != FLOW_PLATTER or state.where[die] == HAND:
                due |= 1 << die
    return due


@rule
def check_roll(sheet: Any, state: Any, rows: Any, found: Any) -> int:
    """Whether `rows` are the roll that is due: the kind of the first fault.

    `found` has the faces by die then; where a die shows no face, its first number is that row's.
    """
    if state.phase != PHASE_ROLL:
        return NOT_DUE
    due = due_dice(sheet, state)
    for i in range(rows.shape[0]):
        die = int(rows[i, 0])
        if die < 0 or (due >> die) & 1 == 0:
            return OTHER_DICE
        due ^= 1 << die
    if due != 0:
        return OTHER_DICE
    for i in range(rows.shape[0]):
        if rows[i, 1] < 1 or rows[i, 1] > HIGHEST_FACE:
            found[0] = i
            return NO_FACE
    found[:] = 0
    for i in range(rows.shape[0]):
        found[rows[i, 0]] = rows[i, 1]
    return FINE


@rule
def check_platter(sheet: Any, state: Any, rows: Any, found: Any) -> int:
    """Whether the dice of `rows` are the platter that is due: the kind of the first fault.

    The first number of `found` is the dice as bits then.
    """
    if state.phase != PHASE_PLATTER:
        return NOT_DUE
    if rows.shape[0] != ON_PLATTER:
        return NOT_THREE
    chosen = 0
    highest = 0
    for i in range(ON_PLATTER):
        die = int(rows[i, 0])
        if die < 0 or (chosen >> die) & 1:
            return NOT_THREE
        chosen |= 1 << die
        highest = max(highest, int(state.faces[die]))
    for die in range(sheet.dice):
        if (chosen >> die) & 1 == 0 and state.faces[die] < highest:
            return NOT_LOWEST
    found[0] = chosen
    return FINE
