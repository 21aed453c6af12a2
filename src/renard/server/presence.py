"""Who is here, and when somebody was last here, as far as this process can know.

An owner who is connected is noted on the seat with the name of the process. As long as that
process says that it lives, the owner is there; after its end, was there until its last word.
"""

import secrets
import time
from collections.abc import Callable, Mapping

from renard.server.seats import SeatRow
from renard.server.settings import Settings

BEATS = 3
"""A process that has missed so many words is taken for dead."""


class Presence:
    """What one process knows about itself and the others."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.process = secrets.token_hex(4)
        self.clock = clock
        self._settings = settings
        self._started = clock()
        self._alive: Mapping[str, float] = {}
        self.pauses: list[tuple[float, float]] = []
        """From when to when no server ran: time that nobody could use."""

    def heard(self, alive: Mapping[str, float], pauses: list[tuple[float, float]]) -> None:
        """When each process last said that it lives, and when none did."""
        self._alive = alive
        self.pauses = pauses

    def elsewhere(self, seat: SeatRow) -> bool:
        """Whether a seat's owner is connected to another process."""
        here = seat["here"]
        if here in (None, self.process) or self._settings.alone:
            return False
        last: float = max(seat["seen"], self._alive.get(here, 0.0))
        return self.clock() - last < BEATS * self._settings.sweep_seconds

    def connected(self, seat: SeatRow) -> bool:
        """Whether a seat's owner is connected, by what is stored about it."""
        return seat["here"] == self.process or self.elsewhere(seat)

    def away_for(self, seat: SeatRow, created: float) -> float:
        """For how many seconds the owner of a seat has not been here, at most since `created`.

        Nobody could come back before this process was there to come back to. Times to come were
        noted by a clock that was wrong then.
        """
        now = self.clock()
        times = (seat["seen"], self._alive.get(seat["here"], 0.0), created, self._started)
        return now - max((time for time in times if time <= now), default=0.0)
