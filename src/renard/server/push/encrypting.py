"""What is sent to a push service: a message that only the browser can read, and who sends it.

RFC 8291 encrypts the message for the keys that the browser gave, in the form of RFC 8188. RFC 8292
(VAPID) signs who sends it, with a key that this server made for itself.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MOST_BYTES = 3993
"""Of a message: what every push service takes, less what encryption adds."""
RECORD = 4096
SIGNED_SECONDS = 12 * 3600
"""How long a signature is good; services refuse more than a day."""


class BadKeys(ValueError):
    """The keys of a browser cannot be used. The message says what they should be."""


def to_base64(value: bytes) -> str:
    """As the web writes bytes: base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_keys(p256dh: str, auth: str) -> tuple[EllipticCurvePublicKey, bytes]:
    """The public key of a browser, and its secret."""
    try:
        public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64(p256dh))
        secret = from_base64(auth)
    except ValueError:
        raise BadKeys("p256dh should be a point of the curve P-256 in base64url") from None
    if len(secret) != 16:
        raise BadKeys("auth should be 16 bytes in base64url")
    return public, secret


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a request. A new key and salt for every message; tests give the RFC's."""
    theirs, secret = read_keys(p256dh, auth)
    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    told, mine = _point(theirs), _point(own.public_key())
    shared = own.exchange(ECDH(), theirs)
    key = _derive(shared, secret, b"WebPush: info\0" + told + mine, 32)
    cipher = AESGCM(_derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine
    return head + cipher.encrypt(nonce, message + b"\x02", None)


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Signer:
    """The key that this server signs with."""

    private: EllipticCurvePrivateKey

    @staticmethod
    def make() -> str:
        """A new key, as it is kept."""
        number = generate_private_key(SECP256R1()).private_numbers().private_value
        return to_base64(number.to_bytes(32))

    @staticmethod
    def read(kept: str) -> "Signer":
        return Signer(derive_private_key(int.from_bytes(from_base64(kept)), SECP256R1()))

    @property
    def public(self) -> str:
        """What browsers are told: from whom they take messages."""
        return to_base64(_point(self.private.public_key()))

    def authorization(self, service: str, contact: str, now: float) -> str:
        """The header that says who sends, to one service, for some hours."""
        claims = {"aud": service, "exp": int(now) + SIGNED_SECONDS, "sub": contact}
        token = ".".join(_json(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(token.encode(), ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={token}.{signature}, k={self.public}"


def _json(value: Mapping[str, object]) -> str:
    return to_base64(json.dumps(dict(value), separators=(",", ":")).encode())
