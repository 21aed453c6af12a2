"""Fair dice: every face follows from a secret of the server's and a number of every player's.

The server fixes its secret, and shows its hash, before it knows the numbers; the players choose
their numbers without knowing the secret. So none of them can choose the dice.

    commitment = SHA-256(secret)
    key        = HMAC-SHA-256(secret, "<table>/<number of seat 0>/<number of seat 1>/…")
    face       = 1 + b mod 6, b the first byte below 252 of HMAC-SHA-256(key, message),
                 message = "<table>/<throw>/<die>/<attempt>", attempt = 0, 1, … until there is one

Throws of a table count from 1. A die is its colour, or its number from 1 where dice have none.
This is scheme 2. In scheme 1, of games from before, no player had a number: the key is the secret.

In a daily game all meet the same dice: nobody adds a number, and a throw goes by its place. The key
is HMAC-SHA-256(secret, "<day>/<game>"); in messages "<day>/<game>" stands for the table, and
"<round>.<turn>.<roll>.<reroll>" for the throw. Turns in which one is passive count from 4 on.

What follows from a hash is told once, in `hashes`. Messages are text, which compiled functions do
not make; so whoever checks throws elsewhere (`web/src/screens/fair.ts`) puts them together again,
and a test has both throw the same games.
"""

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from itertools import count

import numpy as np

from renard.hashes import HASH_BYTES, hashed_faces, hashed_platter
from renard.rules import engine
from renard.rules.game import Game

Place = int | str
"""The number of a throw; or, of a daily game, its place."""

_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ mask for byte in range(256)) for mask in (0x36, 0x5C))


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(32)


def new_number() -> str:
    """A number that a seat adds."""
    return secrets.token_hex(16)


def key(secret: bytes, table: str, numbers: Sequence[str] | None) -> bytes:
    """What throws are made with; without numbers it is the secret itself (scheme 1)."""
    return secret if numbers is None else _digest(secret, "/".join([table, *numbers]))


def commitment(secret: bytes) -> str:
    """What is shown before the first throw."""
    return hashlib.sha256(secret).hexdigest()


def face(key: bytes, table: str, throw: Place, die: str | int) -> int:
    """What a die shows in a throw."""
    for attempt in count():
        found = np.zeros(1, np.int32)
        if hashed_faces(_rows([_digest(key, f"{table}/{throw}/{die}/{attempt}")]), found) == 0:
            break
    return int(found[0])


def platter(key: bytes, table: str, throw: Place, faces: Mapping[str, int]) -> set[str]:
    """The three lowest dice of a throw; among equal faces the key decides."""
    ties = _rows([_digest(key, f"{table}/{throw}/{die}/platter") for die in faces])
    chosen = hashed_platter(ties, np.array(list(faces.values()), np.int32))
    return {die for i, die in enumerate(faces) if (chosen >> i) & 1}


def _rows(digests: list[bytes]) -> np.ndarray:
    """Hashes as compiled code takes them: a row of bytes each."""
    return np.frombuffer(b"".join(digests), np.uint8).reshape(len(digests), HASH_BYTES)


def _digest(key: bytes, message: str) -> bytes:
    """HMAC-SHA-256 as it is defined.

    `hmac.digest` lets other threads go first each time, and a server that throws dice has one that
    writes all the time.
    """
    if len(key) > _BLOCK:
        key = hashlib.sha256(key).digest()
    block = key.ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(block.translate(_INNER) + message.encode()).digest()
    return hashlib.sha256(block.translate(_OUTER) + inner).digest()


def faces(key: bytes, table: str, throw: Place, dice: Collection[str]) -> dict[str, int]:
    """A whole throw of dice that have colours."""
    return dict(zip(dice, _throw(key, table, throw, dice), strict=True))


def face_list(key: bytes, table: str, throw: Place, dice: int) -> list[int]:
    """A whole throw of dice that have none."""
    return _throw(key, table, throw, range(1, dice + 1))


def _throw(key: bytes, table: str, throw: Place, dice: Collection[str | int]) -> list[int]:
    """All dice of a throw at once; hardly ever does one need another attempt."""
    found = np.zeros(len(dice), np.int32)
    missing = hashed_faces(_rows([_digest(key, f"{table}/{throw}/{die}/0") for die in dice]), found)
    if missing:
        return [face(key, table, throw, die) for die in dice]
    shown: list[int] = found.tolist()
    return shown


def place_of(game: Game) -> str:
    """Where in the game the throw is that it awaits, or had last."""
    state = game.states
    turn = int(engine.turn_number(game.state))
    return f"{game.round}.{turn}.{int(state['rolls'][0])}.{int(state['rerolls'][0])}"


def day_key(secret: bytes, name: str) -> bytes:
    """What throws of a daily game are made with; its name is `<day>/<game>`."""
    return key(secret, name, [])


def day_roll(key: bytes, name: str, game: Game) -> dict[str, int]:
    """The throw that is due in a daily game."""
    due, place = game.dice_to_roll(), place_of(game)
    if game.sheet.named_dice:
        return faces(key, name, place, due)
    return dict(zip(due, face_list(key, name, place, len(due)), strict=True))


def day_platter(key: bytes, name: str, game: Game) -> list[str]:
    """The platter that is due in a daily game."""
    shown = dict(zip(game.sheet.dice, game.faces, strict=True))
    chosen = platter(key, name, place_of(game), shown)
    return [die for die in game.sheet.dice if die in chosen]
