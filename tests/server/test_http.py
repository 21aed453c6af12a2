"""Tables, seats, sheets and records by HTTP, and what operators ask for."""

import json
import os
import shutil

import pytest
from starlette.testclient import WebSocketDenialResponse

from renard import load_sheet, sheet_names
from renard.record.format import dump, from_json
from renard.record.replay import replay
from renard.rules.loading.reader import SHEETS
from renard.rules.plan.describe import describe_sheet
from renard.rules.sheet import earlier_sheets
from renard.server.settings import Limits
from renard.server.sheets import Shelf
from renard.server.storage import sqlite
from tests.play import random_record
from tests.server.conftest import GENEROUS
from tests.table.test_log import cut


def test_sheets_and_players(server):
    listed = server.http.get("/api/sheets").json()
    assert [sheet["id"] for sheet in listed] == sheet_names()
    for sheet in listed:
        shown = server.http.get(f"/api/sheets/{sheet['id']}").json()
        assert shown["digest"] == sheet["digest"]
        assert shown == json.loads(json.dumps(describe_sheet(load_sheet(sheet["id"]))))
    assert "random" in server.http.get("/api/players", params={"game": "mix"}).json()


def test_what_everybody_may_know_about_a_table(server):
    made = server.create("twice", ["person", "open", "random"])
    table = server.lasting(made.id)
    table["changed"] = made.table["changed"]
    for seat in made.table["seats"]:
        del seat["bot_in"]
    assert table == made.table
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert (table["to_act"], table["awaits"], table["version"]) == ([], "roll", 0)
    assert table["dice"]["secret"] is None
    assert len(table["dice"]["commitment"]) == 64
    seen = json.dumps(table) + server.http.get(f"/api/tables/{made.id}/record").text
    for secret in (made.invite, *made.secrets.values()):
        assert secret not in seen


def test_rulings_of_a_table(server):
    made = server.create("twice", ["person"], rulings={"takeback_without_dice": False})
    assert made.table["rulings"] == {"takeback_without_dice": False}
    record = server.http.get(f"/api/tables/{made.id}/record").json()
    assert record["rulings"] == {"takeback_without_dice": False}


@pytest.mark.parametrize(("game", "players"), [("clever", 1), ("twice", 2), ("levelx", 3)])
def test_a_game_begun_elsewhere_is_handed_in_and_marked(server, game, players):
    whole = random_record(load_sheet(game), players, seed=3)
    begun = cut(whole, 25)
    made = server.create(game, ["person"] * players, record=begun.to_json())
    assert made.table["handed_in"] >= 25
    throws = sum("roll" in event for event in begun.events)
    assert made.table["dice"]["from"] == throws + 1
    record = server.http.get(f"/api/tables/{made.id}/record").json()
    assert record["events"][:25] == begun.events
    assert record["handed_in"] == made.table["handed_in"]
    assert made.table["version"] >= 25
    kept = server.create(game, ["person"] * players, record=whole.to_json())
    assert kept.table["over"]
    assert kept.table["to_act"] == []
    again = from_json(server.http.get(f"/api/tables/{kept.id}/record").json())
    assert again.events == whole.events
    assert replay(again).over


def test_a_game_begun_on_an_earlier_sheet_goes_on_by_it(server):
    for sheet in earlier_sheets():
        begun = cut(random_record(sheet, 1, seed=3), 25).to_json()
        made = server.create(sheet.id, ["person"], record={**begun, "sheet": sheet.digest})
        assert made.table["sheet"] == sheet.digest
        shown = server.http.get(f"/api/tables/{made.id}/sheet").json()
        assert shown["digest"] == sheet.digest
        other = server.create(sheet.id, ["person"], record={**begun, "sheet": "unheard of"})
        assert other.table["sheet"] == load_sheet(sheet.id).digest


def bad_records():
    whole = random_record(load_sheet("clever"), 1, seed=3).to_json()
    yield {}, "has format None"
    yield {**whole, "events": [7]}, "event 1 is 7"
    yield {**whole, "events": whole["events"][1:]}, "is wrong at event 1"
    yield {**whole, "game": "tower"}, "is a game of 'tower'"
    yield {**whole, "players": 2, "seats": ["a", "b"]}, "is of 2 players, not 1"
    yield {**whole, "rulings": {"passive_may_decline": "x"}}, "should be true or false"


