"""The back side, Mix: RULES.md, a test a rule."""

import pytest

from tests.rules.setting import at, boxes, cell, dice, lying, options, play

MIX = dice("white3 yellow5 blue2 green1 orange4 purple6")
PASSIVE = {"seat": 1, "asks": "passive", "fields": ["white", "purple", "yellow"]}
PASSIVE["platter"] = ["blue", "green", "orange"]


# Yellow.


def test_yellow_choose_the_line_for_each_die_each_filled_from_the_left():
    table = at("mix", asks="pick", faces=MIX, marks={"yellow": {"1": 6, "7": 1, "8": 1}})
    assert options(table, "pick yellow") == [f"pick yellow yellow {n} = 5" for n in (2, 9, 13)]


@pytest.mark.parametrize(("before", "fits"), [(6, True), (5, False), (1, False)])
def test_yellow_top_line_falls_and_nothing_follows_a_one(before, fits):
    table = at("mix", asks="pick", faces=MIX, marks={"yellow": [before]})
    assert ("pick yellow yellow 2 = 5" in options(table)) == fits
    assert "pick yellow yellow 7 = 5" in options(table)


def test_yellow_top_and_middle_cells_give_bonuses_and_the_bottom_none():
    table = at("mix", asks="pick", faces=MIX)
    assert boxes(play(table.copy(), "pick yellow yellow 7 = 5"), "reroll") == 1
    assert play(table.copy(), "pick yellow yellow 13 = 5").awaits == "roll"
    table = at("mix", asks="pick", faces=MIX, marks={"yellow": [6]})
    assert options(play(table, "pick yellow yellow 2 = 5"), "unlock")


@pytest.mark.parametrize(
    ("yellow", "points"),
    [
        ([6], 0),
        ([0] * 6 + [6], -6),
        ([0] * 12 + [6], 6),
        ([6, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3], 11),
    ],
)
def test_yellow_minus_the_middle_plus_the_bottom_plus_full_columns(yellow, points):
    assert at("mix", marks={"yellow": yellow}).score(0).parts["yellow"] == points


# Blue, green, orange.


def test_blue_crosses_from_the_start_complete_lines():
    # The first column is 5 and 9, with the 5 printed: a mix action.
    table = at("mix", asks="pick", faces={**MIX, "white": 4, "blue": 5})
    assert options(play(table, "pick blue blue 8"), "unlock")


def test_blue_crosses_from_the_start_cannot_be_crossed_and_do_not_count():
    table = at("mix", asks="pick", faces=MIX)
    assert not options(table, "pick blue")
    for count, worth in enumerate([2, 5, 9, 14, 20, 27, 35], 1):
        free = [1, 3, 5, 6, 8, 10, 11][:count]
        marks = {"blue": {str(number): 1 for number in free}}
        assert at("mix", marks=marks).score(0).parts["blue"] == worth


def test_green_either_cell_of_a_block_first_then_the_other_then_the_next_block():
    table = at("mix", asks="pick", faces={**MIX, "green": 2})
    assert options(table, "pick green") == ["pick green green 1 = 4", "pick green green 2 = 6"]
    table = at("mix", asks="pick", faces={**MIX, "green": 2}, marks={"green": [0, 6]})
    assert options(table, "pick green") == ["pick green green 1 = 4"]
    table = at("mix", asks="pick", faces={**MIX, "green": 2}, marks={"green": [4, 6]})
    assert options(table, "pick green") == ["pick green green 3 = 4", "pick green green 4 = 2"]


@pytest.mark.parametrize(
    ("green", "points"), [([12], 0), ([0, 3], 0), ([2, 18], -16), ([12, 3], 9)]
)
def test_green_a_full_block_scores_left_minus_right(green, points):
    assert at("mix", marks={"green": green}).score(0).parts["green"] == points


def test_orange_crosses_an_equal_number_right_of_the_last_cross_and_skipped_cells_are_lost():
    table = at("mix", asks="pick", faces=MIX)
    assert options(table, "pick orange") == ["pick orange orange 4", "pick orange orange 7"]
    table = at("mix", asks="pick", faces=MIX, marks={"orange": {"5": 1}})
    assert options(table, "pick orange") == ["pick orange orange 7"]
    table = at("mix", asks="bonus", waiting=["?orange"], marks={"orange": {"9": 1}})
    assert options(table) == [f"bonus ?orange orange {number}" for number in (10, 11, 12)]


