"""Where messages may be sent: the push services of browsers, and what an operator adds.

An endpoint comes from a client. Without this list a server could be made to send requests to
whatever it can reach.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from renard.server.settings import SettingError

KNOWN: Final = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung Internet
    "jmt17.google.com",  # Chrome, early versions
    "push.services.mozilla.com",  # Firefox
    "push.apple.com",  # Safari, and everything on an iPhone
    "notify.windows.com",  # Edge on Windows
)
"""Each with all names below it."""
LONGEST: Final = 1000
_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})+")


class BadEndpoint(ValueError):
    """Nothing is sent there. The message says what an endpoint should be."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an endpoint is, taken apart."""

    scheme: str
    host: str
    port: int
    target: str
    """The path with its query."""
    loopback: bool

    @property
    def origin(self) -> str:
        """As a push service calls itself."""
        usual = self.port == (443 if self.scheme == "https" else 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


class Services:
    """The services of one server."""

    def __init__(self, further: Iterable[str] = ()) -> None:
        further = read_services(further)
        self._origins = {one for one in further if "://" in one}
        self._hosts = (*KNOWN, *(one for one in further if "://" not in one))

    def find(self, endpoint: str) -> Place:
        """Where an endpoint is; refuses it unless one of the services gave it."""
        place = _take_apart(endpoint)
        if place is None:
            raise BadEndpoint(f"an endpoint should be an https address of up to {LONGEST} letters")
        if place.origin in self._origins:
            return place
        known = any(place.host == host or place.host.endswith(f".{host}") for host in self._hosts)
        if place.scheme != "https" or place.port != 443 or not known:
            raise BadEndpoint("an endpoint should be that of a push service known to this server")
        return place


def read_services(told: Iterable[str]) -> tuple[str, ...]:
    """What an operator adds: hosts, or whole origins on this machine for tests."""
    found = [part.strip().lower() for text in told for part in text.split(",") if part.strip()]
    for one in found:
        place = _take_apart(f"{one.removesuffix('/')}/") if "://" in one else None
        local = place is not None and place.loopback and place.origin == one
        if not local and not _NAME.fullmatch(one):
            raise SettingError(
                f"{one!a:.60} is no push service; write its host as push.example.org, or, for "
                "tests, a whole origin on this machine as http://127.0.0.1:9000"
            )
    return tuple(found)


def read_contact(told: str) -> str:
    """Whom push services may ask: a mail address or a page."""
    if told and not re.fullmatch(r"(mailto:[^\s@,]+@[^\s@,]+\.|https://[^\s/]+\.)\S+", told):
        raise SettingError(
            f"{told!a:.60} is nobody to ask; write mailto:me@example.org or https://example.org"
        )
    return told


def _take_apart(endpoint: str) -> Place | None:
    # What a browser would read differently, or what could break a request's line, is no address.
    if len(endpoint) > LONGEST or not re.fullmatch(r"[!-\[\]-~]+", endpoint):
        return None
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or parts.fragment:
        return None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    usual = 443 if parts.scheme == "https" else 80
    return Place(parts.scheme, host, usual if port is None else port, target, _is_loopback(host))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
