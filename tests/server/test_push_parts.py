"""What pushes are made of: encryption, signatures, where they may go, and who is told when."""

import json
import ssl
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from renard.server.pace import PACES, moved_on, new_clocks
from renard.server.push import encrypting, posting
from renard.server.push.due import LOOK_AGAIN, Judge, mark
from renard.server.push.sender import Outcome, outcome_of
from renard.server.push.services import BadEndpoint, Services, read_contact, read_services
from renard.server.settings import SettingError
from tests.server.push_service import checked_claims, opened, unb64

# ---- RFC 8291, appendix A, and its example in section 5

PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text)), ec.SECP256R1())


def test_a_message_is_encrypted_as_the_rfc_does():
    made = encrypting.encrypted(PLAIN, PUBLIC, AUTH, private_key(SENDER), unb64(SALT))
    assert encrypting.to_base64(made) == BODY
    assert opened(unb64(BODY), private_key(RECEIVER), unb64(AUTH)) == PLAIN


def test_every_message_has_its_own_key():
    made = {encrypting.encrypted(PLAIN, PUBLIC, AUTH) for _ in range(3)}
    assert len(made) == 3
    assert {opened(one, private_key(RECEIVER), unb64(AUTH)) for one in made} == {PLAIN}


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("A" * 87, AUTH), (PUBLIC, "AAAA"), (PUBLIC[:-4], AUTH), ("é", AUTH)]
)
def test_keys_that_no_browser_gave_are_refused(p256dh, auth):
    with pytest.raises(encrypting.BadKeys):
        encrypting.read_keys(p256dh, auth)


def test_who_sends_is_signed_for_one_service():
    signer = encrypting.Signer.read(encrypting.Signer.make())
    header = signer.authorization("https://push.example", "mailto:a@example.org", 1000.0)
    assert checked_claims(header, signer.public) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:a@example.org",
    }


# ---- where

KNOWN = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://fcm.googleapis.com:443/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QOx",
    "https://wns2-par02p.notify.windows.com/w/?token=BQY%3d",
]
ATTEMPTS = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com.example/x",
    "https://notfcm.googleapis.com/x",
    "https://googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://user:pass@fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/",
    "https://fcm.googleapis.com\\@127.0.0.1/",
    "https://fcm.googleapis.com/x\r\nHost: evil",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/#x",
    "https://fcm.googleapis.com:x/",
    "https://fcm.googleapis.com:99999/",
    "https://[x/",
    "https://fcm.googleapis。com/x",
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "fcm.googleapis.com/x",
    "https:///x",
    "",
    "https://fcm.googleapis.com/" + "x" * 1000,
]


@pytest.mark.parametrize("endpoint", KNOWN)
def test_push_services_of_browsers_are_known(endpoint):
    place = Services().find(endpoint)
    assert (place.scheme, place.port) == ("https", 443)
    assert f"https://{place.host}" == place.origin
    assert endpoint.endswith(place.target)


@pytest.mark.parametrize("endpoint", ATTEMPTS)
def test_nothing_is_sent_anywhere_else(endpoint):
    with pytest.raises(BadEndpoint):
        Services().find(endpoint)
    with pytest.raises(BadEndpoint):
        Services(["push.example.org", "http://127.0.0.1:9000"]).find(endpoint)


def test_an_operator_adds_services():
    services = Services(["push.example.org, http://127.0.0.1:9000"])
    assert services.find("https://a.push.example.org/x").host == "a.push.example.org"
    assert services.find("http://127.0.0.1:9000/x").loopback
    for other in ("http://127.0.0.1:9001/x", "https://127.0.0.1:9000/x", "http://localhost:9000/"):
        with pytest.raises(BadEndpoint):
            services.find(other)


@pytest.mark.parametrize(
    "told",
    ["http://example.org", "https://10.0.0.1", "example", "http://127.0.0.1:9/x", "a b", "*"],
)
def test_a_service_that_cannot_be_is_told_in_one_sentence(told):
    with pytest.raises(SettingError, match="push service; write its host as"):
        read_services([told])


def test_whom_to_ask():
    assert read_contact("") == ""
    for right in ("mailto:me@example.org", "https://example.org/about"):
        assert read_contact(right) == right
    for wrong in ("me@example.org", "mailto:me", "https://localhost", "http://example.org"):
        with pytest.raises(SettingError, match="nobody to ask"):
            read_contact(wrong)


@pytest.mark.parametrize(
    ("address", "loopback", "fine"),
    [
        ("142.250.1.95", False, True),
        ("127.0.0.1", False, False),
        ("10.1.2.3", False, False),
        ("169.254.169.254", False, False),
        ("fe80::1%eth0", False, False),
        ("::ffff:10.0.0.1", False, False),
        ("::1", True, True),
        ("10.1.2.3", True, False),
    ],
)
def test_a_name_that_leads_elsewhere_is_not_followed(address, loopback, fine):
    assert posting._may_be(address, loopback) is fine


def test_what_an_answer_means():
    told = {status: outcome_of(status) for status in (201, 302, 400, 403, 404, 410, 413, 429, 503)}
    assert told == {
        201: Outcome.SENT,
        302: Outcome.FAILED,
        400: Outcome.REFUSED,
        403: Outcome.REFUSED,
        404: Outcome.GONE,
        410: Outcome.GONE,
        413: Outcome.FAILED,
        429: Outcome.BUSY,
        503: Outcome.BUSY,
    }


