"""Bonuses, actions, foxes, the end and playing alone: RULES.md, a test a rule."""

import pytest

from renard.rules.game import RuleError
from renard.rules.sheet import load_sheet
from tests.rules.setting import FAMILY, at, boxes, cell, dice, lying, options, play

CLEVER = dice("white3 yellow5 blue2 green1 orange4 purple6")
PLACED = {"roll": 3, "faces": CLEVER, "fields": ["purple", "yellow", "green"]}
PLACED["platter"] = ["white", "blue", "orange"]
ALONE = "roll white3 yellow5 blue2 green1 orange4 purple6"


# Bonuses.


def test_a_bonus_at_a_cell_is_earned_when_the_cell_is_filled():
    table = at("clever", asks="pick", faces=CLEVER, marks={"purple": [1, 2, 3]})
    play(table, "pick purple purple 4 = 6")
    assert options(table) == [f"bonus X:blue blue {number}" for number in range(1, 12)]


def test_a_bonus_at_a_line_is_earned_when_the_line_is_complete_printed_crosses_included():
    table = at("clever", asks="pick", faces=CLEVER, marks={"yellow": {"1": 1}})
    assert not options(play(table, "pick yellow yellow 3"), "bonus")
    table = at("clever", asks="pick", faces=CLEVER, marks={"yellow": {"1": 1, "2": 1}})
    assert options(play(table, "pick yellow yellow 3"), "bonus X:blue blue")


def test_coloured_bonuses_are_used_at_once_and_can_earn_more():
    marks = {"blue": {"1": 1, "2": 1}, "orange": [1, 1, 1, 2]}
    table = at(
        "clever",
        asks="pick",
        faces=dice("white2 yellow6 blue2 green6 orange6 purple6"),
        marks=marks,
    )
    play(table, "pick blue blue 3")
    assert options(table) == ["bonus orange:5 orange 5 = 5"]
    play(table, "bonus orange:5 orange 5 = 5")
    assert options(table) == options(table, "bonus X:yellow")
    play(table, "bonus X:yellow yellow 1")
    assert table.awaits == "roll"


def test_several_bonuses_are_entered_in_the_order_the_player_chooses():
    table = at("clever", asks="bonus", waiting=["X:green", "orange:5"])
    assert options(table) == ["bonus X:green green 1", "bonus orange:5 orange 1 = 5"]
    for first, second in (options(table), options(table)[::-1]):
        assert options(play(table.copy(), first)) == [second]


def test_equal_bonuses_that_wait_are_one_option():
    table = at("clever", asks="bonus", waiting=["X:green", "X:green"])
    play(table, "bonus X:green green 1")
    assert options(table) == ["bonus X:green green 2"]


def test_a_bonus_that_cannot_be_used_is_lost():
    marks = {"green": [1] * 11, "yellow": {"9": 1, "11": 1}}
    table = at(
        "clever",
        asks="pick",
        faces=dice("white4 yellow4 blue5 green5 orange5 purple5"),
        marks=marks,
    )
    play(table, "pick yellow yellow 12")
    assert table.awaits == "roll"
    assert not table.state.waiting.any()


@pytest.mark.parametrize("game", ["clever", "tower"])
def test_numbers_written_by_a_bonus_obey_the_factor_of_the_cell(game):
    table = at(game, asks="bonus", waiting=["orange:5"], marks={"orange": [1, 1, 1]})
    play(table, "bonus orange:5 orange 4 = 10")
    assert cell(table, "orange", 4) == 10


def test_a_free_number_obeys_the_factor_too():
    table = at("twice", asks="bonus", waiting=["?green"])
    assert options(table) == [f"bonus ?green green 1 = {2 * n}" for n in range(1, 7)]


# Actions.


def test_actions_are_unlocked_and_kept():
    table = at("clever", asks="pick", faces=CLEVER, marks={"purple": [1, 2]}, open={"reroll": 1})
    play(table, "pick purple purple 3 = 6")
    assert boxes(table, "reroll") == 2
    play(table, "passive white green 1", seat=1)
    assert boxes(table, "reroll") == 2


def test_an_unlock_beyond_the_end_of_the_bar_is_lost():
    table = at("clever", asks="pick", faces=CLEVER, marks={"purple": [1, 2]}, open={"reroll": 7})
    play(table, "pick purple purple 3 = 6")
    assert boxes(table, "reroll") == 7


