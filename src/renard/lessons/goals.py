"""Whether the goal of a lesson is reached: compiled, for CPU and WebAssembly.

A goal is one row or several. Each names something that can be counted between the position of the
lesson and the position now, and says how many of it there should be at least.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.layout import (
    BONUS,
    FIELD,
    FLOW_PLATTER,
    FOLLOW,
    HAND,
    IDLE,
    JOKER,
    PART_ACTIVE,
    PHASE_OVER,
    PHASE_PLAY,
    ROWS,
    TILES,
)
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT

# Kinds of goals. Most count what is more than at the beginning; four look at the position alone:
# dice still in hand, a die that was taken, points of the lowest zone, and the square of a pawn.
(
    GOAL_POINTS, GOAL_BOXES, GOAL_ENTRIES, GOAL_ZONE_POINTS, GOAL_LOWEST, GOAL_FOXES, GOAL_OPENS,
    GOAL_USES, GOAL_HAND, GOAL_TAKES, GOAL_SQUARE, GOAL_CHIPS, GOAL_TILES, GOAL_SENDS_HOME,
    GOAL_CLOSES,
) = range(15)  # fmt: skip

GOAL_NAMES: dict[str, tuple[int, str]] = {
    "points": (GOAL_POINTS, ""),
    "boxes": (GOAL_BOXES, ""),
    "entries": (GOAL_ENTRIES, "zone"),
    "zone_points": (GOAL_ZONE_POINTS, "zone"),
    "lowest": (GOAL_LOWEST, ""),
    "foxes": (GOAL_FOXES, ""),
    "opens": (GOAL_OPENS, "bar"),
    "uses": (GOAL_USES, "bar"),
    "hand": (GOAL_HAND, ""),
    "takes": (GOAL_TAKES, "die"),
    "square": (GOAL_SQUARE, "row"),
    "chips": (GOAL_CHIPS, ""),
    "tiles": (GOAL_TILES, ""),
    "sends_home": (GOAL_SENDS_HOME, ""),
    "closes": (GOAL_CLOSES, ""),
}
"""By name: the kind, and what the second number of its row stands for, if anything."""
RACE_GOALS = ("points", "square", "chips", "tiles", "sends_home", "closes")
"""Those that a race knows; a sheet with zones knows points and the others."""

# The numbers of a row, by index.
GOAL_KIND, GOAL_WHAT, GOAL_LEAST = range(3)
GOAL_INTS = 3
MOST_GOALS = 8
"""Rows that a goal can have."""

# What a lesson came to.
VERDICT_OPEN, VERDICT_REACHED, VERDICT_MISSED = range(3)
VERDICT_NAMES = ("open", "reached", "missed")


@rule
def judge_lesson(
    sheet: Any, begun: Any, now: Any, seat: int, goals: Any, left: int, throws: int, out: Any
) -> int:
    """What a lesson came to, with so many decisions and throws left; `out`: room for all actions.

    Whoever has reached the goal still finishes a chain of bonuses; after the last decision, entries
    that nobody has to decide on still come.
    """
    reached = True
    for i in range(goals.shape[0]):
        goal = goals[i]
        count = measure(sheet, begun, now, seat, goal[GOAL_KIND], goal[GOAL_WHAT], out)
        if count < goal[GOAL_LEAST]:
            reached = False
    if _in_chain(now, seat):
        if left > 0 or engine.list_legal(sheet, now, seat, out) == 1:
            return VERDICT_OPEN
    elif not reached and left > 0 and _goes_on(now, seat, throws):
        return VERDICT_OPEN
    return VERDICT_REACHED if reached else VERDICT_MISSED


@small
def _in_chain(state: Any, seat: int) -> bool:
    asks = state.asks[seat]
    return bool(state.phase == PHASE_PLAY and (asks == BONUS or asks == FOLLOW))


@small
def _goes_on(state: Any, seat: int, throws: int) -> bool:
    """Whether the seat acts next, or may still throw: a lesson does not wait for others."""
    if state.phase == PHASE_PLAY:
        return bool(state.asks[seat] != IDLE)
    return bool(state.phase != PHASE_OVER and state.active == seat and throws > 0)


@rule
def measure(sheet: Any, begun: Any, now: Any, seat: int, kind: int, what: int, out: Any) -> int:
    """How many there are of what a goal counts."""
    if kind == GOAL_POINTS:
        total = int(engine.score(sheet, now, seat, out))
        return total - int(engine.score(sheet, begun, seat, out))
    if sheet.flow == FLOW_PLATTER:
        return _measure_sheet(sheet, begun, now, seat, kind, what, out)
    return _measure_board(begun, now, seat, kind, what)


@small
def _measure_sheet(
    sheet: Any, begun: Any, now: Any, seat: int, kind: int, what: int, out: Any
) -> int:
    if kind == GOAL_BOXES:
        boxes = 0
        for zone in range(sheet.zones):
            boxes += _entries(sheet, begun, now, seat, zone)
        return boxes
    if kind == GOAL_ENTRIES:
        return _entries(sheet, begun, now, seat, what)
    if kind == GOAL_ZONE_POINTS or kind == GOAL_LOWEST:
        return _zone_points(sheet, begun, now, seat, kind, what, out)
    if kind == GOAL_FOXES:
        return int(now.foxes[seat]) - int(begun.foxes[seat])
    if kind == GOAL_OPENS:
        return int(now.opened[seat, what]) - int(begun.opened[seat, what])
    if kind == GOAL_USES:
        return _used(now, seat, what) - _used(begun, seat, what)
    if kind == GOAL_HAND:
        return _kept(sheet, begun, now)
    return int(now.where[what] == FIELD)


@small
def _kept(sheet: Any, begun: Any, now: Any) -> int:
    """Dice for the next roll, once a die was chosen; after the turn all are taken up again."""
    kept = chosen = 0
    for die in range(sheet.dice):
        kept += int(now.where[die] == HAND)
        chosen += int(now.where[die] == FIELD) - int(begun.where[die] == FIELD)
    same_turn = now.part == PART_ACTIVE and now.active == begun.active
    return kept if same_turn and chosen > 0 else 0


@small
def _entries(sheet: Any, begun: Any, now: Any, seat: int, zone: int) -> int:
    """Boxes of a zone that were filled, or crossed after they had been circled."""
    first = int(sheet.zone_first[zone])
    filled = 0
    for at in range(first, first + int(sheet.zone_cells[zone])):
        filled += int(now.cells[seat, at] != begun.cells[seat, at])
    return filled


@small
def _zone_points(
    sheet: Any, begun: Any, now: Any, seat: int, kind: int, zone: int, out: Any
) -> int:
    if kind == GOAL_ZONE_POINTS:
        engine.score(sheet, begun, seat, out)
        before = int(out[zone])
        engine.score(sheet, now, seat, out)
        return int(out[zone]) - before
    engine.score(sheet, now, seat, out)
    lowest = int(out[0])
    for one in range(1, sheet.zones):
        lowest = min(lowest, int(out[one]))
    return lowest


@small
def _used(state: Any, seat: int, bar: int) -> int:
    used = int(state.used[seat, bar])
    if bar != JOKER:
        return used
    # Of jokers it is told which boxes are used, by bits.
    boxes = 0
    while used > 0:
        boxes += used & 1
        used >>= 1
    return boxes


@small
def _measure_board(begun: Any, now: Any, seat: int, kind: int, what: int) -> int:
    if kind == GOAL_SQUARE:
        return int(now.cells[seat, PAWNS + what])
    if kind == GOAL_CHIPS:
        chips = 0
        for row in range(ROWS):
            chips += int(now.cells[seat, CHIPS + row]) - int(begun.cells[seat, CHIPS + row])
        return chips
    if kind == GOAL_TILES:
        tiles = 0
        for tile in range(TILES_AT, TILES_AT + TILES):
            tiles += int(now.cells[seat, tile] != begun.cells[seat, tile])
        return tiles
    closed = home = 0
    for row in range(ROWS):
        if now.stacks[row] == 0:
            closed += int(begun.stacks[row] > 0)
            continue
        for other in range(now.players):
            if other != seat and begun.cells[other, PAWNS + row] > 0:
                home += int(now.cells[other, PAWNS + row] == 0)
    return closed if kind == GOAL_CLOSES else home
