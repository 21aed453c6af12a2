"""Skip: a row of printed numbers, crossed from left to right; what is skipped is lost.

The choice is the cell.
"""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import ANY_NUMBER


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    first = int(sheet.zone_first[zone])
    at = first + choice
    if number != ANY_NUMBER and sheet.cell_number[at] != number:
        return False
    for later in range(at, first + int(sheet.zone_cells[zone])):
        if state.cells[seat, later] != 0:
            return False
    return True
