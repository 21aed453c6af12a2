"""Things as they are stored: JSON objects, compressed. What is in them is their owner's business.

They are looked into so far that nobody can store what no device of ours could read again.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Sequence
from typing import Any, NoReturn

from renard.server.kept.messages import ThingToKeep
from renard.server.refusals import Refused
from renard.server.storage.kept import Wanted

MOST_UNPACKED = 1_048_576
"""One thing, in bytes."""
MOST_TOGETHER = 4_194_304
"""All things of a request, unpacked: a small packet can hold a lot of nothing."""


def unpack_all(things: Sequence[ThingToKeep], most: int) -> tuple[list[Wanted], int]:
    """Things to be stored, and how many bytes all of them have unpacked; refuses."""
    if len({(thing.kind, thing.id) for thing in things}) < len(things):
        raise Refused("malformed", "A thing stands twice in this request; once would be right.")
    wanted, together = [], 0
    for thing in things:
        packed = None if thing.packed is None else _bytes_of(thing, most)
        if packed is not None:
            together += check(thing.id, packed)
            if together > MOST_TOGETHER:
                raise Refused("too large", "This is too much at once: send fewer things.")
        wanted.append(Wanted(thing.kind, thing.id, thing.seen, packed))
    return wanted, together


def _bytes_of(thing: ThingToKeep, most: int) -> bytes:
    try:
        packed = base64.b64decode(thing.packed or "", validate=True)
    except binascii.Error:
        raise Refused("malformed", "`packed` should be base64.") from None
    if len(packed) > most:
        raise Refused("too large", f"A thing may have up to {most:,} bytes, compressed.")
    return packed


def check(name: str, packed: bytes) -> int:
    """Refuse what is not a JSON object with this id; its size, unpacked."""
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(packed, MOST_UNPACKED + 1)
    except zlib.error:
        raise Refused("malformed", "A thing should be compressed by zlib.") from None
    if len(plain) > MOST_UNPACKED:
        raise Refused("too large", f"A thing may have up to {MOST_UNPACKED:,} bytes, unpacked.")
    if not unpacker.eof or unpacker.unused_data:
        raise Refused("malformed", "A thing should be compressed by zlib, and end with it.")
    if _parsed(plain).get("id") != name:
        raise Refused("malformed", "A thing should have the `id` that it is sent with.")
    return len(plain)


def _parsed(plain: bytes) -> dict[str, Any]:
    try:
        found = json.loads(plain.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refused("malformed", "A thing should be a JSON object.") from None
    if not isinstance(found, dict):
        raise Refused("malformed", "A thing should be a JSON object.")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
