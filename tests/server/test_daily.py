"""Daily games: ranked once, counted by replay, and nothing told before its time."""

import json
import secrets
import time
from dataclasses import replace
from random import Random

import pytest

from renard import fair
from renard.daily import calendar
from renard.daily.calendar import Day
from renard.daily.dice import DayDice
from renard.daily.field import score_of
from renard.record.format import from_json
from renard.record.replay import replay
from renard.rules.sheet import load_sheet
from renard.server import keys
from renard.table import OwnDice, Table
from tests.server.conftest import GENEROUS, running


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.moved = 0.0

    def __call__(self) -> float:
        return time.time() + self.moved


@pytest.fixture
def clock(monkeypatch) -> Clock:
    moved = Clock()
    # Well within a day, so that no test passes midnight.
    today = Day.of(time.time())
    moved.moved = today.begins + 3600 - time.time()
    monkeypatch.setattr(calendar, "now", moved)
    return moved


@pytest.fixture
def server(tmp_path, clock):
    """A server whose bots do not play: they take a process, and seconds."""
    limits = replace(GENEROUS, daily_bots=0)
    with running(tmp_path / "tables.db", limits=limits) as server:
        yield server


@pytest.fixture
def server_with_bots(tmp_path, clock):
    limits = replace(GENEROUS, daily_bots=10)
    with running(tmp_path / "tables.db", limits=limits) as server:
        yield server


def identity() -> str:
    return secrets.token_urlsafe(16)


def start(server, who: str, day: str, game: str = "clever", name: str = "Anna", **more):
    head = {"Authorization": f"Bearer {who}"}
    wish = {"name": name, **more}
    return server.http.post(f"/api/daily/{day}/{game}", json=wish, headers=head)


def result(server, who: str | None, day: str, game: str = "clever", what: str = "result"):
    head = {"Authorization": f"Bearer {who}"} if who else {}
    return server.http.get(f"/api/daily/{day}/{game}/{what}", headers=head)


def play(server, begun: dict, seed: int, steps: int = 10_000) -> Table:
    """Play a run at random, to its end or so far."""
    rng, table = Random(seed), begun["table"]["id"]
    with server.socket(table) as socket:
        player = server.player(socket, {"0": begun["secret"]})
        while not player.table.over and steps > 0:
            while 0 not in player.table.to_act() and not player.table.over:
                player.receive()
            if not player.table.over:
                assert player.act(0, rng)["type"] == "accepted"
                steps -= 1
        return player.table


def today(server) -> str:
    return server.http.get("/api/daily").json()["today"]["day"]


def later(day: str, days: int) -> str:
    return str(Day.parse(day).later(days))


def test_a_day_is_committed_to_before_it_begins(server, clock):
    told = server.http.get("/api/daily").json()
    assert told["today"]["game"] in told["games"]
    assert told["today"]["secret"] is None
    promised = {day["day"]: day["commitment"] for day in told["coming"]}
    assert len(promised) == 7
    clock.moved += 86400
    told = server.http.get("/api/daily").json()
    assert told["today"]["commitment"] == promised[told["today"]["day"]]


@pytest.mark.parametrize("game", ["clever", "levelx"])
def test_one_ranked_run_whose_result_is_the_replay(server, game):
    day, who = today(server), identity()
    begun = start(server, who, day, game).json()
    assert begun["ranked"]
    assert result(server, who, day, game).json()["refused"] == "not played"
    # Whoever asks again before the end goes on with the same run.
    again = start(server, who, day, game).json()
    assert (again["table"]["id"], again["secret"]) == (begun["table"]["id"], begun["secret"])
    played = play(server, begun, 1)
    refused = start(server, who, day, game)
    assert (refused.status_code, refused.json()["refused"]) == (409, "played")
    found = result(server, who, day, game).json()
    assert found["score"] == score_of(played.game)
    assert found["ranked"]
    assert found["lost"] > 0
    assert found["by_score"] == {"rank": 1, "people": 1}
    assert found["by_skill"] == {"rank": 1, "people": 1}
    assert [line["mine"] for line in found["best"]] == [True]


