"""Somebody whose network fails without a word: others see it when a promised ping is missing."""

from tests.server.conftest import Player, Server

SOON = 0.05


def next_seen(player: Player, seat: int) -> bool:
    """Whether the owner of a seat is connected, as the next message about seats says."""
    while (message := player.receive())["type"] != "seats":
        pass
    return message["seats"][seat]["connected"]


def test_who_does_not_ping_as_promised_is_shown_as_away_until_heard_of(server: Server):
    made = server.create(seats=("person", "person"))
    with server.socket(made.id) as first, server.socket(made.id) as second:
        anna = server.player(first, {"0": made.secrets["0"]})
        ben = server.player(second, {"1": made.secrets["1"]})
        while not next_seen(anna, 1):
            pass
        ben.ask({"type": "ping", "again": SOON})
        assert not next_seen(anna, 1)
        assert server.info(made.id)["seats"][1]["bot_in"] > 0
        assert ben.ask({"type": "ping"})["type"] == "pong"
        assert next_seen(anna, 1)
        # Without a promise nothing is awaited.
        assert ben.ask({"type": "ping"})["type"] == "pong"
        assert server.info(made.id)["seats"][1]["connected"]


def test_a_promise_ends_with_its_connection(server: Server):
    made = server.create(seats=("person",))
    secrets = {"0": made.secrets["0"]}
    with server.socket(made.id) as socket:
        server.player(socket, secrets).ask({"type": "ping", "again": SOON})
    with server.socket(made.id) as socket:
        player = server.player(socket, secrets)
        for _ in range(20):
            player.ask({"type": "ping", "again": 60})
        assert server.info(made.id)["seats"][0]["connected"]


def test_a_promise_has_to_be_a_time_to_come(server: Server):
    made = server.create(seats=("person",))
    with server.socket(made.id) as socket:
        player = server.player(socket, {"0": made.secrets["0"]})
        for again in (0, -1, 61, "soon"):
            answer = player.ask({"type": "ping", "again": again})
            assert (answer["type"], answer["refused"]) == ("refused", "malformed")
