"""From the bytes of hashes to dice: compiled, so that whoever checks throws has them from here too.

A row of `hashes` is the hash of one die. The hash itself is the caller's: see `fair`.
"""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.throws import ON_PLATTER

HASH_BYTES = 32
UNBIASED = 252
"""The highest multiple of six that a byte can reach: bytes from here on are left out."""


@rule
def hashed_faces(hashes: Any, faces: Any) -> int:
    """Write the face of every die; returns how many have none (0), and need another hash."""
    missing = 0
    for die in range(hashes.shape[0]):
        faces[die] = 0
        at = 0
        while at < HASH_BYTES and hashes[die, at] >= UNBIASED:
            at += 1
        if at < HASH_BYTES:
            faces[die] = 1 + int(hashes[die, at]) % 6
        else:
            missing += 1
    return missing


@rule
def hashed_platter(hashes: Any, faces: Any) -> int:
    """The three lowest dice as bits; among equal faces the lower hash."""
    chosen = 0
    for _ in range(ON_PLATTER):
        lowest = -1
        for die in range(hashes.shape[0]):
            if (chosen >> die) & 1 == 0 and (lowest < 0 or _is_lower(hashes, faces, die, lowest)):
                lowest = die
        chosen |= 1 << lowest
    return chosen


@small
def _is_lower(hashes: Any, faces: Any, die: int, other: int) -> bool:
    if faces[die] != faces[other]:
        return bool(faces[die] < faces[other])
    at = 0
    while at < HASH_BYTES - 1 and hashes[die, at] == hashes[other, at]:
        at += 1
    return bool(hashes[die, at] < hashes[other, at])
