"""`renard players`: everybody of a game, with what was measured of them."""

import json
import sys

import pytest

from renard import cli
from renard.rules.sheet import sheet_names


def told(monkeypatch, capsys, *words):
    monkeypatch.setattr(sys, "argv", ["renard", "players", *words])
    monkeypatch.setenv("COLUMNS", "160")
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code in (None, 0)
    return capsys.readouterr().out


@pytest.mark.parametrize("name", sheet_names())
def test_points_wins_and_speed_of_every_level_are_listed(name, monkeypatch, capsys):
    head, *lines = told(monkeypatch, capsys, name).splitlines()
    assert all(column in head for column in ("points", "wins against master", "games/s"))
    levels = json.loads(told(monkeypatch, capsys, name, "--json"))
    assert [line.split()[0] for line in lines[: len(levels)]] == [one["name"] for one in levels]
    for level, line in zip(levels, lines, strict=False):
        measured = level["measured"]
        assert {"mean", "wins_against_strongest"} <= measured.keys()
        assert f"{measured['mean']:g}" in line
        assert f"{measured['wins_against_strongest']:.1%}" in line


@pytest.mark.parametrize("name", sheet_names())
def test_who_is_stronger_wins_more(name, monkeypatch, capsys):
    levels = json.loads(told(monkeypatch, capsys, name, "--json"))
    wins = [level["measured"]["wins_against_strongest"] for level in levels]
    assert wins == sorted(wins)
    assert wins[-1] == 0.5
