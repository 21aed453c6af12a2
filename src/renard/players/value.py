"""Deciding by value: every position that a decision can lead to is judged, and the best is taken.

What a position is worth is the seat's aim as it stands (its points), plus a plain amount for every
round left, plus what the net foretells beyond that.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.players.alone import as_alone, turns_left
from renard.players.asked import as_asked
from renard.players.features import features
from renard.players.net import add_row, first_layer, later_layers
from renard.players.pair import as_pair
from renard.players.tree import INNER, grow
from renard.rules import engine
from renard.rules.layout import FLOW_PLATTER, IDLE, PART_PASSIVE, PHASE_OVER

SCALE, PER_ROUND, AIM, LEARNT, SPREAD = range(5)
"""Places among a net's terms. The spread is how far totals lie around what is foretold at the
beginning, as a standard deviation; where it is 0, nobody else's points are looked at."""
TERMS = 5
AIM_TOTAL, AIM_AHEAD = range(2)


@rule
def standing(sheet: Any, state: Any, seat: int, aim: int, points: Any) -> int:
    """The seat's aim as it stands; its parts are left in `points`."""
    total = engine.score(sheet, state, seat, points)
    if aim == AIM_TOTAL or state.players == 1:
        return total
    best = -(1 << 30)
    for other in range(state.players):
        if other != seat:
            best = max(best, engine.score(sheet, state, other, points))
    engine.score(sheet, state, seat, points)
    return total - best


@small
def rounds_left(sheet: Any, state: Any) -> int:
    """Rounds after this one; a race has no number of them."""
    if sheet.flow == FLOW_PLATTER:
        return int(sheet.rounds[state.players]) - int(state.round_now)
    return 0


@small
def rounds_to_come(sheet: Any, state: Any, seat: int) -> int:
    """Rounds after this one; -1 if it is over, for all or for the seat."""
    if state.phase == PHASE_OVER or (sheet.flow == FLOW_PLATTER and _is_done(sheet, state, seat)):
        return -1
    return rounds_left(sheet, state)


@small
def _describe(
    sheet: Any, state: Any, seat: int, terms: Any, points: Any, seen: Any, inputs: Any
) -> int:
    """Write the features of a position to `inputs`; returns the rounds left, -1 if it is over."""
    if state.phase == PHASE_OVER:
        return -1
    if terms[LEARNT] == 1 and state.players > 1:
        as_alone(sheet, state, seat, seen[0])
        if seen[0].phase == PHASE_OVER:
            return -1
        features(sheet, seen[0], 0, points, inputs)
        return rounds_left(sheet, seen[0])
    if sheet.flow != FLOW_PLATTER and terms[LEARNT] == 2 and state.players > 2:
        features(sheet, seen[0], as_pair(sheet, state, seat, points, seen[0]), points, inputs)
        return 0
    left = rounds_to_come(sheet, state, seat)
    if left >= 0:
        features(sheet, state, seat, points, inputs)
    return int(left)


@small
def _is_done(sheet: Any, state: Any, seat: int) -> bool:
    """Whether only others have something left to do; alone, the passive turn has its own throw."""
    if state.players == 1 or state.part != PART_PASSIVE or state.stage[seat] != IDLE:
        return False
    return bool(turns_left(sheet, state) == 0)


@rule
def judge(sheet: Any, room: Any, size: int, seat: int, net: Any) -> None:
    """Write what every position of a tree that is not just passed through is worth to `values`.

    Positions of one tree are much alike, so the first layer is worked out once and then changed
    by the features that differ.
    """
    known = False
    terms, layers, inputs = net.terms, net.layers, room.inputs
    units = int(layers[1])
    for i in range(layers[0]):
        inputs[1, i] = 0
    for at in range(1, size):
        if room.firsts[at] == INNER:
            continue
        now = standing(sheet, room.pool[at], seat, int(terms[AIM]), room.points)
        room.values[at] = now
        left = _describe(sheet, room.pool[at], seat, terms, room.points, room.seen, inputs[1])
        if left < 0:
            continue
        if not known:
            known = True
            first_layer(net.weights, layers, inputs[1], room.sums)
        else:
            for i in range(layers[0]):
                if inputs[1, i] != inputs[0, i]:
                    change = np.float32(int(inputs[1, i]) - int(inputs[0, i]))
                    add_row(net.weights, i * units, units, change, room.sums)
        for i in range(layers[0]):
            inputs[0, i] = inputs[1, i]
        foretold = later_layers(net.weights, layers, room.sums, room.hidden)
        room.values[at] = now + terms[PER_ROUND] * left + terms[SCALE] * foretold


@rule
def worth_to(sheet: Any, state: Any, seat: int, net: Any, room: Any) -> float:
    """What a position is worth to a seat that has nothing to decide in it."""
    inputs = room.inputs[1]
    for i in range(net.layers[0]):
        inputs[i] = 0
    now = standing(sheet, state, seat, int(net.terms[AIM]), room.points)
    left = _describe(sheet, state, seat, net.terms, room.points, room.seen, inputs)
    if left < 0:
        return float(now)
    first_layer(net.weights, net.layers, inputs, room.sums)
    foretold = later_layers(net.weights, net.layers, room.sums, room.hidden)
    return float(now + net.terms[PER_ROUND] * left + net.terms[SCALE] * foretold)


@rule
def judge_decision(sheets: Any, states: Any, i: int, seat: int, net: Any, room: Any) -> int:
    """Grow and judge the tree of one decision; returns how many positions it has."""
    room.pool[0] = states[i]
    as_asked(room.pool[0], seat)
    size = grow(sheets[0], room, seat)
    judge(sheets[0], room, size, seat, net)
    return int(size)
