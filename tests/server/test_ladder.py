"""The bots' ladder: the same dice in both seat orders, counted once, fitted with intervals."""

import asyncio
import json
import math
from random import Random

import pytest

from renard.rules.sheet import load_sheet
from renard.server.outside.fitting import SCALE, Result, fit, fixed_points
from renard.server.outside.ladder import match_table, results_of
from renard.server.storage.outside import (
    CountGame,
    LadderGame,
    StartMatch,
    counted,
    running,
    uncounted,
)
from renard.table import OwnDice, SeededDice, Table
from tests.server import conftest
from tests.server.conftest import SHELF
from tests.server.outside import PLAY, Bot, greeted, new_bot
from tests.server.storage.stores import opened
from tests.server.test_orders import eventually


@pytest.fixture(scope="module")
def ladder(tmp_path_factory):
    place = tmp_path_factory.mktemp("ladder") / "tables.db"
    with conftest.running(place, ladder=True, orders_seconds=0.01) as server:
        yield server


def in_loop(server, work):
    """Do something on the server's own loop."""
    return server.http.portal.call(work)


def test_connected_bots_are_paired_and_results_counted_once(ladder):
    made = new_bot(ladder)
    with ladder.http.websocket_connect(PLAY) as socket:
        bot = Bot(socket, made["token"], games=["clever"], most=4)
        bot.play(until_ended=2)
        ids = list(bot.tables)[:2]
        store = ladder.app.state.store
        games = eventually(lambda: counted_games(ladder, store))
        assert {game.table_id for game in games} >= set(ids)
    match = next(game.match_id for game in games if game.table_id == ids[0])
    pair = [game for game in games if game.match_id == match]
    assert len(pair) == 2
    assert pair[0].players == pair[1].players[::-1]
    rooms = [ladder.http.get(f"/api/tables/{game.table_id}/events").json() for game in pair]
    assert all(room["over"] for room in rooms)
    # The same dice lay on the table for the first throw, whoever sat there.
    first = [next(e["roll"] for e in room["events"] if "roll" in e) for room in rooms]
    assert first[0] == first[1]
    info = ladder.info(pair[0].table_id)
    assert info["dice"] == {**dict.fromkeys(info["dice"]), "kind": "duplicate", "from": 1}
    for game in pair:
        record = ladder.http.get(f"/api/tables/{game.table_id}/record").json()
        assert game.totals == [score["total"] for score in record["scores"]]
        # Counting again changes nothing.
        again = in_loop(ladder, lambda g=game: store.do(CountGame(g.table_id, [0, 0])))
        assert again is False
    shown = eventually(lambda: fitted(ladder))
    assert shown["on"]
    rungs = {rung["bot"]: rung for rung in shown["rungs"]}
    mine = rungs[made["bot"]]
    assert mine["low"] < mine["rating"] < mine["high"]
    assert rungs["club"]["rating"] == 1500
    assert rungs["club"]["fixed"]
    ratings = [rung["rating"] for rung in shown["rungs"]]
    assert ratings == sorted(ratings, reverse=True)


def counted_games(server, store):
    async def look():
        return await store.ask(lambda connection: counted(connection, "clever", 1000))

    found = in_loop(server, look)
    return found if len(found) >= 2 else None


def fitted(server):
    found = server.http.get("/api/ladder/clever").json()
    return found if found["made"] else None


def test_there_is_no_ladder_where_nobody_wants_one(server):
    told = server.http.get("/api/ladder/clever").json()
    rungs = told.pop("rungs")
    assert told == {"game": "clever", "on": False, "made": None, "games": 0}
    # Whom there would be to beat is told all the same.
    assert {"club", "master"} < {rung["bot"] for rung in rungs}
    assert all(rung["fixed"] and rung["games"] == 0 for rung in rungs)
    assert rungs[0]["rating"] > 1500 > rungs[-1]["rating"]
    assert server.http.get("/api/ladder/chess").status_code == 404
    made = new_bot(server)
    with greeted(server, made) as bot:
        bot.socket.send_json({"type": "ping", "id": 1})
        assert bot.receive()["type"] == "pong"
    assert server.app.state.ladder.chores() == []


