"""The coach at the terminal, and playing on from a record."""

import pytest

from renard.record.format import parse
from renard.record.replay import replay
from renard.rules.loading.reader import SHEETS
from renard.terminal import saves
from renard.terminal.again import cut_record
from renard.terminal.restoring import load_table, make_save, table_of_log
from renard.terminal.seats import PERSON
from tests.coach.games import two_games
from tests.terminal.hands import first, script
from tests.terminal.test_play import play  # noqa: F401


@pytest.fixture
def file(tmp_path):
    return two_games(tmp_path)


def test_c_shows_what_the_coach_expects(begin, screen):
    session, _ = begin("clever", [PERSON], script("c"))
    session.run()
    assert "The coach expects at the end, in points:" in screen.text
    assert "fills" in screen.text


def test_it_is_silent_unless_asked(begin, screen):
    session, _ = begin("clever", [PERSON], first)
    session.run()
    assert "coach expects" not in screen.text


def test_against_bots_it_answers_and_tells_the_chance_to_win(begin, screen):
    session, _ = begin("levelx", [PERSON, "random"], script("c"))
    session.run()
    assert "in lead:" in screen.text
    assert "wins" in screen.text


def test_several_people_have_to_agree(begin, screen):
    session, _ = begin("clever", [PERSON, PERSON], script("c"))
    session.run()
    assert "when all agree: Player 2 can type c, too" in screen.text
    assert "The coach expects" not in screen.text


def test_it_says_so_where_no_net_was_trained(begin, screen, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text((SHEETS / "clever.toml").read_text(encoding="utf-8"), encoding="utf-8")
    session, _ = begin(str(path), [PERSON], script("c"))
    session.run()
    assert "no net was trained" in screen.text


def test_a_cut_is_the_game_before_the_event(file):
    record = parse(file.read_text(encoding="utf-8").splitlines()[0])
    for event in (1, 2, 20, len(record.events)):
        sheet, seats, log = cut_record(file, 1, event, None)
        assert [entry for entry in log if "go" not in entry] == record.events[: event - 1]
        assert seats == [PERSON]
        table = table_of_log(sheet, seats, log, 7, own_dice=False)
        assert not table.over


def test_who_decides_is_a_person_and_bots_stay(file):
    record = parse(file.read_text(encoding="utf-8").splitlines()[1])
    event = next(i for i, e in enumerate(record.events, 1) if e["seat"] == 1 and "roll" not in e)
    assert cut_record(file, 2, event, None)[1] == ["random", PERSON]
    assert cut_record(file, 2, event, "me,master")[1] == [PERSON, "master"]


def test_a_game_played_on_is_saved_resumed_and_ended(file, play):  # noqa: F811
    code, out, _ = play("--record", str(file), "--event", "30", "--seed", "4", lines="1\nq\n")
    assert code == 0
    assert "Saved." in out
    (path,) = saves.unfinished()
    save = saves.read(path)
    assert save.begun > 0
    table = load_table(path, save)
    assert make_save(table, save.seed, own_dice=False, begun=save.begun) == save
    code, out, _ = play("--resume", lines="1\n" * 300)
    assert code == 0
    assert "The record of this game is in" in out
    kept = (saves.data_folder() / "games.jsonl").read_text(encoding="utf-8")
    record = parse(kept.splitlines()[-1])
    assert replay(record).over
    assert "seed" not in record.extra


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--event", "999"], "so --event 999 is none of them"),
        (["--game", "7"], "has no record on line 7"),
        (["clever"], "leave GAME out"),
        (["--players", "2"], "leave --players out"),
        (["--resume"], "leave --record out"),
        (["--seats", "me,me"], "--players says 1"),
    ],
)
def test_mistakes_are_refused(file, play, options, says):  # noqa: F811
    code, _, complaint = play("--record", str(file), *options)
    assert code == 2
    assert says in complaint
