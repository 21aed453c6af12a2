"""A push service of our own, on this machine: it opens what it is sent as a browser would.

The other side of RFC 8291 and RFC 8292, written apart from the server's.
"""

import hashlib
import hmac
import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def on_curve(encoded: bytes):
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), encoded)


def mac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def opened(body: bytes, private, auth: bytes) -> bytes:
    """What was encrypted for the keys of a browser: RFC 8291, section 3.4, by HMAC alone."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert int.from_bytes(body[16:20]) >= len(sealed)
    shared = private.exchange(ec.ECDH(), on_curve(theirs))
    info = b"WebPush: info\0" + point(private.public_key()) + theirs
    secret = mac(mac(auth, shared), info + b"\x01")
    pseudo = mac(salt, secret)
    key = mac(pseudo, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = mac(pseudo, b"Content-Encoding: nonce\0\x01")[:12]
    padded = AESGCM(key).decrypt(nonce, sealed, None)
    message = padded.rstrip(b"\0")
    assert message[-1:] == b"\x02"
    return message[:-1]


def checked_claims(authorization: str, key: str) -> dict:
    """The claims of a VAPID header, if they were signed by the key that browsers were told."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    on_curve(unb64(key)).verify(made, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(unb64(claims))


@dataclass
class Browser:
    """A browser that has subscribed: its keys, and what came for it."""

    endpoint: str
    private: object = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    got: list[dict] = field(default_factory=list)
    headers: list[dict] = field(default_factory=list)
    answers: int = 201
    """The status that its service answers with."""

    @property
    def subscription(self) -> dict:
        return {
            "endpoint": self.endpoint,
            "p256dh": b64(point(self.private.public_key())),
            "auth": b64(self.auth),
        }

    def take(self, body: bytes, headers: dict) -> int:
        if self.answers < 300:
            self.got.append(json.loads(opened(body, self.private, self.auth)))
            self.headers.append(headers)
        return self.answers


class PushService:
    """Endpoints on this machine."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.asked: list[str] = []
        self.arrived = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with service.arrived:
                    browser = service.browsers.get(self.path)
                    status = browser.take(body, dict(self.headers)) if browser else 404
                    service.asked.append(self.path)
                    service.arrived.notify_all()
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", f"{service.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        self._random = Random(5)

    def browser(self, **more) -> Browser:
        path = f"/send/{self._random.getrandbits(64):x}"
        made = self.browsers[path] = Browser(f"{self.url}{path}", **more)
        return made

    def wait_for(self, what) -> None:
        """Until something is true of what has arrived."""
        with self.arrived:
            assert self.arrived.wait_for(what, timeout=120), self.asked


@contextmanager
def push_service():
    service = PushService()
    thread = threading.Thread(target=service.http.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.http.shutdown()
        service.http.server_close()
        thread.join()
