"""Nothing grows without limit: what is taken back, records, replays, actions of an address."""

from random import Random

import pytest

from renard.server import replays
from renard.server.settings import Limits
from tests.server.conftest import GENEROUS


def undo(player, what="last") -> dict:
    return player.ask({"type": "undo", "seat": 0, "version": player.table.version, "what": what})


def thrown(entry: dict) -> bool:
    return "roll" in entry or "platter" in entry


def go_back_and_forth(player, rng, most: int) -> dict:
    """Act and take back, until something is refused."""
    for _ in range(most):
        version = player.table.version
        assert player.act(0, rng)["type"] == "accepted"
        if any(thrown(entry) for entry in player.table.log[version:]):
            continue  # behind a throw there is no way back
        if (answer := undo(player))["type"] == "refused":
            return answer
    raise AssertionError("nothing was refused")


def only(**limits) -> Limits:
    return Limits(**{**GENEROUS.__dict__, **limits})


def test_what_is_taken_back_since_a_throw_is_limited(serve):
    server = serve(limits=only(undos=3))
    made, rng = server.create("clever"), Random(1)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        answer = go_back_and_forth(player, rng, 100)
        assert answer["refused"] == "cannot undo"
        assert answer["message"].startswith("3 times something was taken back")
        # The game goes on, and after the next throw there is a way back again.
        while not thrown(player.table.log[-1]):
            assert player.act(0, rng)["type"] == "accepted"
        go_back_and_forth(player, rng, 100)


def test_the_limit_holds_after_the_table_was_let_go_of(serve):
    server = serve(limits=only(undos=3))
    made, rng = server.create("clever"), Random(1)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        go_back_and_forth(player, rng, 100)
    server = serve(limits=only(undos=3))
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        assert undo(player)["message"].startswith("3 times something was taken back")


def test_a_long_game_can_be_played_to_its_end_but_not_back(serve):
    server = serve(limits=only(log=20))
    made, rng = server.create("clever"), Random(1)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        answer = go_back_and_forth(player, rng, 100)
        assert answer["message"] == "This game has become too long to take anything back."
        while not player.table.over:
            assert player.act(0, rng)["type"] == "accepted"


def test_actions_of_one_address_are_limited_over_all_its_sockets(serve):
    server = serve(limits=only(actions_per_second=0.001))
    made, rng = server.create("clever"), Random(1)
    server.app.state.sessions._actions._burst = 2
    with server.socket(made.id) as first, server.socket(made.id) as second:
        players = [server.player(socket, made.secrets) for socket in (first, second)]
        assert players[0].act(0, rng)["type"] == "accepted"
        while players[1].table.version < players[0].table.version:
            players[1].receive()
        assert players[1].act(0, rng)["type"] == "accepted"
        while players[0].table.version < players[1].table.version:
            players[0].receive()
        assert players[0].act(0, rng)["refused"] == "too fast"


@pytest.fixture
def counted(monkeypatch):
    """How often a record is made."""
    made, real = [], replays._record

    def counting(*loaded) -> bytes:
        made.append(loaded)
        return real(*loaded)

    monkeypatch.setattr(replays, "_record", counting)
    return made


def test_a_record_is_made_once_until_something_happens(serve, counted):
    server = serve()
    made = server.create("clever", ["person", "open"])
    path = f"/api/tables/{made.id}/record"
    first = server.http.get(path).json()
    assert server.http.get(path).json() == first
    assert len(counted) == 1
    answer = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "Béla"}
    )
    assert answer.status_code == 200
    assert server.http.get(path).json()["seats"] == ["Player 0", "Béla"]
    with server.socket(made.id) as socket:
        server.player(socket, made.secrets).act(0, Random(1))
    assert len(server.http.get(path).json()["events"]) > len(first["events"])
    assert len(counted) == 3


def test_records_that_have_to_be_made_are_limited_by_address(serve, counted):
    server = serve(limits=only(records_per_second=0.1))
    tables = [server.create("clever").id for _ in range(3)]
    answers = [server.http.get(f"/api/tables/{table}/record") for table in tables]
    assert [answer.status_code for answer in answers] == [200, 429, 429]
    assert server.http.get(f"/api/tables/{tables[0]}/record").status_code == 200
    assert len(counted) == 1
