"""Where a server is, and what it answers to plain requests."""

import asyncio
import http.client
import json
import ssl
import time
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 90
LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)


class LoadError(ValueError):
    """The server cannot be measured, or not so. The message says why, and what to do."""


class Refused(LoadError):
    """The server said no to a request."""

    def __init__(self, path: str, status: int, answer: str) -> None:
        super().__init__(f"the server refused {path} with {status}: {answer[:200]}")
        self.status = status


@dataclass(frozen=True)
class Place:
    """A server's address."""

    host: str
    port: int
    secure: bool = False

    @property
    def name(self) -> str:
        """As a Host header has it."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"{'wss' if self.secure else 'ws'}://{self.name}"

    @property
    def tls(self) -> ssl.SSLContext | None:
        return ssl.create_default_context() if self.secure else None

    @property
    def local(self) -> bool:
        """Whether it is on this machine."""
        if self.host == "localhost":
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False

    def connect(
        self, timeout: float = TIMEOUT, source: str | None = None
    ) -> http.client.HTTPConnection:
        """A connection for requests, from one address of this machine if that is named."""
        where = (source, 0) if source else None
        if self.secure:
            return http.client.HTTPSConnection(
                self.host, self.port, timeout=timeout, source_address=where
            )
        return http.client.HTTPConnection(
            self.host, self.port, timeout=timeout, source_address=where
        )


def place_of(url: str) -> Place:
    """The place that a server's address names."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        port, parts = None, urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise LoadError(f"{url}: a server's address is written as http://127.0.0.1:8000")
    secure = parts.scheme == "https"
    return Place(parts.hostname, port or (443 if secure else 80), secure)


def ask(
    connection: http.client.HTTPConnection,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
    method: str | None = None,
) -> Any:
    """A request, and its answer's JSON; OSError if there is none, Refused if it is no."""
    text = None if body is None else json.dumps(body)
    told = {"Content-Type": "application/json", **(headers or {})}
    try:
        connection.request(method or ("GET" if body is None else "POST"), path, text, told)
        answer = connection.getresponse()
        said = answer.read()
    except (http.client.HTTPException, OSError):
        connection.close()
        raise
    if answer.status >= HTTPStatus.BAD_REQUEST:
        raise Refused(path, answer.status, said.decode(errors="replace"))
    kind = answer.headers.get_content_type()
    return json.loads(said) if kind == "application/json" else said


def ask_once(
    place: Place, path: str, body: Any = None, timeout: float = TIMEOUT, who: str | None = None
) -> Any:
    """As `ask`, on a connection of its own; `who` is an identity to be shown."""
    connection = place.connect(timeout)
    headers = {"Authorization": f"Bearer {who}"} if who else None
    try:
        return ask(connection, path, body, headers)
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    finally:
        connection.close()


def is_up(place: Place, path: str = "/healthz", timeout: float = 5) -> bool:
    """Whether the server answers that all is well."""
    try:
        ask_once(place, path, timeout=timeout)
    except (OSError, Refused):
        return False
    return True


def check_ready(place: Place, seconds: float = 0) -> None:
    """Refuse a server that is not ready to serve, after so many seconds."""
    end = time.monotonic() + seconds
    while not is_up(place, "/readyz"):
        if time.monotonic() >= end:
            raise LoadError(f"{place.name}: no server of Renard is ready there (/readyz)")
        time.sleep(0.1)


async def ask_until_answered(
    places: list[Place], path: str, body: Any = None, who: str | None = None
) -> Any:
    """As `ask`, of any server, for as long as it takes."""
    while True:
        for place in places:
            try:
                return await asyncio.to_thread(ask_once, place, path, body, who=who)
            except Refused as refusal:
                if refusal.status not in LATER:
                    raise
            except OSError:
                pass  # nobody is there: another server, or later
        await asyncio.sleep(0.1)