@pytest.mark.parametrize(("record", "reason"), list(bad_records()))
def test_a_record_that_is_wrong_is_not_taken(server, record, reason):
    wish = {"game": "clever", "seats": [{"kind": "person", "name": "a"}], "record": record}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert reason in answer.json()["message"]


def test_joining_leaving_and_bots_on_seats(server):
    made = server.create("tower", ["person", "open"])
    path = f"/api/tables/{made.id}"
    joined = server.http.post(f"{path}/join", json={"invite": made.invite, "name": " Béla "}).json()
    mine = {"Authorization": f"Bearer {joined['secret']}"}
    others = {"Authorization": f"Bearer {made.secrets['0']}"}

    def change(seat: int, headers: dict, **wish):
        return server.http.post(f"{path}/seats/{seat}", json=wish, headers=headers)

    assert server.info(made.id)["seats"][1]["name"] == "Béla"
    assert change(1, mine, do="rename", name="Zoé").json()["seats"][1]["name"] == "Zoé"
    assert change(1, others, do="bot", bot="random").json()["refused"] == "not away"
    assert change(1, mine, do="leave").json()["seats"][1]["left"]
    taken = change(1, others, do="bot", bot="random").json()["seats"][1]
    assert (taken["kind"], taken["bot"], taken["owned"]) == ("bot", "random", True)
    back = change(1, mine, do="return").json()["seats"][1]
    assert (back["kind"], back["bot"], back["left"]) == ("person", None, False)
    assert change(1, mine, do="bot", bot="nobody").json()["refused"] == "unknown player"


def test_the_owner_away_for_long_enough(serve):
    server = serve(away_seconds=0.0)
    made = server.create("tower", ["person", "open"])
    joined = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "Béla"}
    ).json()
    wish, path = {"do": "bot", "bot": "random"}, f"/api/tables/{made.id}/seats/0"
    headers = {"Authorization": f"Bearer {joined['secret']}"}
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        assert player.until("seats")["seats"][0]["connected"]
        assert server.http.post(path, json=wish, headers=headers).json()["refused"] == "not away"
    with server.socket(made.id) as socket:
        watcher = server.player(socket, {})
        if watcher.heard[0]["table"]["seats"][0]["connected"]:
            watcher.until("seats")
        assert not server.info(made.id)["seats"][0]["connected"]
        answer = server.http.post(path, json=wish, headers=headers).json()
        assert answer["seats"][0]["kind"] == "bot"
        while watcher.table.to_act() == [0]:
            watcher.receive()
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        refusal = player.ask(
            {"type": "act", "seat": 0, "version": player.table.version, "event": {"go": "on"}}
        )
        assert refusal["message"] == "A bot plays for this seat; take it back first."


def test_sheets_of_the_operators_folder(serve, tmp_path):
    folder = tmp_path / "sheets"
    folder.mkdir()
    text = (SHEETS / "clever.toml").read_text(encoding="utf-8")
    own = folder / "own.toml"
    own.write_text(text.replace('id = "clever"', 'id = "own"'), encoding="utf-8")
    (folder / "bad.toml").write_text("flow = 3", encoding="utf-8")
    (folder / "same.toml").write_text(text, encoding="utf-8")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe")
    (folder / "deep.toml").write_text("a = " + "[" * 5000 + "]" * 5000)
    (folder / "digits.toml").write_text("version = " + "9" * 5000)
    os.mkfifo(folder / "pipe.toml")
    shelf = Shelf(folder)
    assert [fault.split(": ")[0].rsplit("/")[-1] for fault in shelf.faults] == [
        "bad.toml",
        "bytes.toml",
        "deep.toml",
        "digits.toml",
        "pipe.toml",
        "same.toml",
    ]
    server = serve(shelf)
    made = server.create("own", ["person"])
    digest = made.table["sheet"]
    # The file changes, then goes away: the table is played on as it began.
    own.write_text(own.read_text(encoding="utf-8").replace("[3, 6, 5, 0]", "[3, 6, 4, 0]"))
    server = serve(Shelf())
    assert server.http.get("/api/sheets/own").status_code == 404
    assert server.info(made.id)["sheet"] == digest
    sheet = server.http.get(f"/api/tables/{made.id}/sheet").json()
    assert sheet["digest"] == digest
    assert sheet["id"] == "own"


