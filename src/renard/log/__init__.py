"""What happened at a table: rows of ints, and what undo, staleness and the record make of them."""

from renard.log.log import Log, went_on
from renard.log.rows import UNDO_NAMES

__all__ = ["UNDO_NAMES", "Log", "went_on"]
