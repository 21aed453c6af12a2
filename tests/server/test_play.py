"""Whole games over the socket: alone, together, with bots, with real dice, at any sheet."""

from random import Random

import pytest

from renard.record.format import from_json
from renard.record.replay import replay
from tests.play import lowest_three


def play_out(player, rng) -> None:
    """Act for every seat that this client holds until the game is over."""
    while not player.table.over:
        mine = [seat for seat in player.table.to_act() if seat in player.mine]
        if mine:
            answer = player.act(rng.choice(mine), rng)
            assert answer["type"] == "accepted", answer
        else:
            player.receive()


@pytest.mark.parametrize(
    ("game", "seats"),
    [("clever", 1), ("tower", 2), ("mix", 2), ("twice", 3), ("levelx", 2)],
)
def test_a_whole_game_on_one_device(server, game, seats):
    made = server.create(game, ["person"] * seats)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        play_out(player, Random(1))
        revealed = player.until("revealed")
    record = from_json(server.http.get(f"/api/tables/{made.id}/record").json())
    assert record.events == player.table.record().events
    assert {**record.extra["dice"], "spare": None, "day": None} == revealed["dice"]
    assert replay(record).over
    assert server.info(made.id)["over"]


def test_against_bots_only_people_are_waited_for(server):
    made = server.create("clever", ["person", "random", "random"])
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        play_out(player, Random(1))
    record = from_json(server.http.get(f"/api/tables/{made.id}/record").json())
    assert record.seats == ["Player 0", "random", "random"]
    assert replay(record).over


def test_bots_play_a_game_by_themselves(server):
    made = server.create("levelx", ["random", "random"])
    with server.socket(made.id) as socket:
        player = server.player(socket, {})
        while not player.table.over:
            player.receive()
    assert server.info(made.id)["version"] == player.table.version


def test_two_people_on_two_devices_and_one_who_watches(server):
    made = server.create("tower", ["person", "open"])
    joined = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "Béla"}
    ).json()
    assert joined["seat"] == 1
    with (
        server.socket(made.id) as one,
        server.socket(made.id) as two,
        server.socket(made.id) as three,
    ):
        players = [
            server.player(one, made.secrets),
            server.player(two, {"1": joined["secret"]}),
            server.player(three, {}),
        ]
        assert [player.mine for player in players] == [[0], [1], []]
        rng = Random(2)
        while not players[0].table.over:
            furthest = max(player.table.version for player in players)
            for player in players:
                while player.table.version < furthest:
                    player.receive()
            acting = rng.choice(players[0].table.to_act())
            assert players[acting].act(acting, rng)["type"] == "accepted"
        for player in players:
            player.until("revealed")
        assert players[0].table.log == players[1].table.log == players[2].table.log


def test_real_dice_are_entered_by_whoever_has_them(server):
    made = server.create("clever", ["person"], dice="own")
    assert made.table["dice"] == {
        "kind": "own", "table": None, "commitment": None, "from": 1, "secret": None,
        "scheme": None, "numbers": None, "spare": None, "day": None,
    }  # fmt: skip
    rng = Random(3)
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        while not player.table.over:
            game, version = player.table.game, player.table.version
            if game.awaits == "roll":
                faces = {die: rng.randint(1, 6) for die in game.dice_to_roll()}
                message = {"type": "roll", "faces": faces}
            elif game.awaits == "platter":
                message = {"type": "platter", "dice": lowest_three(game, rng)}
            else:
                message = {"type": "act", "event": player.event(0, rng)}
            answer = player.ask({**message, "seat": 0, "version": version})
            assert answer["type"] == "accepted", answer
            again = player.ask({**message, "seat": 0, "version": version})
            assert again["refused"] in ("stale", "not your turn", "over")
        assert "revealed" not in {message["type"] for message in player.heard}
    record = server.http.get(f"/api/tables/{made.id}/record").json()
    assert "dice" not in record
    assert replay(from_json(record)).over


def test_taking_back_over_the_socket(server):
    ways, undone, rng = {"last", "turn"}, set(), Random(5)
    # The dice are the server's: a game may offer few chances to take something back, or none.
    for _ in range(20):
        if undone < ways:
            undone |= ways_taken_back(server, rng, ways - undone)
    assert undone == ways


def ways_taken_back(server, rng, ways):
    """Play a game, and take back whenever it can be, in each of these ways once."""
    made = server.create("clever", ["person"])
    undone = set()
    with server.socket(made.id) as socket:
        player = server.player(socket, made.secrets)
        while not player.table.over:
            player.act(0, rng)
            if player.table.can_undo(0) and undone < ways:
                what = min(ways - undone)
                seen = player.table.version
                message = {"type": "undo", "seat": 0, "version": seen, "what": what}
                answer = player.ask(message)
                assert answer == {"type": "accepted", "id": player.number, "version": seen + 1}
                assert player.ask(message)["refused"] == "stale"
                undone.add(what)
    return undone


def test_whoever_comes_back_gets_exactly_the_rest(server):
    made = server.create("mix", ["person"])
    rng, seen = Random(4), 0
    told = []
    for _ in range(12):
        with server.socket(made.id) as socket:
            player = server.player(socket, made.secrets)
            assert player.heard[0]["version"] == player.table.version
            for _ in range(3):
                if not player.table.over:
                    player.act(0, rng)
        with server.socket(made.id) as socket:
            socket.send_json({"type": "hello", "protocol": 1, "seen": seen})
            welcome = socket.receive_json()
            assert welcome["mine"] == []
            told += welcome["events"]
            seen = welcome["version"]
            assert len(told) == seen == player.table.version
    assert told == player.table.log
    log = server.http.get(f"/api/tables/{made.id}/events", params={"since": 5}).json()
    assert log["from"] == 6
    assert log["events"] == told[5:]


def test_a_table_outlives_the_server(serve):
    server, rng = serve(), Random(7)
    made = server.create("twice", ["person", "random"])
    seen = 0
    for _ in range(6):
        with server.socket(made.id) as socket:
            player = server.player(socket, made.secrets)
            assert player.table.version >= seen
            for _ in range(5):
                while 0 not in player.table.to_act():
                    player.receive()
                player.act(0, rng)
            seen = player.table.version
        server = serve()
    assert server.info(made.id)["version"] >= seen
