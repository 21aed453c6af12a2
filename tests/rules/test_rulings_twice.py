"""The second sheet: RULES.md, a test a rule."""

import pytest

from tests.rules.setting import at, boxes, cell, dice, lying, options, play

TWICE = dice("white2 yellow3 blue1 green5 pink6 silver4")
ONES = dice("white1 yellow1 blue1 green1 pink1 silver1")


# Silver.


def test_silver_crosses_its_number_in_a_row_of_the_players_choice():
    table = at("twice", asks="pick", faces=TWICE)
    assert options(table, "pick silver") == [f"pick silver silver {n}" for n in (4, 10, 16, 22)]
    assert options(table, "pick white silver") == [f"pick white silver {n}" for n in (2, 8, 14, 20)]


def test_silver_a_coloured_die_sent_along_crosses_in_its_own_row():
    table = at("twice", asks="pick", faces={**ONES, "silver": 4, "white": 5})
    play(table, "pick silver silver 4")
    for die, number in [("yellow", 1), ("blue", 7), ("green", 13), ("pink", 19)]:
        assert options(table) == [f"pass silver {die}", f"silver {die} {number}"]
        play(table, f"silver {die} {number}")


def test_silver_white_and_silver_sent_along_cross_in_any_row():
    table = play(at("twice", asks="pick", faces=TWICE), "pick silver silver 4")
    assert options(table, "silver white") == [f"silver white {n}" for n in (2, 8, 14, 20)]
    faces = {**TWICE, "white": 5, "silver": 2}
    table = play(at("twice", asks="pick", faces=faces), "pick white silver 5")
    play(table, "pass silver yellow", "pass silver blue")
    assert options(table, "silver silver") == [f"silver silver {n}" for n in (2, 8, 14, 20)]


def test_silver_a_further_cross_may_be_left_out():
    table = play(at("twice", asks="pick", faces=TWICE), "pick silver silver 4")
    play(table, "pass silver white", "silver yellow 3", "pass silver blue")
    assert table.awaits == "roll"
    assert [cell(table, "silver", n) for n in (2, 3, 7)] == [0, 1, 0]


def test_silver_a_die_without_a_free_number_is_passed_over():
    table = at("twice", asks="pick", faces=TWICE, marks={"silver": {"3": 1}})
    play(table, "pick silver silver 4", "pass silver white")
    assert options(table) == ["pass silver blue", "silver blue 7"]


def test_silver_dice_that_lay_on_the_platter_before_do_not_count():
    table = at(
        "twice", asks="pick", roll=2, faces=TWICE, platter=["white", "blue"], fields=["pink"]
    )
    play(table, "pick silver silver 4", "silver yellow 3")
    assert table.awaits == "roll"


def test_silver_dice_swept_to_the_platter_at_the_end_of_the_turn_do_not_count():
    table = at("twice", asks="pick", roll=3, faces=TWICE, platter=["white", "yellow", "blue"])
    play(table, "pick silver silver 4")
    assert lying(table, "platter") == {"white", "yellow", "blue", "green", "pink"}
    assert table.to_act() == [1]


def test_silver_all_crosses_of_the_pick_come_first_then_the_bonuses_they_earn():
    # The pick's own cross completes the column of 4s, which earns ?blue.
    marks = {"silver": {"10": 1, "16": 1, "22": 1}}
    table = play(at("twice", asks="pick", faces=TWICE, marks=marks), "pick silver silver 4")
    assert options(table)[0] == "pass silver white"
    play(table, "silver white 2", "silver yellow 3")
    assert not options(table, "bonus")
    play(table, "silver blue 7")
    assert options(table) == options(table, "bonus ?blue") != []


@pytest.mark.parametrize("asks", ["passive", "extra"])
def test_silver_passive_or_extra_makes_one_cross_only(asks):
    lie = {"platter": ["white", "yellow", "blue", "silver"], "fields": ["green", "pink"]}
    table = at("twice", seat=1, asks=asks, faces=TWICE, open={"extra": 1}, **lie)
    play(table, f"{asks} silver silver 4", seat=1)
    assert not options(table, "silver", 1)
    assert not options(table, "pass silver", 1)


def test_silver_crossed_in_all_four_rows_cannot_be_chosen():
    marks = {"silver": {"4": 1, "10": 1, "16": 1}}
    table = at("twice", asks="pick", faces=TWICE, marks=marks)
    assert options(table, "pick silver") == ["pick silver silver 22"]
    marks["silver"]["22"] = 1
    assert not options(at("twice", asks="pick", faces=TWICE, marks=marks), "pick silver")


def test_silver_scores_every_row_by_its_crosses():
    for count, worth in enumerate([2, 4, 7, 11, 16, 22], 1):
        rows = [1] * count + [0] * (6 - count)
        assert at("twice", marks={"silver": rows}).score(0).parts["silver"] == worth
        assert at("twice", marks={"silver": rows * 4}).score(0).parts["silver"] == 4 * worth


def test_silver_columns_earn_bonuses():
    marks = {"silver": {"3": 1, "9": 1, "15": 1}}
    table = at("twice", asks="pick", faces={**ONES, "silver": 3, "white": 3}, marks=marks)
    play(table, "pick silver silver 21")
    assert table.score(0).foxes == 1


# Yellow.


def test_yellow_circles_a_number_or_crosses_a_circled_one():
    table = at("twice", asks="pick", faces=TWICE, marks={"yellow": {"1": 1}})
    assert options(table, "pick yellow") == [
        "pick yellow yellow 1 cross",
        "pick yellow yellow 6 circle",
    ]
    table = at("twice", asks="pick", faces=TWICE, marks={"yellow": {"1": 2, "6": 2}})
    assert not options(table, "pick yellow")


