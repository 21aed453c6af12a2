"""What a seat may choose from, by the question that it is asked."""

from typing import Any

from renard.compiling.decorators import for_gpu, rule, small
from renard.rules import zones
from renard.rules.layout import (
    ACT_ON,
    ACT_PASS,
    ACT_REROLL,
    ACT_TAKEBACK,
    BONUS,
    EXTRA,
    EXTRAS,
    FIELD,
    FOLLOW,
    HAND,
    PASSIVE,
    PICK,
    PLATTER,
    REROLL,
    TAKEBACK,
    WINDOW,
)
from renard.rules.platter import bonuses, entries


@small
def list_legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the ids of all that `seat` may do now to `out`, rising; returns how many."""
    asks = state.asks[seat]
    if asks == BONUS:
        return bonuses.list_bonuses(sheet, state, seat, out, 0)
    if asks == WINDOW:
        out[0] = ACT_ON
        return list_takebacks(sheet, state, out, 1)
    if asks == FOLLOW:
        out[0] = ACT_PASS
        return list_follow(sheet, state, seat, follow_die(state), out, 1)
    if asks == PICK or asks == PASSIVE or asks == EXTRAS:
        return _list_dice_question(sheet, state, seat, out)
    return 0


@small
def _list_dice_question(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Pick, passive and extra: entries of some dice, and what may be done instead."""
    asks = state.asks[seat]
    n = 0
    if (
        asks == EXTRAS
        or (asks == PICK and sheet.may_give_up_roll != 0)
        or (asks == PASSIVE and sheet.passive_may_decline != 0)
    ):
        out[n] = ACT_PASS
        n += 1
    may_pass = n > 0
    if asks == PICK and state.opened[seat, REROLL] > state.used[seat, REROLL]:
        out[n] = ACT_REROLL
        n += 1
    end = list_dice(sheet, state, seat, _dice_asked_for(sheet, state, seat), False, out, n)
    if end > n:
        return end
    if asks == PASSIVE:
        # Only who can use nothing on the platter may look at the active player's dice fields.
        end = list_dice(sheet, state, seat, dice_in(sheet, state, FIELD), False, out, n)
    if may_pass:
        return end
    # Where nothing that was asked for fits, passing is allowed after all, and its id is the lowest.
    for i in range(end, 0, -1):
        out[i] = out[i - 1]
    out[0] = ACT_PASS
    return end + 1


@small
def _dice_asked_for(sheet: Any, state: Any, seat: int) -> int:
    if state.asks[seat] == PICK:
        return dice_in(sheet, state, HAND)
    if state.asks[seat] == PASSIVE:
        return dice_in(sheet, state, PLATTER)
    return extra_dice(sheet, state, seat)


@small
def dice_in(sheet: Any, state: Any, place: int) -> int:
    """The dice that lie in a place, as bits."""
    dice = 0
    for die in range(sheet.dice):
        if state.where[die] == place:
            dice |= 1 << die
    return dice


@small
def extra_dice(sheet: Any, state: Any, seat: int) -> int:
    """The dice that may still serve `seat` as extra dice, as bits."""
    if state.opened[seat, EXTRA] <= state.used[seat, EXTRA]:
        return 0
    return ((1 << int(sheet.dice)) - 1) & ~int(state.extras[seat])


@small
@for_gpu(copied=False, written_out=True)
def list_dice(
    sheet: Any, state: Any, seat: int, dice: int, one_is_enough: bool, out: Any, n: int
) -> int:
    """Append every way to enter one of `dice` (bits); or just of the first die that has any."""
    start = n
    for die in range(sheet.dice):
        if (dice >> die) & 1:
            n = entries.list_entries(sheet, state, seat, die, out, n)
            if one_is_enough and n > start:
                return n
    return n


@small
def list_takebacks(sheet: Any, state: Any, out: Any, n: int) -> int:
    """Append every die that the active seat may take back from the platter."""
    seat = state.active
    if state.opened[seat, TAKEBACK] > state.used[seat, TAKEBACK]:
        if sheet.takeback_without_dice != 0 or dice_in(sheet, state, HAND) != 0:
            for die in range(sheet.dice):
                if state.where[die] == PLATTER:
                    out[n] = ACT_TAKEBACK + die
                    n += 1
    return n


@small
def follow_die(state: Any) -> int:
    """The die whose further cross is being decided: the first still waiting."""
    die = 0
    while (state.follow >> die) & 1 == 0:
        die += 1
    return die


@rule
def list_follow(sheet: Any, state: Any, seat: int, die: int, out: Any, n: int) -> int:
    """Append the rows in which `die`, sent to the platter, can follow with a cross."""
    zone = int(sheet.follow_zone)
    rows = int(sheet.zone_cells[zone]) // int(sheet.zone_row[zone])
    for row in range(rows):
        if sheet.follow_row[die] < 0 or sheet.follow_row[die] == row:
            if follow_choice(sheet, state, seat, die, row) >= 0:
                out[n] = int(sheet.follow_first) + die * rows + row
                n += 1
    return n


@rule
def follow_choice(sheet: Any, state: Any, seat: int, die: int, row: int) -> int:
    """The choice of the zone that crosses the die's face in a row, or -1."""
    zone = int(sheet.follow_zone)
    length = int(sheet.zone_row[zone])
    for choice in range(row * length, (row + 1) * length):
        if zones.fits(sheet, state, seat, zone, choice, int(state.faces[die])):
            return choice
    return -1
