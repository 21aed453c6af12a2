"""A race among several as a race between two: the seat and the one that leads the others.

A net that learnt with two players can so advise at a larger table.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.layout import CELLS, ROWS


@rule
def as_pair(sheet: Any, state: Any, seat: int, points: Any, pair: Any) -> int:
    """Write the race of `seat` against the best other to `pair`; returns its seat there."""
    rival = _best_other(sheet, state, seat, points)
    mine = 0 if seat < rival else 1
    engine.clear(pair)
    pair.players = 2
    pair.phase = state.phase
    pair.part = state.part
    pair.round_now = state.round_now
    pair.rolls = state.rolls
    pair.hand = state.hand
    pair.tiles_taken = state.tiles_taken
    pair.active = mine if state.active == seat else 1 - mine
    pair.asks[mine] = state.asks[seat]
    for row in range(ROWS):
        pair.stacks[row] = state.stacks[row]
    for cell in range(CELLS):
        pair.cells[mine, cell] = state.cells[seat, cell]
        pair.cells[1 - mine, cell] = state.cells[rival, cell]
    return mine


@small
def _best_other(sheet: Any, state: Any, seat: int, points: Any) -> int:
    """The other with the most points; of several, the next in turn."""
    best = -1
    most = 0
    for i in range(1, state.players):
        other = (seat + i) % int(state.players)
        total = engine.score(sheet, state, other, points)
        if best < 0 or total > most:
            best = other
            most = total
    return best
