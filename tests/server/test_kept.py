"""What people keep here besides their devices: merged without loss, bounded, and deleted."""

import base64
import json
import zlib

import pytest

from renard.server.kept.packing import MOST_UNPACKED
from renard.server.settings import Limits
from tests.server.test_people import ask, identity, shown

PATH = "people/me/kept"


def packed(thing: dict) -> str:
    return base64.b64encode(zlib.compress(json.dumps(thing).encode())).decode()


def thing(name: str, seen: int = 0, kind: str = "history", **more) -> dict:
    return {"kind": kind, "id": name, "seen": seen, "packed": packed({"id": name, **more})}


def keep(server, who, *things, begin=False, status=200) -> dict:
    return ask(server, who, PATH, {"begin": begin, "things": list(things)}, status)


def begin(server, who) -> dict:
    return keep(server, who, begin=True)


def kept(server, who, since=0) -> dict[tuple[str, str], list]:
    """All that a device is told, by kind and id: contents, None where it was deleted."""
    found: dict[tuple[str, str], list] = {}
    while True:
        told = ask(server, who, f"{PATH}?since={since}")
        for one in told["things"]:
            content = one["packed"]
            if content is not None:
                content = json.loads(zlib.decompress(base64.b64decode(content)))
            found.setdefault((one["kind"], one["id"]), []).append(content)
        assert told["to"] >= since
        since = told["to"]
        if not told["more"]:
            return found


def join(server, one, other) -> None:
    code = ask(server, one, "people/me/keys/code", {})["key"]
    ask(server, other, "people/me/key", {"key": code})


def test_nothing_is_kept_until_somebody_asks_for_it(server):
    who = identity()
    assert not ask(server, who, PATH)["figures"]["on"]
    assert keep(server, who, thing("a"), status=409)["refused"] == "not kept"
    assert begin(server, who)["figures"]["on"]
    assert keep(server, who, thing("a", score=7))["numbers"] == [1]
    assert kept(server, who) == {("history", "a"): [{"id": "a", "score": 7}]}
    assert kept(server, identity()) == {}


def test_only_what_is_new_is_told(server):
    who = identity()
    begin(server, who)
    keep(server, who, thing("a"), thing("a", kind="cards"))
    assert set(kept(server, who, since=1)) == {("cards", "a")}
    keep(server, who, thing("b"))
    assert set(kept(server, who, since=2)) == {("history", "b")}
    assert kept(server, who, since=3) == {}


def test_nobody_overwrites_what_they_have_not_seen(server):
    who = identity()
    begin(server, who)
    keep(server, who, thing("a", by="phone"))
    # A laptop that was offline knows nothing of it.
    assert keep(server, who, thing("a", by="laptop"), thing("b"))["numbers"] == [None, 2]
    assert kept(server, who)["history", "a"] == [{"id": "a", "by": "phone"}]
    assert keep(server, who, thing("a", seen=1, by="both"))["numbers"] == [3]
    assert kept(server, who)["history", "a"] == [{"id": "a", "by": "both"}]
    # Whose answer got lost is told so, and finds its own again.
    assert keep(server, who, thing("a", seen=1, by="both"))["numbers"] == [None]


def test_what_was_deleted_is_told(server):
    who = identity()
    begin(server, who)
    keep(server, who, thing("a"))
    gone = {"kind": "history", "id": "a", "seen": 1, "packed": None}
    assert keep(server, who, gone)["numbers"] == [2]
    assert kept(server, who, since=1) == {("history", "a"): [None]}
    assert keep(server, who, gone)["figures"]["bytes"] == 0


def test_two_devices_of_one_person_have_the_same(server):
    phone, laptop = identity(), identity()
    begin(server, phone)
    keep(server, phone, thing("a"))
    join(server, phone, laptop)
    assert kept(server, laptop) == kept(server, phone) != {}


@pytest.mark.parametrize("joined_has", [True, False])
def test_where_two_people_become_one_both_versions_stay(server, joined_has):
    """Until a device has merged them: the server cannot."""
    phone, laptop = identity(), identity()
    for who in (phone, laptop) if joined_has else (laptop,):
        begin(server, who)
        keep(server, who, thing("x"), thing("a", by=who))
    before = ask(server, phone, PATH)["figures"]["n"]
    join(server, phone, laptop)
    both = [{"id": "a", "by": who} for who in ((phone, laptop) if joined_has else (laptop,))]
    for who in (phone, laptop):
        assert kept(server, who)["history", "a"] == both
    # A device that has seen all of its own is told the other's.
    assert kept(server, phone, since=before)["history", "a"] == both[-1:]
    figures = ask(server, phone, PATH)["figures"]
    assert figures["things"] == 2 * len(both)
    answer = keep(server, phone, thing("a", seen=figures["n"], by="both"))
    assert answer["figures"]["things"] == 2 * len(both) - (len(both) - 1)
    assert kept(server, laptop)["history", "a"] == [{"id": "a", "by": "both"}]


def test_delete_me_deletes_it_and_devices_do_not_bring_it_back(server):
    phone, laptop = identity(), identity()
    begin(server, phone)
    keep(server, phone, thing("a"))
    join(server, phone, laptop)
    server.http.delete("/api/people/me", headers=shown(laptop))
    for who in (phone, laptop):
        assert not ask(server, who, PATH)["figures"]["on"]
        assert keep(server, who, thing("b"), status=409)["refused"] == "not kept"


