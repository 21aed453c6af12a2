"""A position among several players as a player alone would meet it.

A net that learnt alone can so advise at a full table: it foretells the seat's own points. Dice that
others will leave are taken as a throw of the passive turn; the round is the one after which a
player alone has about as much left to enter.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.layout import (
    BARS,
    BONUSES,
    CELLS,
    DICE,
    EXTRAS,
    HAND,
    IDLE,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PHASE_OVER,
    PHASE_ROLL,
    ROLLS,
)

_ENTRIES = ROLLS + 1
"""Entries of a round alone, without bonuses: three rolls and a passive turn."""
_ALL = 6 * _ENTRIES


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
        alone.round_now = _round_to_begin(sheet, state)
        return
    mine = state.active == seat
    last = turns_left(sheet, state) == 0
    if last and part == PART_ACTIVE and mine and state.stage[seat] == EXTRAS:
        # Alone, the last window for extra dice is that of a passive turn.
        part = PART_PASSIVE
        alone.part = part
        _copy_dice(state, alone)
    elif (part == PART_ACTIVE and mine) or (
        part == PART_PASSIVE and not mine and state.stage[seat] != IDLE
    ):
        _copy_dice(state, alone)
        alone.rolls = state.rolls
        if part == PART_ACTIVE:
            alone.rerolls = state.rerolls
            alone.follow = state.follow
    elif last and part == PART_PASSIVE:
        alone.phase = PHASE_OVER  # for this seat
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
def turns_left(sheet: Any, state: Any) -> int:
    """Turns after the one that goes on: each is everybody's, active or passive."""
    rounds = int(sheet.rounds[state.players]) - int(state.round_now)
    return rounds * int(state.players) + int(state.players) - 1 - int(state.active)


@small
def _next_part(state: Any, seat: int) -> int:
    """What the seat's next turn is: its own, or one in which another throws."""
    if state.part == PART_ACTIVE:
        return PART_PASSIVE  # another throws now
    turn = (int(state.active) + 1) % int(state.players)
    return PART_ACTIVE if turn == seat else PART_PASSIVE


@small
def _round_to_begin(sheet: Any, state: Any) -> int:
    """The round that a player alone begins with as many entries still to come."""
    players = int(state.players)
    rounds = int(sheet.rounds[players]) - int(state.round_now) + 1
    return _nearest(sheet, _ALL + _ENTRIES - rounds * (ROLLS + players - 1))


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
    if state.part == PART_PASSIVE and (turn == seat or state.stage[seat] == IDLE):
        # Done with this turn: the next one is what the position shows.
        entries -= ROLLS if part == PART_ACTIVE else 1
    return _nearest(sheet, (_ALL + 1 if part == PART_ACTIVE else _ALL) - entries)


@small
def _nearest(sheet: Any, entries: int) -> int:
    """The round in which a player alone has made so many entries; halves count as the later."""
    round_ = (2 * entries + _ENTRIES) // (2 * _ENTRIES)
    return min(max(round_, 1), int(sheet.rounds[1]))
