"""An authenticator in software: real keys, CBOR and signatures, as a browser passes them on."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, MAY_SYNC, SYNCED, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()


@dataclass
class Authenticator:
    """One passkey, and the browser around it; every part can be made to lie."""

    origin: str
    flags: int = PRESENT | VERIFIED
    count: int | None = 0
    """None where it does not count."""
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, options: dict) -> dict:
        """What comes of `navigator.credentials.create`."""
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        known = {one["id"] for one in options["excludeCredentials"]}
        assert text_of(self.id) not in known
        where = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (where.x, where.y))
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        statement = {"fmt": "none", "attStmt": {}, "authData": data}
        return {
            "id": text_of(self.id),
            "client_data": text_of(
                client_data("webauthn.create", options["challenge"], self.origin)
            ),
            "attestation": text_of(cbor2.dumps(statement)),
        }

    def use(self, options: dict) -> dict:
        """What comes of `navigator.credentials.get`."""
        assert options["allowCredentials"] == []
        if self.count is not None:
            self.count += 1
        data = self._data(options["rpId"])
        client = client_data("webauthn.get", options["challenge"], self.origin)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": text_of(self.id),
            "client_data": text_of(client),
            "authenticator_data": text_of(data),
            "signature": text_of(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, site: str, more: int = 0) -> bytes:
        head = hashlib.sha256(site.encode()).digest()
        return head + struct.pack(">BI", self.flags | more, self.count or 0)