@pytest.mark.parametrize("game", ["clever", "levelx"])
def test_tables_of_a_match_have_equal_dice_whatever_is_chosen(game):
    filed = SHELF.get(game)
    tables = [
        match_table(filed, 77, ["a/b", "club"], {}),
        match_table(filed, 77, ["club", "a/b"], {}),
    ]
    assert tables[0].entries == tables[1].entries
    other = match_table(filed, 78, ["a/b", "club"], {})
    assert other.entries != tables[0].entries
    # Two games of different choices: at the same place of the game the same dice.
    rolls = []
    for seed in (1, 2):
        table, rng, seen = Table(filed.sheet, ["", ""], SeededDice(77)), Random(seed), {}
        while not table.over:
            seat = table.to_act()[0]
            before = len(table.log)
            table.submit(seat, table.version, rng.choice(list(table.game.legal(seat))))
            for entry in table.log[before:]:
                if "roll" in entry and len(entry["roll"]) == len(filed.sheet.dice):
                    seen.setdefault((table.game.round, entry["seat"]), entry["roll"])
        rolls.append(seen)
    shared = rolls[0].keys() & rolls[1].keys()
    assert len(shared) > 3
    assert all(rolls[0][key] == rolls[1][key] for key in shared)
    assert OwnDice().roll(None) is None


def test_a_match_is_stored_whole_and_found_after_a_crash(database_file):
    filed = SHELF.get("clever")
    players = [["a/b", "club"], ["club", "a/b"]]
    tables = [match_table(filed, 5, who, {}) for who in players]

    async def check():
        async with opened(database_file) as store:
            for _ in range(2):  # the same write again, after a connection was lost
                await store.do(StartMatch("m", tables, players, 1))
            assert len(await store.ask(running)) == 2
            assert await store.ask(lambda connection: uncounted(connection, 9)) == []
            for table in tables:
                await store.append(table.id, len(table.entries), [{"seat": 0}], over=True)
        # As if the server was killed before it counted.
        async with opened(database_file) as store:
            found = await store.ask(lambda connection: uncounted(connection, 9))
            assert sorted(game.table_id for game in found) == sorted(t.id for t in tables)
            for game in found:
                assert await store.do(CountGame(game.table_id, [3, 2])) is True
                assert await store.do(CountGame(game.table_id, [9, 9])) is False
            assert await store.ask(lambda connection: uncounted(connection, 9)) == []
            games = await store.ask(lambda connection: counted(connection, "clever", 9))
            assert [game.totals for game in games] == [[3, 2], [3, 2]]
            assert [result.won for result in results_of(games)] == [1.0, 1.0]

    asyncio.run(check())


@pytest.fixture
def database_file(tmp_path):
    return str(tmp_path / "renard.db")


def game(match, players, totals):
    return LadderGame(f"t{match}{players[0]}", match, "g", players, 0.0, 1.0, totals)


def test_only_whole_matches_count():
    whole = [game("m", ["a/x", "club"], [5, 5]), game("m", ["club", "a/x"], [1, 2])]
    half = [game("n", ["a/x", "club"], [5, 1])]
    found = results_of(whole + half)
    assert [(r.first, r.second, r.won) for r in found] == [
        ("a/x", "club", 0.5),
        ("club", "a/x", 0.0),
    ]


def test_our_levels_stand_in_the_order_of_their_strength():
    points = fixed_points(load_sheet("clever"))
    order = ["random", "greedy", "novice", "casual", "club", "expert", "master"]
    assert points["club"] == 1500
    assert sorted(order, key=points.get) == order


def matches(number, chance, first="a/x", second="club", seed=1):
    rng = Random(seed)
    return [
        Result(f"{first}{second}{n}", first, second, float(rng.random() < chance))
        for n in range(number)
    ]


def test_the_fit_finds_the_strength_that_results_came_from():
    fixed = {"club": 1500.0}
    chance = 1 / (1 + math.exp(-200 / SCALE))
    many = fit(matches(4000, chance), fixed)["a/x"]
    assert abs(many.rating - 1700) < 3 * many.error
    few = fit(matches(40, chance), fixed)["a/x"]
    assert few.error > 5 * many.error
    # Who has won everything is not infinitely strong.
    assert fit(matches(10, 1.1), fixed)["a/x"].rating < 3000
    assert fit([], fixed) == {}


def test_bots_are_compared_through_each_other():
    fixed = {"club": 1500.0}
    results = matches(2000, 0.75) + matches(2000, 0.75, "b/y", "a/x", 2)
    found = fit(results, fixed)
    apart = found["b/y"].rating - found["a/x"].rating
    assert abs(apart - (found["a/x"].rating - 1500)) < 60
    assert json.dumps(found["b/y"].games) == "2000"


def test_games_of_one_match_are_not_as_good_as_two():
    fixed = {"club": 1500.0}
    single = matches(400, 0.6)
    doubled = [r for r in single for _ in range(2)]
    alone, twice = fit(single, fixed)["a/x"], fit(doubled, fixed)["a/x"]
    assert twice.error == pytest.approx(alone.error, rel=0.1)
