"""Whole games without a table: dice by seed, every seat choosing at random, results tallied."""

from typing import Any

import numpy as np

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel, rule, small
from renard.rules.layout import PHASE_OVER

LOWEST = -500
"""The worst total that is counted apart; no sheet gets near it."""
TOTALS = 3000
"""Totals counted apart, from the worst."""
PARTS = 6
"""Parts of a total at most: zones, or rows of chips."""
FOXES = 128
"""Numbers of foxes counted apart: all that a state can hold."""
WIN = 12
"""A win in parts that two, three or four winners can share evenly."""

TALLY = np.dtype(
    [
        ("totals", np.int64, (4, TOTALS)),
        ("parts", np.int64, (4, PARTS)),
        ("foxes", np.int64, (4, FOXES)),
        ("wins", np.int64, (4,)),
        ("decisions", np.int64),
        ("games", np.int64),
    ]
)
"""Results of many games in whole numbers, so that any split of the work adds up to the same."""


@rule
def play_random(sheet: Any, state: Any, seed: Any, players: int, out: Any, scratch: Any) -> int:
    """Play one game from a cleared state to its end; returns the number of decisions."""
    state.players = players
    engine.begin(sheet, state, out)
    decided = scratch[:4]
    decided[:] = 0
    while state.phase != PHASE_OVER:
        dice.throw_due(sheet, state, seed, scratch[4:])
        decide(sheet, state, seed, out, decided)
    return int(decided[0] + decided[1] + decided[2] + decided[3])


@small
def decide(sheet: Any, state: Any, seed: Any, out: Any, decided: Any) -> None:
    """A random decision of the lowest seat that is asked; `decided` counts those of each seat."""
    seat = engine.first_to_act(state)
    n = engine.legal(sheet, state, seat, out)
    action = int(out[dice.choice(seed, seat, decided[seat], n)])
    decided[seat] += 1
    engine.apply(sheet, state, seat, action, out)


@parallel
def play_block(
    sheets: Any,
    players: int,
    seed: Any,
    first: int,
    count: int,
    states: Any,
    out: Any,
    scratch: Any,
    tallies: Any,
) -> None:
    """Play `count` games from number `first` on and add their results to `tallies[0]`."""
    sheet = sheets[0]
    tally = tallies[0]
    for game in range(first, first + count):
        engine.clear(states[0])
        tally.decisions += play_random(
            sheet, states[0], dice.stream(seed, game), players, out, scratch
        )
        tally.games += 1
        count_result(sheet, states[0], players, scratch, tally)


@rule
def count_result(sheet: Any, state: Any, players: int, parts: Any, tally: Any) -> None:
    """Add the result of a game that is over to a tally; `parts` is scratch."""
    best = -(1 << 30)
    winners = 0
    parts[:PARTS] = 0
    for seat in range(players):
        total = engine.score(sheet, state, seat, parts)
        for part in range(PARTS):
            tally.parts[seat, part] += parts[part]
        tally.totals[seat, min(max(total - LOWEST, 0), TOTALS - 1)] += 1
        tally.foxes[seat, int(state.foxes[seat])] += 1
        if total > best:
            best = total
            winners = 0
        if total == best:
            winners |= 1 << seat
    winners = engine.break_tie(sheet, state, winners)
    shares = 0
    for seat in range(players):
        shares += (winners >> seat) & 1
    for seat in range(players):
        if (winners >> seat) & 1:
            tally.wins[seat] += WIN // shares
