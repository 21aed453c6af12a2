"""Puzzles at the terminal: asked, graded, and left without a word about saving."""

import io
import sys

import pytest

from renard import cli


@pytest.fixture
def solve(monkeypatch, capsys):
    def run(lines):
        asked = []

        def read(prompt):
            asked.append(prompt)
            return lines.pop(0) if lines else "q"

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setattr("renard.terminal.asking.Keyboard.__init__.__defaults__", (read,))
        monkeypatch.setattr(sys, "argv", ["renard", "puzzles", "clever", "--solve"])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code or 0, asked, capsys.readouterr().out

    return run


def test_nothing_is_said_to_be_saved(solve):
    code, asked, out = solve(["?", "q"])
    assert code == 0
    assert all("q stop" in prompt for prompt in asked)
    assert "q stop" in out
    assert "save" not in out + "".join(asked)
    assert "Until next time." in out


def test_an_answer_is_graded(solve):
    # The first choice, and the first of its ways where there are several.
    code, _, out = solve(["1"] * 4)
    assert code == 0
    assert any(said in out for said in ("Right.", "Nearly.", "There was something better."))
    assert "Solved: " in out
