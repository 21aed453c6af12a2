"""`renard daily`: the dice of the date, going on where one left, and what it came to."""

import re
from dataclasses import replace

import pytest

from renard.daily import calendar
from renard.daily.calendar import Day
from renard.daily.dice import offline_seed
from renard.rules.sheet import load_sheet
from renard.table import SeededDice, Table
from renard.terminal import daily, saves
from tests.terminal.hands import first, script

DAY = Day.parse("2026-11-16")


@pytest.fixture
def on_the_day(monkeypatch):
    """It is noon of the day."""
    monkeypatch.setattr(calendar, "now", lambda: DAY.begins + 43200)


@pytest.mark.parametrize("game", ["clever", "levelx"])
def test_a_day_from_its_first_throw_to_its_figures(screen, game):
    sheet = load_sheet(game)
    session = daily.begin(sheet, DAY, screen.keyboard(first))
    own = Table(sheet, session.table.seats, SeededDice(offline_seed(DAY, game)))
    assert session.table.log == own.log
    session.run()
    lines = list(daily.told(sheet, DAY, session.table, runs=10))
    assert lines[0].startswith("Score: " if sheet.players[0] == 1 else "Lead over the rival: ")
    assert lines[1].startswith("Skill: ")
    assert lines[2].startswith("Luck: ")
    assert "of 10 runs of bots" in lines[3]
    made = "made" if sheet.players[0] == 1 else "led the rival by"
    assert re.fullmatch(rf"The master {made} .*\d+( points)? on these dice", lines[4])


@pytest.mark.usefixtures("on_the_day")
def test_the_first_run_of_the_day_counts():
    sheet = load_sheet("clever")
    assert daily.practised(sheet, DAY) == ""
    assert "only a run of the day itself" in daily.practised(sheet, DAY.later(-1))
    record = Table(sheet, ["you"], SeededDice(1)).record()
    # Another game with other dice changes nothing.
    saves.keep_record(replace(record, extra={"seed": 1}))
    assert daily.practised(sheet, DAY) == ""
    saves.keep_record(replace(record, extra={"seed": offline_seed(DAY, "clever")}))
    assert "you have played this day" in daily.practised(sheet, DAY)
    assert daily.practised(load_sheet("twice"), DAY) == ""


@pytest.mark.parametrize("asks", [True, False])
def test_a_game_keeps_whether_the_coach_spoke(screen, asks):
    sheet = load_sheet("clever")
    left = daily.begin(sheet, DAY, screen.keyboard(script(*(["c"] if asks else []), "q")))
    left.run()
    assert left.coached == asks
    again = daily.begin(sheet, DAY, screen.keyboard(first))
    assert again.coached == asks
    again.run()
    (record,) = saves.records()
    assert record.extra.get("coached", False) == asks


def test_whoever_leaves_goes_on_with_the_same_game(screen):
    sheet = load_sheet("clever")
    left = daily.begin(sheet, DAY, screen.keyboard(script("1", "1")))
    left.run()
    path = saves.unfinished("clever")[0]
    again = daily.begin(sheet, DAY, screen.keyboard(first))
    assert again._path == path
    assert again.table.log == left.table.log
    assert daily.begin(sheet, DAY.later(1), screen.keyboard(first))._path != path
