"""Playing at once: people who want the same meet, bots fill up, nobody sits twice."""

from collections import Counter

import pytest

from renard.server import keys
from tests.server.conftest import running
from tests.server.meeting import Clock, at_once, lobby, post, shown

PATIENT = 10**6


def play(server, who: str | None = None, status: int = 200, **more) -> dict:
    wish = {"game": "clever", "players": 2, "name": "Anna", **more}
    return post(server, "lobby/now", wish, who, status)


@pytest.fixture
def patient(serve):
    """A server where nobody is impatient, and nobody taken for vanished."""
    return serve(fill_seconds=PATIENT, vanish_seconds=PATIENT)


def test_two_who_want_the_same_meet(patient):
    one, two = play(patient), play(patient, name="Béla")
    assert one["table"] == two["table"]
    assert {one["seat"], two["seat"]} == {0, 1}
    assert one["fills_in"] > 0
    assert two["fills_in"] == 0
    info = patient.begun(one["table"])
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Béla"]
    assert (info["pace"], info["fills"]) == ("now", None)
    assert play(patient)["table"] != one["table"]


def test_who_wants_something_else_waits_elsewhere(patient):
    tables = {
        play(patient, players=players, game=game)["table"]
        for game, players in (("clever", 2), ("clever", 3), ("twice", 2))
    }
    assert len(tables) == 3
    assert set(lobby(patient)) == tables


def test_bots_that_are_called_so_fill_up(serve):
    server = serve(fill_seconds=0.2, vanish_seconds=PATIENT)
    table = play(server, players=3, bot="random")["table"]
    info = server.begun(table)
    while any(seat["kind"] == "open" for seat in info["seats"]):
        info = server.info(table)
    kinds = [(seat["kind"], seat["bot"]) for seat in info["seats"]]
    assert kinds == [("person", None), ("bot", "random"), ("bot", "random")]
    assert server.begun(table)["version"] >= 1
    assert table not in lobby(server)


def test_somebody_who_vanishes_is_dropped_and_the_next_one_waits_anew(tmp_path):
    clock = Clock()
    quick = {"fill_seconds": 3.0, "vanish_seconds": 60}
    with running(tmp_path / "tables.db", clock=clock, **quick) as server:
        clock.moved -= 1000
        gone = play(server)
        server.app.state.rooms.presence._started = 0.0
        clock.moved += 1000
        while server.info(gone["table"])["seats"][0]["kind"] != "open":
            pass
        headers = shown(gone["secret"])
        path = f"/api/tables/{gone['table']}/sit"
        assert server.http.delete(path, headers=headers).json()["refused"] == "wrong secret"
        assert play(server)["table"] != gone["table"]


def test_whoever_asks_again_sits_once(patient):
    who = keys.new_secret()
    first, again = play(patient, who, players=3), play(patient, who, players=3)
    assert (first["table"], first["seat"]) == (again["table"], again["seat"])
    for _ in range(2):
        play(patient, players=3)
    # They play by now: an answer that was lost leads there, too.
    assert play(patient, who, players=3)["table"] == first["table"]


def test_it_can_be_cancelled(patient):
    who = keys.new_secret()
    one = play(patient, who)
    path = f"/api/tables/{one['table']}/sit"
    assert patient.http.delete(path, headers=shown(one["secret"])).status_code == 200
    assert one["table"] not in lobby(patient)
    other = play(patient, name="Béla")
    assert patient.info(other["table"])["seats"][other["seat"]]["name"] == "Béla"
    back = play(patient, who)
    assert back["table"] == other["table"]
    assert patient.http.delete(path, headers=shown(back["secret"])).json()["refused"] in (
        "taken",
        "wrong secret",
    )


def test_twenty_at_the_same_moment_make_ten_tables(patient):
    told = at_once(20, lambda n: play(patient, name=f"Guest {n}"))
    assert set(Counter(one["table"] for one in told).values()) == {2}
    assert len({(one["table"], one["seat"]) for one in told}) == 20


def test_two_processes_bring_people_together(postgres):
    url = postgres.new_database()
    calm = {"alone": False, "fill_seconds": PATIENT, "vanish_seconds": PATIENT}
    with running(url, **calm) as one, running(url, **calm) as two:
        told = at_once(12, lambda n: play((one, two)[n % 2], name=f"Guest {n}"))
        assert len({(waiting["table"], waiting["seat"]) for waiting in told}) == 12
        assert set(Counter(waiting["table"] for waiting in told).values()) == {2}


def test_a_restart_loses_nobody(serve):
    calm = {"fill_seconds": PATIENT, "vanish_seconds": PATIENT}
    one = play(serve(**calm))
    server = serve(**calm)
    assert play(server, name="Béla")["table"] == one["table"]
    with server.socket(one["table"]) as socket:
        assert server.player(socket, {str(one["seat"]): one["secret"]}).mine == [one["seat"]]


@pytest.mark.parametrize(
    ("wish", "status", "kind"),
    [
        ({"game": "chess"}, 404, "unknown game"),
        ({"players": 1}, 400, "malformed"),
        ({"players": 5}, 400, "malformed"),
        ({"bot": "nobody"}, 400, "unknown player"),
        ({"name": "Admin"}, 400, "bad name"),
    ],
)
def test_what_cannot_be_is_refused(patient, wish, status, kind):
    assert play(patient, status=status, **wish)["refused"] == kind


def test_it_takes_somebody_who_can_be_known_again(patient):
    wish = {"game": "clever", "players": 2, "name": "Anna"}
    assert patient.http.post("/api/lobby/now", json=wish).status_code == 401
