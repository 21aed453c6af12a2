"""The rules as a program sees them: the same few functions for every game.

Nothing here throws dice, allocates or raises. `sheet` is one SHEET record, `state` one STATE
record that is changed in place, `out` an int32 array with room for every action of the sheet.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.layout import (
    FLOW_PLATTER,
    IDLE,
    PART_ACTIVE,
    PART_PASSIVE,
    PHASE_PLAY,
    SEATS,
    TELL_ASKS,
    TELLS,
)
from renard.rules.platter import score as platter_score
from renard.rules.platter import turn as platter
from renard.rules.platter.acts import act as platter_act
from renard.rules.platter.choices import list_legal as platter_legal
from renard.rules.platter.describe import platter_describe
from renard.rules.race import turn as race

_PARTS, _ROLLS, _REROLLS = 4, 8, 256
"""Room for so many in the number of a place."""


@small
def clear(state: Any) -> None:
    """Set a state to all zeros, as `begin` wants it."""
    state.hand = 0
    state.tiles_taken = 0
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
def first_to_act(state: Any) -> int:
    """The lowest seat that has something to decide; only while one has."""
    seat = 0
    while state.asks[seat] == IDLE:
        seat += 1
    return seat


@small
def turn_number(state: Any) -> int:
    """The number of a turn within its round: the active seat's, passive turns behind all others."""
    turn = int(state.active)
    if state.part == PART_PASSIVE:
        turn += SEATS
    return turn


@small
def place(state: Any) -> int:
    """Where in the course of a game a state is: a number that rises with every throw.

    It tells the round, the turn, the part and, in a turn's own part, the roll and the reroll. So it
    is the same for all who meet the same dice, whatever they have chosen before.
    """
    now = (int(state.round_now) * SEATS + int(state.active)) * _PARTS + int(state.part)
    roll = 0
    if state.part == PART_ACTIVE:
        roll = int(state.rolls) * _REROLLS + int(state.rerolls)
    return now * _ROLLS * _REROLLS + roll


@small
def legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the ids of all that `seat` may do now to `out`, rising; returns how many."""
    if state.phase != PHASE_PLAY:
        return 0
    if sheet.flow == FLOW_PLATTER:
        return platter_legal(sheet, state, seat, out)
    return race.list_legal(sheet, state, seat, out)


@small
def act(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Only what a legal action itself does: for a preview."""
    if sheet.flow == FLOW_PLATTER:
        platter_act(sheet, state, seat, action)
    else:
        race.act(sheet, state, seat, action)


@small
def apply(sheet: Any, state: Any, seat: int, action: int, out: Any) -> None:
    """Do a legal action, and all that follows up to the next decision or throw."""
    if sheet.flow == FLOW_PLATTER:
        platter.apply(sheet, state, seat, action, out)
    else:
        race.apply(sheet, state, seat, action)


@rule
def list_legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """As `legal`, in one copy for all who call it: where size counts, not speed."""
    return legal(sheet, state, seat, out)


@rule
def do(sheet: Any, state: Any, seat: int, action: int, out: Any) -> None:
    """As `apply`, in one copy for all who call it: where size counts, not speed."""
    apply(sheet, state, seat, action, out)


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
def describe_all(
    sheet: Any, states: Any, seat: int, actions: Any, tells: Any, after: Any, totals: Any
) -> None:
    """Describe actions that are legal in `states[0]`, one a row of `tells`.

    As far as `after` and `totals` have room, also what each leads to by itself: the state, and the
    total of `seat` in it.
    """
    for i in range(actions.shape[0]):
        describe(sheet, states[0], seat, actions[i], tells[i])
        if i < after.shape[0]:
            after[i] = states[0]
            act(sheet, after[i], seat, actions[i])
            totals[i] = score(sheet, after[i], seat, totals[i + 1 :])


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
    seats = 0
    for seat in range(state.players):
        total = score(sheet, state, seat, out)
        if total > best:
            best = total
            seats = 0
        if total == best:
            seats |= 1 << seat
    return break_tie(sheet, state, seats)


@rule
def break_tie(sheet: Any, state: Any, seats: int) -> int:
    """Those who win among `seats` with the same total."""
    if sheet.flow != FLOW_PLATTER or seats & (seats - 1) == 0:
        return seats
    best = -(1 << 30)
    winning = 0
    for seat in range(state.players):
        if (seats >> seat) & 1:
            highest = platter_score.highest_zone(sheet, state, seat)
            if highest > best:
                best = highest
                winning = 0
            if highest == best:
                winning |= 1 << seat
    return winning
