"""What is said about tables that others may sit down at."""

from typing import Annotated, Literal

from pydantic import Field

from renard.server.messages import Message, Name, Number, PaceName, Seat, Secret, Short, TableId

CodeText = Annotated[str, Field(min_length=1, max_length=30)]


class Sit(Message):
    """Taking an open seat of a listed table, or with a code of the table that it leads to."""

    name: Name
    seat: Seat | None = None
    number: Number | None = None
    code: CodeText | None = None


class ShowInvites(Message):
    """Invitations of one table: its code leads to these seats."""

    invites: Annotated[list[Secret], Field(min_length=1, max_length=8)]


class TableCode(Message):
    """What to type on another device; it ends then, or when the table is full."""

    code: str
    ends: float


class ShowCode(Message):
    """A code as somebody has typed it."""

    code: CodeText


class FoundTable(Message):
    """A table to look at, to sit down at, or to go on at."""

    table: TableId


class ListedSeat(Message):
    """Who sits on a seat of a listed table."""

    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None


class ListedTable(Message):
    """A table at which anybody may sit down.

    `rulings` are those that differ from the sheet's own; `since` is when it was set up, `fills`
    when bots take the seats that are open then.
    """

    table: TableId
    game: str
    seats: list[ListedSeat]
    open: int
    pace: PaceName
    rulings: dict[str, bool]
    dice: Literal["fair", "own"]
    rated: bool
    since: float
    fills: float | None


class Lobby(Message):
    """Open tables: where people are waiting now before the others, the longest waiting first."""

    tables: list[ListedTable]


class PlayNow(Message):
    """Playing at once with whoever wants the same; after a while bots of this level fill up."""

    game: Short
    players: Annotated[int, Field(ge=2, le=8)]
    name: Name
    number: Number | None = None
    bot: Short = "club"


class Waiting(Message):
    """A seat at a table where one waits for company, or has it by now."""

    table: TableId
    seat: Seat
    secret: Secret
    fills_in: float
    """In how many seconds bots take the seats that are open then."""
