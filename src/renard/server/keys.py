"""Names that nobody guesses: table ids, and secrets that are stored as hashes only."""

import hashlib
import hmac
import secrets

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


def hashed(secret: str) -> str:
    """As a secret is stored. It is random, so no salt and no slow hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str | None) -> bool:
    """Whether a secret is the stored one, in the same time wherever they differ."""
    return stored is not None and hmac.compare_digest(hashed(secret), stored)
