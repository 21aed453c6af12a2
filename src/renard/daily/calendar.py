"""Which game belongs to a day, who the rival is, and when a day begins and ends."""

import re
import time
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from renard.rules.sheet import Sheet, sheet_names

GAMES = sheet_names()
"""The game of the day is the next of these every day; each has a daily of its own besides."""

RIVALS = ("novice", "casual", "casual", "club", "club", "expert", "master")
"""Monday to Sunday: the level that plays the same dice. This is what gets harder over a week."""

GRACE_SECONDS = 2 * 3600
"""After midnight: for runs that were begun in time. Only then is the day's secret shown."""

FIRST_DAY = date(2000, 1, 1)
LAST_DAY = date(2999, 12, 31)


def now() -> float:
    """The moment, in seconds since 1970."""
    return time.time()


class DayError(ValueError):
    """No day of the calendar. The message says what would be right."""


@dataclass(frozen=True)
class Day:
    """A day of the calendar, by UTC."""

    date: date

    @classmethod
    def of(cls, moment: float) -> "Day":
        """The day of a moment, in seconds since 1970."""
        return cls(datetime.fromtimestamp(moment, UTC).date())

    @classmethod
    def parse(cls, text: str) -> "Day":
        """A day as it is written: 2026-03-01."""
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            try:
                found = date.fromisoformat(text)
            except ValueError:
                found = date.min
            if FIRST_DAY <= found <= LAST_DAY:
                return cls(found)
        raise DayError(f"{text!a:.40} is no day; write one as 2026-03-01")

    def __str__(self) -> str:
        return self.date.isoformat()

    @property
    def number(self) -> int:
        """Days since the first of January 1970."""
        return (self.date - date(1970, 1, 1)).days

    @property
    def game(self) -> str:
        """The game of the day."""
        return GAMES[self.number % len(GAMES)]

    @property
    def rival(self) -> str:
        """The level that one is compared with."""
        return RIVALS[self.date.weekday()]

    @property
    def begins(self) -> float:
        """In seconds since 1970."""
        return self.number * 86400.0

    @property
    def ends(self) -> float:
        """When the next one begins."""
        return self.begins + 86400

    @property
    def shown_from(self) -> float:
        """From then on its secret is known, and nothing of it is ranked any more."""
        return self.ends + GRACE_SECONDS

    def later(self, days: int) -> "Day":
        """So many days later."""
        return Day(self.date + timedelta(days=days))


def rivals_from_day_0() -> list[str]:
    """The rivals of a week by the number of a day, whatever weekday that is."""
    return [Day(date(1970, 1, 1)).later(number).rival for number in range(len(RIVALS))]


def players_of_daily(sheet: Sheet) -> int:
    """How many play a daily: one, or as few as the game allows; others are the day's rival."""
    return sheet.players[0]
