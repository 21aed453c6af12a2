"""How often something was taken back at a table: everything taken back stays in its log."""

from renard.rules.words import Event
from renard.server.refusals import Refused
from renard.server.settings import Limits
from renard.table import Table


class Undos:
    """Counts since the last throw."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._count = 0

    def count(self, entries: list[Event]) -> None:
        """Go through what happened."""
        for entry in entries:
            if "roll" in entry or "platter" in entry:
                self._count = 0
            elif "undo" in entry:
                self._count += 1

    def recount(self, log: list[Event]) -> None:
        """Count anew, from the beginning."""
        self._count = 0
        self.count(log)

    def check(self, table: Table) -> None:
        """Refuse to take back for ever."""
        if self._count >= self._limits.undos:
            raise Refused(
                "cannot undo",
                f"{self._limits.undos} times something was taken back since the last throw; "
                "that is as often as can be.",
            )
        if table.version >= self._limits.log:
            raise Refused("cannot undo", "This game has become too long to take anything back.")
