"""What is said about things that people keep here."""

from typing import Annotated, Literal

from pydantic import Field

from renard.server.messages import Message

MOST_AT_ONCE = 100
"""Things of one request."""

Kind = Literal["history", "puzzles", "cards", "daily", "sheets", "stars"]
"""Finished games, answers to puzzles, cards of own mistakes, runs of daily games, the sheets that
games were played on, stars of lessons."""
ThingId = Annotated[str, Field(min_length=1, max_length=200)]
ThingNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]
Packed = Annotated[str, Field(max_length=100_000, pattern=r"^[A-Za-z0-9+/]*={0,2}$")]


class ThingToKeep(Message):
    """A thing for the server: a JSON object with this `id`, compressed by zlib, in base64.

    `seen` is the last number up to which this device has merged what the server has of it; 0:
    nothing. Without content the thing is deleted.
    """

    kind: Kind
    id: ThingId
    seen: ThingNumber = 0
    packed: Packed | None


class ToKeep(Message):
    """Things to keep. With `begin`, from now on: without it nothing is kept for anybody."""

    begin: bool = False
    things: Annotated[list[ThingToKeep], Field(max_length=MOST_AT_ONCE)]


class KeptThing(Message):
    """A version of a thing; without content, it was deleted."""

    kind: Kind
    id: str
    n: int
    packed: str | None


class KeptFigures(Message):
    """What is kept for whoever asks. `on` is whether they want it.

    `n` is the number of the last version; `person` is the same on all of a person's devices.
    """

    person: str
    on: bool
    n: int
    bytes: int
    things: int
    most_bytes: int
    most_things: int
    most_thing_bytes: int


class KeptSince(Message):
    """What is new, in the order of its numbers.

    `to` is how far that goes, `more` whether to ask on from there.
    """

    figures: KeptFigures
    things: list[KeptThing]
    to: int
    more: bool


class NowKept(Message):
    """A number for each thing that was sent; null: what is here has to be merged with it first."""

    figures: KeptFigures
    numbers: list[int | None]
