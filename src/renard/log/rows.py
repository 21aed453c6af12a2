"""What happened at a table, as rows of small ints, and what follows from it: compiled like rules.

A row is one entry of a log. `states` are three: the table now, the table as the last throw left it,
and one to try things out in. `out` is scratch with room for every action of the sheet.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.layout import DICE, PART_ACTIVE, PHASE_PLAY, SEATS, WINDOW

# A row, by index. `LOG_WHAT` is the action; of a platter its dice as bits, of an undo how much is
# taken back. `LOG_GONE`: it was taken back, or is an undo itself. Last come the faces of a roll.
LOG_KIND, LOG_SEAT, LOG_WHAT, LOG_ROUND, LOG_ACTIVE, LOG_PART, LOG_GONE, LOG_FACES = range(8)
LOG_NAMES = ("kind", "seat", "what", "round", "active", "part", "gone", "faces")
LOGGED = LOG_FACES + DICE

# Kinds of rows; throws come first. Going on to a roll is the one action that is no event.
KIND_ROLL, KIND_PLATTER, KIND_ACT, KIND_ON, KIND_UNDO = range(5)
KIND_NAMES = ("roll", "platter", "act", "on", "undo")

# What is taken back: the last action of a seat, or all of its actions since the last throw.
UNDO_LAST, UNDO_TURN = range(2)
UNDO_NAMES = ("last", "turn")

# Places of `states`.
NOW, THROWN, TRIED = range(3)
LOG_STATES = 3


@rule
def follow(sheet: Any, states: Any, row: Any, out: Any) -> None:
    """Do what a row says, anything but undo; its turn is written to the row.

    Whether the rules allow it was found out before.
    """
    _note(states[NOW], row, 0)
    do_row(sheet, states[NOW], row, out)
    if row[LOG_KIND] <= KIND_PLATTER:
        states[THROWN] = states[NOW]


@rule
def do_row(sheet: Any, state: Any, row: Any, out: Any) -> None:
    """Change `state` as a row says."""
    if row[LOG_KIND] == KIND_ROLL:
        engine.apply_roll(sheet, state, row[LOG_FACES:])
    elif row[LOG_KIND] == KIND_PLATTER:
        engine.apply_platter(sheet, state, int(row[LOG_WHAT]))
    else:
        engine.do(sheet, state, int(row[LOG_SEAT]), int(row[LOG_WHAT]), out)


@small
def _note(state: Any, row: Any, gone: int) -> None:
    row[LOG_ROUND] = state.round_now
    row[LOG_ACTIVE] = state.active
    row[LOG_PART] = state.part
    row[LOG_GONE] = gone


@rule
def is_stale(state: Any, rows: Any, count: int, seat: int, seen: int) -> bool:
    """Whether anything that concerns `seat` is among the rows after the first `seen` of `count`."""
    if seen < last_throw(rows, count) or seen > count:
        return True
    for i in range(seen, count):
        # Seats that decide at the same time do not make each other's choices stale.
        if rows[i, LOG_SEAT] == seat or not _is_in_turn(state, rows[i]):
            return True
    return False


@small
def _is_in_turn(state: Any, row: Any) -> bool:
    return bool(
        row[LOG_ROUND] == state.round_now
        and row[LOG_ACTIVE] == state.active
        and row[LOG_PART] == state.part
    )


@small
def last_throw(rows: Any, count: int) -> int:
    """How many rows there are up to the last throw, which included."""
    while count > 0 and rows[count - 1, LOG_KIND] > KIND_PLATTER:
        count -= 1
    return count


@rule
def can_undo(
    sheet: Any, states: Any, rows: Any, count: int, seat: int, what: int, out: Any
) -> bool:
    """Whether the table can be as it was without what a seat takes back; it is tried out."""
    first = last_throw(rows, count)
    own = _last_own(rows, first, count, seat)
    if own < first:
        return False
    states[TRIED] = states[THROWN]
    for i in range(first, count):
        if rows[i, LOG_GONE] != 0 or _goes(rows[i], seat, what, i == own):
            continue
        # What another seat did on the strength of it cannot be done without it.
        who, action = int(rows[i, LOG_SEAT]), int(rows[i, LOG_WHAT])
        if not is_legal(sheet, states[TRIED], who, action, out):
            return False
        engine.do(sheet, states[TRIED], who, action, out)
    return True


@rule
def undo(sheet: Any, states: Any, rows: Any, count: int, seat: int, what: int, out: Any) -> bool:
    """Take back what a seat did; the row behind the `count` there are says so. False: it cannot."""
    if not can_undo(sheet, states, rows, count, seat, what, out):
        return False
    first = last_throw(rows, count)
    own = _last_own(rows, first, count, seat)
    for i in range(first, count):
        if _goes(rows[i], seat, what, i == own):
            rows[i, LOG_GONE] = 1
    states[NOW] = states[TRIED]
    rows[count, LOG_KIND] = KIND_UNDO
    rows[count, LOG_SEAT] = seat
    rows[count, LOG_WHAT] = what
    _note(states[NOW], rows[count], 1)
    return True


@small
def _last_own(rows: Any, first: int, count: int, seat: int) -> int:
    """The last row of a seat that still stands; below `first` if there is none."""
    own = count - 1
    while own >= first and (rows[own, LOG_SEAT] != seat or rows[own, LOG_GONE] != 0):
        own -= 1
    return own


@small
def _goes(row: Any, seat: int, what: int, last: bool) -> bool:
    return bool(row[LOG_SEAT] == seat and (what == UNDO_TURN or last))


@rule
def is_legal(sheet: Any, state: Any, seat: int, action: int, out: Any) -> bool:
    """Whether a seat may do an action now."""
    count = engine.list_legal(sheet, state, seat, out)
    at = 0
    while at < count and out[at] != action:
        at += 1
    return bool(at < count)


@rule
def record_order(rows: Any, count: int, order: Any) -> int:
    """Write the rows that are events of the record to `order`, as it has them; returns how many.

    Seats that acted at the same time stand by seat, after the throw that they acted on.
    """
    n = 0
    for i in range(count):
        if rows[i, LOG_GONE] != 0 or rows[i, LOG_KIND] == KIND_ON:
            continue
        at = n
        while at > 0 and _comes_before(rows[i], rows[order[at - 1]]):
            order[at] = order[at - 1]
            at -= 1
        order[at] = i
        n += 1
    return n


@small
def _comes_before(row: Any, earlier: Any) -> bool:
    """Whether the record has a row before one that happened earlier."""
    for i in (LOG_ROUND, LOG_ACTIVE, LOG_PART):
        if row[i] != earlier[i]:
            return False
    return bool(_rank(row) < _rank(earlier))


@small
def _rank(row: Any) -> int:
    if row[LOG_KIND] <= KIND_PLATTER or row[LOG_PART] == PART_ACTIVE:
        return 0
    return int(row[LOG_SEAT]) + 1


@rule
def goes_on(state: Any, uses: bool) -> int:
    """The seats (bits) that go on to a roll before an event of a record, which does not say so.

    `uses` is whether the event is the use of an action: that is what they go on without.
    """
    seats = 0
    if state.phase == PHASE_PLAY and not uses:
        for seat in range(SEATS):
            if state.asks[seat] == WINDOW:
                seats |= 1 << seat
    return seats
