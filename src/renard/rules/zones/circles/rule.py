"""Circles: circle a free cell that shows the number, or cross one already circled.

The choice is twice the cell, plus one for the cross.
"""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import ANY_NUMBER


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    at = sheet.zone_first[zone] + choice // 2
    # 0 free, 1 circled, 2 crossed: a mark needs the one before it.
    if state.cells[seat, at] != choice % 2:
        return False
    return number == ANY_NUMBER or sheet.cell_number[at] == number


@small
def cell(sheet: Any, state: Any, seat: int, zone: int, choice: int) -> int:
    return int(sheet.zone_first[zone]) + choice // 2
