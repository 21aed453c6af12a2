"""Rated games: who may play them, that each counts once, and what it changes."""

import time
from random import Random

import pytest
from openskill.models import PlackettLuce

from renard.ratings.fixed import fixed_points, virtual_bot
from renard.ratings.results import BETA, MU, SIGMA, Rating
from renard.rules.sheet import load_sheet
from renard.server.ratings.terms import MOST_A_DAY
from tests.server.test_people import ask, identity, shown, two_at_a_table

GAME = "levelx"
"""Short."""


def rated(server, one, other, **more):
    return two_at_a_table(server, one, other, **{"game": GAME, "rated": True, **more})


def play(server, table, secrets, seed=1):
    """Play a game at random to its end."""
    with server.socket(table) as socket:
        player, rng = server.player(socket, secrets), Random(seed)
        while not player.table.over:
            seat = next(seat for seat in player.table.to_act() if seat in player.mine)
            player.act(seat, rng)
        return player.table.game


def change(server, table):
    return server.http.get(f"/api/tables/{table}/rating").json()


def mine(server, who, game=GAME):
    found = ask(server, who, "people/me/ratings")["ratings"]
    return next((one for one in found if one["game"] == game), None)


def until(found):
    while not (value := found()):
        time.sleep(0.05)
    return value


def refused(server, who, wish, status=409):
    wish = {"game": GAME, "rated": True, **wish}
    head = shown(who) if who else {}
    answer = server.http.post("/api/tables", json=wish, headers=head)
    assert answer.status_code == status, answer.text
    return answer.json()


def library(ranks):
    """What the library says of new players, without our room in between."""
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA * (2 / len(ranks)) ** 0.5)
    found = model.rate([[model.rating()] for _ in ranks], ranks=ranks)
    return [Rating(team[0].mu, team[0].sigma) for team in found]


def test_a_game_of_two_changes_both_as_the_library_says(server):
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    assert server.info(table)["rated"]
    assert change(server, table) == {
        "rated": True, "over": False, "void": None, "against": None, "seats": [],
    }  # fmt: skip
    game = play(server, table, secrets)
    told = change(server, table)
    ranks = [seat["place"] for seat in told["seats"]]
    assert [i for i, rank in enumerate(ranks) if rank == 1] == sorted(game.winners())
    for seat, expected in zip(told["seats"], library(ranks), strict=True):
        assert seat["before"] == {"points": 1500.0, "margin": round(Rating().margin, 1)}
        assert seat["after"]["points"] == round(expected.points, 1)
        assert seat["after"]["margin"] == round(expected.margin, 1)
    for who, seat in ((anna, 0), (bela, 1)):
        own = mine(server, who)
        assert own["rating"] == told["seats"][seat]["after"]
        assert [point["table"] for point in own["curve"]] == [table]
    ladder = ask(server, anna, f"ratings/{GAME}")
    assert ladder["mine"]["rating"] == told["seats"][0]["after"]
    assert ladder["bots"][0]["bot"] == "master"


def test_asking_again_counts_nothing_again(server):
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    play(server, table, secrets)
    first = change(server, table)["seats"]
    for _ in range(3):
        again = change(server, table)["seats"]
        assert [(s["before"], s["after"]) for s in again] == [
            (s["before"], s["after"]) for s in first
        ]
    assert mine(server, anna)["games"] == 1


def test_what_was_not_counted_is_counted_at_the_next_start(serve):
    server = serve(sweep_seconds=3600)
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    play(server, table, secrets)
    assert mine(server, anna) is None
    server = serve(sweep_seconds=3600)
    until(lambda: mine(server, anna))
    assert mine(server, bela)["games"] == 1
    # And the coach has looked at it, who was in no hurry.
    until(lambda: (mine(server, anna) or {}).get("table"))
    server = serve(sweep_seconds=3600)
    assert mine(server, anna)["games"] == 1
    assert (
        mine(server, anna)["table"]["decisions"] == change(server, table)["seats"][0]["decisions"]
    )


