"""The lobby: what it shows, to whom its seats go, and when tables leave it."""

from collections import Counter

import pytest

from renard.server import keys
from renard.server.settings import Limits
from tests.server.conftest import GENEROUS, running
from tests.server.meeting import SEATS, Clock, at_once, lobby, post, set_up, shown


def test_private_tables_are_never_listed(server):
    made = set_up(server, listed=False)
    assert made["table"]["listed"] is False
    assert made["table"]["id"] not in lobby(server)
    refused = post(server, f"tables/{made['table']['id']}/sit", {"name": "Béla"}, status=403)
    assert refused["refused"] == "wrong invite"


def test_a_listed_table_says_what_one_wants_to_know(server):
    seats = [*SEATS, {"kind": "bot", "bot": "random"}]
    made = set_up(server, seats=seats, pace="days", dice="own")
    told = lobby(server)[made["table"]["id"]]
    assert told == {
        "table": made["table"]["id"],
        "game": "clever",
        "seats": [
            {"name": "Anna", "kind": "person", "bot": None},
            {"name": "", "kind": "open", "bot": None},
            {"name": "", "kind": "bot", "bot": "random"},
        ],
        "open": 1,
        "pace": "days",
        "rulings": {},
        "dice": "own",
        "rated": False,
        "since": made["table"]["created"],
        "fills": None,
    }


def test_a_seat_is_taken_in_one_call(server):
    made = set_up(server)
    table = made["table"]["id"]
    joined = post(server, f"tables/{table}/sit", {"name": "Béla", "number": "ab" * 16})
    assert joined["seat"] == 1
    assert table not in lobby(server)
    with server.socket(table) as socket:
        assert server.player(socket, {"1": joined["secret"]}).mine == [1]
    assert post(server, f"tables/{table}/sit", {"name": "Carl"}, status=409)["refused"] == "full"


def test_whoever_asks_again_gets_the_same_seat(server):
    table = set_up(server, seats=[*SEATS, {"kind": "open"}])["table"]["id"]
    who = keys.new_secret()
    first, again = (post(server, f"tables/{table}/sit", {"name": "Béla"}, who) for _ in range(2))
    assert first["seat"] == again["seat"] == 1
    assert lobby(server)[table]["open"] == 1
    for one in (first, again):
        with server.socket(table) as socket:
            socket.send_json({"type": "hello", "protocol": 2, "secrets": {"1": one["secret"]}})
            assert socket.receive_json()["mine"] == [1]


def test_one_seat_for_twenty_at_the_same_moment(server):
    table = set_up(server)["table"]["id"]

    def sit(number: int) -> int:
        headers = shown(keys.new_secret())
        wish = {"name": f"Guest {number}"}
        return server.http.post(f"/api/tables/{table}/sit", json=wish, headers=headers).status_code

    assert Counter(at_once(20, sit)) == {200: 1, 409: 19}


def test_a_seat_is_given_back_before_the_game_begins(server):
    table = set_up(server, seats=[*SEATS, {"kind": "open"}])["table"]["id"]
    one = post(server, f"tables/{table}/sit", {"name": "Béla"})
    assert lobby(server)[table]["open"] == 1
    path = f"/api/tables/{table}/sit"
    assert server.http.delete(path, headers=shown(one["secret"])).status_code == 200
    assert lobby(server)[table]["open"] == 2
    # The secret opens nothing any more.
    assert server.http.delete(path, headers=shown(one["secret"])).status_code == 401
    two = [post(server, f"tables/{table}/sit", {"name": name}) for name in ("Carl", "Dóra")]
    assert server.http.delete(path, headers=shown(two[0]["secret"])).json()["refused"] == "taken"


def test_a_private_seat_is_not_given_back(server):
    made = set_up(server, listed=False)
    path = f"/api/tables/{made['table']['id']}/sit"
    answer = server.http.delete(path, headers=shown(made["secrets"]["0"]))
    assert answer.json()["refused"] == "illegal"


@pytest.mark.parametrize("seats", [SEATS[:1], SEATS[1:], [SEATS[0], SEATS[0]]])
def test_only_where_somebody_waits_for_others(server, seats):
    assert set_up(server, status=400, seats=seats)["refused"] == "malformed"


