"""What an operator can set."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Keep:
    """How many days something stays, a table after its last change; None is for ever.

    Only days on which a server ran are counted.
    """

    unfinished_days: float | None = 60
    finished_days: float | None = 365
    identity_days: float | None = 365
    """Of somebody who has not come back, and to whom no seat and no run belongs."""
    report_days: float | None = 90
    """Of what people have reported."""
    kept_days: float | None = 730
    """What a person keeps here stays so long after one of their devices last asked for it."""


class SettingError(ValueError):
    """A setting that cannot be. The message says which, and what would be right."""


def read_proxies(told: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks of proxies; several may stand in one text, with commas between."""
    found = [part.strip() for text in told for part in text.split(",") if part.strip()]
    for proxy in found:
        try:
            ip_network(proxy)
        except ValueError:
            raise SettingError(
                f"{proxy!a:.60} is no proxy's address; write one as 10.0.0.2, or a whole network "
                "as 10.0.0.0/24"
            ) from None
    return tuple(found)


@dataclass(frozen=True)
class Limits:
    """How much one address, one connection and one process may ask for."""

    message_bytes: int = 16_384
    """Of a socket's message."""
    head_bytes: int = 16_384
    """Of a request's first line and headers."""
    body_bytes: int = 262_144
    """Of a request's body: the record of a long game fits."""
    messages_per_second: float = 20
    """Of one connection, on average; a burst may be three times that. Frames of any kind may be
    five times as many: more, and the connection is closed."""
    requests_per_second: float = 30
    """Of one address, on average; a burst may be four times that."""
    files_per_second: float = 100
    """Of the page's files, of one address; a burst may be ten times that: a whole class begins."""
    records_per_second: float = 1
    """Records that have to be made, of one address; a burst may be ten times that."""
    actions_per_second: float = 100
    """Of one address, all its sockets together; a burst may be four times that."""
    tables_per_hour: int = 60
    """New tables that one address may set up."""
    keys_per_hour: int = 30
    """Phrases, codes and passkeys that one address may make, or try."""
    pushes_per_hour: int = 120
    """Devices that one address may let be told something; every start of a page says so again."""
    codes_per_hour: int = 120
    """Codes of tables that one address may ask for, or try."""
    listed_per_hour: int = 20
    """Tables that one address may put into the lobby."""
    seats_per_hour: int = 120
    """Seats that one address may take from the lobby, or ask for by playing at once."""
    lobby_tables: int = 100
    """Tables that the lobby shows."""
    reports_per_hour: int = 10
    """Names or players that one address may report."""
    bots_per_person: int = 5
    """Tokens for bots that one person may have."""
    bot_sockets: int = 200
    """Bots of others that may be connected to one process."""
    bot_games: int = 8
    """Games that one of them may play at the same time."""
    ladder_games: int = 4
    """Games of the bots' ladder that are played at the same time, by all processes together."""
    ladder_results: int = 20_000
    """Games of the ladder, the latest, that it is fitted from."""
    sockets_per_address: int = 200
    """Connections that one address may hold open."""
    spare_connections: int = 100
    """Of one address besides its sockets: for requests."""
    sockets: int = 20_000
    """Connections of all together."""
    loaded_tables: int = 5_000
    """Games held in memory; others are replayed from their logs when needed."""
    outbox: int = 500
    """Messages that may wait for a slow client before it is sent away."""
    undos: int = 40
    """At one table since the last throw."""
    log: int = 4_000
    """Entries of a table before nothing can be taken back any more: a game has some hundreds."""
    daily_bots: int = 10_000
    """Runs of bots that people are compared with in a daily game."""
    kept_bytes: int = 16_777_216
    """What one person may keep here besides their devices, compressed: thousands of games."""
    kept_things: int = 20_000
    """The same in number: games, answers to puzzles, cards."""
    kept_thing_bytes: int = 65_536
    """One of them, compressed."""
    kept_bytes_per_hour: int = 67_108_864
    """What one address may send and fetch of that."""


@dataclass(frozen=True)
class Times:
    """How many seconds a connection may take before it is cut."""

    head: float = 10
    """From the start of a connection, or of a request, to the end of its headers."""
    body: float = 30
    """From the end of the headers to the end of a request."""
    idle: int = 15
    """Between two requests."""
    stalled: float = 20
    """While nothing of what is sent is taken."""
    closing: float = 10
    """The same, once the connection is to be closed."""


@dataclass(frozen=True)
class PushSettings:
    """How people who are away are told that it is their turn."""

    services: tuple[str, ...] = ()
    """Push services besides those of the usual browsers: hosts."""
    contact: str = ""
    """Whom a push service may ask, as mailto:… or https://…; if unset, the page's own address."""
    wait: float = 5
    """Seconds after which somebody whose turn has come is told, if they are still away."""
    at_once: int = 4
    """Messages that are sent at the same time."""
    waiting: int = 10_000
    """Messages that may wait to be sent; more are lost."""
    timeout: float = 10
    """Seconds for one message, from looking up the service to its answer."""


@dataclass(frozen=True)
class Settings:
    """All of it."""

    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)
    push: PushSettings = field(default_factory=PushSettings)
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For is believed."""
    keep: Keep = field(default_factory=Keep)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect, as `https://example.org`."""
    page: Path | None = None
    """The folder of the built page."""
    alone: bool = True
    """Whether no other process serves the same database."""
    hello_seconds: float = 10
    """How long a new connection may be silent."""
    away_seconds: float = 180
    """How long an owner is away before others may let a bot play."""
    number_seconds: float = 5
    """How long the first throw waits for the numbers of people who have taken their seats."""
    fill_seconds: float = 30
    """How long somebody who wants to play at once waits before bots take the other seats."""
    vanish_seconds: float = 15
    """How long such a person may be away before the seat is somebody else's."""
    listed_seconds: float = 120
    """How long the lobby shows a table, at the pace `now`, where nobody is any more."""
    orders_seconds: float = 2
    """How often the operator's orders are looked for."""
    bot_move_seconds: float = 5
    """How long a bot of others may think about one decision."""
    bot_bank_seconds: float = 60
    """What it has besides for a whole game, also to come back to it."""
    sweep_seconds: float = 20
    """How often bots that nobody lets play, and writes in doubt, are looked after."""
    ladder: bool = False
    """Whether bots of others are paired for the ladder: games that nobody waits for take cores."""
