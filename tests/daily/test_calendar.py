"""The calendar: games in turn, rivals by weekday, days by UTC."""

import pytest

from renard import sheet_names
from renard.daily.calendar import Day, DayError


def test_games_take_turns():
    day = Day.parse("2026-11-16")
    assert [day.later(i).game for i in range(5)] == [
        *sheet_names()[day.number % 5 :],
        *sheet_names()[: day.number % 5],
    ]


def test_rivals_get_stronger_over_the_week():
    monday = Day.parse("2026-11-16")
    assert monday.rival == "novice"
    assert monday.later(6).rival == "master"
    assert monday.later(7).rival == "novice"


def test_a_day_begins_at_midnight_utc():
    day = Day.parse("2026-11-16")
    assert Day.of(day.begins) == day
    assert Day.of(day.begins - 0.001) == day.later(-1)
    assert Day.of(day.ends) == day.later(1)


@pytest.mark.parametrize("text", ["", "today", "2026-02-31", "2026-1-1", "20261116", "0001-01-01"])
def test_what_is_no_day_is_refused(text):
    with pytest.raises(DayError, match="write one as 2026-03-01"):
        Day.parse(text)
