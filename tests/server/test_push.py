"""Whoever is away is told that it is their turn: against a push service of our own."""

from random import Random

import pytest

from renard.server.pace import HOUR
from tests.server.push_service import checked_claims
from tests.server.pushing import away_at_table, counted, gone, look, subscribed
from tests.server.test_people import identity, shown, two_at_a_table


def test_a_turn_is_told_to_who_is_away(begin, service, clock):
    server = begin()
    table, _, _, browsers = away_at_table(server, service, clock)
    look(server)
    seat = server.info(table)["to_act"][0]
    told, other = browsers[seat], browsers[1 - seat]
    assert other.got == []
    assert told.got == [
        {
            "kind": "turn",
            "table": table,
            "game": "clever",
            "title": told.got[0]["title"],
            "names": [["Anna", "Béla"][1 - seat]],
            "since": server.info(table)["seats"][seat]["since"],
        }
    ]
    headers = told.headers[0]
    assert headers["TTL"] == str(12 * 3600)
    assert headers["Urgency"] == "normal"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert len(headers["Topic"]) == 32
    assert table not in headers["Topic"]
    key = server.http.get("/api/push").json()["key"]
    claims = checked_claims(headers["Authorization"], key)
    assert claims["aud"] == service.url
    assert 0 < claims["exp"] - clock.now <= 24 * 3600
    assert claims["sub"] == "https://localhost"
    assert counted(server) == {"sent": 1}


@pytest.mark.parametrize("pace", ["now", "hours", "days", "whenever"])
def test_at_every_pace(begin, service, clock, pace):
    server = begin()
    _, _, _, browsers = away_at_table(server, service, clock, pace=pace)
    look(server)
    (headers,) = [one for browser in browsers for one in browser.headers]
    assert headers["Urgency"] == ("high" if pace in ("now", "hours") else "normal")
    assert int(headers["TTL"]) == (8 * HOUR - 60 if pace == "hours" else 12 * HOUR)


def test_two_turns_one_message_until_the_table_was_seen(begin, service, clock):
    server = begin()
    table, secrets, _, browsers = away_at_table(server, service, clock)
    look(server)
    look(server)
    first = server.info(table)["to_act"][0]
    assert len(browsers[first].got) == 1
    # The turn goes by without its owner looking: another one comes.
    bot = {"do": "bot", "bot": "random"}
    own = shown(secrets[str(first)])
    server.http.post(f"/api/tables/{table}/seats/{first}", json=bot, headers=own)
    while first in server.info(table)["to_act"]:
        pass
    server.http.post(f"/api/tables/{table}/seats/{first}", json={"do": "return"}, headers=own)
    with server.socket(table) as socket:
        player = server.player(socket, {str(1 - first): secrets[str(1 - first)]})
        rng = Random(3)
        while first not in player.table.to_act() or 1 - first in player.table.to_act():
            player.act(1 - first, rng)
    gone(server, table, secrets)
    clock.now += 60
    look(server)
    assert len(browsers[first].got) == 1
    # Now they look, play, and are told of the turn after.
    with server.socket(table) as socket:
        server.player(socket, {str(first): secrets[str(first)]})
        while not server.info(table)["seats"][first]["connected"]:
            pass
        look(server)
        assert len(browsers[first].got) == 1
    gone(server, table, secrets)
    # They play, somebody else plays, and they are told of the turn after.
    clock.now += 60
    with server.socket(table) as socket:
        player = server.player(socket, {str(first): secrets[str(first)]})
        while first in player.table.to_act():
            player.act(first, Random(4))
    gone(server, table, secrets)
    clock.now += 60
    with server.socket(table) as socket:
        player = server.player(socket, {str(1 - first): secrets[str(1 - first)]})
        while first not in player.table.to_act():
            player.act(1 - first, Random(5))
    gone(server, table, secrets)
    clock.now += 60
    look(server)
    assert len(browsers[first].got) == 2


def test_who_is_connected_is_not_told(begin, service, clock):
    server = begin()
    people = [identity(), identity()]
    table, secrets = two_at_a_table(server, *people, pace="days")
    browsers = [subscribed(server, service, who) for who in people]
    with server.socket(table) as socket:
        server.player(socket, secrets)
        clock.now += 60
        look(server)
        assert [browser.got for browser in browsers] == [[], []]
    gone(server, table, secrets)
    # They saw that it was their turn: gone again, they know.
    clock.now += 60
    look(server)
    assert [browser.got for browser in browsers] == [[], []]


def test_most_of_the_time_is_used(begin, service, clock):
    server = begin()
    table, _, _, browsers = away_at_table(server, service, clock, pace="hours")
    look(server)
    seat = server.info(table)["to_act"][0]
    clock.now += 6 * HOUR
    look(server)
    assert [one["kind"] for one in browsers[seat].got] == ["turn"]
    clock.now += HOUR
    for _ in range(2):
        look(server)
        assert [one["kind"] for one in browsers[seat].got] == ["turn", "hurry"]
    assert browsers[seat].got[1]["until"] == server.info(table)["seats"][seat]["until"]
    assert browsers[seat].headers[1]["Urgency"] == "high"
    assert browsers[seat].headers[0]["Topic"] == browsers[seat].headers[1]["Topic"]


def test_a_restart_neither_forgets_a_turn_nor_tells_it_twice(begin, service, clock):
    server = begin()
    away_at_table(server, service, clock)
    server = begin()
    look(server)
    assert len(service.asked) == 1
    key = server.http.get("/api/push").json()
    server = begin()
    clock.now += 60
    look(server)
    assert len(service.asked) == 1
    assert server.http.get("/api/push").json() == key


def test_who_subscribes_late_is_warned_all_the_same(begin, service, clock):
    server = begin()
    people = [identity(), identity()]
    table, _ = two_at_a_table(server, *people, pace="hours")
    clock.now += HOUR
    look(server)
    browsers = [subscribed(server, service, who) for who in people]
    clock.now += 6 * HOUR
    look(server)
    seat = server.info(table)["to_act"][0]
    assert [one["kind"] for one in browsers[seat].got] == ["hurry"]
