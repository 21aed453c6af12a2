"""A position among several players as a player alone would meet it.

A net that learnt alone can so advise at a full table: it foretells the seat's own points. Dice that
others will leave are taken as a throw of the passive turn; the round is the one after which a
player alone has about as much left to enter.
"""

from typing import Any

from renard.rules import engine
from renard.rules.compiled import rule, small
from renard.rules.layout import (
    BARS,
    BONUSES,
    CELLS,
    DICE,
    HAND,
    IDLE,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PHASE_OVER,
    PHASE_ROLL,
    ROLLS,
)


@rule
def as_alone(sheet: Any, state: Any, seat: int, alone: Any) -> None:
    """Write the position of `seat` to `alone`, as one of a game with no other seat."""
    engine.clear(alone)
    alone.players = 1
    _copy_sheet(state, seat, alone)
    part = int(state.part)
    alone.phase = state.phase
    alone.part = part
    if state.phase == PHASE_OVER or part == PART_ROUND:
        alone.round_now = state.round_now if part == PART_ROUND else sheet.rounds[1]
        return
    mine = state.active == seat
    if (part == PART_ACTIVE and mine) or (
        part == PART_PASSIVE and not mine and state.stage[seat] != IDLE
    ):
        _copy_dice(state, alone)
        alone.rolls = state.rolls
        if part == PART_ACTIVE:
            alone.rerolls = state.rerolls
            alone.follow = state.follow
    else:
        part = _next_part(state, seat)
        alone.part = part
        alone.phase = PHASE_ROLL
        alone.rolls = 1
        for die in range(DICE):
            alone.where[die] = HAND
    alone.round_now = _round(sheet, state, seat, part)


@small
def _copy_sheet(state: Any, seat: int, alone: Any) -> None:
    alone.stage[0] = state.stage[seat]
    alone.asks[0] = state.asks[seat]
    alone.foxes[0] = state.foxes[seat]
    alone.extras[0] = state.extras[seat]
    for bar in range(BARS):
        alone.opened[0, bar] = state.opened[seat, bar]
        alone.used[0, bar] = state.used[seat, bar]
    for bonus in range(BONUSES):
        alone.waiting[0, bonus] = state.waiting[seat, bonus]
    for cell in range(CELLS):
        alone.cells[0, cell] = state.cells[seat, cell]


@small
def _copy_dice(state: Any, alone: Any) -> None:
    for die in range(DICE):
        alone.faces[die] = state.faces[die]
        alone.where[die] = state.where[die]


@small
def _next_part(state: Any, seat: int) -> int:
    """What the seat's next turn is: its own, or one in which another throws."""
    if state.part == PART_ACTIVE:
        return PART_PASSIVE  # another throws now
    turn = (int(state.active) + 1) % int(state.players)
    return PART_ACTIVE if turn == seat else PART_PASSIVE


@small
def _round(sheet: Any, state: Any, seat: int, part: int) -> int:
    """The round of a player alone with as many entries still to come after this turn."""
    players = int(state.players)
    rounds = int(sheet.rounds[players]) - int(state.round_now)
    entries = rounds * (ROLLS + players - 1)
    turn = int(state.active)
    # The turns of this round that begin after the one that goes on now.
    for later in range(turn + 1, players):
        entries += ROLLS if later == seat else 1
    waiting = turn == seat and state.part == PART_ACTIVE
    if waiting:
        return _clamped(sheet, (25 - entries) // 4)
    if state.part == PART_PASSIVE and (turn == seat or state.stage[seat] == IDLE):
        # Done with this turn: the next one is what the position shows.
        entries -= ROLLS if part == PART_ACTIVE else 1
    return _clamped(sheet, (25 - entries if part == PART_ACTIVE else 24 - entries) // 4)


@small
def _clamped(sheet: Any, round_: int) -> int:
    return min(max(round_, 1), int(sheet.rounds[1]))
