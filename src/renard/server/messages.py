"""Every message, both ways: what is validated, published as JSON Schema and sent."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from renard.server.keys import SECRET, TABLE_ID

PROTOCOL = 1

Event = Annotated[
    dict[str, Any],
    Field(description="An event of the game record, or an entry of a table's log."),
]


def _printable(name: str) -> str:
    name = name.strip()
    if not name or not name.isprintable():
        raise ValueError("should be 1 to 40 printable characters")
    return name


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_printable)]
Seat = Annotated[int, Field(ge=0, le=99)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Secret = Annotated[str, Field(pattern=SECRET)]
TableId = Annotated[str, Field(pattern=TABLE_ID)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Short = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[\w.+-]+$")]
MessageId = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=40)]


class Message(BaseModel):
    """Strict: a wrong type or an unknown key is a mistake that its writer wants to know."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---- HTTP: asked


class PersonSeat(Message):
    """A seat on the device that creates the table."""

    kind: Literal["person"]
    name: Name


class OpenSeat(Message):
    """A seat for whoever takes it with the invitation."""

    kind: Literal["open"]


class BotSeat(Message):
    """A seat that a program on the server plays."""

    kind: Literal["bot"]
    bot: Short


SeatWish = Annotated[PersonSeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Message):
    """A table to be set up; with `record`, for the game that it holds so far."""

    game: Short
    rulings: dict[Short, bool] = {}
    dice: Literal["fair", "own"] = "fair"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    record: dict[str, Any] | None = None


class Join(Message):
    """Taking an open seat; any, or the one that is named."""

    invite: Secret
    name: Name
    seat: Seat | None = None


class SeatChange(Message):
    """What the holder of a seat does with it, or lets a bot do with one that waits."""

    do: Literal["leave", "return", "bot", "rename"]
    bot: Short | None = None
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


class DiceInfo(Message):
    """Whose dice they are. The secret of fair dice is told when the game is over."""

    model_config = ConfigDict(extra="forbid", strict=True, serialize_by_alias=True)

    kind: Literal["fair", "own"]
    table: TableId | None = None
    commitment: Digest | None = None
    first: Annotated[int, Field(ge=1, alias="from")] = 1
    secret: Digest | None = None


class TableInfo(Message):
    """What everybody may know about a table."""

    id: TableId
    game: str
    sheet: Digest
    rulings: dict[str, bool]
    players: int
    seats: list[SeatInfo]
    dice: DiceInfo
    version: Version
    awaits: Literal["decision", "roll", "platter", "over"]
    to_act: list[Seat]
    over: bool
    handed_in: Annotated[int, Field(ge=0, description="Entries that were played elsewhere.")]
    created: Annotated[float, Field(description="Seconds since 1970.")]
    changed: float


class Created(Message):
    """A new table, with the secrets of the creator's own seats."""

    table: TableInfo
    secrets: dict[str, Secret]
    invite: Secret


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
    """The first message: what the client has seen, and the secrets of its seats."""

    type: Literal["hello"]
    protocol: int
    seen: Version = 0
    secrets: Annotated[dict[Annotated[str, Field(pattern=r"^[0-9]$")], Secret], Field()] = {}


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
    type: Literal["ping"]
    id: MessageId


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


class Revealed(Message):
    """The game is over: the secret of its fair dice."""

    type: Literal["revealed"] = "revealed"
    dice: DiceInfo


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: MessageId


class Closing(Message):
    """The server is about to stop: connect again, to whatever answers then."""

    type: Literal["closing"] = "closing"


ServerMessage = Annotated[
    Welcome | Events | Accepted | RefusedMessage | SeatsNow | Revealed | Pong | Closing,
    Field(discriminator="type"),
]

FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def schemas() -> dict[str, Any]:
    """The JSON Schemas of the socket's messages."""
    return {
        "protocol": PROTOCOL,
        "client": FROM_CLIENT.json_schema(by_alias=True),
        "server": FROM_SERVER.json_schema(by_alias=True, mode="serialization"),
    }
