"""The clocks of one table: whose time runs, when it is up, and who is late."""

from collections.abc import Callable

from renard.server import pace as pacing
from renard.server.pace import Clock
from renard.server.presence import Presence
from renard.server.push.due import Judge
from renard.server.seats import SeatRow
from renard.server.storage import TableRow
from renard.table import Table


class Clocks:
    """One for each seat; they run while a person has something to decide."""

    def __init__(
        self,
        row: TableRow,
        presence: Presence,
        connected: Callable[[int], bool],
        wait: float,
    ) -> None:
        self.pace = pacing.pace_of(row.about)
        self._clocks = row.clocks or pacing.new_clocks(self.pace, len(row.seats))
        self._presence = presence
        self._connected = connected
        self._wait = wait
        """Seconds until somebody who is away is told that their clock runs."""

    def after(self, table: Table, seats: list[SeatRow]) -> list[Clock]:
        """As they run once the game stands so, with these seats."""
        acting = [] if table.over else table.to_act()
        deciding = [seat for seat in acting if seats[seat]["kind"] == "person"]
        now, pauses = self._presence.clock(), self._presence.pauses
        return pacing.moved_on(self._clocks, self.pace, deciding, now, pauses)

    def deadline(self, clocks: list[Clock]) -> float | None:
        """When the first of these is up."""
        return pacing.next_end(clocks, self._presence.pauses)

    def take(self, clocks: list[Clock] | None) -> bool:
        """Go on with these, if there are any; whether somebody's time has changed by it."""
        changed = clocks is not None and clocks != self._clocks
        self._clocks = clocks or self._clocks
        return changed and self.pace.bank is not None

    def judge(self, seats: list[SeatRow], clocks: list[Clock]) -> Judge:
        """Who should be told what, as these stand."""
        now, pauses = self._presence.clock(), self._presence.pauses
        return Judge(seats, clocks, self._connected, now, self._wait, pauses)

    @property
    def all(self) -> list[Clock]:
        """As they run now."""
        return self._clocks

    def late(self) -> list[int]:
        """The seats whose time is up."""
        now = self._presence.clock()
        ends = [self.until(seat) for seat in range(len(self._clocks))]
        return [seat for seat, end in enumerate(ends) if end is not None and end <= now]

    def since(self, seat: int) -> float | None:
        """From when on a seat has had something to decide."""
        since: float | None = self._clocks[seat]["since"]
        return since

    def until(self, seat: int) -> float | None:
        """When its time is up."""
        return pacing.runs_out(self._clocks[seat], self._presence.pauses)
