"""A position of a course, played up to."""

from renard.rules.game import RuleError
from renard.rules.loading.reader import Part
from renard.rules.sheet import Sheet
from renard.table import Table
from renard.table.position import Position, sit_down


def sit_down_for(sheet: Sheet, position: Position, part: Part) -> Table:
    """The table after all moves of a position; one that is not legal is refused by its file."""
    try:
        return sit_down(sheet, position)
    except RuleError as error:
        part.fail("moves", str(error))