def test_people_who_choose_differently_meet_the_same_dice(server):
    day = today(server)
    games = [play(server, start(server, identity(), day).json(), seed) for seed in (1, 2)]
    throws = [throws_by_place(game) for game in games]
    common = throws[0].keys() & throws[1].keys()
    assert len(common) > 10
    for place in common:
        one, other = throws[0][place], throws[1][place]
        assert all(one[die] == other[die] for die in one.keys() & other.keys())


def throws_by_place(played: Table) -> dict[str, dict[str, int]]:
    again, found = Table(played.game.sheet, [""], OwnDice()), {}
    for entry in played.log:
        if "roll" in entry:
            found[fair.place_of(again.game)] = entry["roll"]
        again.follow(entry)
    return found


def test_ranks_are_by_score_and_by_skill(server):
    day = today(server)
    people = [identity() for _ in range(4)]
    scores = []
    for seed, who in enumerate(people):
        scores.append(score_of(play(server, start(server, who, day).json(), seed).game))
    for who in people:
        result(server, who, day)
    found = [result(server, who, day).json() for who in people]
    for one in found:
        better = sum(score > one["score"] for score in scores)
        assert one["by_score"] == {"rank": better + 1, "people": 4}
        fewer = sum(other["lost"] < one["lost"] for other in found)
        assert one["by_skill"] == {"rank": fewer + 1, "people": 4}
    assert [line["score"] for line in found[0]["best"]] == sorted(scores, reverse=True)
    lost = [line["lost"] for line in found[0]["skilled"]]
    assert lost == sorted(lost)


def test_nothing_is_told_before_its_time(server, clock):
    """Whatever a guest can ask for during a day holds no secret, later die or other's result."""
    day, me, other = today(server), identity(), identity()
    play(server, start(server, other, day, name="Zoltán").json(), 1)
    begun = start(server, me, day).json()
    table = begun["table"]["id"]
    play(server, begun, 2, steps=5)
    secret = _secret(server, day)
    told = [
        server.http.get(path, headers={"Authorization": f"Bearer {me}"}).text
        for path in (
            "/api/daily",
            f"/api/daily/{day}/clever/result",
            f"/api/daily/{day}/clever/master",
            f"/api/tables/{table}",
            f"/api/tables/{table}/events",
            f"/api/tables/{table}/record",
            f"/api/daily/{later(day, 1)}/clever/result",
            f"/api/tables/{table}/sheet",
        )
    ]
    told.append(start(server, me, day).text)
    told.append(start(server, me, later(day, 1)).text)
    told.append(result(server, None, day).text)
    with server.socket(table) as socket:
        told.append(json.dumps(server.player(socket, {}).heard))
    for text in told:
        assert secret not in text
        assert "Zoltán" not in text
    # No throw but those that fell: the log has as many as were due.
    log = json.loads(told[4])["events"]
    rolls = [entry for entry in log if "roll" in entry]
    dice = DayDice(bytes.fromhex(secret), Day.parse(day), "clever")
    again = Table.replay(load_sheet("clever"), [""], dice, log)
    assert sum("roll" in entry for entry in again.log) == len(rolls)
    # When the game is over, its secret is still that of everybody's day.
    play(server, begun, 3)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/daily"):
        assert secret not in server.http.get(path).text
    clock.moved += 86400 + 1800
    assert secret not in server.http.get(f"/api/tables/{table}/record").text
    clock.moved += 7200
    record = server.http.get(f"/api/tables/{table}/record").json()
    assert record["dice"]["secret"] == secret
    replay(from_json(record))
    record["dice"]["day"] = later(day, 1)
    with pytest.raises(ValueError, match="day's dice"):
        replay(from_json(record))


def _secret(server, day: str) -> str:
    return server.app.state.daily.days._secrets[day].hex()


def test_a_run_may_be_finished_for_a_while_after_midnight(server, clock):
    day, who = today(server), identity()
    begun = start(server, who, day).json()
    clock.moved += 86400
    assert start(server, who, day).status_code == 200
    assert start(server, identity(), day).json()["refused"] == "no such day"
    play(server, begun, 1)
    assert result(server, who, day).json()["ranked"]