def test_orange_a_bonus_is_earned_when_both_its_neighbours_are_crossed():
    faces = {**MIX, "orange": 5}
    table = at("mix", asks="pick", faces=faces, marks={"orange": [1]})
    assert options(play(table, "pick orange orange 2"), "unlock")
    table = at("mix", asks="pick", faces=faces)
    assert not options(play(table, "pick orange orange 2"), "unlock")


def test_orange_scores_by_the_count_of_crosses():
    for count, worth in enumerate([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78], 1):
        assert at("mix", marks={"orange": [1] * count}).score(0).parts["orange"] == worth


# Purple.


@pytest.mark.parametrize("die", ["purple", "white"])
def test_purple_adds_every_other_die_then_on_the_platter(die):
    faces = {**MIX, "white": 6}
    table = at("mix", asks="pick", roll=2, faces=faces, platter=["blue", "green"])
    assert options(table, f"pick {die} purple") == [f"pick {die} purple 1 = 9"]


def test_purple_does_not_add_the_dice_that_this_pick_sends_there():
    table = play(at("mix", asks="pick", faces=MIX), "pick purple purple 1 = 6")
    assert cell(table, "purple", 1) == 6
    assert len(lying(table, "platter")) == 5


@pytest.mark.parametrize(("before", "fits"), [(8, True), (9, False), (10, False)])
def test_purple_rises_strictly(before, fits):
    table = at(
        "mix", asks="pick", roll=2, faces=MIX, platter=["blue", "green"], marks={"purple": [before]}
    )  # fmt: skip
    assert bool(options(table, "pick purple")) == fits


@pytest.mark.parametrize(
    ("purple", "points"),
    [([4], 1), ([5], 2), ([9, 10], 2 + 1 + 2), ([15], 1 + 3), ([19, 20], 2 + 3 + 4)],
)
def test_purple_scores_the_last_cell_and_the_steps(purple, points):
    assert at("mix", marks={"purple": purple}).score(0).parts["purple"] == points


@pytest.mark.parametrize("bonus", ["?purple", "?any"])
def test_purple_bonus_is_one_more_than_the_last_and_first_a_one(bonus):
    table = at("mix", asks="bonus", waiting=[bonus])
    assert options(table, f"bonus {bonus} purple") == [f"bonus {bonus} purple 1 = 1"]
    table = at("mix", asks="bonus", waiting=[bonus], marks={"purple": [4, 17]})
    assert options(table, f"bonus {bonus} purple") == [f"bonus {bonus} purple 3 = 18"]


# The mix action.


def test_mix_an_unlock_opens_a_box_of_a_list_the_player_chooses():
    table = at("mix", asks="bonus", waiting=["mix"])
    for bar in ("takeback", "polish", "joker"):
        assert boxes(play(table.copy(), f"unlock {bar}"), bar) == 1


def test_mix_a_full_list_is_not_offered_and_an_unlock_with_all_nine_open_is_lost():
    table = at("mix", asks="bonus", waiting=["mix"], open={"polish": 3, "joker": 3})
    assert options(table) == ["unlock takeback"]
    full = {"polish": 3, "joker": 3, "takeback": 3}
    table = at("mix", asks="pick", faces=MIX, marks={"yellow": [6]}, open=full)
    play(table, "pick yellow yellow 2 = 5", "go on")
    assert table.awaits == "roll"


def test_mix_an_unlock_and_other_bonuses_are_one_pool():
    table = at("mix", asks="bonus", waiting=["mix", "?purple"])
    assert options(table) == [
        "unlock takeback", "unlock polish", "unlock joker", "bonus ?purple purple 1 = 1",
    ]  # fmt: skip


def test_polish_counts_a_platter_die_one_more_or_less_and_several_add_up():
    table = at("mix", faces=MIX, open={"polish": 2}, **PASSIVE)
    green = options(table, "passive green green 1", 1)
    assert green == [
        "passive green green 1 = 2",
        "passive green green 1 = 4 polish green +1",
        "passive green green 1 = 6 polish green +2",
    ]
    play(table, green[2], seat=1)
    assert table.state.used[1, 3] == 2


def test_polish_one_and_six_are_not_neighbours():
    table = at("mix", faces={**MIX, "green": 6}, open={"polish": 1}, **PASSIVE)
    numbers = [text.split()[5] for text in options(table, "passive green green 1", 1)]
    assert numbers == ["12", "10"]


