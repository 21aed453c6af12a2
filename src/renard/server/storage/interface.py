"""What the storage takes and gives, and how it refuses."""

import json
from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]
"""One entry of a table's log: an event of the game record with its seat, `go` or `undo`."""

to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""As everything is stored, and sent to those who listen."""


class StorageError(ValueError):
    """The storage cannot do what was asked; the message is one sentence for people."""


class Missing(StorageError):
    """There is no such table, or it was cleaned up."""


class Conflict(StorageError):
    """Somebody else wrote first. Load what is new (`events`, `load`), judge again, try again.

    `version` is what the log (or, from `set_seats`, the seats) have come to.
    """

    def __init__(self, message: str, version: int) -> None:
        super().__init__(message)
        self.version = version


class Unavailable(StorageError):
    """The database cannot be reached, or not written, for longer than the store waits.

    Whether the write arrived is not known in the rare case that the connection broke in the middle
    of a commit: a room drops what it holds and loads the table again before it judges anything.
    """

    def __init__(self, message: str, retry_after: int = 5) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class DiskFull(Unavailable):
    """No room to write. Nothing of the refused write was kept."""

    def __init__(self) -> None:
        super().__init__(
            "The server's disk is full and nothing can be saved; try again later.", retry_after=60
        )


class Broken(Unavailable):
    """The database is not what it was, so nothing more is written. `fault` is for the operator."""

    def __init__(self, fault: str, where: str) -> None:
        super().__init__(
            "The server's database is lost or damaged, and nothing can be saved until its "
            "operator has put it right.",
            retry_after=60,
        )
        self.fault = f"{where} {fault}"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be created."""

    id: str
    sheet: str
    """The digest of the sheet that the game is played on."""
    sheet_text: str
    """The sheet file, kept once a digest: a table outlives changes of the file."""
    about: dict[str, Any]
    """All that never changes: game, rulings, dice with their secret, the invite's hash …"""
    seats: list[dict[str, Any]]
    entries: list[Entry] = field(default_factory=list)
    """The log so far: the first throw, or a game that was handed in."""
    over: bool = False
    bot_due: bool = False
    """Whether a bot has something to decide: found by `due` if nobody lets it play."""
    clocks: list[dict[str, Any]] | None = None
    """Whose time runs (`pace.py`)."""
    deadline: float | None = None
    """When the first of them runs out: found by `overdue`."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. `version` is the number of the log's last entry."""

    id: str
    sheet: str
    about: dict[str, Any]
    seats: list[dict[str, Any]]
    seats_version: int
    version: int
    over: bool
    bot_due: bool
    created: float
    changed: float
    """Seconds since 1970, of the last append or change of seats."""
    clocks: list[dict[str, Any]] | None = None
    deadline: float | None = None
    push_at: float | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with its log; `len(entries) == row.version`."""

    row: TableRow
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Change:
    """Another process changed a table. Told on the event loop, after its commit.

    `table` is None when anything may have changed (the connection that listens was lost and is
    back): compare `versions` of whatever is held in memory. 0 says nothing about a version.
    """

    table: str | None
    version: int = 0
    seats_version: int = 0


@dataclass(frozen=True, slots=True)
class Versions:
    """How far a table has come."""

    version: int
    seats_version: int


@dataclass(frozen=True, slots=True)
class Cleaned:
    """How many tables `clean` deleted, people it forgot, and people whose things it deleted."""

    unfinished: int = 0
    finished: int = 0
    people: int = 0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Alive:
    """When each process last said that it lives, and how far the clock has jumped since."""

    processes: dict[str, float]
    jumped: float
    """In seconds; below 0 if the clock went back, 0 if it did what clocks do."""
    pauses: list[tuple[float, float]] = field(default_factory=list)
    """From when to when no server ran, the latest of them."""


@dataclass(slots=True)
class Stats:
    """Counters since the start, for metrics."""

    writes: int = 0
    """Writes that were asked for and committed."""
    commits: int = 0
    """Transactions; one commits all writes that were waiting."""
    entries: int = 0
    conflicts: int = 0
    retries: int = 0
    """Transactions tried again after a lost connection or a busy database."""
    refused: int = 0
    """Writes answered with Unavailable."""
    commit_seconds: float = 0.0
    waiting: int = 0
    """Writes waiting now."""
    available: bool = True
    """Whether the last transaction reached the database."""
