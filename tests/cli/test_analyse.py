"""`renard analyse` and `renard advise`: what they print, and what they say of bad input."""

import json
import sys

import pytest

from renard import cli
from renard.record.format import dump
from renard.rules.text import state_text
from tests.coach.games import recorded, rolled, two_games

FAST = ["--throws", "2"]


@pytest.fixture
def call(monkeypatch, capsys):
    def run(*words, code=0):
        monkeypatch.setattr(sys, "argv", ["renard", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        said = capsys.readouterr()
        assert (ended.value.code or 0) == code, said
        return said.out, said.err.strip()

    return run


@pytest.fixture
def records(tmp_path):
    return two_games(tmp_path)


def test_a_report_tells_sums_moments_decisions_and_throws(call, records):
    out, _ = call("analyse", records, "--game", 1, *FAST)
    for words in (
        "expected before the first throw", "luck of the dice", "lost by decisions",
        "The costliest decisions:", "decisions lost a point or more", "unluckiest throws",
        f"renard play --record {records} --game 1 --event",
    ):  # fmt: skip
        assert words in out
    assert "platters left by others" not in out


def test_all_games_of_a_file_one_after_the_other(call, records):
    out, _ = call("analyse", records, *FAST)
    assert out.count("expected before the first throw") == 3
    assert "lead over the best other" in out
    assert "the others' turns" in out


def test_json_is_one_object_a_game_and_adds_up(call, records):
    out, _ = call("analyse", records, "--json", *FAST)
    games = [json.loads(line) for line in out.splitlines()]
    assert [game["aim"] for game in games] == ["points", "lead"]
    for game in games:
        for seat in game["seats"]:
            parts = seat["luck"] - seat["lost"] + seat["others"] + seat["misjudged"]
            assert seat["result"] - seat["expected"] == pytest.approx(parts)
            assert len(seat["costliest"]) == 3


def test_a_costliest_moment_can_be_asked_about(call, records):
    out, _ = call("analyse", records, "--game", 1, "--json", *FAST)
    moment = json.loads(out)["seats"][0]["costliest"][0]
    out, _ = call("advise", moment["position"])
    assert moment["best"]["text"] in " ".join(out.split())
    out, _ = call("advise", moment["position"], "--json", "--sure", 2)
    first = json.loads(out)["choices"][0]
    assert first["text"] == moment["best"]["text"]
    assert first["played"]["games"] == 2


def test_one_seat_only(call, records):
    out, _ = call("analyse", records, "--game", 2, "--seat", 1, "--json", *FAST)
    assert [seat["seat"] for seat in json.loads(out)["seats"]] == [1]


def test_a_picture(call, records, tmp_path):
    path = tmp_path / "game.png"
    for game in (1, 2):
        call("analyse", records, "--game", game, "--plot", path, *FAST)
        assert path.read_bytes().startswith(b"\x89PNG")


def test_bad_input_is_said_in_a_sentence(call, records, tmp_path):
    def said(*words):
        return call(*words, code=2)[1]

    assert "cannot be read" in said("analyse", tmp_path / "none.jsonl")
    assert "has no record on line 9" in said("analyse", records, "--game", 9)
    assert "the seats are 0 to 0" in said("analyse", records, "--game", 1, "--seat", 1)
    plot = ("--plot", tmp_path / "a.png")
    assert "name one by --game" in said("analyse", records, *plot)
    bad_end = ("--plot", tmp_path / "a.txt")
    assert "should end in .png" in said("analyse", records, "--game", 1, *bad_end)
    assert "unknown game" in said("advise", "chess players=1")
    over = state_text(rolled("clever", 1, [1] * 6)).replace("phase=play", "phase=over")
    assert "nothing to advise" in said("advise", over)


def test_records_with_faults_end_with_1_and_say_where(call, tmp_path):
    path = tmp_path / "games.jsonl"
    record = recorded("clever", ["greedy"])
    del record.events[5]
    path.write_text("not a record\n" + dump(record) + "\n", encoding="utf-8")
    out, _ = call("analyse", path, "--game", 1, code=1)
    assert f"{path}:1: is not valid JSON" in out
    out, _ = call("analyse", path, "--game", 2, code=1)
    assert f"{path}:2: event 6" in out
