"""From points to the chance to win: what a turn leaves to the others, and where they stand.

The dice that the active player leaves are what everybody else chooses from. So in its own turn a
player that plays to win asks what each way to leave the dice is worth to every other seat, and goes
for the best chance to end ahead of all. Where the dice are settled, that is what the other's best
answer is worth; before, it is the net's word for a seat that waits. Elsewhere one's own points
decide: other decisions change nobody else's.
"""

import math
from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.players.alone import turns_left
from renard.players.asked import ask_about_platter
from renard.players.features.dice import shown
from renard.players.room import GAPS, MEANS, PLATTERS, Room
from renard.players.tree import INNER, best_of, grow
from renard.players.value import SPREAD, judge, worth_to
from renard.rules.layout import (
    EXTRAS,
    FLOW_PLATTER,
    PART_ACTIVE,
    PART_PASSIVE,
    PHASE_PLAY,
    SEATS,
)

ANSWER_ROOM = 1024
"""Positions that the tree of one answer can have."""
TURN_SPREAD = 6.0
"""Points that stay uncertain even in the last turn, as a standard deviation."""
OWN = 1e-4
"""What a point is worth where the game is as good as decided: chance per point."""

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
    if leaves_dice(sheet, root, seat) and not _all_leave_the_same(sheet, room, size):
        spread = spread_of(sheet, root, float(net.terms[SPREAD]))
        to_chances(sheet, room, size, seat, net, spread, OWN)


@rule
def to_chances(
    sheet: Any, room: Any, size: int, seat: int, net: Any, spread: float, per_point: float
) -> None:
    """Put chances to win (and so much `per_point`) in the place of points, in the seat's turn."""
    players = int(room.pool[0].players)
    known = look_around(sheet, room, size, seat, net)
    for at in range(1, size):
        if room.firsts[at] == INNER:
            continue
        row = min(row_of(room, known, dice_key(sheet, room.pool[at])), known - 1)
        own = room.values[at]
        chance = chance_to_win(own, room.answers[row], players, seat, spread)
        room.values[at] = chance + per_point * own


@rule
def look_around(sheet: Any, room: Any, size: int, seat: int, net: Any) -> int:
    """List the ways in which the ends of a tree leave the dice, and what each is worth to others.

    Returns how many ways there are.
    """
    known = 0
    for at in range(1, size):
        if room.firsts[at] != INNER and note_way(
            sheet, room.pool[at], room.platters, known, room.answers
        ):
            _ask_others(sheet, room, size, at, known, seat, net)
            known += 1
    trust_net(room.answers, known, int(room.pool[0].players), seat)
    return known


@small
def note_way(sheet: Any, state: Any, platters: Any, known: int, answers: Any) -> bool:
    """List how a position leaves the dice, after `known` others; whether that is a new way.

    Beyond PLATTERS ways, a new one is taken for the last.
    """
    if known == PLATTERS:
        return False
    key = dice_key(sheet, state)
    if find_way(platters, known, key) < known:
        return False
    platters[known] = key
    answers[known, SEATS] = 1 if is_settled(state) else 0
    return True


@small
def find_way(platters: Any, known: int, key: Any) -> int:
    """Where a way to leave the dice is listed; `known` if it is not."""
    row = 0
    while row < known and platters[row] != key:
        row += 1
    return row


@small
def row_of(room: Any, known: int, key: Any) -> int:
    """Where a way to leave the dice is listed in a room; `known` if it is not."""
    return find_way(room.platters, known, key)


@rule
def trust_net(answers: Any, known: int, players: int, seat: int) -> None:
    """Where dice are settled, let best answers only tell apart the ways to leave them.

    On average these are worth what the net says. Its word and best answers may lie apart where
    somebody plays unlike those whom it learnt from.
    """
    for other in range(players):
        if other == seat:
            continue
        answered = 0
        answers[MEANS, other] = 0
        for row in range(known):
            if answers[row, SEATS] == 1:
                answered += 1
                answers[MEANS, other] += answers[GAPS + row, other]
        for row in range(known):
            if answers[row, SEATS] == 1:
                answers[row, other] += answers[MEANS, other] / answered


@rule
def _ask_others(sheet: Any, room: Any, size: int, at: int, row: int, seat: int, net: Any) -> None:
    """Write what an end of a tree is worth to the others: by the net's word or their answers."""
    state = room.pool[at]
    if room.pool.shape[0] - size < ANSWER_ROOM:
        room.answers[row, SEATS] = 0
    for other in range(state.players):
        if other != seat:
            worth = worth_to(sheet, state, other, net, room)
            if room.answers[row, SEATS] == 1:
                best = _best_answer(sheet, _rest(room, size), state, other, net)
                room.answers[GAPS + row, other] = worth - best
                worth = best
            room.answers[row, other] = worth


@rule
def _best_answer(sheet: Any, rest: Any, state: Any, other: int, net: Any) -> float:
    """What a seat's best answer to settled dice is worth to it."""
    rest.pool[0] = state
    ask_about_platter(rest.pool[0], other)
    size = grow(sheet, rest, other)
    judge(sheet, rest, size, other, net)
    return float(rest.values[best_of(rest, size)])


@small
def is_settled(state: Any) -> bool:
    """Whether the dice of a turn lie as all others will find them."""
    if state.phase != PHASE_PLAY:
        return False
    return bool(state.part == PART_PASSIVE or state.stage[state.active] == EXTRAS)


@small
def _rest(room: Any, size: int) -> Any:
    """What a tree has left of its room."""
    return Room(
        room.pool[size:], room.words[size:], room.firsts[size:], room.values[size:],
        room.table, room.actions, room.out, room.points, room.seen, room.inputs, room.sums,
        room.hidden, room.platters, room.answers,
    )  # fmt: skip


@small
def leaves_dice(sheet: Any, state: Any, seat: int) -> bool:
    """Whether what `seat` decides here changes the dice that others will choose from."""
    if sheet.flow != FLOW_PLATTER or state.players == 1:
        return False
    return bool(state.part == PART_ACTIVE and state.active == seat)


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
def dice_key(sheet: Any, state: Any) -> Any:
    """Where every die lies and what it shows, as others see it, as one number; never 0."""
    key = np.uint64(1 + int(state.part) * 4 + int(state.phase))
    for die in range(sheet.dice):
        face = int(state.faces[die]) if shown(state, die) else 0
        key = key * np.uint64(32) + np.uint64(face * 4 + int(state.where[die]))
    return key


@rule
def to_win(own: float, others: Any, players: int, seat: int, spread: float) -> float:
    """What to go for: the chance to win, and where that is as good as decided, points."""
    return chance_to_win(own, others, players, seat, spread) + OWN * own


@small
def spread_of(sheet: Any, state: Any, spread: float) -> float:
    """How uncertain a total is after this turn, from how uncertain it is at the beginning.

    It falls slowly at first and fast at the end, when lines and foxes are decided: about with the
    fourth root of the turns left, as measured.
    """
    turns = int(sheet.rounds[state.players]) * int(state.players)
    share = turns_left(sheet, state) / turns
    return math.sqrt(TURN_SPREAD * TURN_SPREAD + spread * spread * math.sqrt(share))


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
