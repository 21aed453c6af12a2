"""Features of the games with a silver platter, from the sheet's tables alone.

A net foretells the points of one seat; nobody else's sheet has a part in that.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.players.features.dice import dice_features
from renard.players.features.writing import WIDE, clip, one_hot, thermometer
from renard.rules.layout import (
    BARS,
    CIRCLES,
    EXTRAS,
    JOKER,
    ORDER_ANY,
    PART_ACTIVE,
    PART_ROUND,
    PASSIVE,
    PHASE_OVER,
    PHASE_PLAY,
    PICK,
    ROUNDS,
    SEATS,
    SKIP,
    WINDOW,
)

MOMENTS = 16
LASTS = 25
"""Buckets for the number that the next one is compared with."""
LEFT = 5
FOXES = 6

# Places among the wide numbers.
_POINTS, _FILLED, _ABOVE = 0, 5, 10
_LOWEST, _FOX_POINTS, _TOTAL = 15, 16, 17
_READY = 18
_LAST = 35


@rule
def platter_features(sheet: Any, state: Any, seat: int, points: Any, out: Any) -> int:
    """Write the features of a position; `points` holds those of the seat's zones."""
    for i in range(WIDE):
        out[i] = 0
    n = WIDE
    lasts = 0
    for zone in range(sheet.zones):
        n = _cells(sheet, state, seat, zone, out, n)
        for line in range(int(sheet.zone_cells[zone]) // int(sheet.zone_row[zone])):
            if _last_matters(sheet, zone, line):
                last = _last(sheet, state, seat, zone, line)
                out[_LAST + lasts] = clip(last)
                lasts += 1
                n = one_hot(out, n, _bucket(last), LASTS)
    n = _lines(sheet, state, seat, out, n)
    n = _goods(sheet, state, seat, out, n)
    n = _score(sheet, state, seat, points, out, n)
    n = _moment(sheet, state, seat, out, n)
    return dice_features(sheet, state, seat, out, n)


@small
def _cells(sheet: Any, state: Any, seat: int, zone: int, out: Any, n: int) -> int:
    """Whether cells that were free at the start are filled, crossed, out of reach."""
    kind = sheet.zone_kind[zone]
    first = int(sheet.zone_first[zone])
    end = first + int(sheet.zone_cells[zone])
    filled = 0
    reach = first
    for at in range(first, end):
        if state.cells[seat, at] != 0 and sheet.cell_start[at] == 0:
            filled += 1
            reach = at + 1
    out[_FILLED + zone] = filled
    for at in range(first, end):
        if sheet.cell_start[at] == 0:
            value = int(state.cells[seat, at])
            out[n] = 1 if value != 0 else 0
            n += 1
            if kind == CIRCLES:
                out[n] = 1 if value > 1 else 0
                n += 1
            elif kind == SKIP:
                out[n] = 1 if at >= reach else 0
                n += 1
    return n


@small
def _last_matters(sheet: Any, zone: int, line: int) -> bool:
    """Whether what a line's next number is worth depends on the number before."""
    if sheet.zone_writes[zone] == 0:
        return False
    first = int(sheet.zone_first[zone]) + line * int(sheet.zone_row[zone])
    return bool(sheet.zone_order[zone, line] != ORDER_ANY or sheet.cell_pair[first] >= 0)


@small
def _last(sheet: Any, state: Any, seat: int, zone: int, line: int) -> int:
    """The rightmost number of a line, or 0."""
    first = int(sheet.zone_first[zone]) + line * int(sheet.zone_row[zone])
    last = 0
    for at in range(first, first + int(sheet.zone_row[zone])):
        if state.cells[seat, at] != 0:
            last = int(state.cells[seat, at])
    return last


@small
def _bucket(value: int) -> int:
    """Numbers up to 20 apart, higher ones by fours."""
    if value > 20:
        value = 20 + (value - 20) // 4
    return min(value, LASTS - 1)


@small
def _lines(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """How many cells every line of several cells still needs."""
    for line in range(sheet.zone_last_line[int(sheet.zones) - 1]):
        if sheet.line_length[line] > 1:
            left = 0
            for i in range(sheet.line_length[line]):
                if state.cells[seat, sheet.line_cell[line, i]] == 0:
                    left += 1
            n = one_hot(out, n, min(left, LEFT - 1), LEFT)
    return n


@small
def _goods(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Action boxes opened and ready, foxes, bonuses that wait, dice used as extra dice."""
    for bar in range(BARS):
        boxes = int(sheet.bar_boxes[bar])
        opened = int(state.opened[seat, bar])
        used = int(state.used[seat, bar])
        n = thermometer(out, n, opened, boxes)
        if bar == JOKER:
            # Jokers are not alike: which boxes are used is kept as bits.
            ready = opened
            for box in range(boxes):
                out[n + box] = (used >> box) & 1
                ready -= (used >> box) & 1
            n += boxes
        else:
            ready = opened - used
            n = thermometer(out, n, ready, boxes)
        out[_READY + bar] = ready
    n = thermometer(out, n, int(state.foxes[seat]), FOXES)
    for bonus in range(1, sheet.bonuses):
        n = thermometer(out, n, int(state.waiting[seat, bonus]), 2)
    for die in range(sheet.dice):
        out[n + die] = (state.extras[seat] >> die) & 1
    return n + int(sheet.dice)


@small
def _score(sheet: Any, state: Any, seat: int, points: Any, out: Any, n: int) -> int:
    """Points of every zone, how far above the lowest, and what the foxes make of that."""
    lowest = 1 << 30
    total = 0
    for zone in range(sheet.zones):
        lowest = min(lowest, int(points[zone]))
        total += int(points[zone])
    for zone in range(sheet.zones):
        above = int(points[zone]) - lowest
        out[_POINTS + zone] = clip(int(points[zone]))
        out[_ABOVE + zone] = clip(above)
        out[n] = 1 if above == 0 else 0
        out[n + 1] = 1 if above < 6 else 0
        out[n + 2] = 1 if above < 14 else 0
        n += 3
    fox_points = int(state.foxes[seat]) * lowest
    out[_LOWEST] = clip(lowest)
    out[_FOX_POINTS] = clip(fox_points // 2)
    out[_TOTAL] = clip((total + fox_points) // 4)
    return n


@small
def _moment(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Where in the game: the seat's moment in the round by round, rounds left, whose turn."""
    moment = _moment_of(state, seat)
    round_now = int(state.round_now) - 1
    for round_ in range(ROUNDS):
        n = one_hot(out, n, moment if round_ == round_now else -1, MOMENTS)
    n = one_hot(out, n, int(sheet.rounds[state.players]) - round_now - 1, ROUNDS)
    n = one_hot(out, n, int(state.players) - 1, SEATS)
    turn = (int(state.active) - seat) % int(state.players)
    if state.part == PART_ROUND:
        turn = SEATS
    return one_hot(out, n, turn, SEATS)


@small
def _moment_of(state: Any, seat: int) -> int:
    """What comes next for the seat, as one number."""
    if state.phase == PHASE_OVER:
        return 0
    if state.part == PART_ROUND:
        return 1
    rolling = state.phase != PHASE_PLAY
    stage = state.stage[seat]
    if state.part == PART_ACTIVE:
        if state.active != seat:
            return 2
        if rolling:
            return 2 + int(state.rolls)
        if stage == WINDOW:
            return 5 + int(state.rolls)
        if stage == EXTRAS:
            return 9
        return 10 if stage == PICK else 11
    if rolling:
        return 12
    if stage == PASSIVE:
        return 13
    return 14 if stage == EXTRAS else 15
