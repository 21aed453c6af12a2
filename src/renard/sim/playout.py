"""Whole games without a table: dice by seed, every seat choosing at random."""

from typing import Any

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel, rule
from renard.rules.layout import PHASE_OVER, PHASE_PLATTER, PHASE_PLAY


@rule
def play_random(sheet: Any, state: Any, seed: Any, players: int, out: Any, faces: Any) -> int:
    """Play one game from an all-zero state to its end; returns the number of decisions."""
    state.players = players
    engine.begin(sheet, state, out)
    choices = dice.stream(seed, 1 << 40)
    decisions = 0
    while state.phase != PHASE_OVER:
        if state.phase == PHASE_PLAY:
            acting = engine.to_act(state)
            seat = 0
            while (acting >> seat) & 1 == 0:
                seat += 1
            n = engine.legal(sheet, state, seat, out)
            action = int(out[dice.below(dice.stream(choices, decisions), n)])
            engine.apply(sheet, state, seat, action, out)
            decisions += 1
        elif state.phase == PHASE_PLATTER:
            engine.apply_platter(sheet, state, dice.lowest_three(sheet, state, seed))
        else:
            dice.throw(sheet, state, seed, faces)
            engine.apply_roll(sheet, state, faces)
    return decisions


@parallel
def play_many(
    sheets: Any, states: Any, seed: Any, first: int, players: int, out: Any, faces: Any, totals: Any
) -> int:
    """Play games `first` and on, one for each row of `totals`, with `states[0]` as the board."""
    decisions = 0
    for game in range(totals.shape[0]):
        state = states[0]
        clear(state)
        decisions += play_random(
            sheets[0], state, dice.stream(seed, first + game), players, out, faces
        )
        for seat in range(players):
            totals[game, seat] = engine.score(sheets[0], state, seat, out)
    return decisions


@rule
def clear(state: Any) -> None:
    state.players = 0
    state.phase = 0
    state.part = 0
    state.round_now = 0
    state.active = 0
    state.rolls = 0
    state.rerolls = 0
    state.follow = 0
    state.faces[:] = 0
    state.where[:] = 0
    state.stage[:] = 0
    state.asks[:] = 0
    state.foxes[:] = 0
    state.extras[:] = 0
    state.opened[:] = 0
    state.used[:] = 0
    state.waiting[:] = 0
    state.cells[:] = 0
    state.stacks[:] = 0
    state.tiles_taken = 0
    state.hand = 0
