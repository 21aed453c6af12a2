"""Grid: cross a free cell that shows the number. The choice is the cell."""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import ANY_NUMBER


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    at = sheet.zone_first[zone] + choice
    if state.cells[seat, at] != 0:
        return False
    return number == ANY_NUMBER or sheet.cell_number[at] == number
