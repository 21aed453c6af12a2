"""Marking a cell, earning bonuses, and the pool of bonuses that wait to be entered."""

from typing import Any

from renard.compiling.decorators import for_gpu, rule, small
from renard.rules import zones
from renard.rules.layout import (
    ACT_UNLOCK,
    BARS,
    BONUS_FOX,
    BONUS_LISTS,
    BONUS_NONE,
    BONUS_UNLOCK,
)


@rule
def enter(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> None:
    """Write an entry and earn what its cell and the lines through it give."""
    at = zones.cell(sheet, state, seat, zone, choice)
    value = zones.written(sheet, state, seat, zone, at, number)
    state.cells[seat, at] = value
    if sheet.zone_writes[zone] == 0 and value > 1:
        return  # a cross over a circle completes no line: lines count circles
    for i in range(sheet.cell_lines[at]):
        line = sheet.cell_line[at, i]
        if sheet.line_bonus[line] != BONUS_NONE and complete(sheet, state, seat, line):
            earn(sheet, state, seat, int(sheet.line_bonus[line]))


@small
def complete(sheet: Any, state: Any, seat: int, line: int) -> bool:
    """Whether every cell of a line is filled, with numbers as high as it asks for."""
    for i in range(sheet.line_length[line]):
        value = state.cells[seat, sheet.line_cell[line, i]]
        if value == 0 or value < sheet.line_least[line]:
            return False
    return True


@rule
def earn(sheet: Any, state: Any, seat: int, bonus: int) -> None:
    """Take a bonus: unlock or fox at once, anything to enter joins the pool."""
    while bonus != 0:
        kind = sheet.bonus_kind[bonus]
        earned = bonus
        bonus = 0
        if kind == BONUS_FOX:
            state.foxes[seat] += 1
        elif kind == BONUS_UNLOCK:
            bonus = unlock(sheet, state, seat, int(sheet.bonus_bar[earned]))
        else:
            state.waiting[seat, earned] += 1


@small
def unlock(sheet: Any, state: Any, seat: int, bar: int) -> int:
    """Open the next box of a bar, if there is one; returns what the last box earns, or 0."""
    if state.opened[seat, bar] >= sheet.bar_boxes[bar]:
        return 0
    state.opened[seat, bar] += 1
    if state.opened[seat, bar] == sheet.bar_boxes[bar]:
        return int(sheet.bar_end[bar])
    return 0


@rule
def usable_waiting(sheet: Any, state: Any, seat: int) -> bool:
    """Whether a bonus waits. Those that can be entered nowhere are lost.

    A sheet only fills up, so what does not fit now never will.
    """
    found = False
    for bonus in range(sheet.bonuses):
        if state.waiting[seat, bonus] > 0:
            if _usable(sheet, state, seat, bonus):
                found = True
            else:
                state.waiting[seat, bonus] = 0
    return found


@rule
@for_gpu(copied=False, written_out=True)
def _usable(sheet: Any, state: Any, seat: int, bonus: int) -> bool:
    if sheet.bonus_kind[bonus] == BONUS_LISTS:
        return _closed_lists(sheet, state, seat) != 0
    for member in range(sheet.bonuses):
        if (sheet.bonus_members[bonus] >> member) & 1:
            for zone in range(sheet.zones):
                block = sheet.bonus_block[member, zone]
                if block >= 0 and _block_fits(sheet, state, seat, zone, block):
                    return True
    return False


@small
def _block_fits(sheet: Any, state: Any, seat: int, zone: int, block: int) -> bool:
    low = int(sheet.block_low[block])
    for number in range(low, low + sheet.block_numbers[block]):
        if zones.any_fits(sheet, state, seat, zone, number):
            return True
    return False


@small
def _closed_lists(sheet: Any, state: Any, seat: int) -> int:
    """The lists that still have a closed box, as bits by bar."""
    found = 0
    for bar in range(BARS):
        if (sheet.list_bars >> bar) & 1 and state.opened[seat, bar] < sheet.bar_boxes[bar]:
            found |= 1 << bar
    return found


@rule
@for_gpu(copied=False, written_out=True)
def list_bonuses(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Append every way to use any waiting bonus; equal ones count once."""
    members = 0
    for bonus in range(sheet.bonuses):
        if state.waiting[seat, bonus] > 0:
            if sheet.bonus_kind[bonus] == BONUS_LISTS:
                closed = _closed_lists(sheet, state, seat)
                for bar in range(BARS):
                    if (closed >> bar) & 1:
                        out[n] = ACT_UNLOCK + bar
                        n += 1
            members |= sheet.bonus_members[bonus]
    for bonus in range(sheet.bonuses):
        if (members >> bonus) & 1:
            for zone in range(sheet.zones):
                block = sheet.bonus_block[bonus, zone]
                if block >= 0:
                    n = _list_block(sheet, state, seat, zone, block, out, n)
    return n


@small
def _list_block(sheet: Any, state: Any, seat: int, zone: int, block: int, out: Any, n: int) -> int:
    first = int(sheet.block_first[block])
    low = int(sheet.block_low[block])
    for number in range(low, low + sheet.block_numbers[block]):
        n = zones.list_fits(sheet, state, seat, zone, number, first, out, n)
        first += int(sheet.block_choices[block])
    return n


@small
def consume(sheet: Any, state: Any, seat: int, bonus: int) -> None:
    """Take one `bonus` out of the pool, or a choice that offers it."""
    state.waiting[seat, offering(sheet, state, seat, bonus)] -= 1


@small
def offering(sheet: Any, state: Any, seat: int, bonus: int) -> int:
    """The bonus that waits and lets `bonus` be entered: itself, or the first choice with it."""
    if state.waiting[seat, bonus] == 0:
        for choice in range(sheet.bonuses):
            if state.waiting[seat, choice] > 0 and (sheet.bonus_members[choice] >> bonus) & 1:
                return choice
    return bonus


@small
def consume_list(sheet: Any, state: Any, seat: int) -> None:
    """Take one unlock of a list out of the pool."""
    state.waiting[seat, waiting_list(sheet, state, seat)] -= 1


@small
def waiting_list(sheet: Any, state: Any, seat: int) -> int:
    """The bonus that waits and opens a box of a list; only while one does."""
    for bonus in range(sheet.bonuses):
        if sheet.bonus_kind[bonus] == BONUS_LISTS and state.waiting[seat, bonus] > 0:
            return bonus
    return 0