def test_the_last_box_of_a_bar_earns_the_bonus_of_the_bar_once():
    faces = dice("white1 yellow1 blue1 green1 pink6 silver1")
    table = at("twice", asks="pick", faces=faces, marks={"pink": [1, 1]}, open={"reroll": 5})
    play(table, "pick pink pink 3 = 6")
    assert (boxes(table, "reroll"), table.score(0).foxes) == (6, 1)
    table = at("twice", asks="pick", faces=faces, marks={"pink": [1, 1]}, open={"reroll": 6})
    play(table, "pick pink pink 3 = 6")
    assert (boxes(table, "reroll"), table.score(0).foxes) == (6, 0)


@pytest.mark.parametrize(
    ("bar", "pinks", "earns"),
    [("takeback", 3, "bonus ?pink pink 5"), ("extra", 4, "bonus ?silver")],
)
def test_the_other_bars_of_twice_end_in_an_entry(bar, pinks, earns):
    faces = dice("white1 yellow1 blue1 green1 pink6 silver1")
    table = at("twice", asks="pick", faces=faces, marks={"pink": [1] * pinks}, open={bar: 5})
    play(table, f"pick pink pink {pinks + 1} = 6")
    assert options(table, earns) == options(table) != []


@pytest.mark.parametrize("game", FAMILY)
def test_a_passive_player_cannot_reroll(game):
    faces = dict.fromkeys(at(game).sheet.dice, 1)
    table = at(game, seat=1, asks="passive", faces=faces, platter=["white"], open={"reroll": 6})
    assert not options(table, "use", 1)


def test_an_extra_die_is_any_of_the_six_wherever_it_lies_used_or_not():
    table = at("clever", asks="extra", open={"extra": 1}, **PLACED)
    chosen = {text.split()[1] for text in options(table, "extra")}
    assert chosen == {"white", "yellow", "blue", "green", "orange", "purple"}


def test_extra_dice_of_the_active_player_come_before_the_passive_players_choose():
    table = at("clever", asks="pick", faces=CLEVER, open={"extra": 1})
    play(table, "pick purple purple 1 = 6")
    assert table.to_act() == [0]
    assert options(table, "extra")
    play(table, "pass extra")
    assert table.to_act() == [1]


def test_extra_dice_of_a_passive_player_come_after_his_own_choice():
    table = at("clever", seat=1, asks="passive", open={"extra": 1}, **PLACED)
    assert not options(table, "extra", 1)
    play(table, "passive white green 1", seat=1)
    assert options(table, "extra purple", 1) == ["extra purple purple 1 = 6"]


def test_several_extra_dice_in_a_turn_but_each_die_once():
    table = at("clever", asks="extra", open={"extra": 3}, **PLACED)
    play(table, "extra white yellow 1")
    assert not options(table, "extra white")
    play(table, "extra blue blue 4")
    assert {text.split()[1] for text in options(table, "extra")} == {
        "yellow",
        "green",
        "orange",
        "purple",
    }


def test_an_extra_die_earned_by_an_extra_die_can_be_used_at_once():
    table = at("clever", asks="extra", open={"extra": 1}, marks={"purple": [1, 2, 3, 5]}, **PLACED)
    play(table, "extra purple purple 5 = 6")
    assert options(table, "extra white")


def test_in_mix_joker_and_polish_may_change_an_extra_die():
    table = at("mix", asks="extra", open={"extra": 1, "joker": 1, "polish": 1}, **PLACED)
    assert "extra orange orange 2 polish orange +1" in options(table)
    assert "extra green green 1 = 2" in options(table)
    assert "extra yellow yellow 1 = 1 joker 1 as 1" in options(table)


def test_the_window_of_the_last_turn_is_the_last_chance_of_the_game():
    last = {"round": 6, "active": 1, "seat": 0, "asks": "passive"}
    table = at("tower", open={"extra": 1, "reroll": 3}, **last, **PLACED)
    play(table, "pass passive")
    assert options(table, "extra")
    play(table, "extra yellow yellow 3")
    assert table.over
    table = at("tower", open={"reroll": 3}, **last, **PLACED)
    assert play(table, "pass passive").over


