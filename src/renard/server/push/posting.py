"""One request to a push service: no redirects, no proxy, little is read, and an end to patience.

It blocks, and is called in threads of its own: connecting and encrypting cost milliseconds that
players would feel.
"""

import socket
import ssl
import time
from collections.abc import Mapping
from ipaddress import ip_address

from renard.server.push.services import Place

MOST_READ = 8192
"""Bytes of an answer: its first line is all that counts."""


class NotReached(Exception):
    """The service was not reached: nothing was sent, and it may be tried again."""


class NoAnswer(Exception):
    """It was sent, but what became of it is not known: nothing is sent twice."""


def post(
    place: Place,
    headers: Mapping[str, str],
    body: bytes,
    seconds: float,
    context: ssl.SSLContext | None = None,
) -> int:
    """Send a body; the status of the answer."""
    deadline = time.monotonic() + seconds
    try:
        connection = _connect(place, deadline, context)
    except (OSError, UnicodeError) as error:
        raise NotReached(str(error)) from error
    with connection:
        try:
            connection.settimeout(_left(deadline))
            connection.sendall(_head(place, headers, len(body)) + body)
            return _status(connection, deadline)
        except OSError as error:
            raise NoAnswer(str(error)) from error


def _left(deadline: float) -> float:
    return max(0.001, deadline - time.monotonic())


def _connect(place: Place, deadline: float, context: ssl.SSLContext | None) -> socket.socket:
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    last: OSError = OSError("has no address")
    for family, kind, number, _, address in found:
        if not _may_be(str(address[0]), place.loopback):
            last = OSError("has an address that is none of the internet's")
            continue
        plain = socket.socket(family, kind, number)
        try:
            plain.settimeout(_left(deadline))
            plain.connect(address)
            if place.scheme == "http":
                return plain
            secure = context or ssl.create_default_context()
            return secure.wrap_socket(plain, server_hostname=place.host)
        except OSError as error:
            plain.close()
            last = error
    raise last


def _may_be(address: str, loopback: bool) -> bool:
    """A name that leads into somebody's own network is no push service's."""
    found = ip_address(address.partition("%")[0])
    return found.is_loopback if loopback else found.is_global


def _head(place: Place, headers: Mapping[str, str], length: int) -> bytes:
    host = place.origin.partition("://")[2]
    lines = [f"POST {place.target} HTTP/1.1", f"Host: {host}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {length}", "", ""]
    return "\r\n".join(lines).encode("ascii")


def _status(connection: socket.socket, deadline: float) -> int:
    read = b""
    while b"\r\n" not in read and len(read) < MOST_READ:
        connection.settimeout(_left(deadline))
        more = connection.recv(1024)
        if not more:
            break
        read += more
    version, _, rest = read.partition(b"\r\n")[0].partition(b" ")
    code = rest[:3]
    if not version.startswith(b"HTTP/1.") or len(code) < 3 or not code.isdigit():
        raise OSError("does not answer in HTTP")
    return int(code)
