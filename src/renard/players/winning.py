"""From points to the chance to win: what a turn leaves on the platter, and where the others stand.

The dice that the active player leaves are what everybody else chooses from. So where a decision
settles them, the others' best answers are looked up by the same net, and the decision is for the
best chance to end ahead of all. Other decisions change nobody else's points: there, one's own do.
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
    FLOW_PLATTER,
    HAND,
    PART_ACTIVE,
    PART_PASSIVE,
    PHASE_PLAY,
    PHASE_ROLL,
)

ANSWER_ROOM = 1024
"""Positions that the tree of one answer can have."""
TURN_SPREAD = 1.0
"""Points that stay uncertain even in the last turn."""
OWN = 1e-4
"""What a point is worth where the game is as good as decided: chance per point."""

_NODES = np.array([-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0])
"""How far one's own total comes to lie from what was foretold, in standard deviations."""
_SHARES = np.array([0.027, 0.065, 0.121, 0.176, 0.222, 0.176, 0.121, 0.065, 0.027])


@rule
def weigh(sheet: Any, room: Any, size: int, seat: int, net: Any) -> None:
    """Turn the points at the ends of a judged tree into chances to win."""
    root = room.pool[0]
    if sheet.flow != FLOW_PLATTER or root.players == 1 or room.pool.shape[0] - size < ANSWER_ROOM:
        return
    if root.part != PART_ACTIVE or root.active != seat:
        return
    rest = _rest(room, size)
    rest.pool[1] = root
    _before_the_turn(sheet, rest.pool[1])
    _foretell(sheet, rest, seat, net, room.answers[0])
    spread = _spread(sheet, root, net)
    known = 1
    for at in range(1, size):
        if room.firsts[at] == INNER:
            continue
        row = 0
        if is_settled(room.pool[at], seat):
            key = dice_key(sheet, room.pool[at])
            row = 1
            while row < known and room.platters[row] != key:
                row += 1
            if row == room.platters.shape[0]:
                row = 0
            elif row == known:
                room.platters[row] = key
                known += 1
                _answer(sheet, rest, room.pool[at], seat, net, room.answers[row])
        own = room.values[at]
        chance = chance_to_win(own, room.answers[row], int(root.players), seat, spread)
        room.values[at] = chance + OWN * own


@small
def _rest(room: Any, size: int) -> Any:
    """What a tree has left of its room."""
    return Room(
        room.pool[size:], room.words[size:], room.firsts[size:], room.values[size:],
        room.table, room.actions, room.out, room.points, room.seen, room.inputs, room.sums,
        room.hidden, room.platters, room.answers,
    )  # fmt: skip


@small
def is_settled(state: Any, seat: int) -> bool:
    """Whether the dice lie as all others will find them."""
    return bool(state.part == PART_PASSIVE or state.stage[seat] == EXTRAS)


@small
def dice_key(sheet: Any, state: Any) -> Any:
    """Where every die lies and what it shows, as one number."""
    key = np.uint64(0)
    for die in range(sheet.dice):
        key = key * np.uint64(32) + np.uint64(int(state.faces[die]) * 4 + int(state.where[die]))
    return key


@small
def _before_the_turn(sheet: Any, state: Any) -> None:
    """As all others saw the table when they were last asked."""
    state.phase = PHASE_ROLL
    state.rolls = 1
    for die in range(sheet.dice):
        state.where[die] = HAND


@rule
def _foretell(sheet: Any, rest: Any, seat: int, net: Any, answers: Any) -> None:
    """What the others are foretold as things stand in `rest.pool[1]`."""
    rest.firsts[1] = 0
    for other in range(rest.pool[1].players):
        if other != seat:
            judge(sheet, rest, 2, other, net)
            answers[other] = rest.values[1]


@rule
def _answer(sheet: Any, rest: Any, state: Any, seat: int, net: Any, answers: Any) -> None:
    """What the others are foretold if each makes the best of the platter of `state`."""
    for other in range(state.players):
        if other == seat:
            continue
        rest.pool[0] = state
        rest.pool[0].phase = PHASE_PLAY
        ask_about_platter(rest.pool[0], other)
        size = grow(sheet, rest, other)
        judge(sheet, rest, size, other, net)
        answers[other] = rest.values[best_of(rest, size)]


@small
def _spread(sheet: Any, state: Any, net: Any) -> float:
    """How uncertain a total is after this turn, as a standard deviation."""
    turns = int(sheet.rounds[state.players]) * int(state.players)
    share = turns_left(sheet, state) / turns
    spread = float(net.terms[SPREAD])
    return float(np.sqrt(TURN_SPREAD * TURN_SPREAD + spread * spread * share))


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
