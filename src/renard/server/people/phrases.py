"""Phrases and codes that people read, write down and type.

A phrase has six made-up words of five letters, as bakum or lotir: easy to say in any language,
and 96 random bits. A code has eight letters and digits; it lasts minutes and works once. Neither
can be mistaken in writing, and neither spells a word: codes have no vowels.
"""

import hashlib
import re
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 6
SHAPE = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
SYMBOLS = "bcdfghjkmnpqrstvwxz23456789"
CODE_LENGTH = 8
_SALT = b"renard/phrase/1"


def new_phrase() -> str:
    """Six words."""
    return " ".join("".join(secrets.choice(letters) for letters in SHAPE) for _ in range(WORDS))


def new_code(length: int = CODE_LENGTH) -> str:
    """A code to type on another device."""
    return "".join(secrets.choice(SYMBOLS) for _ in range(length))


def plain(key: str) -> str:
    """What was typed, without what hands and keyboards add: capitals, spaces, hyphens."""
    return re.sub(r"[\s\-–_.,]+", "", key.strip().casefold())


def stored(key: str) -> str:
    """As a phrase or code is stored.

    Slow on purpose: whoever gets hold of a backup should not be able to try them all.
    """
    found = hashlib.scrypt(plain(key).encode(), salt=_SALT, n=2**14, r=8, p=1, dklen=32)
    return found.hex()
