"""Who listens at a table: connections that are told everything."""

from collections.abc import Iterable
from typing import Protocol

from renard.server.messages import Message


class Listener(Protocol):
    """A connection that is told everything."""

    seats: frozenset[int]
    silent: bool
    """It has not been heard of when it should have been."""

    @property
    def heard(self) -> float:
        """When it last was, in seconds since 1970."""

    def send(self, text: str) -> None:
        """Send soon, without waiting."""


def as_text(message: Message) -> str:
    """A message as it is sent."""
    return message.model_dump_json(by_alias=True)


def events_text(first: int, entries: Iterable[str], to_act: list[int], over: bool) -> str:
    """The message with these entries, which are in JSON already: told as they are stored."""
    acting, ended = ",".join(map(str, to_act)), "true" if over else "false"
    return (
        f'{{"from":{first},"events":[{",".join(entries)}],"to_act":[{acting}],'
        f'"over":{ended},"type":"events"}}'
    )


class Listeners(set[Listener]):
    """Those of one table."""

    def tell(self, message: Message) -> None:
        """Send a message to all."""
        if self:
            self.send(as_text(message))

    def send(self, text: str) -> None:
        """Send what is a message already."""
        for listener in self:
            listener.send(text)

    def hear(self, seat: int) -> bool:
        """Whether the owner of a seat is among them, and was heard of."""
        return any(seat in one.seats and not one.silent for one in self)
