"""Features of the race for chips: pawns, chips, stacks and tiles of everybody."""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.players.features.writing import WIDE, clip, one_hot, thermometer
from renard.rules.layout import PHASE_OVER, PHASE_PLAY, ROWS, SEATS, TILES
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT

_SQUARES = 5
_CHIPS = 4
_STACK = 13
_FACES = 6
_SETS = 4

# Places among the wide numbers.
_AHEAD, _ROUND, _EMPTY, _TOTALS = 0, 4, 5, 6
_STACKS = _TOTALS + SEATS
_CHIPS_AT = _STACKS + ROWS


@rule
def race_features(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the features of a position."""
    for i in range(WIDE):
        out[i] = 0
    n = WIDE
    own = _total(sheet, state, seat)
    players = int(state.players)
    for i in range(SEATS):
        if i < players:
            other = (seat + i) % players
            total = _total(sheet, state, other)
            out[_TOTALS + i] = clip(total)
            out[_AHEAD + i] = clip(total - own)
            for row in range(ROWS):
                out[_CHIPS_AT + i * ROWS + row] = state.cells[other, CHIPS + row]
            n = _seat(sheet, state, other, out, n)
        else:
            end = n + _seat_features()
            while n < end:
                out[n] = 0
                n += 1
    n = _table(sheet, state, seat, out, n)
    return _hand(sheet, state, out, n)


@small
def _seat_features() -> int:
    return ROWS * (_SQUARES + _CHIPS + 1) + _SETS + ROWS + 1


@small
def _seat(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """A seat's pawns and chips by row, its full sets, and how many rows the next set lacks."""
    sets = 127
    for row in range(ROWS):
        sets = min(sets, int(state.cells[seat, CHIPS + row]))
    lacking = 0
    for row in range(ROWS):
        square = int(state.cells[seat, PAWNS + row])
        chips = int(state.cells[seat, CHIPS + row])
        n = one_hot(out, n, square, _SQUARES)
        out[n] = 1 if square == sheet.row_squares[row] else 0
        n = thermometer(out, n + 1, chips - sets, _CHIPS)
        if chips == sets:
            lacking += 1
    n = thermometer(out, n, sets, _SETS)
    return one_hot(out, n, lacking, ROWS + 1)


@small
def _table(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """The stacks, the tiles gone, whether this is the last round, whose turn, how many play."""
    empty = 0
    for row in range(ROWS):
        stack = int(state.stacks[row])
        out[_STACKS + row] = stack
        n = one_hot(out, n, stack, _STACK)
        if stack == 0:
            empty += 1
    out[_ROUND] = clip(int(state.round_now))
    out[_EMPTY] = empty
    n = thermometer(out, n, empty, int(sheet.empty_stacks))
    n = one_hot(out, n, int(state.tiles_taken), TILES + 1)
    last = empty >= sheet.empty_stacks or state.tiles_taken >= sheet.tiles
    out[n] = 1 if last else 0
    out[n + 1] = 1 if state.phase == PHASE_OVER else 0
    turn = (int(state.active) - seat) % int(state.players)
    n = one_hot(out, n + 2, turn, SEATS)
    # Who throws first decides who has the last turn.
    n = one_hot(out, n, seat, SEATS)
    return one_hot(out, n, int(state.players) - 1, SEATS)


@small
def _hand(sheet: Any, state: Any, out: Any, n: int) -> int:
    """The dice that are still to be grouped in this turn, and what is asked."""
    playing = state.phase == PHASE_PLAY
    for face in range(1, _FACES + 1):
        count = 0
        if playing:
            for i in range(4):
                if sheet.hand_face[state.hand, i] == face:
                    count += 1
        n = thermometer(out, n, count, 4)
    out[n] = 1 if playing else 0
    return n + 1


@small
def _total(sheet: Any, state: Any, seat: int) -> int:
    total = 0
    for row in range(ROWS):
        total += int(state.cells[seat, CHIPS + row]) * int(sheet.row_sum[row])
    for tile in range(TILES):
        total += int(state.cells[seat, TILES_AT + tile])
    return total
