"""Fair dice: every face follows from a secret that was fixed, and its hash shown, before the game.

    commitment = SHA-256(secret)
    face       = 1 + b mod 6, b the first byte below 252 of HMAC-SHA-256(secret, message),
                 message = "<table>/<throw>/<die>/<attempt>", attempt = 0, 1, … until there is one

Throws of a table count from 1. A die is its colour, or its number from 1 where dice have none.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from itertools import count

_UNBIASED = 252
"""The highest multiple of six that a byte can reach: bytes from here on are left out."""


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before the first throw."""
    return hashlib.sha256(secret).hexdigest()


def face(secret: bytes, table: str, throw: int, die: str | int) -> int:
    """What a die shows in a throw."""
    return next(
        1 + byte % 6
        for attempt in count()
        for byte in _digest(secret, f"{table}/{throw}/{die}/{attempt}")
        if byte < _UNBIASED
    )


def platter(secret: bytes, table: str, throw: int, faces: Mapping[str, int]) -> set[str]:
    """The three lowest dice of a throw; among equal faces the secret decides."""
    return set(sorted(faces, key=lambda die: (faces[die], _tie(secret, table, throw, die)))[:3])


def _tie(secret: bytes, table: str, throw: int, die: str) -> bytes:
    return _digest(secret, f"{table}/{throw}/{die}/platter")


def _digest(secret: bytes, message: str) -> bytes:
    return hmac.digest(secret, message.encode(), "sha256")


def faces(secret: bytes, table: str, throw: int, dice: Iterable[str]) -> dict[str, int]:
    """A whole throw of dice that have colours."""
    return {die: face(secret, table, throw, die) for die in dice}


def face_list(secret: bytes, table: str, throw: int, dice: int) -> list[int]:
    """A whole throw of dice that have none."""
    return [face(secret, table, throw, number) for number in range(1, dice + 1)]