def test_a_run_that_ends_too_late_is_not_ranked(server, clock):
    clock.moved -= 3 * 86400  # what is stored goes by the real clock, days after that
    day, who = today(server), identity()
    play(server, start(server, who, day).json(), 1)
    found = result(server, who, day).json()
    assert found["score"] is not None
    assert (found["ranked"], found["by_score"], found["best"]) == (False, None, [])


def test_a_day_is_offered_to_practise_when_it_can_be_started(server, clock):
    day = today(server)

    def offered() -> list[str]:
        return [one["day"] for one in server.http.get("/api/daily").json()["past"]]

    # The clock stands at one in the morning: the last runs of the day before may still go on.
    clock.moved += 86400
    assert day not in offered()
    assert start(server, identity(), day).json()["refused"] == "no such day"
    clock.moved += 3600
    assert day in offered()
    assert not start(server, identity(), day).json()["ranked"]


def test_a_run_begun_under_any_identity_of_a_person_is_the_run(server):
    day, (first, second) = today(server), (identity(), identity())
    begun = start(server, first, day).json()
    again = start(server, second, day, others=[first]).json()
    assert (again["table"]["id"], again["secret"]) == (begun["table"]["id"], begun["secret"])
    play(server, again, 1)
    assert start(server, second, day, others=[identity(), first]).json()["refused"] == "played"
    assert result(server, second, day).json()["refused"] == "not played"
    found = result(server, first, day).json()
    assert (found["table"], found["by_score"]["people"]) == (begun["table"]["id"], 1)
    assert start(server, second, day, others=["short"]).status_code == 400


def test_past_days_are_practised_without_rank(server, clock):
    day, who = today(server), identity()
    clock.moved += 2 * 86400
    begun = start(server, who, day).json()
    assert not begun["ranked"]
    again = start(server, who, day).json()
    assert again["table"]["id"] != begun["table"]["id"]
    assert begun["table"]["dice"]["secret"] is not None
    assert start(server, who, "2001-01-01").json()["refused"] == "no such day"
    assert start(server, who, later(day, 9)).json()["refused"] == "no such day"
    assert start(server, who, "2026-02-31").json()["refused"] == "no such day"


def test_no_bot_plays_a_run_for_its_owner(server):
    day, who = today(server), identity()
    begun = start(server, who, day).json()
    answer = server.http.post(
        f"/api/tables/{begun['table']['id']}/seats/0",
        json={"do": "bot", "bot": "master"},
        headers={"Authorization": f"Bearer {begun['secret']}"},
    )
    assert answer.json()["refused"] == "illegal"


def test_identities_and_games_are_checked(server):
    day = today(server)
    assert start(server, "short", day).json()["refused"] == "wrong secret"
    assert server.http.post(f"/api/daily/{day}/clever", json={"name": "A"}).status_code == 401
    assert start(server, identity(), day, "chess").json()["refused"] == "unknown game"
    assert result(server, identity(), day, "chess").json()["refused"] == "unknown game"


def test_runs_of_those_who_do_not_ask_are_counted_and_judged(server):
    day, who = today(server), identity()
    play(server, start(server, who, day).json(), 1)
    server.http.portal.call(server.app.state.daily.runs.count_some)
    server.http.portal.call(server.app.state.daily.runs.judge_some)
    run = server.http.portal.call(server.app.state.daily.runs.own, Day.parse(day), "clever", who)
    assert run.score is not None
    assert run.lost is not None
    assert run.identity == keys.hashed(who)


def test_bots_are_compared_with_once_they_have_played(server_with_bots):
    server = server_with_bots
    day, who = today(server), identity()
    play(server, start(server, who, day).json(), 1)
    while (found := result(server, who, day).json())["better_than"] is None:
        time.sleep(0.2)
    assert found["bots"] == 10
    assert 0 <= found["better_than"] <= 1
    assert found["rival"]["level"] == Day.parse(day).rival
    record = result(server, who, day, what="master").json()
    assert record["scores"][0]["total"] == found["master"]["score"]
    assert "secret" not in record["dice"]
    replay(from_json(record))