def test_bots_are_fixed_points(server):
    who = identity()
    wish = {
        "game": GAME,
        "rated": True,
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}],
    }
    made = ask(server, who, "tables", wish, status=201)
    table = made["table"]["id"]
    with server.socket(table) as socket:
        player, rng = server.player(socket, made["secrets"]), Random(3)
        while not player.table.over:
            if 0 in player.table.to_act():
                player.act(0, rng)
            else:
                player.receive()
    bot = change(server, table)["seats"][1]
    fixed = fixed_points(load_sheet(GAME), 2)["random"]
    assert bot["bot"] == "random"
    assert bot["before"] == bot["after"]
    assert bot["after"]["points"] == round(fixed.points, 1)


def test_a_game_alone_is_a_draw_with_a_bot_of_that_mean(server):
    who = identity()
    wish = {"game": "clever", "rated": True, "seats": [{"kind": "person", "name": "Anna"}]}
    made = ask(server, who, "tables", wish, status=201)
    # Nobody picks the best of many beginnings.
    again = ask(server, who, "tables", wish, status=409)
    assert again["refused"] == "not rated"
    game = play(server, made["table"]["id"], made["secrets"])
    told = change(server, made["table"]["id"])
    bot = virtual_bot(load_sheet("clever"), game.score(0).total)
    assert told["against"]["points"] == round(bot.points, 1)
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    teams = [[model.rating()], [model.rating(mu=bot.mu, sigma=bot.sigma)]]
    expected = model.rate(teams, ranks=[1, 1])[0][0]
    points = round(Rating(expected.mu, expected.sigma).points, 1)
    assert told["seats"][0]["after"]["points"] == points
    until(lambda: mine(server, who, "clever")["alone"])
    ask(server, who, "tables", wish, status=201)


def test_who_lets_a_bot_play_is_last(server):
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    head = shown(secrets["1"])
    answer = server.http.post(
        f"/api/tables/{table}/seats/1", json={"do": "bot", "bot": "master"}, headers=head
    )
    assert answer.status_code == 200
    back = server.http.post(f"/api/tables/{table}/seats/1", json={"do": "return"}, headers=head)
    assert back.status_code == 200
    play(server, table, secrets, seed=4)
    assert [seat["place"] for seat in change(server, table)["seats"]] == [1, 2]
    late = server.http.post(
        f"/api/tables/{table}/seats/0",
        json={"do": "bot", "bot": "club"},
        headers=shown(secrets["0"]),
    )
    assert late.json()["refused"] == "over"


