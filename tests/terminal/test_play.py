"""`renard play` as it is called: what it asks, what it refuses, and with which exit code."""

import io
import sys

import pytest

from renard import cli
from renard.terminal import saves


@pytest.fixture
def play(monkeypatch, capsys):
    """Runs the command with lines to read; returns its exit code, output and complaints."""

    def run(*options, lines=""):
        monkeypatch.setattr(sys, "argv", ["renard", "play", *options])
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as end:
            cli.main()
        shown = capsys.readouterr()
        return end.value.code or 0, shown.out, shown.err

    return run


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["chess"], "unknown game 'chess'"),
        (["clever", "--players", "5"], "1 to 4 players"),
        (["levelx", "--players", "1"], "2 to 4 players"),
        (["clever", "--players", "3", "--seats", "me,random"], "name every seat"),
        (["clever", "--seats", "me,nobody"], "unknown player 'nobody'"),
        (["clever", "--seats", "me,"], "unknown player ''"),
        (["clever", "--ruling", "nonsense=true"], "no ruling 'nonsense'"),
        (["clever", "--ruling", "negative_foxes"], "NAME=true"),
        (["clever", "--own-dice", "--seed", "3"], "leave one out"),
        (["--resume"], "no saved game"),
        (["clever", "--resume"], "no saved game of clever"),
        (["--resume", "--seed", "3"], "leave --seed out"),
        (["nowhere.toml"], "nowhere.toml"),
    ],
)
def test_mistakes_are_refused_in_one_sentence(play, options, says):
    code, _, complaint = play(*options)
    assert code == 2
    assert says in complaint
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint
    assert saves.unfinished() == []


def test_without_anybody_to_answer(play):
    code, _, complaint = play("clever", "--seed", "1")
    assert code == 2
    assert "nobody answers" in complaint
    assert saves.unfinished() == []


def test_it_asks_for_the_game_and_the_players(play):
    code, shown, _ = play(lines="nine\n3\n7\n2\nq\n")
    assert code == 0
    assert "unofficial fan project" in shown
    assert "reconstructed" in shown
    assert "Please type a number from 1 to 5" in shown
    assert "Mix is for 1 to 4 players" in shown
    assert "No public source shows its print" in shown
    assert "Round 1 of 6" in shown


def test_leaving_before_the_game_begins(play):
    code, shown, _ = play(lines="q\n")
    assert code == 0
    assert "No game was begun" in shown


def test_resume_goes_on_where_it_was_left(play):
    play("clever", "--seed", "3", "--seats", "me,random", lines="1\n1\n")
    code, shown, complaint = play("clever", lines="q\n")
    assert "A saved game waits" in shown
    for path in saves.unfinished()[:1]:
        path.unlink()
    version = len(saves.read(saves.unfinished()[0]).steps)
    code, shown, complaint = play("--resume", lines="1\n1\n")
    assert code == 0, complaint
    assert "Saved." in shown
    assert len(saves.read(saves.unfinished()[0]).steps) > version


def test_a_spoilt_save_stops_resume(play):
    play("clever", "--seed", "3", lines="1\n1\n")
    path = saves.unfinished()[0]
    path.write_text("{")
    code, _, complaint = play("--resume", lines="1\n")
    assert code == 2
    assert str(path) in complaint
    assert path.read_text() == "{"


def test_a_whole_solo_game_ends_with_its_rating(play, data_folder):
    code, shown, _ = play("clever", "--seed", "3", lines="1\n" * 200)
    assert code == 0
    assert "rank" in shown
    assert str(data_folder / "games.jsonl") in shown.replace("\n", "")


def test_several_players_end_with_a_ranking(play):
    code, shown, _ = play("levelx", "--seats", "random,random,random", "--seed", "3")
    assert code == 0
    assert "random 1" in shown
    assert "win" in shown
    assert "bonus tiles" in shown


def test_it_shows_in_any_encoding(play, monkeypatch):
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    play("mix", "--seed", "3", lines="1\n1\ns\n?\nq\n")
    out.flush()
    shown = out.buffer.getvalue().decode("ascii")
    assert "Melange fute" in shown
    assert "[W" in shown
