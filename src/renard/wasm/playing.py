"""Random games from a seed, for tests and benchmarks: the same source here and in the module.

What a game goes through can be written down, so that two compilers of the rules are compared
state by state.
"""

from typing import Any

from renard import dice
from renard.compiling.decorators import rule
from renard.lockstep.playout import decide
from renard.rules import engine
from renard.rules.layout import PHASE_OVER, PHASE_PLAY, SEATS


@rule
def play(
    sheet: Any, state: Any, players: int, seed: Any, out: Any, scratch: Any, trace: Any
) -> int:
    """Play one game to its end, every seat at random; returns how many steps it took.

    The state goes to `trace` after the beginning and after every throw, platter and action, as far
    as there is room. `out` is scratch for the legal list, `scratch` for SEATS + DICE ints.
    """
    engine.clear(state)
    state.players = players
    engine.begin(sheet, state, out)
    decided = scratch[:SEATS]
    decided[:] = 0
    faces = scratch[SEATS:]
    steps = 0
    while True:
        if steps < trace.shape[0]:
            trace[steps] = state
        steps += 1
        if state.phase == PHASE_OVER:
            return steps
        if state.phase == PHASE_PLAY:
            decide(sheet, state, seed, out, decided)
        else:
            dice.throw_next(sheet, state, seed, faces)


@rule
def play_block(
    sheet: Any,
    state: Any,
    players: int,
    seed: Any,
    first: int,
    count: int,
    out: Any,
    scratch: Any,
    trace: Any,
    sums: Any,
) -> int:
    """Play `count` games from number `first` on, adding every seat's total to `sums`.

    Returns how many steps they took.
    """
    steps = 0
    for game in range(first, first + count):
        steps += play(sheet, state, players, dice.stream(seed, game), out, scratch, trace)
        for seat in range(players):
            sums[seat] += engine.score(sheet, state, seat, scratch)
    return steps
