"""What is said about bots of others, over HTTP and over their socket.

Over the socket a bot plays several games at once, with the messages that tables have; each of
these says `at` which table it is.
"""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter
from pydantic_core import PydanticCustomError

from renard.server.messages import (
    PROTOCOL,
    Event,
    Message,
    MessageId,
    Ping,
    Seat,
    Secret,
    Short,
    TableId,
    Version,
)
from renard.server.names import BadName, proper_bot_name
from renard.server.problems import BAD_NAME


def _name(text: str) -> str:
    try:
        return proper_bot_name(text)
    except BadName as error:
        raise PydanticCustomError(BAD_NAME, "{should}", {"should": str(error)}) from None


BotName = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_name)]

# ---- HTTP


class NewBot(Message):
    """A bot to be made known here, by its name."""

    name: BotName


class BotMade(Message):
    """A bot's token, told now and never again; `bot` is what tables call it."""

    bot: str
    name: str
    token: Secret


class MyBot(Message):
    """One of one's own bots."""

    bot: str
    name: str
    made: float
    connected: bool


class MyBots(Message):
    bots: list[MyBot]
    most: int


class BotInfo(Message):
    """A bot of somebody's that is connected and plays at people's tables."""

    bot: str
    name: str
    owner: str
    games: list[str]
    """Which it plays; none named: all."""


class BotsHere(Message):
    bots: list[BotInfo]


class Rung(Message):
    """Where somebody stands: a rating with an interval that holds in 95 of 100 cases.

    Our own levels are fixed points: measured elsewhere, not fitted.
    """

    bot: str
    name: str
    rating: float
    low: float
    high: float
    games: int
    fixed: bool


class Ladder(Message):
    """The bots' ladder of a game as it was last fitted; `made` is null before the first time.

    Our own levels stand on it from the beginning. `on`: whether games are played for it here.
    """

    game: str
    on: bool
    made: float | None
    games: int
    rungs: list[Rung]


# ---- WebSocket: from the bot


class BotHello(Message):
    """The first message: who it is, which games it plays (none: all), and how many at once.

    `tables`: also at people's tables, `ladder`: also for the ladder, which needs two at once.
    """

    type: Literal["hello"]
    protocol: int
    token: Secret
    games: Annotated[list[Short], Field(max_length=50, default_factory=list)]
    most: Annotated[int, Field(ge=1, le=1000)] = 4
    tables: bool = True
    ladder: bool = True


class BotAct(Message):
    """A decision at one of its tables."""

    type: Literal["act"]
    at: TableId
    id: MessageId
    seat: Seat
    version: Version
    event: Event


BotMessage = Annotated[BotHello | BotAct | Ping, Field(discriminator="type")]
FROM_BOT: TypeAdapter[Any] = TypeAdapter(BotMessage)

# ---- WebSocket: to the bot, besides what a table says


class Greeted(Message):
    """The answer to hello: what the bot is called, and how much time it has."""

    type: Literal["greeted"] = "greeted"
    protocol: int = PROTOCOL
    bot: str
    most: int
    move_seconds: float
    bank_seconds: float


class Late(Message):
    """Its time was over: another bot has decided for it, once."""

    type: Literal["late"] = "late"
    at: TableId
    seat: Seat


class Ended(Message):
    """There is nothing more to do at a table."""

    type: Literal["ended"] = "ended"
    at: TableId


TO_BOT: TypeAdapter[Any] = TypeAdapter(
    Annotated[Greeted | Late | Ended, Field(discriminator="type")]
)


def bot_schemas() -> dict[str, Any]:
    """The JSON Schemas of what a bot says, and of what it is told besides what tables say."""
    return {
        "bot": FROM_BOT.json_schema(by_alias=True),
        "to_bot": TO_BOT.json_schema(by_alias=True, mode="serialization"),
    }
