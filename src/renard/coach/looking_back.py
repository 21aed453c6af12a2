"""What a game came to for one seat, row by row of its log: compiled, for CPU and WebAssembly.

For a seat, a position is worth what its net expects of the best choice there; before a throw of its
own, the mean of that over all throws. From the first position to the result this changes with its
throws (luck), its decisions (what they lose against the best), what others leave it, and where the
net had judged wrongly. The changes add up.
"""

import math
from typing import Any

from renard.coach.losses import worth_of_choice
from renard.coach.strength import left_by_others
from renard.coach.throws import (
    MEAN,
    MEAN_ERROR,
    MEAN_EXACT,
    MEAN_THROWS,
    MEAN_VALUE,
    mean_over_throws,
    word_of,
)
from renard.compiling.decorators import parallel, rule, small
from renard.log.rows import KIND_PLATTER, LOG_KIND, LOG_SEAT, LOG_WHAT, do_row
from renard.players.tree import INNER, best_of
from renard.players.value import judge_decision, worth_to
from renard.rules import engine
from renard.rules.layout import FLOW_PLATTER, PASSIVE, PHASE_OVER, PHASE_PLAY

# What is found, by index: line 0 of it about the beginning, then one line for every row of the log.
# FOUND_COURSE is what the seat may expect after the row. A throw of its own has its luck, and the
# standard error, the number of throws (0: it is none) and the exactness of the mean that this is
# measured by. A decision of its own has the best action (-1: it is none), how many there were, what
# is expected of the best, and what was lost. FOUND_DUE is the mean over the throw that is due next.
(
    FOUND_COURSE, FOUND_LUCK, FOUND_ERROR, FOUND_THROWS, FOUND_EXACT, FOUND_BEST, FOUND_CHOICES,
    FOUND_EXPECTED, FOUND_LOSS, FOUND_OTHERS, FOUND_MISJUDGED, FOUND_DUE,
) = range(12)  # fmt: skip
FOUND_NAMES = (
    "course", "luck", "error", "throws", "exact", "best", "choices",
    "expected", "loss", "others", "misjudged", "due",
)  # fmt: skip
FOUND = FOUND_DUE + MEAN

# What it comes to: SUM_RESULT - SUM_EXPECTED = luck - lost + others + misjudged.
SUM_EXPECTED, SUM_RESULT, SUM_LUCK, SUM_ERROR, SUM_LOST, SUM_OTHERS, SUM_MISJUDGED = range(7)
SUM_NAMES = ("expected", "result", "luck", "error", "lost", "others", "misjudged")
SUMS = len(SUM_NAMES)

LOOK_STATES = 2
"""States that looking back works on: the game's, and one to try throws out in."""

SLIGHT = 0.05
"""A loss below this is rounding, not a mistake."""
COSTLIEST = 3
"""Mistakes that are worth a closer look."""


@parallel
def look_back(
    sheets: Any, states: Any, rows: Any, seat: int, net: Any, room: Any, most: int, seed: Any,
    assumed: Any, found: Any,
) -> None:  # fmt: skip
    """Write all lines of `found` about a log from its first state on; it has no undo in it."""
    for at in range(rows.shape[0] + 1):
        look_at(sheets, states, rows, at, seat, net, room, most, seed, assumed, found)


@rule
def look_at(
    sheets: Any, states: Any, rows: Any, at: int, seat: int, net: Any, room: Any, most: int,
    seed: Any, assumed: Any, found: Any,
) -> None:  # fmt: skip
    """Write line `at` of `found`; the first state goes on from one line to the next.

    The second is for trying throws out: at most `most` for a mean, drawn with `seed`. What the seat
    may expect counts on what others leave who play as they are `assumed` to.
    """
    line = found[at]
    line[:] = 0.0
    line[FOUND_BEST] = -1
    word = word_of(seed, at, seat)
    if at == 0:
        if _is_concerned(states[0], seat):
            line[FOUND_COURSE] = _worth(sheets, states, seat, net, room, most, word, line)
        else:
            line[FOUND_COURSE] = worth_to(sheets[0], states[0], seat, net, room)
        line[FOUND_COURSE] += left_by_others(sheets[0], states[0], seat, assumed)
        return
    row, before = rows[at - 1], found[at - 1]
    mine, chance = row[LOG_SEAT] == seat, row[LOG_KIND] <= KIND_PLATTER
    now = before[FOUND_COURSE]
    if mine and not chance:
        left = left_by_others(sheets[0], states[0], seat, assumed)
        now = _decide(sheets, states, row, seat, net, room, now, left, line)
    waited = not _is_concerned(states[0], seat)
    do_row(sheets[0], states[0], row, room.out)
    # Where the seat had been asked already, another's choice changes nothing for it.
    if (mine or waited) and _is_concerned(states[0], seat):
        worth = _worth(sheets, states, seat, net, room, most, word, line)
        worth += left_by_others(sheets[0], states[0], seat, assumed)
        if mine and chance:
            line[FOUND_LUCK] = worth - now
            line[FOUND_ERROR] = before[FOUND_DUE + MEAN_ERROR]
            line[FOUND_THROWS] = before[FOUND_DUE + MEAN_THROWS]
            line[FOUND_EXACT] = before[FOUND_DUE + MEAN_EXACT]
        elif not mine and _is_by_others(sheets[0], states[0], seat):
            line[FOUND_OTHERS] = worth - now
        else:
            line[FOUND_MISJUDGED] += worth - now
        now = worth
    line[FOUND_COURSE] = now