def test_keeping_ends_for_all_devices(server):
    phone, laptop = identity(), identity()
    begin(server, phone)
    keep(server, phone, thing("a"))
    join(server, phone, laptop)
    assert server.http.delete(f"/api/{PATH}", headers=shown(laptop)).json() == {"done": True}
    assert kept(server, phone) == {}
    begin(server, phone)
    assert kept(server, phone) == {}
    assert ask(server, laptop, "people/me")["devices"] == 2


def test_refused_devices_hand_nothing_over(server):
    me = identity()
    phrase = ask(server, me, "people/me/keys/phrase", {})["key"]
    for _ in range(ask(server, me, "people/me")["most_devices"]):
        ask(server, identity(), "people/me/key", {"key": phrase})
    late = identity()
    begin(server, late)
    keep(server, late, thing("a"))
    assert ask(server, late, "people/me/key", {"key": phrase}, 429)["refused"] == "too many"
    assert set(kept(server, late)) == {("history", "a")}
    assert kept(server, me) == {}


def test_a_person_has_so_much_room(serve):
    size = len(base64.b64decode(packed({"id": "a"})))
    server = serve(limits=Limits(kept_bytes=2 * size, kept_things=3))
    who = identity()
    begin(server, who)
    keep(server, who, thing("a"), thing("b"))
    assert keep(server, who, thing("c"), status=409)["refused"] == "no room"
    # What does not grow has room.
    gone = {"kind": "history", "id": "a", "seen": 1, "packed": None}
    assert keep(server, who, gone, thing("b", seen=2))["numbers"] == [3, 4]
    assert keep(server, who, thing("c"))["figures"]["things"] == 3
    assert keep(server, who, {**gone, "id": "d"}, status=409)["refused"] == "no room"


def test_an_address_has_so_much_an_hour(serve):
    server = serve(limits=Limits(kept_bytes_per_hour=300))
    who = identity()
    begin(server, who)
    for n in range(20):
        body = {"things": [thing(f"a{n}")]}
        answer = server.http.post(f"/api/{PATH}", json=body, headers=shown(who))
        if answer.status_code == 429:
            break
    assert answer.json()["refused"] == "too many"
    assert "Retry-After" in answer.headers


def of_bytes(content: bytes) -> str:
    return base64.b64encode(zlib.compress(content)).decode()


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"packed": "AAAA"}, "malformed"),
        ({"packed": "A"}, "malformed"),
        ({"packed": "é"}, "malformed"),
        ({"packed": of_bytes(b"{}")}, "malformed"),
        ({"packed": of_bytes(b'{"id": "b"}')}, "malformed"),
        ({"packed": of_bytes(b'["a"]')}, "malformed"),
        ({"packed": of_bytes(b'{"id": "a", "x": NaN}')}, "malformed"),
        ({"packed": of_bytes(b'{"id": "a", "x": ' + b"[" * 50_000)}, "malformed"),
        ({"packed": of_bytes(b'{"id": "a", "x": "\xff"}')}, "malformed"),
        ({"packed": of_bytes(b'{"id": "a"}')[:-4]}, "malformed"),
        ({"packed": of_bytes(b" " * (MOST_UNPACKED + 1))}, "too large"),
        ({"kind": "settings"}, "malformed"),
        ({"id": ""}, "malformed"),
        ({"id": "a" * 201}, "malformed"),
        ({"seen": -1}, "malformed"),
        ({"seen": 2**31}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_what_no_device_could_read_is_refused(server, wrong, kind):
    who = identity()
    begin(server, who)
    status = 413 if kind == "too large" else 400
    assert keep(server, who, {**thing("a"), **wrong}, status=status)["refused"] == kind
    assert kept(server, who) == {}


def test_limits_of_one_request(serve):
    server = serve(limits=Limits(kept_thing_bytes=40))
    who = identity()
    begin(server, who)
    twice = keep(server, who, thing("a"), thing("a"), status=400)
    assert "twice" in twice["message"]
    many = keep(server, who, *(thing(str(n)) for n in range(101)), status=400)
    assert many["refused"] == "malformed"
    long = keep(server, who, thing("a", text=identity() * 9), status=413)
    assert long["refused"] == "too large"
    # Each of them is small, packed: together they would be a lot to unpack.
    bombs = [
        {**thing(str(n)), "packed": of_bytes(b'{"id": "%d"%s}' % (n, b" " * 1_000_000))}
        for n in range(5)
    ]
    server = serve()
    begin(server, who)
    assert keep(server, who, *bombs, status=413)["refused"] == "too large"


def test_answers_are_small_and_go_on(server):
    who = identity()
    begin(server, who)
    ids = [str(n) for n in range(12)]
    for n in ids:
        keep(server, who, thing(n, text="".join(identity() for _ in range(1500))))
    told = ask(server, who, PATH)
    assert told["more"]
    assert 1 < len(told["things"]) < len(ids)
    assert {name for _, name in kept(server, who)} == set(ids)


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_nobody_without_an_identity(server, method):
    assert server.http.request(method, f"/api/{PATH}", json={"things": []}).status_code == 401
    odd = {"Authorization": "Bearer short"}
    answer = server.http.request(method, f"/api/{PATH}", json={"things": []}, headers=odd)
    assert answer.status_code == 401
