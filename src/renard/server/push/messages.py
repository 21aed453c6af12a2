"""What is said about devices that may be told something, and what they are told."""

from typing import Annotated, Literal

from pydantic import Field

from renard.server.messages import Message
from renard.server.push.services import LONGEST

Endpoint = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class PushKey(Message):
    """The public key of this server, which a browser asks for before it takes messages from it."""

    key: str


class Subscribe(Message):
    """A browser takes messages: where they go, and the keys to encrypt them for it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]


class Unsubscribe(Message):
    """A browser takes no more."""

    endpoint: Endpoint


class Notice(Message):
    """What a device is told, in no language; its page finds the words.

    `since` is when the turn began, `until` when one's time is up, in seconds since 1970.
    """

    kind: Literal["turn", "hurry"]
    table: str
    game: str
    title: str
    names: list[str]
    since: float
    until: float | None = None
