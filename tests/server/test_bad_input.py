"""Everything that can be asked wrongly gets a kind, a sentence and a status; nothing changes."""

import json
import re

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from renard.server.settings import Limits
from renard.server.storage import DiskFull, Unavailable
from tests.server.conftest import GENEROUS

SENTENCE = re.compile(r"[A-Z].*[.]")
NOBODY = "A" * 22


def check(answer, status: int, kind: str) -> str:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"refused", "message"}
    assert told["refused"] == kind
    assert SENTENCE.fullmatch(told["message"]), told["message"]
    return told["message"]


@pytest.mark.parametrize("path", ["", "/events", "/record", "/sheet"])
@pytest.mark.parametrize("table", ["abcdefghjkmn", "nothing", "x", "%00", "A" * 12, "é" * 12])
def test_an_unknown_table(server, table, path):
    check(server.http.get(f"/api/tables/{table}{path}"), 404, "no such table")


def post(server, body):
    headers = {"Content-Type": "application/json"}
    return server.http.post("/api/tables", content=body, headers=headers)


TABLES = [
    ({}, "game: field required"),
    ({"game": "clever"}, "seats: field required"),
    ({"game": "clever", "seats": []}, "at least 1 item"),
    ({"game": "clever", "seats": [{"kind": "cat"}]}, "does not match any of the expected tags"),
    ({"game": "clever", "seats": [{"kind": "person"}]}, "name: field required"),
    ({"game": "clever", "seats": [{"kind": "person", "name": "\ud800"}]}, "as a unicode string"),
    ({"game": "clever", "seats": [{"kind": "person", "name": "a" * 101}]}, "at most 100"),
    ({"game": "clever", "seats": [{"kind": "open"}] * 5}, "is for 1 to 4 players, not 5"),
    ({"game": "levelx", "seats": [{"kind": "open"}]}, "is for 2 to 4 players, not 1"),
    ({"game": "clever", "seats": [{"kind": "open"}], "dice": "loaded"}, "dice: input should be"),
    ({"game": "clever", "seats": [{"kind": "open"}], "rulings": {"no": True}}, "has no ruling"),
    ({"game": "clever", "seats": [{"kind": "open"}], "rulings": {"no": 1}}, "rulings.no: input"),
    ({"game": "clever", "seats": [{"kind": "open"}], "\ud800": 1}, "as a unicode string"),
    ({"game": "clever", "seats": [{"kind": "open"}], "x": 1}, "not permitted"),
]


@pytest.mark.parametrize(("wish", "reason"), TABLES, ids=[reason for _, reason in TABLES])
def test_a_table_that_cannot_be_set_up(server, wish, reason):
    answer = post(server, json.dumps(wish))
    assert reason in check(answer, 400, "malformed")


def test_games_and_players_that_do_not_exist(server):
    wish = {"game": "chess", "seats": [{"kind": "open"}]}
    check(server.http.post("/api/tables", json=wish), 404, "unknown game")
    check(server.http.get("/api/sheets/chess"), 404, "unknown game")
    check(server.http.get("/api/players?game=chess"), 404, "unknown game")
    check(server.http.get("/api/players"), 400, "malformed")
    wish = {"game": "clever", "seats": [{"kind": "bot", "bot": "hal"}]}
    check(server.http.post("/api/tables", json=wish), 400, "unknown player")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 5000, b'{"game": NaN}'])
def test_a_body_that_is_no_wish(server, body):
    check(post(server, body), 400, "malformed")
    check(server.http.post("/api/tables", content=b"game=x"), 400, "malformed")


def test_bodies_that_are_too_large(server):
    check(server.http.post("/api/tables", content=b"x" * 300_000), 413, "too large")

    def parts():
        for _ in range(10):
            yield b"x" * 50_000

    check(server.http.post("/api/tables", content=parts()), 413, "too large")


def test_addresses_and_methods_that_do_not_exist(server):
    check(server.http.get("/api/nothing"), 404, "no such page")
    answer = server.http.delete("/api/tables")
    check(answer, 405, "method")
    assert answer.headers["allow"] == "POST"


def test_invitations_that_are_wrong_or_used_up(server):
    made = server.create("clever", ["person", "open"])
    path = f"/api/tables/{made.id}/join"
    check(server.http.post(path, json={"invite": NOBODY, "name": "B"}), 403, "wrong invite")
    check(server.http.post(path, json={"invite": "x", "name": "B"}), 400, "malformed")
    wish = {"invite": made.invite, "name": "B"}
    for seat in (0, 7):
        check(server.http.post(path, json={**wish, "seat": seat}), 403, "wrong invite")
    assert server.http.post(path, json=wish).status_code == 200
    check(server.http.post(path, json=wish), 409, "full")
    other = server.create("clever", ["open"])
    check(server.http.post(f"/api/tables/{other.id}/join", json=wish), 403, "wrong invite")


