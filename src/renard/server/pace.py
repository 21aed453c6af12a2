"""How fast a game is meant to go: whose time runs, how much is left, and what comes then.

A seat's clock runs while the seat has something to decide. It holds the time that is left in the
bank, what is left of the holidays that are taken by themselves once the bank is empty, and since
when it runs. Stretches in which no server ran do not count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

Clock = dict[str, Any]
"""As it is stored: `left` and `holiday` in seconds, `since` in seconds since 1970 or null."""
Pause = tuple[float, float]
"""From when to when no server ran."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What people agree on when a table is set up."""

    bank: float | None = None
    """Time to think in all; None: nothing runs out."""
    addition: float = 0.0
    """What a move adds to the bank, which never holds more than at the start."""
    holiday: float = 0.0
    """Taken by itself when the bank is empty, and not given again."""
    stand_in: bool = False
    """Whether others may let a bot play for somebody who has been away for a while."""


PACES: Final[dict[str, Pace]] = {
    "now": Pace(stand_in=True),
    "hours": Pace(bank=8 * HOUR, addition=HOUR),
    "days": Pace(bank=4 * DAY, addition=DAY, holiday=14 * DAY),
    "whenever": Pace(),
}


def pace_of(about: dict[str, Any]) -> Pace:
    """The pace of a table; those from before had only one."""
    return PACES[about.get("pace", "now")]


def new_clocks(pace: Pace, seats: int) -> list[Clock]:
    """Clocks of which none runs."""
    return [{"left": pace.bank, "holiday": pace.holiday, "since": None} for _ in range(seats)]


def moved_on(
    clocks: Sequence[Clock],
    pace: Pace,
    acting: Iterable[int],
    now: float,
    pauses: Sequence[Pause] = (),
) -> list[Clock]:
    """The clocks once these seats have to decide: others stop and get their addition."""
    deciding = set(acting)
    return [
        _start(clock, now) if seat in deciding else _stop(clock, pace, now, pauses)
        for seat, clock in enumerate(clocks)
    ]


def _start(clock: Clock, now: float) -> Clock:
    return clock if clock["since"] is not None else {**clock, "since": now}


def _stop(clock: Clock, pace: Pace, now: float, pauses: Sequence[Pause]) -> Clock:
    if clock["since"] is None:
        return clock
    if pace.bank is None:
        return {**clock, "since": None}
    over = clock["left"] - elapsed(clock["since"], now, pauses)
    return {
        "left": min(pace.bank, max(over, 0.0) + pace.addition),
        "holiday": max(0.0, clock["holiday"] + min(over, 0.0)),
        "since": None,
    }


def elapsed(since: float, now: float, pauses: Sequence[Pause] = ()) -> float:
    """How long a clock has run: the time in which a server was there to play on."""
    away = sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in pauses)
    return max(0.0, now - since - away)


def runs_out(clock: Clock, pauses: Sequence[Pause] = ()) -> float | None:
    """When the time of a seat is up, as far as can be known; None: never."""
    if clock["since"] is None or clock["left"] is None:
        return None
    until: float = clock["since"] + clock["left"] + clock["holiday"]
    for began, ended in sorted(pauses):
        if clock["since"] < ended and began < until:
            until += ended - max(began, clock["since"])
    return until


def next_end(clocks: Iterable[Clock], pauses: Sequence[Pause] = ()) -> float | None:
    """When the first of them runs out."""
    ends = [end for clock in clocks if (end := runs_out(clock, pauses)) is not None]
    return min(ends, default=None)