# Foxes and the end.


def test_a_fox_is_worth_the_lowest_zone():
    marks = {"yellow": {"1": 1, "5": 1, "9": 1}, "blue": [1, 1, 1], "green": [1, 1, 1]}
    table = at("clever", marks={**marks, "orange": [5], "purple": [6]}, foxes=2)
    assert table.score(0).parts == {"yellow": 10, "blue": 4, "green": 6, "orange": 5, "purple": 6}
    assert table.score(0).total == 31 + 2 * 4


def test_a_fox_is_worth_nothing_when_a_zone_has_no_points():
    assert at("clever", marks={"orange": [5]}, foxes=3).score(0).total == 5


def test_most_points_win():
    table = at("clever", marks={"orange": [5]}, others=[{"marks": {"orange": [6]}}])
    assert table.winners() == [1]


def test_a_tie_is_won_by_the_highest_single_zone():
    table = at(
        "clever", marks={"orange": [6], "purple": [4]}, others=[{"marks": {"orange": [5, 5]}}]
    )
    assert table.score(0).total == table.score(1).total
    assert table.winners() == [1]


def test_still_tied_all_win():
    table = at("clever", players=3, marks={"orange": [6]}, others=[{"marks": {"purple": [6]}}, {}])
    assert table.winners() == [0, 1]


# Alone.


def test_alone_the_active_turn_is_followed_by_a_passive_one_with_six_dice():
    table = at("clever", players=1, asks="pick", faces=CLEVER)
    play(table, "pick purple purple 1 = 6")
    assert table.dice_to_roll() == table.sheet.dice
    play(table, ALONE)
    assert table.awaits == "platter"
    play(table, "platter white blue green")
    assert options(table, "passive")
    play(table, "passive green green 1")
    assert (table.round, table.awaits) == (2, "roll")


def test_alone_the_three_lowest_dice_go_to_the_platter_and_no_others():
    table = play(at("clever", players=1, asks="passive roll"), ALONE)
    with pytest.raises(RuleError, match="three lowest"):
        play(table, "platter white blue orange")


@pytest.mark.parametrize("third", ["white", "orange", "purple"])
def test_alone_among_equal_faces_chance_decides(third):
    table = at("clever", players=1, asks="passive roll")
    play(table, "roll white3 yellow5 blue2 green1 orange3 purple3", f"platter blue green {third}")
    assert lying(table, "platter") == {"blue", "green", third}


@pytest.mark.parametrize("game", FAMILY)
def test_alone_there_is_no_reroll_as_passive_player(game):
    table = at(game, players=1, asks="passive roll", open={"reroll": 3})
    colours = table.sheet.dice
    play(table, "roll " + " ".join(f"{die}{face + 1}" for face, die in enumerate(colours)))
    play(table, "platter " + " ".join(colours[:3]))
    assert not options(table, "use")


@pytest.mark.parametrize("game", ["clever", "tower", "mix"])
def test_alone_the_other_dice_serve_as_extra_dice_and_as_partners(game):
    table = at(game, players=1, asks="passive roll", open={"extra": 1})
    play(table, "roll white5 yellow5 blue2 green1 orange2 purple6", "platter blue green orange")
    assert "passive blue blue 6" in options(table)
    play(table, "passive orange orange 1 = 2" if game != "mix" else "passive orange orange 5")
    assert options(table, "extra purple")


def test_alone_the_active_and_the_passive_turn_are_two_turns():
    table = at("clever", players=1, asks="extra", open={"extra": 2}, **PLACED)
    play(table, "extra white yellow 1", "pass extra", ALONE, "platter white blue green")
    play(table, "passive white yellow 14")
    assert options(table, "extra white")


@pytest.mark.parametrize(
    ("game", "points", "rank"),
    [
        ("clever", 139, 0), ("clever", 140, 1), ("clever", 260, 7), ("clever", 280, 7),
        ("clever", 281, 8), ("twice", 319, 9), ("twice", 320, 10), ("mix", 420, 9),
        ("mix", 421, 10),
    ],
)  # fmt: skip
def test_alone_the_rating_and_where_the_books_limits_overlap(game, points, rank):
    assert load_sheet(game).rank(points) == rank