def test_polish_not_for_a_chosen_die_that_does_not_come_from_the_platter():
    table = at("mix", asks="pick", faces=MIX, open={"polish": 3})
    assert not [text for text in options(table) if "polish" in text]
    table = at("mix", asks="extra", open={"polish": 1, "extra": 1}, roll=3, faces=MIX,
               platter=["green"], fields=["white", "yellow"])  # fmt: skip
    assert [text.split()[1] for text in options(table) if "polish" in text] == ["green"] * 2


@pytest.mark.parametrize(("chosen", "other"), [("blue", "white"), ("white", "blue")])
def test_polish_for_the_white_or_blue_that_is_added_to_the_other(chosen, other):
    faces = {**MIX, "white": 3, "blue": 3}
    table = at("mix", asks="pick", roll=2, faces=faces, platter=[other], open={"polish": 1})
    assert options(table, f"pick {chosen} blue") == [
        f"pick {chosen} blue 5", f"pick {chosen} blue 6 polish {other} +1",
    ]  # fmt: skip


def test_polish_not_for_the_dice_that_purple_adds():
    table = at("mix", asks="pick", roll=2, faces=MIX, platter=["green"], open={"polish": 3})
    assert options(table, "pick purple") == ["pick purple purple 1 = 7"]


def test_joker_counts_a_die_as_the_number_of_the_box_or_any():
    table = at("mix", asks="pick", faces=MIX, open={"joker": 3})
    found = {text.partition("joker ")[2] for text in options(table, "pick yellow yellow 13")}
    boxes_of_any = {f"3 as {face}" for face in (1, 2, 3, 4, 6)}
    assert found == {"", "1 as 1", "2 as 6"} | boxes_of_any


def test_joker_is_always_another_number_than_the_face():
    table = at("mix", asks="pick", faces=MIX, open={"joker": 2})
    assert not [text for text in options(table, "pick green") if "joker 1" in text]
    assert not [text for text in options(table, "pick purple") if "joker 2" in text]


def test_joker_boxes_open_left_to_right_but_any_open_one_may_be_used():
    table = at("mix", asks="pick", faces=MIX, open={"joker": 2})
    play(table, "pick yellow yellow 13 = 6 joker 2 as 6", "roll purple5")
    assert [text for text in options(table) if "joker 1" in text]
    assert not [text for text in options(table) if "joker 2" in text]


def test_joker_first_then_polish_and_all_results_within_one_to_six():
    table = at("mix", faces={**MIX, "green": 3}, open={"polish": 2, "joker": 1}, **PASSIVE)
    found = [
        text.partition("= ")[2]
        for text in options(table, "passive green green 1", 1) if "joker" in text
    ]  # fmt: skip
    assert found == [
        "2 joker 1 as 1", "4 joker 1 as 1 polish green +1", "6 joker 1 as 1 polish green +2",
    ]  # fmt: skip


def test_joker_changes_the_chosen_die_only():
    # Blue 2 as 6 is added to white 3; white never counts as 6 for it.
    table = at("mix", asks="pick", faces=MIX, open={"joker": 2})
    assert options(table, "pick blue") == [
        "pick blue blue 3 joker 1 as 1",
        "pick blue blue 8 joker 2 as 6",
    ]


def test_the_dice_that_purple_adds_count_as_they_lie():
    table = at("mix", asks="pick", roll=2, faces=MIX, platter=["green"], open={"joker": 1})
    assert options(table, "pick purple") == [
        "pick purple purple 1 = 7", "pick purple purple 1 = 2 joker 1 as 1",
    ]  # fmt: skip


def test_the_die_keeps_its_face_for_what_goes_to_the_platter():
    table = play(
        at("mix", asks="pick", faces=MIX, open={"joker": 2}), "pick green green 1 = 12 joker 2 as 6"
    )
    assert lying(table, "platter") == set()
    assert table.state.faces[3] == 1


def test_the_die_keeps_its_face_for_other_players():
    table = at("mix", players=3, asks="pick", roll=3, faces=MIX, open={"joker": 2})
    play(table, "pick purple purple 1 = 1 joker 1 as 1")
    assert len(lying(table, "platter")) == 5
    play(table, "passive green green 1 = 2", seat=1)
    assert "passive green green 1 = 2" in options(table, seat=2)


def test_take_back_as_in_twice():
    lie = {"roll": 2, "platter": ["blue", "green"], "fields": ["orange"]}
    table = at("mix", asks="pick", faces=MIX, open={"takeback": 1}, **lie)
    assert not options(table, "use takeback")
    play(table, "pick white purple 1 = 6")
    assert options(table) == ["go on", "use takeback blue", "use takeback green"]