def test_secrets_that_are_missing_or_wrong(server):
    made, other = server.create(seats=["person", "open"]), server.create()
    path, wish = f"/api/tables/{made.id}/seats/0", {"do": "leave"}
    before = server.lasting(made.id)
    for header in (None, "", "Bearer", "Bearer ", "Basic abc", made.secrets["0"]):
        headers = {} if header is None else {"Authorization": header}
        check(server.http.post(path, json=wish, headers=headers), 401, "no secret")
    for secret in (NOBODY, other.secrets["0"], made.invite, "é"):
        headers = {"Authorization": f"Bearer {secret}".encode()}
        check(server.http.post(path, json=wish, headers=headers), 401, "wrong secret")
    assert server.lasting(made.id) == before


# ---- sockets


def hello(socket, **more) -> dict:
    socket.send_json({"type": "hello", "protocol": 1, **more})
    return socket.receive_json()


def closed(socket) -> int:
    with pytest.raises(WebSocketDisconnect) as end:
        socket.receive_json()
    return end.value.code


@pytest.mark.parametrize("table", ["abcdefghjkmn", "nothing", "%00"])
def test_a_socket_to_an_unknown_table(server, table):
    with server.socket(table) as socket:
        assert hello(socket)["refused"] == "no such table"
        assert closed(socket) == 4404


def test_a_client_of_another_protocol(server):
    with server.socket(server.create().id) as socket:
        told = hello(socket, protocol=0)
        assert told["refused"] == "old protocol"
        assert "load the page again" in told["message"]
        assert closed(socket) == 4426


def test_secrets_of_other_seats_do_not_open_one(server):
    made = server.create("clever", ["person", "person", "open"])
    for secrets in (
        {"0": NOBODY},
        {"0": made.secrets["1"]},
        {"2": made.invite},
        {"5": made.secrets["0"]},
        {**made.secrets, "2": NOBODY},
    ):
        with server.socket(made.id) as socket:
            assert hello(socket, secrets=secrets)["refused"] == "wrong secret"
            assert closed(socket) == 4401


@pytest.mark.parametrize(
    "text",
    ["", "hello", "{", "[]", "7", "null", '{"type":"hello"}', '{"type":"hello","protocol":"1"}',
     '{"type":"ping","id":1}', '{"type":"hello","protocol":1,"seen":-1}', "[" * 3000,
     '{"type":"hello","protocol":1,"secrets":{"0":"x"}}'],
)  # fmt: skip
def test_what_is_no_hello(server, text):
    with server.socket(server.create().id) as socket:
        socket.send_text(text)
        assert socket.receive_json()["refused"] == "malformed"
        assert closed(socket) == 4400


def test_a_client_that_never_says_hello(serve):
    server = serve(hello_seconds=0.01)
    with server.socket(server.create().id) as socket:
        assert socket.receive_json()["refused"] == "malformed"
        assert closed(socket) == 4400


MESSAGES = [
    ("", "malformed", None),
    ("{", "malformed", None),
    ('{"id":4}', "malformed", 4),
    ('{"type":"act","id":"a"}', "malformed", "a"),
    ('{"type":"dance","id":5}', "malformed", 5),
    ('{"type":"ping","id":6,"more":1}', "malformed", 6),
    ('{"type":"ping","id":[]}', "malformed", None),
    ('{"type":"hello","protocol":1}', "malformed", None),
    ('{"type":"act","id":1,"seat":0,"version":true,"event":{}}', "malformed", 1),
    ('{"type":"act","id":1,"seat":0,"version":1,"event":{}}', "illegal", 1),
    ('{"type":"act","id":1,"seat":0,"version":1,"event":{"go":"on"}}', "illegal", 1),
    ('{"type":"act","id":1,"seat":0,"version":1,"event":{"pick":[{"a":Infinity}]}}', "illegal", 1),
    ('{"type":"act","id":1,"seat":0,"version":0,"event":{}}', "stale", 1),
    ('{"type":"act","id":1,"seat":0,"version":9,"event":{}}', "stale", 1),
    ('{"type":"act","id":1,"seat":1,"version":1,"event":{}}', "wrong secret", 1),
    ('{"type":"undo","id":1,"seat":0,"version":1,"what":"last"}', "cannot undo", 1),
    ('{"type":"undo","id":1,"seat":0,"version":1,"what":"all"}', "malformed", 1),
    ('{"type":"roll","id":1,"seat":0,"version":1,"faces":{"white":1}}', "illegal", 1),
    ('{"type":"roll","id":1,"seat":0,"version":1,"faces":[1]}', "illegal", 1),
    ('{"type":"platter","id":1,"seat":0,"version":1,"dice":["white"]}', "illegal", 1),
    (json.dumps({"type": "ping", "id": "x" * 20_000}), "too large", None),
]


@pytest.mark.parametrize(("text", "kind", "number"), MESSAGES)
def test_a_message_that_is_refused_changes_nothing(server, text, kind, number):
    made = server.create("clever", ["person", "person"])
    with server.socket(made.id) as socket:
        player = server.player(socket, {"0": made.secrets["0"]})
        player.until("seats")
        before = server.lasting(made.id)
        socket.send_text(text)
        told = player.receive()
        assert (told["type"], told["refused"], told["id"]) == ("refused", kind, number)
        assert SENTENCE.fullmatch(told["message"]), told["message"]
        assert server.lasting(made.id) == before
        assert player.ask({"type": "ping"})["type"] == "pong"


