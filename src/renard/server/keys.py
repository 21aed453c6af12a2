"""Names that nobody guesses: table ids, and secrets that are stored as hashes only."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from renard.server.refusals import Refused

_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
"""No letter that could be taken for another, or for a digit."""

TABLE_ID = rf"^[{_LETTERS}]{{12}}$"
SECRET = r"^[A-Za-z0-9_-]{22}$"  # noqa: S105


def new_table_id() -> str:
    """Who knows a table's id may watch."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_secret() -> str:
    """128 bits for a seat, or for an invitation."""
    return secrets.token_urlsafe(16)


def check_secret(secret: str) -> str:
    """Refuse what was not drawn as our secrets are."""
    if not re.fullmatch(SECRET, secret):
        raise Refused("wrong secret", "A secret has 22 characters: 128 random bits in base64url.")
    return secret


def derived(identity: str, table: str) -> str:
    """The secret of an identity's seat at a table: whoever has the first has the second."""
    return urlsafe_b64encode(hashlib.sha256(f"{identity}/{table}".encode()).digest())[:22].decode()


def hashed(secret: str) -> str:
    """As a secret is stored. It is random, so no salt and no slow hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str | None) -> bool:
    """Whether a secret is the stored one, in the same time wherever they differ."""
    return stored is not None and hmac.compare_digest(hashed(secret), stored)