# ---- over TLS, as to the real ones


@pytest.fixture
def secure(tmp_path):
    """A service with a certificate that only we trust: its address, and the trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "service.pem"
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    file.write_bytes(private + certificate.public_bytes(pem))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_) -> None:
            pass

        def handle(self) -> None:
            try:
                self.request.do_handshake()
                super().handle()
            except OSError:
                pass

    http = HTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    http.socket = context.wrap_socket(http.socket, True, do_handshake_on_connect=False)
    thread = threading.Thread(target=http.serve_forever, daemon=True)
    thread.start()
    yield f"https://localhost:{http.server_port}", ssl.create_default_context(cafile=file)
    http.shutdown()
    http.server_close()
    thread.join()


def test_a_certificate_is_checked(secure):
    origin, trust = secure
    place = Services([origin]).find(f"{origin}/x")
    assert posting.post(place, {"TTL": "5"}, b"body", 60, trust) == 201
    with pytest.raises(posting.NotReached, match="certificate"):
        posting.post(place, {"TTL": "5"}, b"body", 60)


# ---- who, and when


def seat(person: str | None = "p", **more) -> dict:
    return {"kind": "person", "person": person, "seen": 0.0, **more}


def judged(seats, since, now, pace="whenever", connected=(), wait=5.0) -> Judge:
    clocks = moved_on(new_clocks(PACES[pace], len(seats)), PACES[pace], [0], since)
    return Judge(seats, clocks, lambda one: one in connected, now, wait)


def test_somebody_who_is_away_is_told_after_a_few_seconds():
    seats = [seat(), seat("q")]
    assert judged(seats, 100.0, 100.0).next_look() == 105.0
    assert judged(seats, 100.0, 104.0).due() == {}
    assert judged(seats, 100.0, 105.0).due() == {0: "turn"}


def test_nobody_is_told_who_is_there():
    judge = judged([seat(), seat("q")], 100.0, 200.0, connected=[0])
    assert judge.due() == {}
    assert judge.next_look() == 200.0 + LOOK_AGAIN


def test_who_has_looked_since_the_turn_began_is_not_told():
    assert judged([seat(looked=101.0), seat("q")], 100.0, 200.0).due() == {}
    assert judged([seat(looked=99.0), seat("q")], 100.0, 200.0).due() == {0: "turn"}


def test_two_turns_one_message_until_somebody_looks():
    seats = [seat(looked=50.0), seat("q")]
    mark(seats, judged(seats, 100.0, 105.0).due(), 105.0, "me")
    assert judged(seats, 100.0, 106.0).due() == {}
    assert judged(seats, 300.0, 400.0).due() == {}
    assert judged(seats, 300.0, 400.0).next_look() is None
    seats[0]["looked"] = 350.0
    assert judged(seats, 500.0, 600.0).due() == {0: "turn"}


def test_one_person_at_two_seats_is_told_once():
    seats = [seat(), seat()]
    clocks = moved_on(new_clocks(PACES["whenever"], 2), PACES["whenever"], [0, 1], 100.0)
    due = Judge(seats, clocks, lambda _: False, 200.0, 5.0).due()
    assert len(due) == 1
    mark(seats, due, 200.0, "me")
    assert Judge(seats, clocks, lambda _: False, 300.0, 5.0).due() == {}


def test_most_of_the_time_is_used():
    seats = [seat(looked=50.0), seat("q")]
    begun, bank = 100.0, PACES["hours"].bank
    mark(seats, judged(seats, begun, 105.0, "hours").due(), 105.0, "me")
    late = judged(seats, begun, 106.0, "hours").next_look()
    assert late == begun + 0.8 * bank
    assert judged(seats, begun, late, "hours").due() == {0: "hurry"}
    # Also to somebody who looked and went away again.
    seats[0]["looked"] = 200.0
    assert judged(seats, begun, late, "hours").due() == {0: "hurry"}
    mark(seats, {0: "hurry"}, late, "me")
    seats[0]["looked"] = late + 1
    assert judged(seats, begun, late + 2, "hours").due() == {}
    assert judged(seats, begun, late + 2, "hours").next_look() is None


def test_a_server_that_comes_late_says_one_thing():
    seats = [seat(), seat("q")]
    assert judged(seats, 100.0, 100.0 + PACES["hours"].bank, "hours").due() == {0: "hurry"}


def test_alone_with_bots_nobody_waits():
    bot = {"kind": "bot", "person": None, "seen": 0.0}
    assert judged([seat(), bot], 100.0, 200.0).next_look() is None
    assert judged([seat(None), seat("q")], 100.0, 200.0).next_look() is None


def test_seats_from_before_are_judged_by_when_their_owner_came_or_went():
    assert judged([seat(seen=150.0), seat("q")], 100.0, 200.0).due() == {}


def test_a_notice_is_small():
    from renard.server.push.messages import Notice

    names = ["\U0001f98a" * 12] * 3
    about = {"table": "a" * 12, "game": "g", "title": "t" * 80, "names": names}
    told = Notice(kind="hurry", since=1.5e9, until=1.5e9, **about)
    text = told.model_dump_json().encode()
    assert len(text) < encrypting.MOST_BYTES / 5
    assert json.loads(text)["kind"] == "hurry"
