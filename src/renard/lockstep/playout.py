"""Whole games without a table: dice by seed, every seat choosing at random, results added up."""

from typing import Any

from renard import dice
from renard.compiling.decorators import small
from renard.compiling.loops import agree, in_step, loop, thread, threads
from renard.lockstep.results import add_decisions, add_row, write_row
from renard.lockstep.stepping import begin
from renard.rules import engine
from renard.rules.layout import (
    BONUS,
    FOLLOW,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_ROLL,
    SEATS,
    WINDOW,
)

_ASKED, _ASKED_APART, _ROLL, _PLATTER, _OVER, _DONE = range(6)
"""What a game can wait for."""


# Eight blocks on a processor of a GPU: more threads hide more waiting than spilt registers cost.
@loop(blocks=8, registers=64, shared=True)
def play_random(
    first: int,
    last: int,
    sheets: Any,
    players: int,
    seed: Any,
    offset: int,
    counts: Any,
    scratch: Any,
) -> None:
    """Play games from number `offset` on and add them up; `counts` is a TALLY as plain numbers."""
    # A thread goes on to its next game when one is over.
    sheet, state, row = sheets[0], scratch.states[0], scratch.rows[0]
    decided, parts = scratch.numbers[:SEATS], scratch.numbers[SEATS:]
    game = first + thread()
    word = dice.stream(seed, offset + game)
    due = _DONE
    if game < last:
        begin(sheet, state, players, decided, scratch.out)
        due = _due(sheet, state, word, parts)
    while True:
        doing = agree(due, _DONE)
        if doing == _DONE:
            return
        if due == doing:
            if due == _ROLL:
                dice.roll(sheet, state, word, parts)
            elif due == _PLATTER:
                dice.lay_platter(sheet, state, word)
            elif due == _OVER:
                write_row(sheet, state, row, parts)
                add_row(row, players, counts)
                add_decisions(decided, players, counts)
                game += threads()
                word = dice.stream(seed, offset + game)
                if game < last:
                    begin(sheet, state, players, decided, scratch.out)
            else:
                decide(sheet, state, word, scratch.out, decided)
            due = _due(sheet, state, word, parts) if game < last else _DONE


@small
def _due(sheet: Any, state: Any, word: Any, faces: Any) -> int:
    """What a game waits for. Questions that have little in common with most come apart.

    Where there is nobody to agree with, all that is thrown is thrown at once.
    """
    if not in_step():
        dice.throw_due(sheet, state, word, faces)
        return _OVER if state.phase == PHASE_OVER else _ASKED
    if state.phase == PHASE_ROLL:
        return _ROLL
    if state.phase == PHASE_PLATTER:
        return _PLATTER
    if state.phase == PHASE_OVER:
        return _OVER
    asks = state.asks[engine.first_to_act(state)]
    apart = asks == BONUS or asks == FOLLOW or asks == WINDOW  # noqa: PLR1714 - compiles
    return _ASKED_APART if apart else _ASKED


@small
def decide(sheet: Any, state: Any, seed: Any, out: Any, decided: Any) -> None:
    """A random decision of the lowest seat that is asked; `decided` counts those of each seat."""
    seat = engine.first_to_act(state)
    n = engine.legal(sheet, state, seat, out)
    action = int(out[dice.choice(seed, seat, decided[seat], n)])
    decided[seat] += 1
    engine.apply(sheet, state, seat, action, out)
