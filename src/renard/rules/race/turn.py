"""Rolls, lucky losers, groups, chips and tiles.

A seat's `cells` hold its pawn's square in each row (0: none), its chips of each row, and the points
of its tiles in the order taken.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.layout import (
    ACT_PASS,
    GROUP,
    IDLE,
    LUCKY,
    PART_ACTIVE,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_ROLL,
    ROWS,
    TELL_GROUP,
    TELL_ROW,
    TELL_VERB,
    TILES,
    VERB_GROUP,
    VERB_LUCKY,
    VERB_PASS,
)
from renard.rules.race import multisets

PAWNS = 0
CHIPS = ROWS
TILES_AT = 2 * ROWS

ACT_LUCKY = 0
"""Lucky losers: this plus the multiset that the ones become (1 and up)."""
ACT_GROUP = multisets.LUCKY_COUNT
"""Groups: this plus the multiset of faces (1 and up)."""
ACTIONS = ACT_GROUP + multisets.COUNT


@rule
def begin(sheet: Any, state: Any) -> None:
    """Stack the chips and ask for the first roll."""
    for row in range(ROWS):
        state.stacks[row] = sheet.row_chips[state.players, row]
    state.round_now = 1
    _begin_turn(state)


@small
def _begin_turn(state: Any) -> None:
    state.part = PART_ACTIVE
    state.rolls = 1
    state.phase = PHASE_ROLL


@small
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """The dice were thrown: the first four of `faces`."""
    hand = 0
    for die in range(sheet.dice):
        state.faces[die] = faces[die]
        hand = int(sheet.hand_plus[hand, faces[die]])
    state.hand = hand
    state.phase = PHASE_PLAY
    state.asks[state.active] = LUCKY if sheet.hand_ones[hand] > 1 else GROUP


@small
def list_legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the ids of all that `seat` may do now to `out`, rising; returns how many."""
    if state.asks[seat] == IDLE:
        return 0
    out[0] = ACT_PASS
    n = 1
    hand = state.hand
    if state.asks[seat] == LUCKY:
        # Multisets are numbered by size. The first of a size is all ones, which is the pass.
        turned = int(sheet.hand_ones[hand]) - 1
        last = sheet.lucky_first[turned + 1] if turned < 3 else multisets.LUCKY_COUNT + 1
        for lucky in range(sheet.lucky_first[turned] + 1, last):
            out[n] = ACT_LUCKY + lucky
            n += 1
        return n
    for i in range(sheet.hand_groups[hand]):
        # Written first and counted after: a jump that cannot be foreseen would cost more.
        group = int(sheet.hand_group[hand, i])
        out[n] = ACT_GROUP + group
        n += state.stacks[sheet.group_row[group]] > 0
    return n


@small
def act(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Do what `action` itself does, without going on to the next seat."""
    if action == ACT_PASS:
        state.asks[seat] = GROUP if state.asks[seat] == LUCKY else IDLE
    elif action <= ACT_GROUP:
        turned = int(sheet.hand_ones[state.hand]) - 1
        hand = int(sheet.hand_fewer_ones[state.hand])
        for die in range(turned):
            hand = int(sheet.hand_plus[hand, sheet.hand_face[action - ACT_LUCKY, die]])
        state.hand = hand
        state.asks[seat] = GROUP
    else:
        group = action - ACT_GROUP
        i = 0
        while sheet.hand_group[state.hand, i] != group:
            i += 1
        state.hand = sheet.hand_rest[state.hand, i]
        _advance_pawn(sheet, state, seat, int(sheet.group_row[group]))


@small
def _advance_pawn(sheet: Any, state: Any, seat: int, row: int) -> None:
    goal = sheet.row_squares[row]
    if state.cells[seat, PAWNS + row] < goal:
        state.cells[seat, PAWNS + row] += 1
        if state.cells[seat, PAWNS + row] < goal:
            return
        for other in range(state.players):
            if other != seat and state.cells[other, PAWNS + row] == goal:
                state.cells[other, PAWNS + row] = 0
    _take_chip(sheet, state, seat, row)


@small
def _take_chip(sheet: Any, state: Any, seat: int, row: int) -> None:
    state.stacks[row] -= 1
    state.cells[seat, CHIPS + row] += 1
    if state.stacks[row] == 0:
        for other in range(state.players):
            state.cells[other, PAWNS + row] = 0
    sets = int(state.cells[seat, CHIPS])
    for other_row in range(ROWS):
        sets = min(sets, int(state.cells[seat, CHIPS + other_row]))
    taken = tiles_of(state, seat)
    if sets > taken and state.tiles_taken < sheet.tiles:
        state.cells[seat, TILES_AT + taken] = sheet.tile_points[state.tiles_taken]
        state.tiles_taken += 1


@small
def tiles_of(state: Any, seat: int) -> int:
    """How many tiles a seat has taken."""
    taken = 0
    while taken < TILES and state.cells[seat, TILES_AT + taken] > 0:
        taken += 1
    return taken


@small
def apply(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Do a legal action and run on to the next decision or throw."""
    act(sheet, state, seat, action)
    if state.asks[seat] != IDLE:
        return
    state.active += 1
    if state.active == state.players:
        state.active = 0
        if _ended(sheet, state):
            state.phase = PHASE_OVER
            return
        state.round_now += 1
    _begin_turn(state)


@small
def _ended(sheet: Any, state: Any) -> bool:
    empty = 0
    for row in range(ROWS):
        if state.stacks[row] == 0:
            empty += 1
    return bool(empty >= sheet.empty_stacks or state.tiles_taken >= sheet.tiles)


@rule
def describe(sheet: Any, action: int, tell: Any) -> None:
    """Write the verb of an action, its faces as a multiset, and the row it goes to."""
    tell[TELL_VERB] = VERB_PASS
    if action > ACT_GROUP:
        tell[TELL_VERB] = VERB_GROUP
        tell[TELL_GROUP] = action - ACT_GROUP
        tell[TELL_ROW] = sheet.group_row[action - ACT_GROUP]
    elif action > ACT_PASS:
        tell[TELL_VERB] = VERB_LUCKY
        tell[TELL_GROUP] = action - ACT_LUCKY


@rule
def score(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the points in chips of every row to `out` and return the total, tiles included."""
    total = 0
    for row in range(ROWS):
        out[row] = state.cells[seat, CHIPS + row] * sheet.row_sum[row]
        total += int(out[row])
    for tile in range(TILES):
        total += int(state.cells[seat, TILES_AT + tile])
    return total
