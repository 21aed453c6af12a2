"""Challenges for passkeys: signed by the server, so that nothing is stored until one is answered.

Every process of a server can check what another has made, also after a restart. That each is
answered once is seen to where answers are stored (`storage/passkeys.py`).
"""

import hashlib
import hmac
import secrets
import struct
from dataclasses import dataclass

SECONDS = 300
"""How long somebody may look for their authenticator."""
_NONCE = 16
_ENDS = struct.Struct(">d")
_SIZE = _NONCE + _ENDS.size + hashlib.sha256().digest_size


class Ended(ValueError):
    """No challenge of ours, one for something else, or one whose time is over."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """One that was answered in time."""

    hash: str
    ends: float


def new_key() -> str:
    """What challenges are signed with."""
    return secrets.token_hex(32)


def new_challenge(key: str, purpose: str, now: float) -> bytes:
    """A challenge that can be answered for one purpose."""
    said = secrets.token_bytes(_NONCE) + _ENDS.pack(now + SECONDS)
    return said + _signed(key, purpose, said)


def check_challenge(key: str, purpose: str, challenge: bytes, now: float) -> Challenge:
    """Refuse what was not made for this purpose, or too long ago."""
    said, signature = challenge[: _NONCE + _ENDS.size], challenge[_NONCE + _ENDS.size :]
    if len(challenge) != _SIZE or not hmac.compare_digest(signature, _signed(key, purpose, said)):
        raise Ended
    (ends,) = _ENDS.unpack(said[_NONCE:])
    if ends <= now:
        raise Ended
    return Challenge(hashlib.sha256(challenge).hexdigest(), ends)


def _signed(key: str, purpose: str, said: bytes) -> bytes:
    return hmac.digest(key.encode(), said + purpose.encode(), "sha256")
