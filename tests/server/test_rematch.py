"""Playing again: one next table for all, whoever asks, however often."""

from collections import Counter

from renard.rules.sheet import load_sheet
from renard.server import keys
from renard.server.messages import FROM_SERVER
from tests.play import random_record
from tests.server.conftest import running
from tests.server.meeting import SEATS, at_once, lobby, post, set_up, shown

RECORD = random_record(load_sheet("clever"), 3, 1).to_json()


def finished(server, who: str | None = None, **more) -> dict:
    """A finished game of a person, a guest and a bot."""
    seats = [SEATS[0], SEATS[0], {"kind": "bot", "bot": "random"}]
    return set_up(server, who, listed=False, seats=seats, record=RECORD, **more)


def again(server, made, seat: str = "0", status: int = 200) -> dict:
    path = f"tables/{made['table']['id']}/rematch"
    return post(server, path, {}, made["secrets"][seat], status)


def test_the_same_game_with_the_same_people(server):
    made = finished(server, pace="days", dice="own")
    table = again(server, made)["table"]
    assert again(server, made, "1") == {"table": table}
    info = server.info(table)
    assert table != made["table"]["id"]
    for same in ("game", "sheet", "rulings", "pace", "players"):
        assert info[same] == made["table"][same]
    assert info["dice"]["kind"] == "own"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert (info["version"], info["over"], info["handed_in"], info["listed"]) == (
        0,
        False,
        0,
        False,
    )
    assert server.info(made["table"]["id"])["next"] == table


def test_seats_open_to_the_secrets_that_they_had(server):
    made = finished(server)
    table = again(server, made)["table"]
    with server.socket(table) as one, server.socket(table) as two:
        players = [
            server.player(socket, {seat: made["secrets"][seat]})
            for seat, socket in (("0", one), ("1", two))
            if seat == "1" or hello(socket, made, seat)
        ]
        assert players[0].mine == [1]
        assert players[0].until("events")["events"]


def hello(socket, made, seat: str) -> bool:
    """Come to the next table with a number, before others do; they are waited for."""
    number = "cd" * 16
    secrets = {seat: made["secrets"][seat]}
    socket.send_json(
        {"type": "hello", "protocol": 2, "secrets": secrets, "numbers": {seat: number}}
    )
    welcome = socket.receive_json()
    assert welcome["mine"] == [int(seat)]
    assert welcome["table"]["dice"]["numbers"][1] is None
    return False


def test_the_first_throw_waits_for_whoever_comes_over(serve):
    server = serve(sweep_seconds=0.05)
    made = finished(server)
    table = again(server, made)["table"]
    with server.socket(table) as one, server.socket(table) as two:
        hello(one, made, "0")
        # By now the dice would have fallen at any other table.
        while one.receive_json()["type"] != "seats":
            pass
        assert server.info(table)["version"] == 0
        player = server.player(two, {"1": made["secrets"]["1"]})
        assert player.table.version >= 1


def test_who_does_not_come_holds_nobody_up_for_ever(serve):
    server = serve(away_seconds=0.0, sweep_seconds=0.05)
    table = again(server, finished(server))["table"]
    assert server.begun(table)["version"] >= 1


def test_everybody_who_listens_is_told(server):
    made = finished(server)
    with server.socket(made["table"]["id"]) as watcher, server.socket(made["table"]["id"]) as late:
        watcher.send_json({"type": "hello", "protocol": 2, "seen": 0})
        assert watcher.receive_json()["table"]["next"] is None
        table = again(server, made)["table"]
        while (told := watcher.receive_json())["type"] != "rematch":
            pass
        FROM_SERVER.validate_python(told)
        assert told["table"] == table
        late.send_json({"type": "hello", "protocol": 2, "seen": 0})
        assert late.receive_json()["table"]["next"] == table


def test_asked_at_the_same_moment_it_is_one_table(server):
    made = finished(server)

    def ask(number: int) -> str:
        return again(server, made, str(number % 2))["table"]

    assert len(Counter(at_once(20, ask))) == 1


def test_two_processes_make_one_table_and_tell_everybody(postgres):
    url = postgres.new_database()
    with running(url, alone=False) as one, running(url, alone=False) as two:
        made = finished(one)
        with two.socket(made["table"]["id"]) as watcher:
            watcher.send_json({"type": "hello", "protocol": 2, "seen": 0})
            watcher.receive_json()
            told = set(at_once(10, lambda n: again((one, two)[n % 2], made, str(n % 2))["table"]))
            assert len(told) == 1
            while (heard := watcher.receive_json())["type"] != "rematch":
                pass
            assert {heard["table"]} == told


def test_who_sat_there_finds_it_by_who_they_are(server):
    who = keys.new_secret()
    table = again(server, finished(server, who))["table"]
    mine = server.http.get("/api/people/me/tables", headers=shown(who)).json()["tables"]
    assert table in [one["table"] for one in mine]
    assert list(post(server, f"tables/{table}/claim", {}, who)["secrets"]) == ["0"]


def test_only_after_the_end_and_only_for_those_who_sat_there(server):
    open_game = set_up(server)
    assert again(server, open_game, status=409)["refused"] == "not over"
    made = finished(server)
    path = f"tables/{made['table']['id']}/rematch"
    assert post(server, path, {}, keys.new_secret(), 401)["refused"] == "wrong secret"
    assert server.http.post(f"/api/{path}").json()["refused"] == "no secret"


def test_private_stays_private(server):
    table = again(server, finished(server))["table"]
    assert table not in lobby(server)
    refused = post(server, f"tables/{table}/sit", {"name": "Eve"}, status=403)
    assert refused["refused"] == "wrong invite"


def test_a_restart_keeps_the_next_table(serve):
    server = serve()
    made = finished(server)
    table = again(server, made)["table"]
    assert again(serve(), made, "1")["table"] == table
