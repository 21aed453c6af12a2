"""The price of a choice: what the best choice has that this one gives up, as rows."""

from typing import Any

from renard.coach.comparing import has_foxes, lowest_zone, put_near
from renard.coach.kinds import (
    REASON_DICE,
    REASON_FOX,
    REASON_FOX_NEARER,
    REASON_GIVES_UP,
    REASON_KEEPS,
    REASON_MORE,
    REASON_THROWS_AGAIN,
    REASON_WORTH,
)
from renard.coach.lines import boxes_lost, entries_to, first_line, near_cell
from renard.coach.looking import (
    AFTER,
    BEFORE,
    BEST,
    dice_left,
    has_more,
    look_after,
    look_before,
    put_effects,
)
from renard.compiling.decorators import rule, small
from renard.rules.effects import (
    EFFECT_BONUSES,
    EFFECT_CHIPS,
    EFFECT_CLOSES,
    EFFECT_MOVES,
    EFFECT_SPENDS,
    EFFECT_UNLOCKS,
)
from renard.rules.layout import BONUS_FOX, FLOW_PLATTER, GROUP, VERB_REROLL
from renard.rules.platter.bonuses import complete
from renard.rules.platter.score import fox_worth
from renard.rules.rows import put

FEW = 3
"""A fox that is more entries away than this is no reason yet."""


@rule
def list_price(
    sheet: Any, state: Any, seat: int, action: int, best: int, look: Any, rows: Any
) -> int:
    """Write what `best` has and `action` gives up, both legal; returns how many rows that are."""
    look_before(sheet, state, seat, look)
    look_after(sheet, seat, action, look, AFTER)
    look_after(sheet, seat, best, look, BEST)
    if sheet.flow == FLOW_PLATTER:
        n = _list_earned(sheet, seat, look, rows, 0)
        n = _list_lines(sheet, seat, look, rows, n)
        n = _list_dice(sheet, seat, action, best, look, rows, n)
        return _list_kept(sheet, look, rows, n)
    n = 0
    for kind in range(EFFECT_CHIPS, EFFECT_CLOSES + 1):
        n = put_effects(sheet, seat, look, kind, BEST, AFTER, rows, n)
    n = put_effects(sheet, seat, look, EFFECT_MOVES, BEST, AFTER, rows, n)
    kept, left = _in_hand(sheet, seat, look, BEST), _in_hand(sheet, seat, look, AFTER)
    return put(rows, n, REASON_DICE, kept, left) if kept > left else n


@small
def _list_earned(sheet: Any, seat: int, look: Any, rows: Any, n: int) -> int:
    """Foxes, bonuses, boxes of actions and points that come at once."""
    foxes = int(look.states[BEST].foxes[seat]) - int(look.states[AFTER].foxes[seat])
    if foxes > 0:
        n = put(rows, n, REASON_FOX, foxes, fox_worth(sheet, lowest_zone(sheet, look, BEST)))
    n = put_effects(sheet, seat, look, EFFECT_BONUSES, BEST, AFTER, rows, n)
    n = put_effects(sheet, seat, look, EFFECT_UNLOCKS, BEST, AFTER, rows, n)
    # The first row of effects has the totals.
    points = int(look.effects[BEST, 0, 2]) - int(look.effects[AFTER, 0, 2])
    return put(rows, n, REASON_MORE, points) if points > 0 else n


@small
def _list_lines(sheet: Any, seat: int, look: Any, rows: Any, n: int) -> int:
    """Lines that the best choice leaves one entry short, foxes that it comes nearer to, boxes."""
    after, best = look.states[AFTER], look.states[BEST]
    for zone in range(sheet.zones):
        for line in range(first_line(sheet, zone), sheet.zone_last_line[zone]):
            if complete(sheet, after, seat, line):
                continue
            cell = near_cell(sheet, best, seat, line, look.open[BEST])
            if cell >= 0:
                if near_cell(sheet, after, seat, line, look.open[AFTER]) < 0:
                    n = put_near(sheet, zone, line, cell, rows, n)
            elif sheet.bonus_kind[sheet.line_bonus[line]] == BONUS_FOX:
                left = entries_to(sheet, best, seat, zone, line, look.open[BEST])
                now = entries_to(sheet, after, seat, zone, line, look.open[AFTER])
                if 0 < left <= FEW and (now == 0 or now > left):
                    n = put(rows, n, REASON_FOX_NEARER, zone, left)
    for zone in range(sheet.zones):
        lost = boxes_lost(sheet, after, seat, zone, look.open[BEFORE], look.open[AFTER])
        lost -= boxes_lost(sheet, best, seat, zone, look.open[BEFORE], look.open[BEST])
        if lost > 0:
            n = put(rows, n, REASON_GIVES_UP, zone, lost)
    return n


@small
def _list_dice(sheet: Any, seat: int, action: int, best: int, look: Any, rows: Any, n: int) -> int:
    """Dice for the rolls to come; a throw made again is one of its own."""
    if _is_reroll(sheet, action):
        return n
    if _is_reroll(sheet, best):
        return put(rows, n, REASON_THROWS_AGAIN)
    kept, left = dice_left(sheet, seat, look, BEST), dice_left(sheet, seat, look, AFTER)
    return put(rows, n, REASON_DICE, kept, left) if kept > left else n


@small
def _is_reroll(sheet: Any, action: int) -> bool:
    return bool(sheet.block_verb[sheet.action_block[action]] == VERB_REROLL)


@small
def _list_kept(sheet: Any, look: Any, rows: Any, n: int) -> int:
    """Actions that this choice uses and the best keeps; what a fox is worth."""
    for i in range(look.counts[AFTER]):
        if look.effects[AFTER, i, 0] == EFFECT_SPENDS and has_more(look, AFTER, BEST, i):
            n = put(rows, n, REASON_KEEPS, int(look.effects[AFTER, i, 1]))
    worth = fox_worth(sheet, lowest_zone(sheet, look, BEST))
    instead = fox_worth(sheet, lowest_zone(sheet, look, AFTER))
    if worth > instead and has_foxes(sheet):
        n = put(rows, n, REASON_WORTH, worth, instead)
    return n


@small
def _in_hand(sheet: Any, seat: int, look: Any, at: int) -> int:
    """Of a race: the dice that the seat can still make groups of."""
    state = look.states[at]
    dice = 0
    if state.asks[seat] == GROUP:
        while dice < sheet.dice and sheet.hand_face[state.hand, dice] != 0:
            dice += 1
    return dice
