"""Who is asked what, in which order: rounds, rolls, platter, passive seats, extra dice.

After every action the table runs on by itself to the next decision or throw of dice.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.layout import (
    ASIDE,
    BONUS,
    CELLS,
    EXTRAS,
    FIELD,
    FOLLOW,
    HAND,
    IDLE,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PASSIVE,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_PLAY,
    PICK,
    PLATTER,
    ROLLS,
    ROUNDS,
    WINDOW,
)
from renard.rules.platter import bonuses
from renard.rules.platter.acts import act, go_on, next_roll
from renard.rules.platter.choices import (
    extra_dice,
    follow_die,
    list_dice,
    list_follow,
    list_takebacks,
)


@rule
def begin(sheet: Any, state: Any, out: Any) -> None:
    """Lay out fresh sheets and start round 1. The state is all zeros but for its players."""
    for seat in range(state.players):
        for cell in range(CELLS):
            state.cells[seat, cell] = sheet.cell_start[cell]
    # As if a round had just ended: what follows is the first.
    state.part = PART_PASSIVE
    state.active = state.players - 1
    _run_on(sheet, state, out)


@rule
def apply(sheet: Any, state: Any, seat: int, action: int, out: Any) -> None:
    """Do a legal action and run on to the next decision or throw. `out` is scratch."""
    act(sheet, state, seat, action)
    state.asks[seat] = IDLE
    _run_on(sheet, state, out)


@small
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """Dice were thrown: `faces` by die; those not in hand keep theirs."""
    for die in range(sheet.dice):
        if state.where[die] == HAND:
            state.faces[die] = faces[die]
    if state.part == PART_ACTIVE:
        _ask(state, PICK)
    else:
        state.phase = PHASE_PLATTER


@small
def apply_platter(sheet: Any, state: Any, dice: int) -> None:
    """Alone, passive: these three dice (as bits) were the lowest of the six."""
    for die in range(sheet.dice):
        if (dice >> die) & 1:
            state.where[die] = PLATTER
        elif sheet.solo_other_dice != 0:
            state.where[die] = FIELD
        else:
            state.where[die] = ASIDE
    _ask(state, PASSIVE)


@small
def _ask(state: Any, question: int) -> None:
    state.phase = PHASE_PLAY
    state.stage[state.active] = question
    state.asks[state.active] = question


@rule
def _run_on(sheet: Any, state: Any, out: Any) -> None:
    """Ask the seats what comes next for them, and begin the parts of the round that follow."""
    while state.phase == PHASE_PLAY:
        asked = False
        for seat in range(state.players):
            if state.asks[seat] == IDLE and state.stage[seat] != IDLE:
                state.asks[seat] = _next_question(sheet, state, seat, out)
            if state.asks[seat] != IDLE:
                asked = True
        if asked:
            return
        if state.phase == PHASE_PLAY:
            _next_part(sheet, state)


@rule
def _next_question(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Let a seat run on until it has something to decide; IDLE if it has nothing any more."""
    while state.follow != 0 and seat == state.active:
        die = follow_die(state)
        if list_follow(sheet, state, seat, die, out, 0) > 0:
            return FOLLOW
        state.follow &= ~(1 << die)
    if bonuses.usable_waiting(sheet, state, seat):
        return BONUS
    stage = int(state.stage[seat])
    if stage == PICK or stage == PASSIVE:
        return stage
    if stage == WINDOW:
        if state.rolls < ROLLS and list_takebacks(sheet, state, out, 0) > 0:
            return WINDOW
        go_on(sheet, state, seat)
        if state.phase != PHASE_PLAY:
            return IDLE
    if state.stage[seat] == EXTRAS:
        dice = extra_dice(sheet, state, seat)
        if list_dice(sheet, state, seat, dice, True, out, 0) > 0:
            return EXTRAS
    state.stage[seat] = IDLE
    return IDLE


@rule
def _next_part(sheet: Any, state: Any) -> None:
    """Everybody is done with this part of the round: begin the next."""
    if state.part == PART_ROUND:
        _begin_turn(sheet, state)
    elif state.part == PART_ACTIVE:
        _begin_passive(sheet, state)
    elif state.active + 1 < state.players:
        state.active += 1
        _begin_turn(sheet, state)
    elif state.round_now < sheet.rounds[state.players]:
        _begin_round(sheet, state)
    else:
        state.phase = PHASE_OVER


@small
def _begin_round(sheet: Any, state: Any) -> None:
    state.part = PART_ROUND
    state.active = 0
    bonus = 0
    if state.round_now < ROUNDS:
        bonus = int(sheet.round_bonus[state.round_now])
    state.round_now += 1
    for seat in range(state.players):
        state.extras[seat] = 0
        bonuses.earn(sheet, state, seat, bonus)
        state.stage[seat] = BONUS


@rule
def _begin_turn(sheet: Any, state: Any) -> None:
    state.part = PART_ACTIVE
    _take_all_dice(sheet, state)
    next_roll(state)


@small
def _begin_passive(sheet: Any, state: Any) -> None:
    state.part = PART_PASSIVE
    if state.players > 1:
        for seat in range(state.players):
            if seat != state.active:
                state.stage[seat] = PASSIVE
        return
    # Alone, the passive turn is a turn of its own, with a throw of all dice.
    _take_all_dice(sheet, state)
    next_roll(state)


@rule
def _take_all_dice(sheet: Any, state: Any) -> None:
    """A turn with a throw begins: all dice come back to hand, and may serve as extra again."""
    state.rolls = 0
    for die in range(sheet.dice):
        state.where[die] = HAND
    if sheet.extra_once_per_round == 0:
        for seat in range(state.players):
            state.extras[seat] = 0
