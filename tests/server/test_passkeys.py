"""Coming back by a passkey: an authenticator in software, whose signatures are really checked."""

import json
from dataclasses import replace
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from renard.server.people import challenges
from renard.server.people.passkeys import site_of
from renard.server.refusals import Refused
from renard.server.settings import Limits
from renard.server.storage.passkeys import MOST_PASSKEYS
from tests.server.authenticator import (
    MAY_SYNC,
    PRESENT,
    SYNCED,
    VERIFIED,
    Authenticator,
    bytes_of,
    client_data,
    text_of,
)
from tests.server.conftest import GENEROUS, Server
from tests.server.test_people import ask as ask_anywhere
from tests.server.test_people import identity, shown, two_at_a_table

SITE = "http://localhost:8000"
OTHER = "https://renard.example"
PAGE = {"Origin": SITE, "Host": "localhost:8000"}
START = 1_700_000_000.0


def ask(
    server: Server, who: str, path: str, body: dict | None, status: int = 200, site: str = SITE
) -> dict:
    """As a page at this address asks."""
    host = site.partition("//")[2]
    headers = {**shown(who), "Origin": site, "Host": host}
    answer = server.http.post(f"/api/people/me/{path}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def begin(server: Server, who: str, path: str, site: str = SITE) -> dict:
    return ask(server, who, f"{path}/begin", None, site=site)["options"]


def make(server: Server, who: str, site: str = SITE, **more) -> Authenticator:
    """Somebody with a passkey."""
    authenticator = Authenticator(site, **more)
    ask(
        server,
        who,
        "passkeys",
        authenticator.make(begin(server, who, "passkeys", site)),
        site=site,
    )
    return authenticator


def use(server: Server, who: str, authenticator: Authenticator, status: int = 200) -> dict:
    site = authenticator.origin
    told = authenticator.use(begin(server, who, "passkey", site))
    return ask(server, who, "passkey", told, status, site)


def mine(server: Server, who: str) -> list[dict]:
    return ask_anywhere(server, who, "people/me/passkeys")["passkeys"]


def test_coming_back_by_a_passkey_after_all_was_lost(server):
    lost, new = identity(), identity()
    table, _ = two_at_a_table(server, lost, identity())
    passkey = make(server, lost)
    assert ask_anywhere(server, lost, "people/me")["passkeys"] == 1
    refused = ask_anywhere(server, new, f"tables/{table}/claim", {}, 403)
    assert refused["refused"] == "not your seat"
    me = use(server, new, passkey)
    assert me == ask_anywhere(server, lost, "people/me")
    assert me["devices"] == 2
    assert list(ask_anywhere(server, new, f"tables/{table}/claim", {})["secrets"]) == ["0"]
    # As often as one likes, from the same device too.
    assert use(server, new, passkey) == me
    assert use(server, identity(), passkey)["devices"] == 3


def test_what_a_browser_is_asked_for(server):
    who = identity()
    ask_anywhere(server, who, "people/me", {"name": "Anna K."})
    options = begin(server, who, "passkeys", OTHER)
    assert options["rp"] == {"id": "renard.example", "name": "Renard"}
    assert options["user"]["name"] == "Anna K."
    assert options["attestation"] == "none"
    chosen = options["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "preferred")
    assert options["excludeCredentials"] == []
    known = make(server, who, OTHER)
    again = begin(server, who, "passkeys", OTHER)
    assert [one["id"] for one in again["excludeCredentials"]] == [text_of(known.id)]
    # At another address there is none.
    assert begin(server, who, "passkeys")["excludeCredentials"] == []
    # Who uses one is not told which there are.
    options = begin(server, who, "passkey", OTHER)
    assert options["rpId"] == "renard.example"
    assert options["userVerification"] == "preferred"
    assert options["allowCredentials"] == []


def test_own_passkeys_are_listed_and_removed(serve):
    now = [START]
    server = serve(clock=lambda: now[0])
    who = identity()
    assert ask_anywhere(server, who, "people/me/passkeys") == {
        "passkeys": [],
        "most": MOST_PASSKEYS,
    }
    one = make(server, who)
    now[0] += 60
    two = make(server, who, flags=PRESENT | VERIFIED | MAY_SYNC | SYNCED)
    now[0] += 60
    use(server, who, one)
    assert mine(server, who) == [
        {"id": text_of(one.id), "made": START, "used": START + 120, "synced": False},
        {"id": text_of(two.id), "made": START + 60, "used": None, "synced": True},
    ]
    # Others cannot remove it.
    path = f"/api/people/me/passkeys/{text_of(one.id)}"
    server.http.delete(path, headers=shown(identity()))
    assert len(mine(server, who)) == 2
    assert server.http.delete(path, headers=shown(who)).json() == {"done": True}
    assert [key["id"] for key in mine(server, who)] == [text_of(two.id)]
    assert use(server, identity(), one, 404)["refused"] == "no such passkey"
    use(server, identity(), two)


def test_being_forgotten_takes_passkeys_along(server):
    who = identity()
    passkey = make(server, who)
    assert server.http.delete("/api/people/me", headers=shown(who)).json() == {"done": True}
    assert mine(server, who) == []
    assert use(server, identity(), passkey, 404)["refused"] == "no such passkey"


def test_two_people_who_become_one_keep_both_passkeys(server):
    one, two = identity(), identity()
    passkeys = [make(server, who) for who in (one, two)]
    use(server, two, passkeys[0])
    assert {key["id"] for key in mine(server, one)} == {text_of(key.id) for key in passkeys}
    found = {use(server, identity(), key)["person"] for key in passkeys}
    assert len(found) == 1


def test_a_challenge_is_answered_once(server):
    who = identity()
    passkey = Authenticator(SITE)
    options = begin(server, who, "passkeys")
    ask(server, who, "passkeys", passkey.make(options))
    second = Authenticator(SITE).make({**options, "excludeCredentials": []})
    assert ask(server, who, "passkeys", second, 409)["refused"] == "begin again"
    new = identity()
    options = begin(server, new, "passkey")
    told = passkey.use(options)
    ask(server, new, "passkey", told)
    assert ask(server, new, "passkey", told, 401)["refused"] == "wrong passkey"
    again = passkey.use(options)
    assert ask(server, new, "passkey", again, 409)["refused"] == "begin again"


def test_a_challenge_ends(serve):
    now = [START]
    server = serve(clock=lambda: now[0])
    who = identity()
    passkey = make(server, who)
    told = passkey.use(begin(server, who, "passkey"))
    now[0] += challenges.SECONDS
    assert ask(server, who, "passkey", told, 409)["refused"] == "begin again"
    use(server, who, passkey)


def test_a_challenge_is_for_whoever_asked_and_for_what(server):
    who, other = identity(), identity()
    passkey = make(server, who)
    told = passkey.use(begin(server, who, "passkey"))
    assert ask(server, other, "passkey", told, 409)["refused"] == "begin again"
    options = {**begin(server, who, "passkeys"), "rpId": "localhost", "allowCredentials": []}
    assert ask(server, who, "passkey", passkey.use(options), 409)["refused"] == "begin again"
    for challenge in (text_of(bytes(56)), "", "AAAA", options["challenge"][:-4] + "AAAA"):
        options = {"rpId": "localhost", "allowCredentials": [], "challenge": challenge}
        refused = ask(server, who, "passkey", passkey.use(options), 409)
        assert refused["refused"] == "begin again"


def test_answers_for_another_page_do_not_hold(server):
    who = identity()
    passkey = make(server, who)
    for lie in (OTHER, "https://localhost:8000", "http://localhost:8001", "null", ""):
        liar = replace(passkey, origin=lie)
        told = liar.use(begin(server, who, "passkey"))
        assert ask(server, who, "passkey", told, 401)["refused"] == "wrong passkey"
        fresh = Authenticator(lie).make({**begin(server, who, "passkeys")})
        assert ask(server, who, "passkeys", fresh, 401)["refused"] == "wrong passkey"
    # Authenticators sign for which host it is.
    options = {**begin(server, who, "passkey"), "rpId": "renard.example"}
    told = passkey.use(options)
    assert ask(server, who, "passkey", told, 401)["refused"] == "wrong passkey"
    # A passkey of one address is none at another.
    elsewhere = replace(passkey, origin=OTHER)
    assert use(server, who, elsewhere, 404)["refused"] == "no such passkey"


def test_a_wrong_signature(server):
    who = identity()
    passkey = make(server, who)
    forged = replace(passkey, key=ec.generate_private_key(ec.SECP256R1()))
    assert use(server, who, forged, 401)["refused"] == "wrong passkey"
    options = begin(server, who, "passkey")
    told = passkey.use(options)
    changed = bytearray(bytes_of(told["authenticator_data"]))
    changed[-1] ^= 1
    moved = {**told, "authenticator_data": text_of(bytes(changed))}
    assert ask(server, who, "passkey", moved, 401)["refused"] == "wrong passkey"
    # What was signed for making is not good for using.
    client = client_data("webauthn.create", options["challenge"], SITE)
    swapped = {**told, "client_data": text_of(client)}
    assert ask(server, who, "passkey", swapped, 401)["refused"] == "wrong passkey"
    assert use(server, who, replace(passkey, flags=0), 401)["refused"] == "wrong passkey"
    # Nothing of all that was an answer.
    ask(server, who, "passkey", told)


def test_whoever_counts_has_to_go_on_counting(server):
    """An authenticator that was copied, or an old answer, is behind."""
    who = identity()
    passkey = make(server, who, count=5)
    copy = replace(passkey)
    use(server, who, passkey)
    assert use(server, who, copy, 401)["refused"] == "wrong passkey"
    use(server, who, passkey)


def test_many_do_not_count(server):
    who = identity()
    passkey = make(server, who, count=None)
    for _ in range(3):
        use(server, who, passkey)


def test_nobody_takes_a_passkey_that_is_known(server):
    """Else somebody's authenticator could be led to another person."""
    who, thief = identity(), identity()
    passkey = make(server, who)
    fake = Authenticator(SITE, id=passkey.id).make(begin(server, thief, "passkeys"))
    assert ask(server, thief, "passkeys", fake, 401)["refused"] == "wrong passkey"
    assert mine(server, thief) == []
    use(server, who, passkey)


def test_a_restart_in_between(serve):
    server = serve()
    who, new = identity(), identity()
    passkey = Authenticator(SITE)
    told = passkey.make(begin(server, who, "passkeys"))
    server = serve()
    ask(server, who, "passkeys", told)
    told = passkey.use(begin(server, new, "passkey"))
    server = serve()
    me = ask(server, new, "passkey", told)
    assert me == ask_anywhere(server, who, "people/me")
    # That it was answered outlives a restart, too.
    replace_count = replace(passkey, count=100)
    options = {"rpId": "localhost", "allowCredentials": []}
    options["challenge"] = json.loads(bytes_of(told["client_data"]))["challenge"]
    server = serve()
    again = replace_count.use(options)
    assert ask(server, new, "passkey", again, 409)["refused"] == "begin again"


def test_only_so_many_passkeys(server):
    who = identity()
    options = begin(server, who, "passkeys")
    for _ in range(MOST_PASSKEYS):
        make(server, who)
    told = Authenticator(SITE).make(options)
    assert ask(server, who, "passkeys", told, 429)["refused"] == "too many"
    refused = ask(server, who, "passkeys/begin", None, 429)
    assert refused == {
        "refused": "too many",
        "message": f"One person can have {MOST_PASSKEYS} passkeys here.",
    }


def test_only_so_many_devices(server):
    who = identity()
    passkey = make(server, who)
    while (me := use(server, identity(), passkey))["devices"] < me["most_devices"]:
        pass
    for _ in range(2):  # the places of a phrase and a code
        use(server, identity(), passkey)
    new = identity()
    assert use(server, new, passkey, 429)["refused"] == "too many"
    assert ask_anywhere(server, new, "people/me")["devices"] == 1
    use(server, who, passkey)


def test_passkeys_cannot_be_tried_one_after_another(serve):
    server = serve(limits=Limits(**{**GENEROUS.__dict__, "keys_per_hour": 3}))
    who = identity()
    passkey = make(server, who)
    forged = replace(passkey, key=ec.generate_private_key(ec.SECP256R1()))
    statuses = [use(server, who, forged, status)["refused"] for status in (401, 401, 429)]
    assert statuses == ["wrong passkey", "wrong passkey", "too many"]


def test_an_answer_with_any_bytes_changed_is_refused_in_a_sentence(server):
    who, chance = identity(), Random(1)
    passkey = make(server, who)
    made, used = begin(server, who, "passkeys"), begin(server, who, "passkey")
    for _ in range(400):
        path, told = chance.choice(
            [("passkeys", Authenticator(SITE).make(made)), ("passkey", passkey.use(used))]
        )
        part = chance.choice(sorted(told))
        data = bytearray(bytes_of(told[part]))
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        changed = {**told, part: text_of(bytes(data[: chance.randrange(1, len(data) + 1)]))}
        answer = server.http.post(
            f"/api/people/me/{path}", json=changed, headers={**shown(who), **PAGE}
        )
        # Of a new one nothing is signed: its key may be another, or the kind of its authenticator.
        if answer.status_code != 200 or (path == "passkey" and changed != told):
            assert answer.status_code in (400, 401, 404, 409, 429), answer.text
            assert answer.json()["message"].endswith(".")


def test_what_is_no_answer(server):
    who = identity()
    used = make(server, who).use(begin(server, who, "passkey"))
    for client in (b"", b"{", b"[]", b"null", b'{"challenge": 1}', b"[" * 3000, b"\xff"):
        told = {**used, "client_data": text_of(client) or "A"}
        assert ask(server, who, "passkey", told, 401)["refused"] == "wrong passkey"
    for wrong in (
        {},
        {**used, "signature": "a+b"},
        {**used, "more": 1},
        {**used, "id": "x" * 1365},
    ):
        assert ask(server, who, "passkey", wrong, 400)["refused"] == "malformed"


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "http://renard.example",
        "http://127.0.0.1:8000",
        "https://[::1]",
        "null",
        "https://a b",
    ],
)
def test_pages_that_can_have_no_passkeys(origin):
    with pytest.raises(Refused) as refused:
        site_of(origin)
    assert refused.value.kind == "no passkeys"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://renard.example", "renard.example"),
        ("https://renard.example:8443", "renard.example"),
        ("http://localhost:8000", "localhost"),
        ("https://dice.xn--mnchen-3ya.example", "dice.xn--mnchen-3ya.example"),
        ("https://3dice", "3dice"),
    ],
)
def test_pages_that_can_have_passkeys(origin, host):
    assert site_of(origin).host == host


def test_pages_of_other_sites_cannot_ask(server):
    headers = {**shown(identity()), "Origin": OTHER, "Host": "localhost:8000"}
    answer = server.http.post("/api/people/me/passkey/begin", headers=headers)
    assert answer.json()["refused"] == "cross origin"


def test_pages_that_the_operator_has_named_can(serve):
    server = serve(origins=(OTHER,))
    headers = {**shown(identity()), "Origin": OTHER, "Host": "localhost:8000"}
    answer = server.http.post("/api/people/me/passkey/begin", headers=headers)
    assert answer.json()["options"]["rpId"] == "renard.example"


def test_nobody_without_a_key(server):
    for path in ("passkeys/begin", "passkey/begin"):
        answer = server.http.post(f"/api/people/me/{path}", headers=PAGE)
        assert answer.status_code == 401
    assert server.http.get("/api/people/me/passkeys").status_code == 401
