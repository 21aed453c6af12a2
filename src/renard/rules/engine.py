"""The rules as a program sees them: the same few functions for every game.

Nothing here throws dice, allocates or raises. `sheet` is one SHEET record, `state` one STATE
record that is changed in place, `out` an int32 array with room for every action of the sheet.
"""

from typing import Any

from renard.rules.compiled import rule, small
from renard.rules.layout import FLOW_PLATTER, IDLE, PHASE_PLAY, SEATS, TELL_ASKS, TELLS
from renard.rules.platter import score as platter_score
from renard.rules.platter import turn as platter
from renard.rules.platter.describe import platter_describe
from renard.rules.race import turn as race


@rule
def begin(sheet: Any, state: Any, out: Any) -> None:
    """Start the game in a state that is all zeros but for its players."""
    if sheet.flow == FLOW_PLATTER:
        platter.begin(sheet, state, out)
    else:
        race.begin(sheet, state)


@small
def to_act(state: Any) -> int:
    """The seats that have something to decide, as bits; 0 while dice are awaited or at the end."""
    seats = 0
    if state.phase == PHASE_PLAY:
        for seat in range(SEATS):
            if state.asks[seat] != IDLE:
                seats |= 1 << seat
    return seats


@small
def legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the ids of all that `seat` may do now to `out`, rising; returns how many."""
    if state.phase != PHASE_PLAY:
        return 0
    if sheet.flow == FLOW_PLATTER:
        return platter.list_legal(sheet, state, seat, out)
    return race.list_legal(sheet, state, seat, out)


@small
def act(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Only what a legal action itself does: for a preview."""
    if sheet.flow == FLOW_PLATTER:
        platter.act(sheet, state, seat, action)
    else:
        race.act(sheet, state, seat, action)


@small
def apply(sheet: Any, state: Any, seat: int, action: int, out: Any) -> None:
    """Do a legal action, and all that follows up to the next decision or throw."""
    if sheet.flow == FLOW_PLATTER:
        platter.apply(sheet, state, seat, action, out)
    else:
        race.apply(sheet, state, seat, action)


@small
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """The dice in hand were thrown: `faces` by die; of other dice it is not read."""
    if sheet.flow == FLOW_PLATTER:
        platter.apply_roll(sheet, state, faces)
    else:
        race.apply_roll(sheet, state, faces)


@small
def apply_platter(sheet: Any, state: Any, dice: int) -> None:
    """Alone, passive: `dice` (bits) are the lowest three and lie on the platter."""
    platter.apply_platter(sheet, state, dice)


@rule
def describe(sheet: Any, state: Any, seat: int, action: int, tell: Any) -> None:
    """Write what a legal action is to `tell`, by the TELL_ indices: the ints behind its words."""
    for i in range(TELLS):
        tell[i] = -1
    tell[TELL_ASKS] = state.asks[seat]
    if sheet.flow == FLOW_PLATTER:
        platter_describe(sheet, state, seat, action, tell)
    else:
        race.describe(sheet, action, tell)


@rule
def score(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write a seat's parts (zones, or chips by row) to `out` and return its total."""
    if sheet.flow == FLOW_PLATTER:
        return platter_score.score(sheet, state, seat, out)
    return race.score(sheet, state, seat, out)


@rule
def winners(sheet: Any, state: Any, out: Any) -> int:
    """The seats that win, as bits. `out` is scratch."""
    best = -(1 << 30)
    best_tie = 0
    seats = 0
    for seat in range(state.players):
        total = score(sheet, state, seat, out)
        tie = 0
        if sheet.flow == FLOW_PLATTER:
            tie = platter_score.tie_break(sheet, state, seat)
        if total > best or (total == best and tie > best_tie):
            best = total
            best_tie = tie
            seats = 1 << seat
        elif total == best and tie == best_tie:
            seats |= 1 << seat
    return seats