def test_who_asks_again_is_told_only_what_changed(server):
    set_up(server)
    server.app.state.meeting.listing.changed()
    first = server.http.get("/api/lobby")
    tag = first.headers["ETag"]
    same = server.http.get("/api/lobby", headers={"If-None-Match": tag})
    assert (same.status_code, same.content, same.headers["ETag"]) == (304, b"", tag)
    made = set_up(server)
    other = server.http.get("/api/lobby", headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert made["table"]["id"] in other.text


def test_many_who_look_cost_one_query(server, monkeypatch):
    listing = server.app.state.meeting.listing
    asked = []
    read = listing._read
    monkeypatch.setattr(listing, "_read", lambda most: asked.append(most) or read(most))
    listing.changed()
    before = len(asked)
    at_once(20, lambda _: server.http.get("/api/lobby"))
    assert len(asked) - before <= 2


def test_people_who_wait_now_come_first_and_the_longest_waiting_before_others(serve):
    server = serve()
    paces = ["days", "now", "whenever", "now"]
    ids = [set_up(server, pace=pace)["table"]["id"] for pace in paces]
    assert list(lobby(server)) == [ids[1], ids[3], ids[0], ids[2]]


def test_a_table_disappears_when_nobody_is_there_any_more(tmp_path):
    clock = Clock()
    with running(tmp_path / "tables.db", clock=clock) as server:
        gone = set_up(server)
        days = set_up(server, pace="days")["table"]["id"]
        made = set_up(server)
        here = made["table"]["id"]
        with server.socket(here) as socket:
            comes(server, socket, made)
            clock.moved += 130
            assert set(lobby(server)) == {days, here}
        while set(lobby(server)) != {days}:  # once it is noted that the owner went
            clock.moved += 130
        with server.socket(gone["table"]["id"]) as socket:
            comes(server, socket, gone)
            assert set(lobby(server)) == {days, gone["table"]["id"]}
        clock.moved += 15 * 86400
        assert not lobby(server)


def comes(server, socket, made) -> None:
    """Somebody opens the table that they have set up, and it is noted."""
    table = made["table"]["id"]
    socket.send_json({"type": "hello", "protocol": 2, "secrets": made["secrets"]})
    rows = server.app.state.store.row
    while server.http.portal.call(rows, table).seats[0]["here"] is None:
        pass


def test_tables_that_are_gone_are_taken_off(tmp_path):
    clock = Clock()
    path = tmp_path / "tables.db"
    with running(path, clock=clock) as server:
        table = set_up(server)["table"]["id"]
        post(server, f"tables/{table}/sit", {"name": "Béla"})
        kept = set_up(server)["table"]["id"]
    with running(path, clock=clock) as server:
        listing = server.app.state.meeting.listing
        while [one.id for one in server.http.portal.call(listing._read, 100)] != [kept]:
            pass


def test_the_list_is_not_endless(serve):
    server = serve(limits=Limits(**{**GENEROUS.__dict__, "lobby_tables": 3}))
    for _ in range(5):
        set_up(server)
    assert len(lobby(server)) == 3


def test_nobody_fills_the_lobby_or_its_seats_alone(serve):
    few = {"listed_per_hour": 2, "seats_per_hour": 3}
    server = serve(limits=Limits(**{**GENEROUS.__dict__, **few}))
    tables = [set_up(server)["table"]["id"] for _ in range(2)]
    assert set_up(server, status=429)["refused"] == "too many"
    set_up(server, listed=False)
    for status in (200, 409, 409, 429):
        post(server, f"tables/{tables[0]}/sit", {"name": "Béla"}, status=status)


def test_a_restart_keeps_the_list(serve):
    table = set_up(serve())["table"]["id"]
    assert table in lobby(serve())


def test_two_processes_see_the_same_tables_and_give_each_seat_once(postgres):
    url = postgres.new_database()
    with running(url, alone=False) as one, running(url, alone=False) as two:
        table = set_up(one)["table"]["id"]
        assert table in lobby(one)
        assert table in lobby(two)

        def sit(number: int) -> int:
            server = (one, two)[number % 2]
            headers = shown(keys.new_secret())
            return server.http.post(
                f"/api/tables/{table}/sit", json={"name": f"Guest {number}"}, headers=headers
            ).status_code

        assert Counter(at_once(20, sit)) == {200: 1, 409: 19}
        assert table not in lobby(one)
        assert table not in lobby(two)
