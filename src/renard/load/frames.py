"""WebSocket as a client writes and reads it, by code that takes little time."""

import base64
import os
import struct

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(kind: int, data: bytes = b"") -> bytes:
    """A whole frame, masked with zeros."""
    size = len(data)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
    return bytes([0x80 | kind]) + length + b"\0\0\0\0" + data


def upgrade(host: str, table: str) -> bytes:
    """What a client sends to open a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def read_frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """Kind and content of the first whole frame, and what comes after it."""
    if len(data) < 2:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(data[2:10], "big"), 10
    if len(data) < start + size or start > len(data):
        return None
    return data[0] & 0x0F, data[start : start + size], data[start + size :]
