"""Every message, both ways: what is validated, published as JSON Schema and sent."""

import functools
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter
from pydantic_core import PydanticCustomError

from renard.server.keys import SECRET, TABLE_ID
from renard.server.names import BadName, proper_name
from renard.server.problems import BAD_NAME

PROTOCOL = 2
OLDER_PROTOCOLS = (1,)
"""Still understood: clients of protocol 1 add no numbers to the dice."""

Event = Annotated[
    dict[str, Any],
    Field(description="An event of the game record, or an entry of a table's log."),
]


def _name(text: str) -> str:
    try:
        return proper_name(text)
    except BadName as error:
        raise PydanticCustomError(BAD_NAME, "{should}", {"should": str(error)}) from None


Name = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(_name)]
Seat = Annotated[int, Field(ge=0, le=99)]
SeatKey = Annotated[str, Field(pattern=r"^[0-9]$")]
PaceName = Literal["now", "hours", "days", "whenever"]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Secret = Annotated[str, Field(pattern=SECRET)]
TableId = Annotated[str, Field(pattern=TABLE_ID)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Number = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
Short = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[\w.+-]+$")]
BotId = Annotated[str, Field(min_length=1, max_length=90, pattern=r"^[\w.+-]+(/[\w.+-]+)?$")]
MessageId = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=40)]


class Message(BaseModel):
    """Strict: a wrong type or an unknown key is a mistake that its writer wants to know."""

    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_serialization_defaults_required=True
    )


# ---- HTTP: asked


class PersonSeat(Message):
    """A seat on the device that creates the table."""

    kind: Literal["person"]
    name: Name


class OpenSeat(Message):
    """A seat for whoever takes it with its invitation."""

    kind: Literal["open"]


class BotSeat(Message):
    """A seat that a program plays: one of ours, or of somebody's, as `<owner>/<name>`."""

    kind: Literal["bot"]
    bot: BotId


SeatWish = Annotated[PersonSeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Message):
    """A table to be set up; with `record`, for the game that it holds so far."""

    game: Short
    rulings: dict[Short, bool] = {}
    dice: Literal["fair", "own"] = "fair"
    pace: PaceName = "now"
    rated: bool = False
    listed: bool = False
    """Whether it stands in the lobby, where anybody may sit down."""
    bots: Literal["ours", "outside"] = "ours"
    """Whether bots of others may sit here, too."""
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    record: dict[str, Any] | None = None


class Join(Message):
    """Taking the open seat that an invitation is to, with a random number for the dice.

    Naming the seat is not needed; at tables from before, one invitation was to all of them.
    """

    invite: Secret
    name: Name
    seat: Seat | None = None
    number: Number | None = None


class SeatChange(Message):
    """What the holder of a seat does with it, or lets a bot do with one that waits."""

    do: Literal["leave", "return", "bot", "rename"]
    bot: BotId | None = None
    name: Name | None = None


# ---- HTTP: answered


class SheetInfo(Message):
    """A game that can be played here."""

    id: str
    title: str
    known_as: list[str]
    flow: str
    players: Annotated[list[int], Field(min_length=2, max_length=2)]
    provenance: str
    version: int
    digest: Digest


class SeatInfo(Message):
    """Who sits on a seat. A bot on an owned seat stands in for its owner."""

    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    owned: bool
    left: bool
    connected: bool
    bot_in: float | None = None
    """Of an owner who is away: in how many seconds others may let a bot play."""
    since: float | None = None
    """From when on the seat has had something to decide."""
    until: float | None = None
    """When its time is up, at a pace where time runs out."""
    out: bool = False
    """Its time was up: a bot plays it to the end."""


class DiceInfo(Message):
    """Whose dice they are.

    The secret of fair dice is told when the game is over, that of a daily game when its `day` is.
    `numbers` are those of the seats as far as they are there; `spare` are those that a seat gets
    which brings none, told with the commitment. `duplicate` dice are those of a match of bots, the
    same at all its tables.
    """

    model_config = ConfigDict(extra="forbid", strict=True, serialize_by_alias=True)

    kind: Literal["fair", "own", "daily", "duplicate"]
    table: TableId | None = None
    commitment: Digest | None = None
    first: Annotated[int, Field(ge=1, alias="from")] = 1
    secret: Digest | None = None
    scheme: Literal[1, 2] | None = None
    numbers: list[Number | None] | None = None
    spare: list[Number] | None = None
    day: str | None = None


