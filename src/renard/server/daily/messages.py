"""What is said about daily games."""

from typing import Annotated

from pydantic import Field

from renard.server.messages import Digest, Message, Name, Secret, TableInfo

MOST_OTHERS = 32
"""Identities that one person can have: one for each device that was merged."""
DayText = Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class StartDaily(Message):
    """Beginning a run, or going on with it. The name is shown to others when the run is over.

    `others` are further identities of the same person: a run begun under any of them is the run.
    """

    name: Name
    others: list[Secret] = Field(default=[], max_length=MOST_OTHERS)


class DailyDay(Message):
    """A day: its game, its rival, when it ends, and what its dice were committed to.

    The secret is told from `shown_from` on.
    """

    day: DayText
    game: str
    rival: str
    begins: float
    ends: float
    shown_from: float
    commitment: Digest
    secret: Digest | None = None


class DailyNow(Message):
    """Today, days to come with their commitments, and days that can be practised."""

    now: float
    games: list[str]
    today: DailyDay
    coming: list[DailyDay]
    past: list[DailyDay]


class DailyStarted(Message):
    """A run's table, and the secret of its seat. Practice is not ranked."""

    table: TableInfo
    secret: Secret
    ranked: bool


class DailyPlace(Message):
    """A place among people; 1 is the best."""

    rank: int
    people: int


class DailyLine(Message):
    """One run in a table of results."""

    name: str
    score: int
    lost: float | None
    mine: bool


class DailyRival(Message):
    """What a bot made of the same dice."""

    level: str
    score: int


class DailyResult(Message):
    """A day's results; of one's own run what is known so far: `lost` and `luck` come last.

    `table` is that of one's own run. `score` is points or, where the rival sits at the table, the
    lead over it. `better_than` is the share of `bots` runs of bots that it beats, null until they
    have played. Runs that lose next to nothing stand in `open`, not among people.
    """

    day: DayText
    game: str
    ranked: bool
    table: str | None = None
    score: int | None = None
    lost: float | None = None
    luck: float | None = None
    by_score: DailyPlace | None = None
    by_skill: DailyPlace | None = None
    better_than: float | None = None
    bots: int = 0
    rival: DailyRival | None = None
    master: DailyRival | None = None
    best: list[DailyLine]
    skilled: list[DailyLine]
    open: list[DailyLine]
