"""`renard admin` on the database of a server that runs: it follows within moments."""

import json
import time

import pytest
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from renard.cli import app
from renard.server import keys
from renard.server.orders.in_force import InForce, neutral_name
from renard.server.storage.administration import Administration
from renard.server.storage.orders import Order
from tests.server.conftest import Server, running
from tests.server.test_people import ask, identity, two_at_a_table

QUICK = {"orders_seconds": 0.01}


@pytest.fixture
def place(tmp_path):
    return tmp_path / "tables.db"


@pytest.fixture
def served(place):
    with running(place, **QUICK) as server:
        yield server


@pytest.fixture
def admin(place):
    def run(*words: str, code: int = 0) -> object:
        done = CliRunner().invoke(app, ["admin", *words, "--json", f"--database={place}"])
        if code:
            assert done.exit_code or isinstance(done.exception, ValueError)
            return str(done.exception)
        assert done.exit_code == 0, (done.output, done.exception)
        return json.loads(done.stdout)

    return run


def eventually(condition):
    """Wait for what a server does by itself."""
    while not (found := condition()):
        time.sleep(0.005)
    return found


def followed(admin) -> None:
    eventually(lambda: all(order["done"] for order in admin("orders", "--all")))


def person_of(server: Server, who: str) -> str:
    return keys.hashed(who)


def names(server: Server, table: str) -> list[str]:
    return [seat["name"] for seat in server.info(table)["seats"]]


