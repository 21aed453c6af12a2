"""Codes to type on another device: where they lead, when they end, who can guess them."""

import re
from collections import Counter

from renard.server import keys
from renard.server.lobby import codes
from renard.server.people import phrases
from renard.server.settings import Limits
from tests.server.conftest import GENEROUS, running
from tests.server.meeting import SEATS, Clock, at_once, post, set_up, shown


def code_of(server, made, *seats: str, status: int = 200) -> dict:
    invites = [made["invites"][seat] for seat in seats or made["invites"]]
    return post(server, f"tables/{made['table']['id']}/code", {"invites": invites}, status=status)


def private(server, open_seats: int = 1) -> dict:
    seats = [SEATS[0], *[SEATS[1]] * open_seats]
    return set_up(server, listed=False, seats=seats)


def sit(server, made, code: str, status: int = 200, **more) -> dict:
    wish = {"name": "Béla", "code": code, **more}
    return post(server, f"tables/{made['table']['id']}/sit", wish, status=status)


def test_a_code_leads_to_the_table_and_to_its_seats(server):
    made = private(server, 2)
    code = code_of(server, made)["code"]
    assert re.fullmatch(rf"[{phrases.SYMBOLS}]{{{codes.LENGTH}}}", code)
    typed = f" {code[:3].upper()} - {code[3:]}"
    assert post(server, "codes", {"code": typed}) == {"table": made["table"]["id"]}
    assert [sit(server, made, typed)["seat"] for _ in range(2)] == [1, 2]
    # The table is full: the code has ended.
    assert post(server, "codes", {"code": code}, status=404)["refused"] == "wrong key"
    assert sit(server, made, code, status=404)["refused"] == "wrong key"


def test_asked_again_it_is_the_same(server):
    made = private(server)
    assert code_of(server, made) == code_of(server, made)


def test_it_leads_to_the_seats_that_were_shared_alone(server):
    made = private(server, 3)
    code = code_of(server, made, "2")["code"]
    assert sit(server, made, code, seat=1, status=409)["refused"] == "taken"
    assert sit(server, made, code)["seat"] == 2
    assert post(server, "codes", {"code": code}, status=404)["refused"] == "wrong key"


def test_it_takes_an_invitation_to_make_one(server):
    made, other = private(server), private(server)
    path = f"tables/{made['table']['id']}/code"
    for invite in (keys.new_secret(), other["invites"]["1"], made["secrets"]["0"]):
        refused = post(server, path, {"invites": [invite]}, status=403)
        assert refused["refused"] == "wrong invite"


def test_a_code_opens_no_other_table(server):
    made, other = private(server), private(server)
    code = code_of(server, made)["code"]
    assert sit(server, other, code, status=404)["refused"] == "wrong key"


def test_a_full_table_gets_none(server):
    made = private(server)
    sit(server, made, code_of(server, made)["code"])
    assert code_of(server, made, status=409)["refused"] == "full"


def test_codes_end_after_a_day_and_last_through_a_restart(tmp_path):
    clock, path = Clock(), tmp_path / "tables.db"
    with running(path, clock=clock) as server:
        made = private(server)
        code = code_of(server, made)["code"]
    with running(path, clock=clock) as server:
        post(server, "codes", {"code": code})
        clock.moved += codes.LASTS + 1
        post(server, "codes", {"code": code}, status=404)
        sit(server, made, code, status=404)
        assert code_of(server, made)["code"] != code


def test_guessing_is_limited(serve):
    server = serve(limits=Limits(**{**GENEROUS.__dict__, "codes_per_hour": 3}))
    made = private(server)
    statuses = [
        server.http.post("/api/codes", json={"code": "bcdfgh"}).status_code for _ in range(5)
    ]
    assert statuses == [404, 404, 404, 429, 429]
    assert sit(server, made, "bcdfgh", status=429)["refused"] == "too many"
    assert code_of(server, made, status=429)["refused"] == "too many"


def test_one_code_in_many_hands_takes_each_seat_once(server):
    made = private(server, 3)
    code = code_of(server, made)["code"]

    def ask(number: int) -> int:
        wish = {"name": f"Guest {number}", "code": code}
        path = f"/api/tables/{made['table']['id']}/sit"
        return server.http.post(path, json=wish, headers=shown(keys.new_secret())).status_code

    counted = Counter(at_once(20, ask))
    assert counted[200] == 3
    assert counted[404] + counted[409] == 17
