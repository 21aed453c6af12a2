"""The zones of the classic sheet, and the tower's differences: RULES.md, a test a rule."""

import pytest

from tests.rules.setting import at, boxes, dice, options, play

CLEVER = dice("white3 yellow5 blue2 green1 orange4 purple6")
SIXES = dice("white6 yellow6 blue6 green6 orange6 purple6")
CLASSIC = pytest.mark.parametrize("game", ["clever", "tower"])


@CLASSIC
def test_yellow_has_every_number_twice(game):
    for face, cells in [
        (1, "6 9"),
        (2, "5 11"),
        (3, "1 14"),
        (4, "12 15"),
        (5, "3 8"),
        (6, "2 16"),
    ]:
        table = at(game, asks="pick", faces={**CLEVER, "yellow": face})
        found = [text.split()[-1] for text in options(table, "pick yellow")]
        assert found == cells.split()


@CLASSIC
def test_yellow_scores_full_columns(game):
    column = {"1": 1, "5": 1, "9": 1}
    assert at(game, marks={"yellow": {"1": 1, "5": 1}}).score(0).parts["yellow"] == 0
    assert at(game, marks={"yellow": column}).score(0).parts["yellow"] == 10
    assert at(game, marks={"yellow": [1] * 16}).score(0).parts["yellow"] == 10 + 14 + 16 + 20


def test_yellow_rows_and_the_diagonal_from_top_left_earn_bonuses():
    diagonal = {"1": 1, "6": 1, "11": 1}
    table = at("clever", asks="pick", faces=SIXES, marks={"yellow": diagonal})
    play(table, "pick yellow yellow 16")
    assert boxes(table, "extra") == 1
    for cells, last, bonus in [
        ({"1": 1, "3": 1}, 2, "X:blue"),
        ({"14": 1, "15": 1}, 16, "fox"),
    ]:
        table = at("clever", asks="pick", faces=SIXES, marks={"yellow": cells})
        play(table, f"pick yellow yellow {last}")
        assert (table.score(0).foxes == 1) == (bonus == "fox")
        assert bool(options(table, f"bonus {bonus}")) == (bonus != "fox")


@CLASSIC
def test_blue_crosses_the_sum_and_scores_by_the_count(game):
    table = at(game, asks="pick", faces={**CLEVER, "blue": 6, "white": 6})
    assert options(table, "pick blue") == ["pick blue blue 11"]
    points = [1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]
    for count, worth in enumerate(points, 1):
        marks = {"blue": [0] * (11 - count) + [1] * count}
        assert at(game, marks=marks).score(0).parts["blue"] == worth


def test_blue_rows_and_columns_earn_bonuses():
    table = at("clever", asks="pick", faces=SIXES, marks={"blue": {"3": 1, "7": 1}})
    play(table, "pick blue blue 11")
    assert boxes(table, "extra") == 1
    table = at("clever", asks="pick", faces=SIXES, marks={"blue": {"8": 1, "9": 1, "10": 1}})
    play(table, "pick blue blue 11")
    assert table.score(0).foxes == 1


@CLASSIC
@pytest.mark.parametrize(("face", "fits"), [(3, False), (4, True), (5, True)])
def test_green_asks_for_at_least_the_number_of_the_cell(game, face, fits):
    table = at(game, asks="pick", faces={**CLEVER, "green": face}, marks={"green": [1, 1, 1]})
    assert bool(options(table, "pick green")) == fits


def test_a_green_cross_from_a_bonus_ignores_the_number():
    table = at("clever", asks="bonus", waiting=["X:green"], marks={"green": [1] * 10})
    assert options(table) == ["bonus X:green green 11"]


@CLASSIC
def test_green_scores_by_position(game):
    points = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]
    for count, worth in enumerate(points, 1):
        assert at(game, marks={"green": [1] * count}).score(0).parts["green"] == worth


@CLASSIC
def test_orange_takes_any_number_times_the_factor_and_scores_the_sum(game):
    factors = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3]
    for filled, factor in enumerate(factors):
        table = at(game, asks="pick", faces=CLEVER, marks={"orange": [1] * filled})
        assert options(table, "pick orange") == [f"pick orange orange {filled + 1} = {4 * factor}"]
    assert at(game, marks={"orange": [4, 5, 6, 12]}).score(0).parts["orange"] == 27


@CLASSIC
@pytest.mark.parametrize(
    ("before", "face", "fits"),
    [(3, 4, True), (4, 4, False), (5, 4, False), (6, 4, True), (6, 6, True)],
)
def test_purple_rises_and_after_a_six_takes_anything(game, before, face, fits):
    table = at(game, asks="pick", faces={**CLEVER, "purple": face}, marks={"purple": [before]})
    assert options(table, "pick purple") == ([f"pick purple purple 2 = {face}"] if fits else [])


@CLASSIC
def test_purple_scores_the_sum(game):
    assert at(game, marks={"purple": [1, 6, 2]}).score(0).parts["purple"] == 9


def test_clever_round_four_a_black_cross_or_a_black_six():
    black = "X:yellow/X:blue/X:green/orange:6/purple:6"
    table = at("clever", round=4, asks="bonus", waiting=[black])
    assert len(options(table, "bonus X:yellow yellow")) == 12
    assert len(options(table, "bonus X:blue blue")) == 11
    assert options(table, "bonus X:green") == ["bonus X:green green 1"]
    assert options(table, "bonus orange") == ["bonus orange:6 orange 1 = 6"]
    assert options(table, "bonus purple") == ["bonus purple:6 purple 1 = 6"]
    assert len(options(table)) == 26
    play(table, "bonus orange:6 orange 1 = 6")
    assert table.awaits == "roll"


# The tower's sheet.


def test_tower_a_coloured_bonus_is_any_number_by_the_rules_of_the_zone():
    marks = {"purple": [4], "yellow": {"1": 1}, "blue": [1, 1], "green": [1, 1, 1, 1]}
    table = at("tower", asks="bonus", waiting=["?purple"], marks=marks)
    assert options(table) == ["bonus ?purple purple 2 = 5", "bonus ?purple purple 2 = 6"]
    table = at("tower", asks="bonus", waiting=["?yellow"], marks=marks)
    assert len(options(table)) == 11
    table = at("tower", asks="bonus", waiting=["?blue"], marks=marks)
    assert options(table) == [f"bonus ?blue blue {number}" for number in range(3, 12)]
    table = at("tower", asks="bonus", waiting=["?green"], marks=marks)
    assert options(table) == ["bonus ?green green 5"]


def test_tower_a_purple_bonus_at_six_takes_any_number():
    table = at("tower", asks="bonus", waiting=["?purple"], marks={"purple": [6]})
    assert options(table) == [f"bonus ?purple purple 2 = {number}" for number in range(1, 7)]


def test_tower_an_orange_number_is_written_as_printed():
    table = at("tower", asks="bonus", waiting=["orange:4"])
    assert options(table) == ["bonus orange:4 orange 1 = 4"]


def test_tower_round_four_a_black_bonus_in_any_zone_with_any_number():
    table = at("tower", round=4, asks="bonus", waiting=["?any"], marks={"orange": [1, 1, 1]})
    for zone, ways in [("yellow", 12), ("blue", 11), ("green", 1), ("orange", 6), ("purple", 6)]:
        assert len(options(table, f"bonus ?any {zone}")) == ways
    assert "bonus ?any orange 4 = 12" in options(table)
