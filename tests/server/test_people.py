"""Who comes back: names, tables, further devices, and being forgotten."""

import re
from random import Random

import pytest

from renard.server import decent, keys
from renard.server.people import phrases
from renard.server.settings import Limits
from tests.server.conftest import GENEROUS, Server


def identity() -> str:
    return keys.new_secret()


def shown(who: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {who}"}


def ask(server: Server, who: str, path: str, body: dict | None = None, status: int = 200) -> dict:
    if body is None:
        answer = server.http.get(f"/api/{path}", headers=shown(who))
    else:
        answer = server.http.post(f"/api/{path}", json=body, headers=shown(who))
    assert answer.status_code == status, answer.text
    return answer.json()


def two_at_a_table(server: Server, one: str, other: str, **more) -> tuple[str, dict[str, str]]:
    wish = {
        "game": "clever",
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}],
        **more,
    }
    made = ask(server, one, "tables", wish, status=201)
    joined = ask(
        server,
        other,
        f"tables/{made['table']['id']}/join",
        {"invite": made["invite"], "name": "Béla"},
    )
    server.begun(made["table"]["id"])
    return made["table"]["id"], {**made["secrets"], str(joined["seat"]): joined["secret"]}


def test_somebody_new_is_known_by_what_their_device_shows(server):
    me = ask(server, identity(), "people/me")
    assert (me["name"], me["devices"], me["phrase"]) == ("", 1, False)


def test_a_name_is_kept(server):
    who = identity()
    assert ask(server, who, "people/me", {"name": "  Anna   K. "})["name"] == "Anna K."
    assert ask(server, who, "people/me")["name"] == "Anna K."
    assert ask(server, who, "people/me", {"name": "\u3164"}, 400)["refused"] == "bad name"


@pytest.mark.parametrize(
    "name", ["Admin", "the Möderator", "B0T 7", "RENARD", "f u c k", "Nazi 88", "KURVÁNY"]
)
def test_names_that_nobody_may_have(server, name):
    assert ask(server, identity(), "people/me", {"name": name}, 400)["refused"] == "bad name"


@pytest.mark.parametrize("name", ["Ed Modesto", "Abbot", "Renard Blanc", "Scunthorpe", "Botond"])
def test_names_that_only_look_like_them(name):
    assert not decent.pretends(name)
    assert not decent.insults(name)


def test_tables_are_listed_by_what_waits_for_one(server):
    anna, bela = identity(), identity()
    ids = [two_at_a_table(server, anna, bela, pace="days")[0] for _ in range(3)]
    told = {who: ask(server, who, "people/me/tables")["tables"] for who in (anna, bela)}
    for tables in told.values():
        assert {table["table"] for table in tables} == set(ids)
        assert all(table["pace"] == "days" for table in tables)
        waiting = [table["since"] for table in tables if table["mine"]]
        assert waiting == sorted(waiting)
        assert [table["mine"] for table in tables] == sorted(
            (table["mine"] for table in tables), reverse=True
        )
    # Of a first roll it is one person's turn at each table.
    assert sum(table["mine"] for tables in told.values() for table in tables) == len(ids)
    assert ask(server, identity(), "people/me/tables")["tables"] == []


def test_a_turn_that_was_played_waits_for_the_other(server):
    anna, bela = identity(), identity()
    table, secrets = two_at_a_table(server, anna, bela)
    with server.socket(table) as socket:
        player = server.player(socket, secrets)
        first = player.table.to_act()
        while player.table.to_act() == first:
            player.act(first[0], Random(1))
    mine = [ask(server, who, "people/me/tables")["tables"][0]["mine"] for who in (anna, bela)]
    assert mine == [seat in player.table.to_act() for seat in (0, 1)]


def test_a_second_device_by_a_code(server):
    laptop, phone = identity(), identity()
    table, secrets = two_at_a_table(server, laptop, identity())
    code = ask(server, laptop, "people/me/keys/code", {})
    assert re.fullmatch(rf"[{phrases.SYMBOLS}]{{8}}", code["key"])
    typed = f" {code['key'][:4].upper()}-{code['key'][4:]} "
    me = ask(server, phone, "people/me/key", {"key": typed})
    assert me == ask(server, laptop, "people/me")
    assert me["devices"] == 2
    # It works once.
    assert ask(server, identity(), "people/me/key", {"key": typed}, 404)["refused"] == "wrong key"
    assert ask(server, phone, "people/me/tables")["tables"][0]["table"] == table
    claimed = ask(server, phone, f"tables/{table}/claim", {})["secrets"]
    assert list(claimed) == ["0"]
    assert claimed != {"0": secrets["0"]}
    for own in (claimed, {"0": secrets["0"]}):
        with server.socket(table) as socket:
            assert server.player(socket, own).mine == [0]