def test_yellow_lines_of_circles_earn_bonuses_and_a_cross_earns_none_again():
    # The second row is 1 and 2: a take back.
    table = at("twice", asks="pick", faces=ONES, marks={"yellow": {"4": 1}})
    play(table, "pick yellow yellow 3 circle")
    assert boxes(table, "takeback") == 1
    table = at("twice", asks="pick", faces=ONES, marks={"yellow": {"3": 1, "4": 2}})
    play(table, "pick yellow yellow 3 cross")
    assert boxes(table, "takeback") == 0


def test_yellow_only_crosses_score():
    assert at("twice", marks={"yellow": [1] * 10}).score(0).parts["yellow"] == 0
    for count, worth in enumerate([3, 10, 21, 36, 55, 75, 96, 118, 141, 165], 1):
        table = at("twice", marks={"yellow": [2] * count + [1] * (10 - count)})
        assert table.score(0).parts["yellow"] == worth


# Blue, green, pink.


@pytest.mark.parametrize(("before", "fits"), [(4, True), (3, True), (2, False)])
def test_blue_is_at_most_the_number_before(before, fits):
    table = at("twice", asks="pick", faces=TWICE, marks={"blue": [before]})
    assert options(table, "pick blue") == (["pick blue blue 2 = 3"] if fits else [])


def test_blue_scores_by_position():
    for count, worth in enumerate([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78], 1):
        assert at("twice", marks={"blue": [12] * count}).score(0).parts["blue"] == worth


def test_green_multiplies_by_the_factor():
    for filled, factor in enumerate([2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]):
        table = at("twice", asks="pick", faces=TWICE, marks={"green": [1] * filled})
        assert options(table, "pick green") == [f"pick green green {filled + 1} = {5 * factor}"]


@pytest.mark.parametrize(
    ("green", "points"),
    [([12], 0), ([12, 2], 10), ([2, 12], -10), ([2, 12, 12], -10), ([2, 12, 12, 1], 1)],
)
def test_green_pairs_score_first_minus_second_and_an_unfinished_pair_nothing(green, points):
    assert at("twice", marks={"green": green}).score(0).parts["green"] == points


@pytest.mark.parametrize(("face", "opens"), [(2, 0), (3, 1), (6, 1)])
def test_pink_takes_any_number_but_earns_only_from_the_minimum_on(face, opens):
    table = at("twice", asks="pick", faces={**ONES, "pink": face}, marks={"pink": [1, 1, 1]})
    play(table, f"pick pink pink 4 = {face}")
    assert boxes(table, "takeback") == opens
    assert table.score(0).parts["pink"] == 3 + face


# Bonuses.


def test_coloured_bonuses_follow_the_rules_of_their_zones():
    marks = {"silver": [1] * 5, "yellow": {"1": 1, "2": 2}, "blue": [4]}
    wanted = {
        "?silver": [f"silver {n}" for n in range(6, 25)],
        "?yellow": ["yellow 1 cross", *(f"yellow {n} circle" for n in range(3, 11))],
        "?blue": [f"blue 2 = {n}" for n in (2, 3, 4)],
        "?green": [f"green 1 = {2 * n}" for n in range(1, 7)],
        "?pink": [f"pink 1 = {n}" for n in range(1, 7)],
    }
    for bonus, entries in wanted.items():
        table = at("twice", asks="bonus", waiting=[bonus], marks=marks)
        assert options(table) == [f"bonus {bonus} {entry}" for entry in entries]
    table = at("twice", asks="bonus", waiting=["?any"], marks=marks)
    assert options(table) == [f"bonus ?any {entry}" for found in wanted.values() for entry in found]


def test_a_first_blue_bonus_is_two_to_twelve():
    table = at("twice", asks="bonus", waiting=["?blue"])
    assert options(table) == [f"bonus ?blue blue 1 = {number}" for number in range(2, 13)]


# Take back.


def test_take_back_stands_between_a_roll_and_the_next_never_between_a_roll_and_its_reroll():
    lie = {"roll": 2, "platter": ["white", "blue"], "fields": ["pink"]}
    table = at("twice", asks="pick", faces=TWICE, open={"takeback": 2, "reroll": 1}, **lie)
    assert not options(table, "use takeback")
    play(table, "use reroll", "roll yellow3 green5 silver4")
    assert not options(table, "use takeback")
    play(table, "pick yellow yellow 1 circle")
    assert options(table) == ["go on", "use takeback white", "use takeback blue"]


def test_take_back_several_may_be_used_and_the_dice_join_the_next_roll():
    lie = {"platter": ["white", "blue"], "fields": ["pink"]}
    table = at("twice", asks="window", faces=TWICE, open={"takeback": 2}, **lie)
    play(table, "use takeback white", "use takeback blue")
    assert table.dice_to_roll() == ["white", "yellow", "blue", "green", "silver"]
    assert table.state.rolls == 2


def test_take_back_also_after_a_roll_that_was_given_up():
    table = at("twice", asks="pick", roll=2, faces=TWICE, platter=["white"], open={"takeback": 1})
    play(table, "pass roll")
    assert options(table) == ["go on", "use takeback white"]


def test_take_back_is_for_the_active_player_only():
    lie = {"platter": ["white", "blue"], "fields": ["pink"]}
    table = at("twice", seat=1, asks="passive", faces=TWICE, open={"takeback": 3}, **lie)
    assert not options(table, "use", 1)


def test_take_back_is_not_offered_after_the_third_roll():
    table = at("twice", asks="pick", roll=3, faces=TWICE, platter=["white"], open={"takeback": 1})
    play(table, "pick green green 1 = 10")
    assert table.to_act() == [1]
