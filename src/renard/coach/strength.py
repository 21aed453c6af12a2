"""Who sits there: what a seat of some strength still makes of what the best player would. Compiled.

`strengths` is the table of a game for so many players (`seats.toml`), a row for each level, the
weakest first. A bot is known by its level; a person by what its decisions lost so far, with a club
player's in the place of those that are still to be seen.
"""

from typing import Any

from renard.coach.chances import SHAPE
from renard.compiling.decorators import rule, small
from renard.players.value import AIM, AIM_AHEAD, rounds_to_come
from renard.rules import engine
from renard.rules.layout import FLOW_PLATTER, PART_PASSIVE

SHARES = 7
"""Shares of the game that are left, evenly from 0 to 1, at which was measured."""

# A row of `strengths`: points lost per decision, and points that every other finds on a platter of
# its own beyond what the net counts on; by share left, how much it keeps of what the best player
# would still make (in a race: points that it gets behind the best player, below 0), and the spread
# of its result; and how results lie around their mean, in spreads, at each of `QUANTILES`.
STRENGTH_LOSS, STRENGTH_LEAVES, STRENGTH_KEPT = range(3)
STRENGTH_SPREAD = STRENGTH_KEPT + SHARES
STRENGTH_SHAPE = STRENGTH_SPREAD + SHARES
STRENGTH = STRENGTH_SHAPE + SHAPE

# What is known of a seat: its level (-1: a person), points lost so far, in how many decisions.
KNOWN_LEVEL, KNOWN_LOST, KNOWN_DECISIONS = range(3)
KNOWN = 3

# What is assumed of it: its place among the levels, and the columns above at this place.
ASSUMED_PLACE, ASSUMED_LOSS, ASSUMED_LEAVES, ASSUMED_KEPT, ASSUMED_SPREAD, ASSUMED_SHAPE = range(6)
ASSUMED = ASSUMED_SHAPE + SHAPE

UNSEEN = 16.0
"""Decisions of a club player that a person's own are added to."""
LEAST_SPREAD = 0.1
"""Of a total that is certain: so little that only equal totals are a tie."""


@rule
def assume(
    strengths: Any, at_first: int, known: Any, players: int, share: float, assumed: Any
) -> None:
    """Write what is assumed of every seat when this share of the game is left."""
    for seat in range(players):
        row = assumed[seat]
        place = _place(strengths, at_first, known[seat])
        row[ASSUMED_PLACE] = place
        row[ASSUMED_LOSS] = _between_levels(strengths, place, STRENGTH_LOSS)
        row[ASSUMED_LEAVES] = _between_levels(strengths, place, STRENGTH_LEAVES)
        row[ASSUMED_KEPT] = _at_share(strengths, place, STRENGTH_KEPT, share)
        row[ASSUMED_SPREAD] = _at_share(strengths, place, STRENGTH_SPREAD, share)
        for at in range(SHAPE):
            row[ASSUMED_SHAPE + at] = _between_levels(strengths, place, STRENGTH_SHAPE + at)


@small
def _place(strengths: Any, at_first: int, known: Any) -> float:
    """Where among the levels a seat is: a whole number for a bot."""
    if known[KNOWN_LEVEL] >= 0:
        return float(known[KNOWN_LEVEL])
    lost = UNSEEN * strengths[at_first, STRENGTH_LOSS] + known[KNOWN_LOST]
    loss = lost / (UNSEEN + known[KNOWN_DECISIONS])
    last = strengths.shape[0] - 1
    for level in range(last):
        weaker, stronger = strengths[level, STRENGTH_LOSS], strengths[level + 1, STRENGTH_LOSS]
        if loss >= weaker:
            return float(level)
        if loss > stronger:
            return float(level + (weaker - loss) / (weaker - stronger))
    return float(last)


@small
def _between_levels(strengths: Any, place: float, column: int) -> float:
    level = min(int(place), strengths.shape[0] - 2)
    below, above = strengths[level, column], strengths[level + 1, column]
    return float(below + (place - level) * (above - below))


@small
def _at_share(strengths: Any, place: float, column: int, share: float) -> float:
    at = min(max(share, 0.0), 1.0) * (SHARES - 1)
    knot = min(int(at), SHARES - 2)
    below = _between_levels(strengths, place, column + knot)
    above = _between_levels(strengths, place, column + knot + 1)
    return float(below + (at - knot) * (above - below))


@rule
def left_by_others(sheet: Any, state: Any, seat: int, assumed: Any) -> float:
    """Points that a seat will find on the platters of the others, beyond what the net counts on.

    In a race nobody leaves anything.
    """
    if sheet.flow != FLOW_PLATTER or state.players == 1:
        return 0.0
    points = 0.0
    for other in range(state.players):
        if other != seat:
            points += assumed[other, ASSUMED_LEAVES] * platters_to_come(sheet, state, other)
    return points


@rule
def platters_to_come(sheet: Any, state: Any, leaver: int) -> int:
    """How many platters of a seat the others have not found yet."""
    turns = rounds_to_come(sheet, state, leaver)
    if turns < 0:
        return 0
    open_now = leaver == state.active and state.part != PART_PASSIVE
    return int(turns) + int(leaver > state.active or open_now)


@rule
def mean_of(
    sheet: Any, state: Any, seat: int, worth: float, net: Any, assumed: Any, points: Any
) -> float:
    """What a seat comes to on average, where the best player would come to `worth`.

    `points` is scratch.
    """
    if net.terms[AIM] == AIM_AHEAD:
        behind = 0.0
        for other in range(state.players):
            if other != seat:
                behind += assumed[other, ASSUMED_KEPT]
        behind = behind / (int(state.players) - 1) - assumed[seat, ASSUMED_KEPT]
        return float(worth - behind)
    now = engine.score(sheet, state, seat, points)
    kept = assumed[seat, ASSUMED_KEPT] * (worth - now)
    return float(now + kept + left_by_others(sheet, state, seat, assumed))


@rule
def spread_of_seat(sheet: Any, state: Any, seat: int, net: Any, assumed: Any) -> float:
    """How far a seat's result lies around its mean; of a lead, how far leads do."""
    if net.terms[AIM] == AIM_AHEAD:
        total = 0.0
        for one in range(state.players):
            total += assumed[one, ASSUMED_SPREAD]
        return max(total / int(state.players), LEAST_SPREAD)
    if rounds_to_come(sheet, state, seat) < 0:
        return LEAST_SPREAD
    return max(float(assumed[seat, ASSUMED_SPREAD]), LEAST_SPREAD)