ANNA = {"kind": "person", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.mark.parametrize(
    "wish",
    [
        {"dice": "own", "seats": [ANNA, OPEN]},
        {"pace": "whenever", "seats": [ANNA, OPEN]},
        {"seats": [ANNA, {"kind": "person", "name": "Béla"}]},
        {"seats": [OPEN, OPEN]},
        {"game": "clever", "rulings": {"yellow_needs_two": True}, "seats": [ANNA]},
    ],
)
def test_what_cannot_be_rated_is_refused_in_a_sentence(server, wish):
    if "rulings" in wish:
        name, value = next(iter(load_sheet("clever").rulings.items()))
        wish = {**wish, "rulings": {name: not value}}
    told = refused(server, identity(), wish)
    assert told["refused"] == "not rated"
    assert told["message"].endswith(".")


def test_nobody_unknown_sits_at_a_rated_table(server):
    assert refused(server, None, {"seats": [ANNA, OPEN]})["refused"] == "not rated"
    wish = {"game": GAME, "rated": True, "seats": [ANNA, OPEN]}
    anna = identity()
    made = ask(server, anna, "tables", wish, status=201)
    join = f"tables/{made['table']['id']}/join"
    body = {"invite": made["invite"], "name": "Béla"}
    answer = server.http.post(f"/api/{join}", json=body)
    assert (answer.status_code, answer.json()["refused"]) == (409, "not rated")
    assert ask(server, anna, join, body, 409)["refused"] == "not rated"
    # Nor another device of the same person.
    phone = identity()
    code = ask(server, anna, "people/me/keys/code", {})["key"]
    ask(server, phone, "people/me/key", {"key": code})
    assert ask(server, phone, join, body, 409)["refused"] == "not rated"
    ask(server, identity(), join, body)


def test_the_same_two_play_a_few_rated_games_a_day(server):
    anna, bela = identity(), identity()
    for _ in range(MOST_A_DAY):
        rated(server, anna, bela)
    wish = {"game": GAME, "rated": True, "seats": [ANNA, OPEN]}
    made = ask(server, anna, "tables", wish, status=201)
    body = {"invite": made["invite"], "name": "Béla"}
    path = f"tables/{made['table']['id']}/join"
    assert ask(server, bela, path, body, 409)["refused"] == "not rated"
    ask(server, identity(), path, body)


def test_two_who_turn_out_to_be_one_change_nothing(serve):
    server = serve(sweep_seconds=3600)
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    code = ask(server, anna, "people/me/keys/code", {})["key"]
    ask(server, bela, "people/me/key", {"key": code})
    play(server, table, secrets)
    told = change(server, table)
    assert told["void"] == "same person"
    assert told["seats"] == []
    assert mine(server, anna) is None


def test_who_is_deleted_is_off_the_ladder_and_others_keep_their_history(server):
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    play(server, table, secrets)
    before = change(server, table)["seats"]
    kept = mine(server, bela)
    assert server.http.delete("/api/people/me", headers=shown(anna)).status_code == 200
    assert mine(server, anna) is None
    places = [(s["before"], s["after"], s["place"]) for s in change(server, table)["seats"]]
    assert places == [(s["before"], s["after"], s["place"]) for s in before]
    assert mine(server, bela)["curve"] == kept["curve"]
    names = [line["name"] for line in ask(server, bela, f"ratings/{GAME}?count=100")["lines"]]
    assert len(names) == ask(server, bela, f"ratings/{GAME}")["people"]


def test_a_second_device_brings_its_ratings_along(server):
    anna, bela, phone = identity(), identity(), identity()
    for one in (anna, phone):
        table, secrets = rated(server, one, bela)
        play(server, table, secrets)
        change(server, table)
    code = ask(server, anna, "people/me/keys/code", {})["key"]
    ask(server, phone, "people/me/key", {"key": code})
    own = mine(server, phone)
    assert own["games"] == 2
    assert len(own["curve"]) == 2
    assert mine(server, anna)["rating"] == own["rating"]


def test_a_ladder_comes_in_pages(server):
    whole = server.http.get(f"/api/ratings/{GAME}?count=100").json()
    assert whole["people"] >= 4
    paged = [
        line
        for first in range(0, whole["people"], 2)
        for line in server.http.get(f"/api/ratings/{GAME}?first={first}&count=2").json()["lines"]
    ]
    assert paged == whole["lines"]
    places = [line["place"] for line in paged]
    assert places == sorted(places)
    assert server.http.get(f"/api/ratings/{GAME}?count=101").status_code == 400
    assert server.http.get("/api/ratings/chess").status_code == 404


def test_an_unrated_table_says_so(server):
    table, _ = two_at_a_table(server, identity(), identity())
    assert change(server, table)["rated"] is False
    assert server.http.get("/api/tables/zzzzzzzzzzzz/rating").status_code == 404


def test_a_seat_of_a_rated_table_from_the_lobby_has_the_same_terms(server):
    anna, bela = identity(), identity()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    wish = {"game": GAME, "rated": True, "listed": True, "seats": seats}
    table = server.http.post("/api/tables", json=wish, headers=shown(anna)).json()["table"]["id"]
    path, name = f"/api/tables/{table}/sit", {"name": "Béla"}
    assert server.http.post(path, json=name).json()["refused"] == "not rated"
    taken = [server.http.post(path, json=name, headers=shown(bela)).json() for _ in range(2)]
    assert [one["seat"] for one in taken] == [1, 1]


def test_a_rematch_of_a_rated_game_is_unrated(server):
    anna, bela = identity(), identity()
    table, secrets = rated(server, anna, bela)
    play(server, table, secrets)
    headers = {"Authorization": f"Bearer {secrets['0']}"}
    again = server.http.post(f"/api/tables/{table}/rematch", json={}, headers=headers).json()
    assert not server.info(again["table"])["rated"]
