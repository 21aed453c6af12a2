"""`renard lessons`: courses listed, checked and added to."""

import sys
import tomllib

import pytest

from renard import cli
from renard.lessons.reading import COURSES, course_games


def told(monkeypatch, capsys, *words, code=0):
    monkeypatch.setattr(sys, "argv", ["renard", "lessons", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert (ended.value.code or 0) == code
    return capsys.readouterr()


def test_every_course_is_listed_with_its_areas(monkeypatch, capsys):
    lines = told(monkeypatch, capsys).out.splitlines()
    assert [line.split(":")[0] for line in lines] == course_games()
    assert all("lessons: " in line for line in lines)


def test_a_course_that_is_fine_and_one_that_is_not(monkeypatch, capsys, tmp_path):
    name = f"{course_games()[0]}.toml"
    fine = COURSES / name
    broken = tmp_path / name
    broken.write_text(fine.read_text(encoding="utf-8").replace("decisions = 1", "decisions = 0", 1))
    said = told(monkeypatch, capsys, "check", str(fine), str(broken), code=2).out
    first, second = said.splitlines()
    assert first.startswith(f"{name}: fine: ")
    assert ".decisions: is 0; it should be a whole number from 1 to 6" in second


def test_what_is_found_is_a_lesson_as_courses_have_it(monkeypatch, capsys):
    words = ("find", "levelx", "chips=1", "--asks", "group", "--games", "3", "--level", "casual")
    said = told(monkeypatch, capsys, *words).out
    (lesson, *_) = tomllib.loads(said)["lessons"]
    assert lesson["goal"] == {"chips": 1}
    assert lesson["moves"]
    assert lesson["best"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("find", "clever", "foxes"), "'foxes': a goal is a name and a number, as foxes=1"),
        (("find", "clever", "chips=1"), "goal.chips: is no goal of clever; its goals are"),
        (("find", "clever", "entries.pink=1"), "entries.pink: is no zone of clever"),
        (("find", "chess", "foxes=1"), "chess"),
        (("check", "missing.toml"), ""),
    ],
)
def test_what_was_typed_wrongly_is_said(words, said, monkeypatch, capsys):
    found = told(monkeypatch, capsys, *words, code=2)
    assert said in found.out + found.err
    assert "Traceback" not in found.err
