"""A real server in this process, and a client that does what no decent client would."""

import contextlib
import http.client
import json
import socket
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

from renard.server import running
from renard.server.app import make_app
from renard.server.settings import Settings
from renard.server.storage import open_store
from tests.server.conftest import SHELF

TEXT, BINARY, PING, PONG, CONTINUATION = 1, 2, 9, 10, 0


class Listening:
    """A server with real sockets, run by a thread."""

    def __init__(self, database: Path, settings: Settings) -> None:
        self._ready = threading.Event()
        self.app = make_app(open_store(str(database)), SHELF, settings)
        self._bound = running.listen("127.0.0.1", 0)
        self.port = self._bound.getsockname()[1]
        self.server = running.Server(self.app, self._ready.set)
        self._thread = threading.Thread(target=self.server.run, args=([self._bound],))
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join()

    def connect(
        self, receive_buffer: int | None = None, source: str = "127.0.0.1"
    ) -> socket.socket:
        client = socket.socket()
        client.bind((source, 0))
        client.settimeout(30)
        if receive_buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        client.connect(("127.0.0.1", self.port))
        return client

    def get(self, path: str, headers: dict | None = None) -> tuple[int, bytes]:
        """A whole request by a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        with contextlib.closing(connection):
            connection.request("GET", path, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read()

    def create(self) -> str:
        """A new table for one; its id."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        wish = {"game": "clever", "seats": [{"kind": "person", "name": "Anna"}]}
        with contextlib.closing(connection):
            json_only = {"Content-Type": "application/json"}
            connection.request("POST", "/api/tables", json.dumps(wish), json_only)
            return json.load(connection.getresponse())["table"]["id"]

    def metric(self, name: str, **labels: str) -> float:
        return self.app.state.metrics.registry.get_sample_value(name, labels) or 0

    def open_socket(self, table: str, receive_buffer: int | None = None) -> socket.socket:
        """A WebSocket that was accepted; what it is told lies unread."""
        client = self.connect(receive_buffer)
        client.sendall(upgrade(table))
        head = b""
        while b"\r\n\r\n" not in head:
            head += client.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        return client


@contextlib.contextmanager
def listening(database: Path, settings: Settings) -> Iterator[Listening]:
    server = Listening(database, settings)
    try:
        yield server
    finally:
        server.stop()


def upgrade(table: str, *headers: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/play HTTP/1.1",
        "Host: renard",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(data)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
    return bytes([kind | (0x80 if last else 0)]) + length + b"\0" * 4 + data


def flood(client: socket.socket, piece: bytes, most: int) -> int:
    """Send the same again and again until the other side has enough; how many bytes went."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            sent += client.send(piece)
    return sent


def ended(client: socket.socket) -> bytes:
    """All that still comes until the other side ends the connection; a timeout is an error."""
    found = b""
    try:
        while part := client.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found