def test_bytes_are_no_message(server):
    made = server.create()
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        socket.send_bytes(b"{}")
        assert player.until("refused")["refused"] == "malformed"


def test_a_client_that_is_too_fast_is_slowed_down_then_sent_away(serve):
    server = serve(limits=Limits(**{**vars(GENEROUS), "messages_per_second": 1}))
    made = server.create()
    with server.socket(made.id) as socket:
        player = server.player(socket, {})
        answers = [player.ask({"type": "ping"}) for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["pong", "pong", "refused", "refused"]
        assert answers[3]["refused"] == "too fast"
        for number in range(60):
            socket.send_json({"type": "ping", "id": number})
        ends = []
        while not ends:
            try:
                player.receive()
            except WebSocketDisconnect as end:
                ends.append(end.code)
        assert ends == [4429]


def test_too_many_sockets_of_one_address(serve):
    server = serve(limits=Limits(**{**vars(GENEROUS), "sockets_per_address": 1}))
    made = server.create()
    with server.socket(made.id) as socket:
        server.player(socket, {})
        with pytest.raises(WebSocketDenialResponse) as denied, server.socket(made.id):
            pass
        assert denied.value.status_code == 429
    with server.socket(made.id) as socket:
        server.player(socket, {})


# ---- other sites

ELSEWHERE = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://testserver.evil.example"},
    {"Origin": "file://testserver"},
    {"Origin": "http://testserver:81"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
]


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_pages_of_other_sites_are_refused(server, headers):
    wish = {"game": "clever", "seats": [{"kind": "open"}]}
    check(server.http.post("/api/tables", json=wish, headers=headers), 403, "cross origin")
    check(server.http.get("/api/sheets", headers=headers), 403, "cross origin")
    check(server.http.options("/api/tables", headers=headers), 403, "cross origin")
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        server.socket(server.create().id, headers=headers),
    ):
        pass
    assert denied.value.status_code == 403


def test_our_own_page_links_and_allowed_sites_are_not(serve):
    server = serve(origins=("https://games.example",))
    made = server.create()
    for headers in (
        {"Origin": "http://testserver"},
        {"Origin": "https://testserver"},
        {"Origin": "https://games.example"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},
    ):
        assert server.http.get("/api/sheets", headers=headers).status_code == 200
        with server.socket(made.id, headers=headers) as socket:
            assert hello(socket)["type"] == "welcome"


# ---- the database is away


@pytest.mark.parametrize(
    "error",
    [
        Unavailable("The database is away; what was asked for was not stored.", 7),
        DiskFull(),
    ],
)
def test_a_database_that_cannot_be_written(server, monkeypatch, error):
    made = server.create("clever", ["person", "person"])
    waiting = server.create("clever", ["person", "open"])

    async def fail(*values, **named):
        raise error

    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        event = next(iter(player.table.game.options(0).values()))
        act = {"type": "act", "seat": 0, "version": 1, "event": event}
        with monkeypatch.context() as patch:
            for name in ("append", "create", "set_seats"):
                patch.setattr(server.app.state.store, name, fail)
            told = player.ask(act)
            assert told["refused"] == "unavailable"
            assert told["message"] == str(error)
            wish = {"game": "clever", "seats": [{"kind": "open"}]}
            answer = server.http.post("/api/tables", json=wish)
            check(answer, 503, "unavailable")
            assert int(answer.headers["retry-after"]) == error.retry_after
            wish = {"invite": waiting.invite, "name": "B"}
            answer = server.http.post(f"/api/tables/{waiting.id}/join", json=wish)
            check(answer, 503, "unavailable")
        assert server.info(made.id)["version"] == 1
        assert player.ask(act)["type"] == "accepted"


def test_a_database_that_cannot_be_read(server, monkeypatch):
    async def fail(*values, **named):
        raise Unavailable("The database is away.")

    for name in ("load", "row", "ping"):
        monkeypatch.setattr(server.app.state.store, name, fail)
    check(server.http.get("/api/tables/abcdefghjkmn"), 503, "unavailable")
    assert server.http.get("/readyz").status_code == 503
    assert server.http.get("/healthz").status_code == 200
    with server.socket("abcdefghjkmn") as socket:
        assert hello(socket)["refused"] == "unavailable"


def test_a_mistake_of_ours_tells_nothing(server, monkeypatch, caplog):
    made = server.create()
    monkeypatch.setattr("renard.server.sessions.do_move", lambda *_: 1 // 0)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        told = player.ask({"type": "act", "seat": 0, "version": 1, "event": {}})
    assert told["refused"] == "mistake"
    assert "ZeroDivision" not in told["message"]
    assert any(record.exc_info for record in caplog.records)
