"""What an action changes, as rows: the position before it compared with the one it leads to."""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import engine
from renard.rules.layout import (
    BARS,
    FLOW_PLATTER,
    HAND,
    JOKER,
    PHASE_ROLL,
    PLATTER,
    ROWS,
    TILES,
    VERB_BONUS,
    VERB_UNLOCK,
)
from renard.rules.platter import bonuses
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from renard.rules.rows import Shape, put

EFFECT_ROWS = 32
"""Room for what one action changes."""

EFFECT_TOTALS, EFFECT_WRITES, EFFECT_BONUSES, EFFECT_UNLOCKS, EFFECT_SPENDS = range(5)
EFFECT_PLATTER, EFFECT_TAKES_BACK = range(5, 7)
EFFECT_MOVES, EFFECT_CHIPS, EFFECT_TILES, EFFECT_SENDS_HOME, EFFECT_CLOSES = range(7, 12)

EFFECTS = {
    EFFECT_TOTALS: Shape(
        "totals", {"before": "number", "after": "number", "foxes": "number", "rolls": "flag"}
    ),
    EFFECT_WRITES: Shape("writes", {"zone": "zone", "cell": "number", "value": "number"}),
    EFFECT_BONUSES: Shape("bonuses", {"bonus": "bonus"}),
    EFFECT_UNLOCKS: Shape("unlocks", {"bar": "bar"}),
    EFFECT_SPENDS: Shape("spends", {"bar": "bar"}),
    EFFECT_PLATTER: Shape("platter", {"die": "die"}),
    EFFECT_TAKES_BACK: Shape("takes_back", {"die": "die"}),
    EFFECT_MOVES: Shape("moves", {"row": "number", "square": "number"}),
    EFFECT_CHIPS: Shape("chips", {"row": "number"}),
    EFFECT_TILES: Shape("tiles", {"points": "number"}),
    EFFECT_SENDS_HOME: Shape("sends_home", {"seat": "number"}),
    EFFECT_CLOSES: Shape("closes", {"row": "number"}),
}
"""The first row has the totals before and after, the foxes found, and whether dice are thrown next.

A bonus, box, action, die, chip, tile or pawn is a row of its own. Rows of the race go by their sum.
"""


@rule
def list_effects(sheet: Any, before: Any, after: Any, seat: int, action: int, rows: Any) -> int:
    """Write what `action` of `seat` changed to `rows`; returns how many rows that are."""
    total = engine.score(sheet, before, seat, rows[0])
    now = engine.score(sheet, after, seat, rows[0])
    foxes = int(after.foxes[seat]) - int(before.foxes[seat])
    n = put(rows, 0, EFFECT_TOTALS, total, now, foxes, int(after.phase == PHASE_ROLL))
    if sheet.flow == FLOW_PLATTER:
        n = _list_sheet(sheet, before, after, seat, action, rows, n)
        return _list_dice(sheet, before, after, rows, n)
    return _list_board(sheet, before, after, seat, rows, n)


@small
def _list_sheet(
    sheet: Any, before: Any, after: Any, seat: int, action: int, rows: Any, n: int
) -> int:
    for zone in range(sheet.zones):
        first = int(sheet.zone_first[zone])
        for at in range(first, first + int(sheet.zone_cells[zone])):
            value = int(after.cells[seat, at])
            if value != before.cells[seat, at]:
                n = put(rows, n, EFFECT_WRITES, zone, at - first + 1, value)
    spent = _spent_bonus(sheet, before, seat, action)
    for bonus in range(sheet.bonuses):
        earned = int(after.waiting[seat, bonus]) - int(before.waiting[seat, bonus])
        n = _put_times(rows, n, EFFECT_BONUSES, bonus, earned + int(bonus == spent))
    for bar in range(BARS):
        opened = int(after.opened[seat, bar]) - int(before.opened[seat, bar])
        n = _put_times(rows, n, EFFECT_UNLOCKS, bar, opened)
    for bar in range(BARS):
        used = int(after.used[seat, bar]) - int(before.used[seat, bar])
        # Of jokers it is told which boxes are used, by bits; an action uses one.
        n = _put_times(rows, n, EFFECT_SPENDS, bar, min(used, 1) if bar == JOKER else used)
    return n


@small
def _put_times(rows: Any, n: int, kind: int, what: int, times: int) -> int:
    for _ in range(times):
        n = put(rows, n, kind, what)
    return n


@small
def _spent_bonus(sheet: Any, state: Any, seat: int, action: int) -> int:
    """The waiting bonus that an action uses up; -1 where it uses none."""
    block = int(sheet.action_block[action])
    if sheet.block_verb[block] == VERB_BONUS:
        return bonuses.offering(sheet, state, seat, int(sheet.block_bonus[block]))
    if sheet.block_verb[block] == VERB_UNLOCK:
        return bonuses.waiting_list(sheet, state, seat)
    return -1


@small
def _list_dice(sheet: Any, before: Any, after: Any, rows: Any, n: int) -> int:
    for die in range(sheet.dice):
        if before.where[die] == HAND and after.where[die] == PLATTER:
            n = put(rows, n, EFFECT_PLATTER, die)
    for die in range(sheet.dice):
        if before.where[die] == PLATTER and after.where[die] == HAND:
            n = put(rows, n, EFFECT_TAKES_BACK, die)
    return n


@small
def _list_board(sheet: Any, before: Any, after: Any, seat: int, rows: Any, n: int) -> int:
    for row in range(ROWS):
        number = int(sheet.row_sum[row])
        square = int(after.cells[seat, PAWNS + row])
        if square != 0 and square != before.cells[seat, PAWNS + row]:
            n = put(rows, n, EFFECT_MOVES, number, square)
        if after.cells[seat, CHIPS + row] != before.cells[seat, CHIPS + row]:
            n = put(rows, n, EFFECT_CHIPS, number)
        if after.stacks[row] == 0 and before.stacks[row] > 0:
            n = put(rows, n, EFFECT_CLOSES, number)
            continue
        for other in range(before.players):
            if after.cells[other, PAWNS + row] == 0 and before.cells[other, PAWNS + row] > 0:
                n = put(rows, n, EFFECT_SENDS_HOME, other)
    for tile in range(TILES_AT, TILES_AT + TILES):
        if after.cells[seat, tile] != before.cells[seat, tile]:
            n = put(rows, n, EFFECT_TILES, int(after.cells[seat, tile]))
    return n


@rule
def list_effects_of_all(
    sheet: Any, states: Any, seat: int, actions: Any, spare: Any, rows: Any, counts: Any
) -> None:
    """For every action that is legal in `states[0]`: its rows, and how many. `spare`: a state."""
    for i in range(actions.shape[0]):
        spare[0] = states[0]
        engine.act(sheet, spare[0], seat, actions[i])
        counts[i] = list_effects(sheet, states[0], spare[0], seat, actions[i], rows[i])
