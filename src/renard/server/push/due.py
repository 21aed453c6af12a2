"""Who should be told what, and when to look at a table again. Nothing here waits.

A person whose turn has come is told some seconds later, if they are still away; and once more when
most of their time is used. Until they have looked at the table again, each of these comes once,
whatever happens there. A seat's row says when its owner last looked (`looked`), was told (`told`)
and was warned (`warned`), so what was sent is stored as everything else is.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from renard.server import pace
from renard.server.pace import Clock, Pause

Kind = Literal["turn", "hurry"]
USED = 0.8
"""The part of a seat's time after which its owner is told to hurry."""
LOOK_AGAIN = 600.0
"""Seconds until a table is looked at again whose owner is there: the server may end unseen."""
MARKS: dict[Kind, str] = {"turn": "told", "hurry": "warned"}


class Judge:
    """What one table asks for at one moment."""

    def __init__(
        self,
        seats: Sequence[dict[str, Any]],
        clocks: Sequence[Clock],
        connected: Callable[[int], bool],
        now: float,
        wait: float,
        pauses: Sequence[Pause] = (),
    ) -> None:
        self._seats = seats
        self._clocks = clocks
        self._connected = connected
        self.now = now
        self._wait = wait
        self._pauses = pauses

    def next_look(self) -> float | None:
        """When something may have to be said here; None: not before something happens."""
        return min((at for seat in self._deciding() for at, _ in self._moments(seat)), default=None)

    def due(self) -> dict[int, Kind]:
        """What is to be said now, by seat: one thing to each person."""
        found: dict[str, tuple[int, Kind]] = {}
        for seat in self._deciding():
            for at, kind in self._moments(seat):
                if kind is not None and at <= self.now:
                    found[self._seats[seat]["person"]] = seat, kind
        return dict(found.values())

    def _deciding(self) -> Iterator[int]:
        """Seats of people who can be known again, while somebody else waits for them."""
        people = sum(seat["kind"] != "bot" for seat in self._seats)
        for seat, (row, clock) in enumerate(zip(self._seats, self._clocks, strict=True)):
            if people > 1 and row["kind"] == "person" and row.get("person") and clock["since"]:
                yield seat

    def _moments(self, seat: int) -> Iterator[tuple[float, Kind | None]]:
        """When to say what to the owner of a seat, as things are; the later the weightier."""
        since = self._clocks[seat]["since"]
        looked = self._last(seat, "looked")
        told, warned = self._last(seat, "told"), self._last(seat, "warned")
        if self._connected(seat):
            yield max(since, self.now) + LOOK_AGAIN, None
            return
        if looked < since and (not told or told < looked):
            yield since + self._wait, "turn"
        hurry = self._hurry_at(seat)
        if hurry is not None and (not warned or warned < min(since, looked)):
            yield hurry, "hurry"

    def _last(self, seat: int, what: str) -> float:
        """When something last happened to the owner of a seat, at any of their seats here."""
        mine = [row for row in self._seats if row.get("person") == self._seats[seat]["person"]]
        # Seats from before have only when their owner last came or went.
        usual = "seen" if what == "looked" else ""
        return max(float(row.get(what, row.get(usual)) or 0.0) for row in mine)

    def _hurry_at(self, seat: int) -> float | None:
        clock = self._clocks[seat]
        if clock["left"] is None:
            return None
        most = {"left": USED * clock["left"], "holiday": USED * clock["holiday"]}
        return pace.runs_out({**clock, **most}, self._pauses)


def mark(seats: list[dict[str, Any]], due: dict[int, Kind], now: float, teller: str) -> None:
    """Keep that this was said, and by which process.

    Another that would say the same at the same moment would store the same without its name, and
    take it for done by itself.
    """
    for seat, kind in due.items():
        seats[seat] |= {MARKS[kind]: now, "teller": teller}