def closed_with(socket) -> int:
    """The code with which a socket ends."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as end:
        return end.code


def refusal(server: Server, who: str, path: str, body: dict) -> dict:
    headers = {"Authorization": f"Bearer {who}"}
    answer = server.http.post(f"/api/{path}", json=body, headers=headers)
    assert answer.status_code == 403, answer.text
    return answer.json()


NEW = {"game": "clever", "seats": [{"kind": "person", "name": "Anna"}]}


def test_tables_and_people_are_listed_and_shown(served, admin):
    anna, bela = identity(), identity()
    ask(served, anna, "people/me", {"name": "Anna K."})
    table, _ = two_at_a_table(served, anna, bela)
    (row,) = admin("tables", "list")
    assert (row["table"], row["game"], row["over"]) == (table, "clever", False)
    assert row["seats"] == ["Anna", "Béla"]
    assert admin("tables", "list", "--over") == []
    shown = admin("tables", "show", table)
    assert [seat["person"] for seat in shown["seats"]] == [keys.hashed(anna), keys.hashed(bela)]
    assert shown["entries"]
    people = {one["id"]: one for one in admin("people", "list")}
    assert people[keys.hashed(anna)]["name"] == "Anna K."
    assert people[keys.hashed(bela)]["tables"] == 1
    assert [one["id"] for one in admin("people", "list", "--name", "anna")] == [keys.hashed(anna)]
    found = admin("people", "show", keys.hashed(anna)[:8])
    assert (found["tables"], found["names"]) == ([table], ["Anna"])


def test_text_is_for_people(served, place):
    two_at_a_table(served, identity(), identity())
    for words in (["tables", "list"], ["people", "list"], ["reports", "list"], ["orders"]):
        done = CliRunner().invoke(app, ["admin", *words, f"--database={place}"])
        assert done.exit_code == 0
    assert "nothing is in force" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tables", "show", "abcdefghjkmn"], "there is no table abcdefghjkmn"),
        (["tables", "close", "abcdefghjkmn"], "there is no table abcdefghjkmn"),
        (["people", "show", "xyz"], "names nobody"),
        (["people", "ban", "123456"], "nobody whose id begins with 123456"),
        (["people", "ban", "300.1.2.3"], "is no address"),
        (["people", "ban", "127.0.0.1", "--reason", "a\x1b[0m"], "one line"),
        (["reports", "show", "0000"], "there is no report"),
        (["lift", "127.0.0.1"], "is in force"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(served, admin, words, said):
    assert said in admin(*words, code=2)


def test_no_database_no_orders(tmp_path):
    done = CliRunner().invoke(app, ["admin", "orders", f"--database={tmp_path / 'no.db'}"])
    assert "there is no such database" in str(done.exception)


def test_a_closed_table_is_closed_to_everybody(served, admin):
    table, secrets = two_at_a_table(served, identity(), identity())
    with served.socket(table) as socket:
        player = served.player(socket, secrets)
        order = admin("tables", "close", table, "--reason", "spam")
        while (heard := player.socket.receive_json())["type"] != "refused":
            pass
        assert heard["refused"] == "closed"
        assert "for good: spam." in heard["message"]
        assert closed_with(player.socket) == 4410
    answer = served.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["refused"]) == (410, "closed")
    admin("lift", order["id"])
    eventually(lambda: served.http.get(f"/api/tables/{table}").status_code == 200)


def test_somebody_muted_has_a_neutral_name_and_keeps_it(served, admin):
    anna, bela = identity(), identity()
    ask(served, anna, "people/me", {"name": "Anna"})
    table, secrets = two_at_a_table(served, anna, bela)
    neutral = neutral_name(keys.hashed(anna))
    admin("people", "mute", keys.hashed(anna), "--days", "3", "--reason", "rude name")
    eventually(lambda: names(served, table) == [neutral, "Béla"])
    followed(admin)
    assert ask(served, anna, "people/me")["name"] == neutral
    told = refusal(served, anna, "people/me", {"name": "Other"})
    assert told["refused"] == "muted"
    assert "until 20" in told["message"]
    rename = {"do": "rename", "name": "Other"}
    assert refusal(served, secrets["0"], f"tables/{table}/seats/0", rename)["refused"] == "muted"
    made = ask(served, anna, "tables", NEW, status=201)
    assert names(served, made["table"]["id"]) == [neutral]
    # Others are not concerned, and it can be lifted.
    assert ask(served, bela, "people/me", {"name": "Bé"})["name"] == "Bé"
    admin("lift", keys.hashed(anna)[:10])
    eventually(lambda: not served.app.state.rooms.in_force.muted(keys.hashed(anna)))
    assert ask(served, anna, "people/me", {"name": "Nicer"})["name"] == "Nicer"


def test_somebody_renamed_may_change_it_again(served, admin, place):
    anna = identity()
    table, _ = two_at_a_table(served, anna, identity())
    admin("people", "rename", keys.hashed(anna), "Zoë")
    eventually(lambda: names(served, table)[0] == "Zoë")
    followed(admin)
    assert ask(served, anna, "people/me", {"name": "Anna"})["name"] == "Anna"
    admin("tables", "rename", table, "1", "Somebody")
    eventually(lambda: names(served, table) == ["Zoë", "Somebody"])
    assert "1 to 24" in admin("tables", "rename", table, "1", "\u3164", code=2)
    assert "its seats are 0 to 1" in admin("tables", "rename", table, "7", "A", code=2)


def test_somebody_banned_is_refused_and_a_bot_plays_on(served, admin):
    anna, bela = identity(), identity()
    table, secrets = two_at_a_table(served, anna, bela)
    with served.socket(table) as socket:
        player = served.player(socket, {"0": secrets["0"]})
        admin("people", "ban", keys.hashed(anna), "--days", "2", "--reason", "cheating")
        while (heard := player.socket.receive_json())["type"] != "refused":
            pass
        assert heard["refused"] == "banned"
        assert "until 20" in heard["message"]
        assert "cheating" in heard["message"]
    seat = eventually(lambda: _bot_on(served, table, 0))
    assert (seat["bot"], seat["left"]) == ("club", True)
    with served.socket(table) as socket:
        socket.send_json({"type": "hello", "protocol": 2, "secrets": {"0": secrets["0"]}})
        assert socket.receive_json()["refused"] == "banned"
    back = {"do": "return"}
    assert refusal(served, secrets["0"], f"tables/{table}/seats/0", back)["refused"] == "banned"
    assert refusal(served, anna, "tables", NEW)["refused"] == "banned"
    # What is kept about somebody can still be seen and deleted by them.
    assert ask(served, anna, "people/me")["person"]
    assert ask(served, bela, "tables", NEW, status=201)
    admin("lift", keys.hashed(anna))
    eventually(lambda: not served.app.state.rooms.in_force.banned(keys.hashed(anna)))
    ask(served, secrets["0"], f"tables/{table}/seats/0", back)
    assert served.info(table)["seats"][0]["kind"] == "person"


def _bot_on(server, table, seat):
    found = server.info(table)["seats"][seat]
    return found if found["kind"] == "bot" else None


def test_a_ban_is_in_force_on_a_persons_other_devices_too(served, admin):
    laptop, phone = identity(), identity()
    table, _ = two_at_a_table(served, phone, identity())
    code = ask(served, laptop, "people/me/keys/code", {})["key"]
    ask(served, phone, "people/me/key", {"key": code})
    admin("people", "ban", keys.hashed(laptop))
    assert eventually(lambda: _bot_on(served, table, 0))
    assert refusal(served, phone, "tables", NEW)["refused"] == "banned"


def test_an_address_that_is_banned(served, admin, monkeypatch):
    table, secrets = two_at_a_table(served, identity(), identity())
    served.http.headers["X-None"] = "1"
    with served.socket(table) as socket:
        player = served.player(socket, {"0": secrets["0"]})
        # The test client has no address of its own: it is called by a name.
        in_force = served.app.state.rooms.in_force
        monkeypatch.setattr("renard.server.guard.address_of", lambda scope: "192.0.2.7")
        for session in served.app.state.sessions.all():
            session.address = "192.0.2.7"
        admin("people", "ban", "192.0.2.0/24", "--reason", "flood")
        while (heard := player.socket.receive_json())["type"] != "refused":
            pass
        assert heard["refused"] == "banned"
        assert in_force.banned_address("192.0.3.1") is None
    answer = served.http.get("/api/sheets")
    assert (answer.status_code, answer.json()["refused"]) == (403, "banned")
    assert "This address is banned here for good: flood." in answer.json()["message"]
    assert served.http.get("/healthz").status_code == 200
    monkeypatch.undo()
    eventually(lambda: _bot_on(served, table, 0))


def test_orders_given_while_no_server_runs_are_followed_at_its_start(place):
    anna = identity()
    with running(place, **QUICK) as server:
        table, _ = two_at_a_table(server, anna, identity())
    Administration(str(place)).ban(keys.hashed(anna), 1, "")
    with running(place, **QUICK) as server:
        assert server.info(table)["seats"][0]["kind"] == "bot"
        assert refusal(server, anna, "tables", NEW)["refused"] == "banned"


def test_somebody_is_forgotten_by_order(served, admin):
    anna = identity()
    ask(served, anna, "people/me", {"name": "Anna"})
    table, _ = two_at_a_table(served, anna, identity())
    admin("people", "forget", keys.hashed(anna))
    eventually(lambda: names(served, table) == ["", "Béla"])
    followed(admin)
    assert ask(served, anna, "people/me")["name"] == ""


def test_orders_end_by_themselves():
    now = [100.0]
    in_force = InForce(lambda: now[0])
    ban = Order("a", "ban", "person", "ab" * 32, "", 0.0, ends=200.0)
    network = Order("b", "ban", "address", "2001:db8::/32", "", 0.0)
    assert in_force.take([ban, network], {"ab" * 32: ["cd" * 32]}) == [ban, network]
    assert in_force.take([ban, network], {"ab" * 32: ["cd" * 32]}) == []
    assert in_force.banned("cd" * 32)
    assert in_force.banned_address("2001:db8:1:2::/64")
    assert in_force.banned_address("unknown") is None
    assert len(in_force) == 2
    now[0] = 200.0
    assert in_force.banned("cd" * 32) is None


# ---- reports


def test_a_report_brings_the_table_as_it_was(served, admin):
    anna, bela = identity(), identity()
    table, _ = two_at_a_table(served, anna, bela)
    wish = {"seat": 1, "why": "name", "words": "Not\x1b[31m a\nnice name"}
    assert ask(served, anna, f"tables/{table}/report", wish) == {"done": True}
    # The same again takes the place of the first.
    ask(served, anna, f"tables/{table}/report", {**wish, "why": "play"})
    (listed,) = admin("reports", "list")
    found = admin("reports", "show", listed["id"])
    assert (found["name"], found["seat"], found["why"]) == ("Béla", 1, "play")
    assert found["words"] == "Not[31m a nice name"
    assert (found["person"], found["reporter"]) == (keys.hashed(bela), keys.hashed(anna))
    assert [seat["name"] for seat in found["context"]["seats"]] == ["Anna", "Béla"]
    assert found["context"]["entries"]
    text = CliRunner().invoke(
        app, ["admin", "reports", "show", listed["id"], f"--database={served_file(served)}"]
    )
    assert f"renard admin people mute {keys.hashed(bela)[:16]}" in text.stdout
    admin("reports", "close", listed["id"], "--outcome", "muted")
    assert admin("reports", "list") == []
    assert admin("reports", "list", "--all")[0]["outcome"] == "muted"
    metrics = served.http.get("/metrics").text
    assert 'renard_reports_total{why="name"} 1.0' in metrics


def served_file(server: Server) -> str:
    return str(server.app.state.store._database._path)


def test_reports_have_limits(place):
    from renard.server.settings import Limits

    limits = Limits(reports_per_hour=2, tables_per_hour=100, requests_per_second=1000)
    with running(place, limits=limits) as server:
        table, _ = two_at_a_table(server, identity(), identity())
        wish = {"seat": 0, "why": "other"}
        for _ in range(2):
            ask(server, identity(), f"tables/{table}/report", wish)
        answer = server.http.post(f"/api/tables/{table}/report", json=wish)
        assert (answer.status_code, answer.json()["refused"]) == (429, "too many")


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"seat": 5, "why": "name"}, "no such seat"),
        ({"seat": 0, "why": "hair"}, "malformed"),
        ({"seat": 0, "why": "name", "words": "x" * 301}, "malformed"),
    ],
)
def test_reports_about_nothing(served, wish, kind):
    made = served.create()
    answer = served.http.post(f"/api/tables/{made.id}/report", json=wish)
    assert answer.json()["refused"] == kind


def test_whoever_is_deleted_is_gone_from_reports(served, admin):
    anna, bela = identity(), identity()
    table, _ = two_at_a_table(served, anna, bela)
    ask(served, anna, f"tables/{table}/report", {"seat": 1, "why": "name"})
    headers = {"Authorization": f"Bearer {bela}"}
    assert served.http.delete("/api/people/me", headers=headers).status_code == 200
    (report,) = admin("reports", "list")
    assert (report["name"], report["person"], report["context"]) == ("", None, {})


def test_a_command_beside_a_server_of_its_own_process(tmp_path):
    """SQLite has two writers then: the server goes on, and follows."""
    import subprocess
    import sys

    from tests.server.live import Live

    live = Live(tmp_path / "tables.db", "--orders-seconds=0.05")
    try:
        table = live.create("clever", NEW["seats"])["table"]["id"]
        rename = ["tables", "rename", table, "0", "Somebody"]
        for words in (rename, ["tables", "list"], ["people", "ban", "192.0.2.1"]):
            command = [sys.executable, "-m", "renard", "admin", *words]
            done = subprocess.run(
                [*command, f"--database={tmp_path / 'tables.db'}"],
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
        eventually(lambda: live.get(f"/api/tables/{table}")["seats"][0]["name"] == "Somebody")
        # It writes on, and trusts its file.
        assert live.create("clever", NEW["seats"])["table"]["version"] >= 0
        assert live.get("/api/sheets")
    finally:
        assert live.stop() == 0
    assert not [note for note in live.noted() if note["level"] == "error"]
