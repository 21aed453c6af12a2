"""What an operator can set."""

from dataclasses import dataclass, field
from pathlib import Path

from renard.server.storage import Keep


@dataclass(frozen=True)
class Limits:
    """How much one address, one connection and one process may ask for."""

    message_bytes: int = 16_384
    """Of a socket's message."""
    body_bytes: int = 262_144
    """Of a request's body: the record of a long game fits."""
    messages_per_second: float = 20
    """Of one connection, on average; a burst may be three times that."""
    requests_per_second: float = 30
    """Of one address, on average; a burst may be four times that."""
    tables_per_hour: int = 60
    """New tables of one address."""
    sockets_per_address: int = 200
    sockets: int = 20_000
    loaded_tables: int = 5_000
    """Games held in memory; others are replayed from their logs when needed."""
    outbox: int = 500
    """Messages that may wait for a slow client before it is sent away."""


@dataclass(frozen=True)
class Settings:
    """All of it."""

    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect, as `https://example.org`."""
    page: Path | None = None
    """The folder of the built page."""
    alone: bool = True
    """Whether no other process serves the same database."""
    hello_seconds: float = 10
    away_seconds: float = 180
    """How long an owner is away before others may let a bot play."""
    lost_seconds: float = 900
    """The same where another process said that the owner is here, and may have died."""
    sweep_seconds: float = 20