def test_coming_back_by_a_phrase_after_all_was_lost(server):
    lost, new = identity(), identity()
    table, _ = two_at_a_table(server, lost, identity())
    phrase = ask(server, lost, "people/me/keys/phrase", {})["key"]
    assert len(phrase.split()) == 6
    assert ask(server, new, f"tables/{table}/claim", {}, 403)["refused"] == "not your seat"
    assert ask(server, new, "people/me/key", {"key": phrase.title()})["phrase"]
    assert list(ask(server, new, f"tables/{table}/claim", {})["secrets"]) == ["0"]
    # A new phrase replaces the one before.
    ask(server, new, "people/me/keys/phrase", {})
    assert ask(server, identity(), "people/me/key", {"key": phrase}, 404)["refused"] == "wrong key"


def test_what_both_devices_had_is_one_persons_then(server):
    one, two = identity(), identity()
    first, _ = two_at_a_table(server, one, identity())
    second, _ = two_at_a_table(server, two, identity())
    ask(server, two, "people/me", {"name": "Zoé"})
    code = ask(server, one, "people/me/keys/code", {})["key"]
    ask(server, two, "people/me/key", {"key": code})
    for who in (one, two):
        found = {table["table"] for table in ask(server, who, "people/me/tables")["tables"]}
        assert found == {first, second}
        for table in found:
            assert list(ask(server, who, f"tables/{table}/claim", {})["secrets"]) == ["0"]


def test_only_so_many_devices(server):
    me = identity()
    most = ask(server, me, "people/me")["most_devices"]
    for _ in range(most - 1):
        code = ask(server, me, "people/me/keys/code", {})["key"]
        ask(server, identity(), "people/me/key", {"key": code})
    assert ask(server, me, "people/me")["devices"] == most
    phrase = ask(server, me, "people/me/keys/phrase", {})["key"]
    ask(server, identity(), "people/me/key", {"key": phrase})
    refused = ask(server, identity(), "people/me/key", {"key": phrase}, 429)
    assert refused["refused"] == "too many"


def test_a_daily_run_goes_on_at_the_second_device(server):
    one, two = identity(), identity()
    today = server.http.get("/api/daily").json()["today"]
    path = f"daily/{today['day']}/{today['game']}"
    begun = ask(server, one, path, {"name": "Anna"})
    code = ask(server, one, "people/me/keys/code", {})["key"]
    ask(server, two, "people/me/key", {"key": code})
    again = ask(server, two, path, {"name": "Anna"})
    assert again["table"]["id"] == begun["table"]["id"]
    with server.socket(begun["table"]["id"]) as socket:
        assert server.player(socket, {"0": again["secret"]}).mine == [0]


def test_being_forgotten(server):
    anna, bela = identity(), identity()
    table, secrets = two_at_a_table(server, anna, bela)
    ask(server, anna, "people/me", {"name": "Anna"})
    phrase = ask(server, anna, "people/me/keys/phrase", {})["key"]
    assert server.http.delete("/api/people/me", headers=shown(anna)).json() == {"done": True}
    assert ask(server, anna, "people/me")["name"] == ""
    assert ask(server, anna, "people/me/tables")["tables"] == []
    assert ask(server, anna, f"tables/{table}/claim", {}, 403)["refused"] == "not your seat"
    assert ask(server, identity(), "people/me/key", {"key": phrase}, 404)["refused"] == "wrong key"
    assert [seat["name"] for seat in server.info(table)["seats"]] == ["", "Béla"]
    # The game goes on for the other, and for whoever still has the seat's secret.
    with server.socket(table) as socket:
        assert server.player(socket, secrets).mine == [0, 1]


def test_codes_cannot_be_tried_one_after_another(serve):
    few = Limits(**{**GENEROUS.__dict__, "keys_per_hour": 3})
    server = serve(limits=few)
    me = identity()
    statuses = [
        server.http.post(
            "/api/people/me/key", json={"key": "bcdfghjk"}, headers=shown(me)
        ).status_code
        for _ in range(5)
    ]
    assert statuses == [404, 404, 404, 429, 429]


def test_nobody_without_a_key(server):
    assert server.http.get("/api/people/me").status_code == 401
    assert server.http.get("/api/people/me", headers=shown("short")).status_code == 401
    assert (
        server.http.post("/api/people/me/keys/door", headers=shown(identity())).status_code == 400
    )
