"""From points to the chance to win: what a turn leaves on the platter, and where the others stand.

The dice that the active player leaves are what everybody else chooses from. With the last roll of a
turn they are settled: the others' best answers are looked up by the same net, and the decision is
for the best chance to end ahead of all. Elsewhere one's own points decide: most other decisions
change nobody else's, and to weigh what the first two rolls put on the platter, with a guess at the
rest of the turn, has not been seen to help.
"""

from typing import Any

import numpy as np

from renard.players.alone import turns_left
from renard.players.asked import ask_about_platter
from renard.players.room import Room
from renard.players.tree import INNER, best_of, grow
from renard.players.value import SPREAD, judge
from renard.rules.compiled import rule, small
from renard.rules.layout import (
    EXTRAS,
    FIELD,
    FLOW_PLATTER,
    HAND,
    PART_ACTIVE,
    PART_PASSIVE,
    PHASE_PLAY,
    PLATTER,
    ROLLS,
)

ANSWER_ROOM = 1024
"""Positions that the tree of one answer can have."""
TURN_SPREAD = 6.0
"""Points that stay uncertain even in the last turn, as a standard deviation."""
OWN = 1e-4
"""What a point is worth where the game is as good as decided: chance per point."""

_FACES = np.array(
    [
        [1, 4, 2, 6, 3, 5],
        [2, 6, 5, 3, 4, 1],
        [3, 1, 6, 5, 2, 4],
        [4, 5, 1, 1, 6, 2],
        [5, 2, 3, 4, 1, 6],
        [6, 3, 4, 2, 5, 3],
    ]
)
"""A few throws that stand for all: every die shows every face once."""
THROWS = 6

_NODES = np.array([-3.2, -2.4, -1.6, -0.8, 0.0, 0.8, 1.6, 2.4, 3.2])
"""How far one's own total comes to lie from what was foretold, in standard deviations."""
_SHARES = np.array([0.0019, 0.0179, 0.0888, 0.2318, 0.3192, 0.2318, 0.0888, 0.0179, 0.0019])


@rule
def weigh(sheet: Any, room: Any, size: int, seat: int, net: Any) -> None:
    """Turn the points at the ends of a judged tree into chances to win.

    The ends that leave the dice alike share what the others are foretold. Where all do, one's own
    points say as much.
    """
    root = room.pool[0]
    if sheet.flow != FLOW_PLATTER or root.players == 1 or room.pool.shape[0] - size < ANSWER_ROOM:
        return
    if root.part != PART_ACTIVE or root.active != seat or root.rolls < ROLLS:
        return
    if _all_leave_the_same(sheet, room, size):
        return
    spread = _spread(sheet, root, net)
    known = 0
    for at in range(1, size):
        if room.firsts[at] == INNER:
            continue
        key = dice_key(sheet, room.pool[at])
        row = 0
        while row < known and room.platters[row] != key:
            row += 1
        if row == room.platters.shape[0]:
            row -= 1
        elif row == known:
            room.platters[row] = key
            known += 1
            _foretell(sheet, _rest(room, size), room.pool[at], seat, net, room.answers[row])
        own = room.values[at]
        chance = chance_to_win(own, room.answers[row], int(root.players), seat, spread)
        room.values[at] = chance + OWN * own


@rule
def _all_leave_the_same(sheet: Any, room: Any, size: int) -> bool:
    first = np.uint64(0)
    for at in range(1, size):
        if room.firsts[at] != INNER:
            key = dice_key(sheet, room.pool[at])
            if first != 0 and key != first:
                return False
            first = key
    return True


@small
def _rest(room: Any, size: int) -> Any:
    """What a tree has left of its room."""
    return Room(
        room.pool[size:], room.words[size:], room.firsts[size:], room.values[size:],
        room.table, room.actions, room.out, room.points, room.seen, room.inputs, room.sums,
        room.hidden, room.platters, room.answers,
    )  # fmt: skip


@small
def dice_key(sheet: Any, state: Any) -> Any:
    """Where every die lies and what it shows, as one number; of dice to be thrown, only that."""
    key = np.uint64(1)
    for die in range(sheet.dice):
        shown = 0 if state.where[die] == HAND else int(state.faces[die])
        key = key * np.uint64(32) + np.uint64(shown * 4 + int(state.where[die]))
    return key


@rule
def _foretell(sheet: Any, rest: Any, state: Any, seat: int, net: Any, answers: Any) -> None:
    """What the others are foretold if each makes the best of the platter after `state`.

    With a reroll the dice are still to be thrown: then it is a mean over a few throws.
    """
    throws = 1 if _is_settled(state, seat) else THROWS
    for other in range(state.players):
        if other == seat:
            continue
        total = 0.0
        for throw in range(throws):
            rest.pool[0] = state
            if throws > 1:
                throw_again(sheet, rest.pool[0], throw)
            rest.pool[0].phase = PHASE_PLAY
            ask_about_platter(rest.pool[0], other)
            size = grow(sheet, rest, other)
            judge(sheet, rest, size, other, net)
            total += rest.values[best_of(rest, size)]
        answers[other] = total / throws


@small
def _is_settled(state: Any, seat: int) -> bool:
    """Whether the dice lie as all others will find them."""
    return bool(state.part == PART_PASSIVE or state.stage[seat] == EXTRAS)


@rule
def throw_again(sheet: Any, state: Any, throw: int) -> None:
    """One way in which a reroll may end the turn: the highest die is chosen, the rest is left."""
    highest = -1
    for die in range(sheet.dice):
        if state.where[die] == HAND:
            state.faces[die] = _FACES[throw, die]
            state.where[die] = PLATTER
            if highest < 0 or state.faces[die] > state.faces[highest]:
                highest = die
    state.where[highest] = FIELD


@small
def _spread(sheet: Any, state: Any, net: Any) -> float:
    """How uncertain a total is after this turn, as a standard deviation.

    It falls slowly at first and fast at the end, when lines and foxes are decided: about with the
    fourth root of the turns left, as measured.
    """
    turns = int(sheet.rounds[state.players]) * int(state.players)
    share = turns_left(sheet, state) / turns
    spread = float(net.terms[SPREAD])
    return float(np.sqrt(TURN_SPREAD * TURN_SPREAD + spread * spread * np.sqrt(share)))


@rule
def chance_to_win(own: float, others: Any, players: int, seat: int, spread: float) -> float:
    """The chance to end ahead of all others, each total as uncertain as one's own."""
    chance = 0.0
    for i in range(_NODES.shape[0]):
        ahead = _SHARES[i]
        for other in range(players):
            if other != seat:
                ahead *= normal((own - others[other]) / spread + _NODES[i])
        chance += ahead
    return chance


@rule
def normal(z: float) -> float:
    """The share of a normal distribution below `z`, to three digits.

    By plain arithmetic alone, so that it comes out the same wherever it is compiled for.
    """
    x = abs(z) * 0.7071067811865476
    tail = 1.0 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
    tail = 0.5 / (tail * tail * tail * tail)
    return tail if z < 0 else 1.0 - tail