def test_operators_questions(serve):
    server = serve()
    assert server.http.get("/healthz").text == "ok\n"
    assert server.http.get("/readyz").text == "ready\n"
    server.create()
    server.http.get("/api/tables/nothing")
    told = server.http.get("/metrics").text
    for line in (
        'renard_requests_total{method="POST",status="201"} 1.0',
        'renard_refusals_total{kind="no such table"} 1.0',
        "renard_tables_loaded 1.0",
        "renard_sockets 0.0",
        "renard_store_available 1.0",
        "renard_action_seconds_count 0.0",
    ):
        assert line in told.splitlines()


def test_sockets_and_actions_are_counted(serve):
    server = serve()
    made = server.create()
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        assert player.ask({"type": "ping"})["type"] == "pong"
        event = next(iter(player.table.game.options(0).values()))
        player.ask({"type": "act", "seat": 0, "version": 1, "event": event})
        told = server.http.get("/metrics").text.splitlines()
    assert "renard_sockets 1.0" in told
    assert 'renard_actions_total{type="act"} 1.0' in told
    assert "renard_action_seconds_count 1.0" in told


def test_tables_requests_and_sockets_of_one_address_are_limited(serve):
    few = Limits(**{**vars(GENEROUS), "tables_per_hour": 2})
    server = serve(limits=few)
    wish = {"game": "clever", "seats": [{"kind": "open"}]}
    answers = [server.http.post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["refused"] == "too many"
    assert answers[2].headers["retry-after"] == "600"
    server = serve(limits=Limits(**{**vars(GENEROUS), "requests_per_second": 1}))
    codes = [server.http.get("/api/sheets").status_code for _ in range(6)]
    assert codes == [200] * 4 + [429] * 2
    assert server.http.get("/healthz").status_code == 200


def test_who_asks_from_another_site_is_counted_first(serve):
    """To be refused for its origin costs a stranger as much as to be answered."""
    server = serve(limits=Limits(**{**vars(GENEROUS), "requests_per_second": 0.25}))
    elsewhere = {"Origin": "http://[x"}
    codes = [server.http.get("/api/sheets", headers=elsewhere).status_code for _ in range(2)]
    assert codes == [403, 429]
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        server.socket("x" * 12, headers=elsewhere),
    ):
        pass
    assert denied.value.status_code == 429


def test_nothing_secret_is_noted(server, caplog):
    caplog.set_level("DEBUG")
    made = server.create("clever", ["person", "open"])
    joined = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "Béla"}
    ).json()
    with server.socket(made.id) as socket:
        server.player(socket, {**made.secrets, "1": joined["secret"]})
    server.http.post(
        f"/api/tables/{made.id}/seats/1",
        json={"do": "leave"},
        headers={"Authorization": f"Bearer {joined['secret']}"},
    )
    ours = [record for record in caplog.records if record.name == "renard.server"]
    assert len(ours) >= 3
    noted = " ".join(f"{record.getMessage()} {vars(record)}" for record in ours)
    for secret in (made.id, made.invite, made.secrets["0"], joined["secret"]):
        assert secret not in noted


def test_dumped_records_can_be_downloaded(server):
    made = server.create("levelx", ["person", "person"])
    record = server.http.get(f"/api/tables/{made.id}/record").json()
    assert dump(from_json(record))


def test_a_full_disk_is_told_to_balancers_before_writing_fails(serve, tmp_path, monkeypatch):
    server = serve()
    made = server.create()
    assert server.http.get("/readyz").status_code == 200
    monkeypatch.setattr(sqlite, "LEAST_FREE", shutil.disk_usage(tmp_path).total + 1)
    answer = server.http.get("/readyz")
    assert answer.status_code == 503
    assert answer.text == "The server's disk is full and nothing can be saved; try again later.\n"
    assert server.http.get("/healthz").status_code == 200
    assert server.info(made.id)["id"] == made.id
    monkeypatch.setattr(sqlite, "LEAST_FREE", 0)
    assert server.http.get("/readyz").status_code == 200


def test_a_lost_database_is_told_at_once(serve, tmp_path):
    server = serve()
    made = server.create()
    for path in tmp_path.glob("tables.db*"):
        path.unlink()
    assert server.http.get("/healthz").status_code == 200
    ready = server.http.get("/readyz")
    assert ready.status_code == 503
    assert "lost or damaged" in ready.text
    for _ in range(20):
        answer = server.http.get(f"/api/tables/{made.id}/record")
        assert (answer.status_code, answer.json()["refused"]) == (503, "unavailable")
    assert not list(tmp_path.glob("tables.db*"))
