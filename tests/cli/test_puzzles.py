"""`renard puzzles`: found, added to, and checked."""

import sys

import pytest

from renard import cli
from renard.cli.puzzles import _doubt
from renard.puzzles.book import load_book, read_book
from renard.rules.sheet import load_sheet


def told(monkeypatch, capsys, *words, code=0):
    monkeypatch.setattr(sys, "argv", ["renard", "puzzles", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert (ended.value.code or 0) == code
    return capsys.readouterr().out


def test_where_nothing_is_found_a_sentence_says_so(monkeypatch, capsys):
    # Nowhere does a choice lead by fifty times the luck to come.
    said = told(monkeypatch, capsys, "levelx", "--count", "1", "--lead", "50", code=1)
    assert said == "levelx: no puzzle found: try a larger --count or another --seed\n"


def test_what_is_found_is_added_to_the_book(monkeypatch, capsys, tmp_path):
    known = load_book(load_sheet("levelx")).puzzles
    out = tmp_path / "more.jsonl"
    words = ("--count", "2", "--seed", "3", "--add", "--out", str(out))
    said = told(monkeypatch, capsys, "levelx", "--sure", "40", *words)
    puzzles = read_book(out).puzzles
    new = len(puzzles) - len(known)
    assert new in (1, 2)
    assert said.startswith(f"levelx: {len(puzzles)} puzzles, {new} of them new, rated ")
    assert {one.position for one in known} < {one.position for one in puzzles}
    assert [one.rating for one in puzzles] == sorted(one.rating for one in puzzles)


def test_a_part_of_the_book_is_checked(monkeypatch, capsys):
    # Eight games are too few to be sure of most.
    said = told(monkeypatch, capsys, "levelx", "--check", "--count", "2", "--sure", "8", code=1)
    *doubtful, last = said.splitlines()
    assert doubtful
    spread = (1, len(load_book(load_sheet("levelx")).puzzles) // 2 + 1)
    assert {line.split(":")[0] for line in doubtful} <= {f"puzzle {one}" for one in spread}
    assert last == f"levelx: {2 - len(doubtful)} of 2 puzzles hold with 8 games each"


@pytest.mark.parametrize(
    ("clearness", "says"),
    [
        (2.9, "best by 2.9 standard errors only"),
        (-1.2, "another choice is better by 1.2 standard errors"),
        (-float("inf"), "another choice is better whatever the dice"),
    ],
)
def test_what_is_doubtful_is_told(clearness, says):
    assert _doubt(clearness) == says