@rule
def _decide(
    sheets: Any, states: Any, row: Any, seat: int, net: Any, room: Any, now: float, left: float,
    line: Any,
) -> float:  # fmt: skip
    """A choice of the seat's own, before all that follows from it; returns what it is worth.

    `left` is what others will leave besides.
    """
    size = judge_decision(sheets, states, 0, seat, net, room)
    best = room.values[best_of(room, size)]
    for at in range(1, size):
        action = room.firsts[at]
        # Of actions that are worth the same, the first of the legal list.
        better = line[FOUND_BEST] < 0 or action < line[FOUND_BEST]
        if action != INNER and room.values[at] == best and better:
            line[FOUND_BEST] = action
    chosen = worth_of_choice(room, size, int(row[LOG_WHAT]))
    line[FOUND_CHOICES] = engine.list_legal(sheets[0], states[0], seat, room.actions)
    line[FOUND_EXPECTED] = float(best) + left
    line[FOUND_LOSS] = float(best) - chosen
    # The net may see it otherwise since others, who act at the same time, are done.
    line[FOUND_MISJUDGED] += float(best) + left - now
    return chosen + left


@small
def _is_concerned(state: Any, seat: int) -> bool:
    """Whether the position asks something of the seat, or of its dice, or is the last."""
    if state.phase == PHASE_OVER:
        return True
    if state.phase == PHASE_PLAY:
        return bool((engine.to_act(state) >> seat) & 1)
    return bool(state.active == seat)


@small
def _worth(
    sheets: Any, states: Any, seat: int, net: Any, room: Any, most: int, word: Any, line: Any
) -> float:
    """What a position that concerns the seat is worth to it."""
    if states[0].phase == PHASE_OVER:
        return float(worth_to(sheets[0], states[0], seat, net, room))
    if states[0].phase == PHASE_PLAY:
        size = judge_decision(sheets, states, 0, seat, net, room)
        return float(room.values[best_of(room, size)])
    mean_over_throws(sheets, states, seat, net, room, most, word, line[FOUND_DUE:])
    return float(line[FOUND_DUE + MEAN_VALUE])


@small
def _is_by_others(sheet: Any, state: Any, seat: int) -> bool:
    """Whether others had a hand in what the seat finds: the platter, or a whole race."""
    if sheet.flow != FLOW_PLATTER:
        return True
    return bool(state.phase == PHASE_PLAY and state.asks[seat] == PASSIVE)


@rule
def sum_up(found: Any, sums: Any) -> None:
    """Write what the lines of `found` come to."""
    sums[:] = 0.0
    for at in range(found.shape[0]):
        line = found[at]
        sums[SUM_LUCK] += line[FOUND_LUCK]
        sums[SUM_ERROR] += line[FOUND_ERROR] * line[FOUND_ERROR]
        sums[SUM_LOST] += line[FOUND_LOSS]
        sums[SUM_OTHERS] += line[FOUND_OTHERS]
        sums[SUM_MISJUDGED] += line[FOUND_MISJUDGED]
    sums[SUM_ERROR] = math.sqrt(sums[SUM_ERROR])
    sums[SUM_EXPECTED] = found[0, FOUND_COURSE]
    sums[SUM_RESULT] = found[found.shape[0] - 1, FOUND_COURSE]


@rule
def costliest(found: Any, lines: Any) -> int:
    """Write the decisions that lost most, as lines of `found`, the costliest first; how many."""
    count = 0
    for at in range(found.shape[0]):
        loss = found[at, FOUND_LOSS]
        if loss < SLIGHT:
            continue
        place = min(count, lines.shape[0])
        while place > 0 and loss > found[lines[place - 1], FOUND_LOSS]:
            if place < lines.shape[0]:
                lines[place] = lines[place - 1]
            place -= 1
        if place < lines.shape[0]:
            lines[place] = at
            count = min(count + 1, lines.shape[0])
    return count