class TableInfo(Message):
    """What everybody may know about a table."""

    id: TableId
    game: str
    sheet: Digest
    rulings: dict[str, bool]
    players: int
    seats: list[SeatInfo]
    pace: PaceName = "now"
    rated: bool = False
    bots: Literal["ours", "outside"] = "ours"
    dice: DiceInfo
    version: Version
    awaits: Literal["decision", "roll", "platter", "over"]
    to_act: list[Seat]
    over: bool
    handed_in: Annotated[int, Field(ge=0, description="Entries that were played elsewhere.")]
    created: Annotated[float, Field(description="Seconds since 1970.")]
    changed: float
    listed: bool = False
    fills: float | None = None
    """When bots take the seats that are still open then."""
    next: TableId | None = None
    """Where its people meet again, once somebody has asked for that."""


class Created(Message):
    """A new table, with the secrets of the creator's own seats and an invitation to each open one.

    `invite` is the first of them, for clients that know only one.
    """

    table: TableInfo
    secrets: dict[str, Secret]
    invites: dict[str, Secret]
    invite: Secret | None


class Joined(Message):
    seat: Seat
    secret: Secret


class Seats(Message):
    seats: list[SeatInfo]


class Log(Message):
    """Entries of a table's log, the first of them number `from`."""

    model_config = ConfigDict(extra="forbid", strict=True, serialize_by_alias=True)

    first: Annotated[int, Field(ge=1, alias="from")]
    events: list[Event]
    to_act: list[Seat]
    over: bool


class RefusedAnswer(Message):
    """Nothing was done: a kind for programs, a sentence for people."""

    refused: str
    message: str


# ---- WebSocket: from the client


class Hello(Message):
    """The first message: what the client has seen, the secrets of its seats, and their numbers.

    A number counts if the seat has none yet.
    """

    type: Literal["hello"]
    protocol: int
    seen: Version = 0
    secrets: dict[SeatKey, Secret] = {}
    numbers: dict[SeatKey, Number] = {}


class Act(Message):
    """A decision, by its event without the seat, or {"go": "on"}."""

    type: Literal["act"]
    id: MessageId
    seat: Seat
    version: Version
    event: Event


class Undo(Message):
    """Taking back the last decision, or all since the last throw of dice."""

    type: Literal["undo"]
    id: MessageId
    seat: Seat
    version: Version
    what: Literal["last", "turn"]


class Roll(Message):
    """The faces of real dice: by colour, or a list where dice have none."""

    type: Literal["roll"]
    id: MessageId
    seat: Seat
    version: Version
    faces: dict[Short, int] | list[int]


class Platter(Message):
    """Alone, with real dice: the three that lay nearest to the platter."""

    type: Literal["platter"]
    id: MessageId
    seat: Seat
    version: Version
    dice: Annotated[list[Short], Field(max_length=6)]


class Ping(Message):
    """Are you there? With `again`: in so many seconds at most the next word of mine comes."""

    type: Literal["ping"]
    id: MessageId
    again: Annotated[float, Field(ge=0.01, le=60)] | None = None


Move = Act | Undo | Roll | Platter
ClientMessage = Annotated[Hello | Act | Undo | Roll | Platter | Ping, Field(discriminator="type")]

# ---- WebSocket: from the server


class Welcome(Message):
    """The answer to hello: the table, and all entries after those that were seen."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    table: TableInfo
    version: Version
    events: list[Event]
    mine: list[Seat]


class Events(Log):
    """What happened, to everybody, after it was stored."""

    type: Literal["events"] = "events"


class Accepted(Message):
    """The client's message was done and stored; its entries end with this version."""

    type: Literal["accepted"] = "accepted"
    id: MessageId
    version: Version


class RefusedMessage(RefusedAnswer):
    """The client's message was not done; `id` is null where it had none."""

    type: Literal["refused"] = "refused"
    id: MessageId | None = None


class SeatsNow(Seats):
    """Somebody came, left, or a bot took a seat."""

    type: Literal["seats"] = "seats"


class DiceNow(Message):
    """All seats have their numbers: the first throw comes."""

    type: Literal["dice"] = "dice"
    dice: DiceInfo


class Revealed(Message):
    """The game is over: the secret of its fair dice."""

    type: Literal["revealed"] = "revealed"
    dice: DiceInfo


class RematchNow(Message):
    """Somebody wants to play again: everybody has their seat at this table, by their own secret."""

    type: Literal["rematch"] = "rematch"
    table: TableId


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: MessageId


class Closing(Message):
    """The server is about to stop: connect again, to whatever answers then."""

    type: Literal["closing"] = "closing"


Told = Welcome | Events | SeatsNow | DiceNow | Revealed | RematchNow | Closing
Answer = Accepted | RefusedMessage | Pong
ServerMessage = Annotated[Told | Answer, Field(discriminator="type")]

FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)


@functools.cache
def schemas() -> dict[str, Any]:
    """The JSON Schemas of the socket's messages."""
    return {
        "protocol": PROTOCOL,
        "client": FROM_CLIENT.json_schema(by_alias=True),
        "server": FROM_SERVER.json_schema(by_alias=True, mode="serialization"),
    }
