"""Rounds, the active and the passive turn of the Clever family: RULES.md, a test a rule."""

import pytest

from renard.rules.game import new
from tests.rules.setting import FAMILY, at, boxes, cell, dice, lying, options, play

CLEVER = dice("white3 yellow5 blue2 green1 orange4 purple6")


def start_of_round(game, round_now):
    """Two players as a round begins: the last passive seat of the round before has declined."""
    faces = dict.fromkeys(at(game).sheet.dice, 1)
    table = at(
        game, round=round_now - 1, active=1, asks="passive", faces=faces, platter=["white"],
        rulings={"passive_may_decline": True},
    )  # fmt: skip
    play(table, "pass passive")
    assert table.round == round_now
    return table


# Rounds.


@pytest.mark.parametrize("game", FAMILY)
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_rounds_by_number_of_players(game, players, rounds):
    faces = dict.fromkeys(at(game).sheet.dice, 1)
    for round_now in (rounds - 1, rounds):
        table = at(
            game, players=players, round=round_now, active=players - 1, asks="passive",
            faces=faces, platter=["white"], rulings={"passive_may_decline": True},
        )  # fmt: skip
        play(table, "pass passive")
        assert table.over == (round_now == rounds)


def test_everyone_is_active_once_in_seat_order():
    table = at(
        "tower", players=3, active=0, seat=2, asks="passive", faces=CLEVER, platter=["white"]
    )
    play(table, "pass passive", seat=2)
    assert (table.round, table.active, table.awaits) == (1, 1, "roll")


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        ("clever", ["reroll", "extra", "reroll"]),
        ("tower", ["reroll", "extra", "reroll"]),
        ("twice", ["reroll", "extra", "takeback"]),
        ("mix", ["reroll", "extra", "mix"]),
    ],
)
def test_rounds_one_to_three_give_an_action_to_everybody(game, actions):
    assert boxes(new(game, 2), actions[0]) == boxes(new(game, 2), actions[0], seat=1) == 1
    for round_now, action in enumerate(actions[1:], 2):
        table = start_of_round(game, round_now)
        for seat in (0, 1):
            if action == "mix":
                lists = ["unlock takeback", "unlock polish", "unlock joker"]
                assert options(table, "unlock", seat) == lists
            else:
                assert boxes(table, action, seat) == 1


@pytest.mark.parametrize("game", FAMILY)
def test_round_four_gives_a_free_bonus_that_is_used_at_once(game):
    table = start_of_round(game, 4)
    assert table.to_act() == [0, 1]
    assert options(table) == options(table, "bonus ")
    assert options(table, seat=1) == options(table, "bonus ", seat=1)


@pytest.mark.parametrize("game", FAMILY)
@pytest.mark.parametrize("round_now", [5, 6])
def test_rounds_five_and_six_give_nothing(game, round_now):
    table = start_of_round(game, round_now)
    assert table.awaits == "roll"
    assert not table.state.opened.any()


# The active turn.


def test_equal_faces_stay_and_lower_ones_go_to_the_platter():
    table = at("clever", asks="pick", faces=dice("white3 yellow3 blue2 green1 orange4 purple3"))
    play(table, "pick purple purple 1 = 3")
    assert lying(table, "platter") == {"blue", "green"}
    assert lying(table, "hand") == {"white", "yellow", "orange"}
    assert lying(table, "fields") == {"purple"}


def test_the_lowest_die_sends_none_to_the_platter():
    table = play(at("clever", asks="pick", faces=CLEVER), "pick green green 1")
    assert lying(table, "platter") == set()


def test_what_is_left_is_rolled_up_to_three_times():
    table = at("clever", asks="roll")
    play(table, "roll white1 yellow1 blue1 green1 orange1 purple1", "pick green green 1")
    play(table, "roll white1 yellow1 blue1 orange1 purple1", "pick purple purple 1 = 1")
    play(table, "roll white1 yellow1 blue1 orange1")
    assert table.state.rolls == 3
    play(table, "pick orange orange 1 = 1")
    assert table.awaits == "decision"
    assert table.to_act() == [1]


def test_after_the_last_roll_all_dice_not_on_a_field_go_to_the_platter():
    table = at("clever", asks="pick", roll=3, faces=CLEVER, fields=["green", "orange"])
    play(table, "pick blue blue 4")
    assert lying(table, "platter") == {"white", "yellow", "purple"}
    assert lying(table, "fields") == {"green", "orange", "blue"}


def test_without_dice_there_are_no_more_rolls():
    table = play(at("clever", asks="pick", faces=CLEVER), "pick purple purple 1 = 6")
    assert table.to_act() == [1]
    assert len(lying(table, "platter")) == 5


def test_a_reroll_is_not_one_of_the_three_rolls():
    table = at("clever", asks="pick", roll=3, faces=CLEVER, open={"reroll": 2})
    play(table, "use reroll", "roll white1 yellow1 blue1 green1 orange1 purple1")
    assert table.state.rolls == 3
    play(table, "use reroll", "roll white2 yellow2 blue2 green2 orange2 purple2")
    assert table.state.rolls == 3
    assert options(table, "pick")
    assert not options(table, "use")


def test_a_reroll_throws_all_dice_of_the_roll_just_made_and_no_others():
    table = at(
        "clever", asks="pick", roll=2, faces=CLEVER, platter=["green"], fields=["blue"],
        open={"reroll": 1},
    )  # fmt: skip
    play(table, "use reroll")
    assert table.dice_to_roll() == ["white", "yellow", "orange", "purple"]


def test_a_lost_roll_is_one_of_the_three_and_no_die_moves():
    table = at(
        "clever", asks="pick", roll=1, faces=dice("white1 yellow1 blue1 green1 orange1 purple2"),
        platter=["white", "yellow", "blue", "orange"],
        marks={"green": [1] * 11, "purple": [4]},
    )  # fmt: skip
    assert options(table) == ["pass roll"]
    play(table, "pass roll")
    assert table.dice_to_roll() == ["green", "purple"]
    assert lying(table, "fields") == set()
    play(table, "roll green1 purple1", "pass roll", "roll green1 purple1", "pass roll")
    assert table.to_act() == [1]
    assert lying(table, "platter") == set(table.sheet.dice)


def test_a_given_up_roll_is_one_of_the_three_and_no_die_moves():
    table = at("tower", asks="pick", roll=2, faces=CLEVER, fields=["green"])
    play(table, "pass roll")
    assert table.state.rolls == 3
    assert table.dice_to_roll() == ["white", "yellow", "blue", "orange", "purple"]
    play(table, "roll white2 yellow2 blue2 orange2 purple2", "pass roll")
    assert table.to_act() == [1]
    assert lying(table, "fields") == {"green"}


def test_a_die_that_can_be_entered_nowhere_cannot_be_chosen():
    table = at("clever", asks="pick", faces=CLEVER, marks={"green": [1]})
    assert not options(table, "pick green")
    assert "pick white green 2" in options(table)


def test_white_is_a_joker_for_the_colour_with_its_own_face():
    table = at("clever", asks="pick", faces=CLEVER)
    assert options(table, "pick white") == [
        "pick white yellow 1", "pick white yellow 14", "pick white blue 4", "pick white green 1",
        "pick white orange 1 = 3", "pick white purple 1 = 3",
    ]  # fmt: skip


@pytest.mark.parametrize("place", ["platter", "fields", "hand"])
@pytest.mark.parametrize(("chosen", "other"), [("blue", "white"), ("white", "blue")])
def test_blue_is_always_blue_plus_white_wherever_the_other_lies(chosen, other, place):
    where = {place: [other]} if place != "hand" else {}
    table = at("clever", asks="pick", roll=2, faces=CLEVER, **where)
    assert options(table, f"pick {chosen} blue") == [f"pick {chosen} blue 4"]


def test_both_of_blue_and_white_can_be_entered_in_one_turn():
    table = at("clever", asks="pick", faces=dice("white6 yellow6 blue2 green6 orange6 purple6"))
    play(table, "pick blue blue 7", "roll white1 yellow6 green6 orange6 purple6")
    assert "pick white blue 2" in options(table)


# The passive turn.


def test_passive_seats_choose_at_the_same_time_and_dice_are_not_used_up():
    table = at("tower", players=3, asks="pick", roll=3, faces=CLEVER, fields=["green", "yellow"])
    play(table, "pick purple purple 1 = 6")
    assert table.to_act() == [1, 2]
    play(table, "passive orange orange 1 = 4", seat=2)
    assert table.to_act() == [1]
    play(table, "passive orange orange 1 = 4", seat=1)
    assert table.active == 1
    assert [cell(table, "orange", 1, seat) for seat in range(3)] == [0, 4, 4]


def test_only_who_can_use_no_platter_die_may_use_the_dice_fields_or_none():
    closed = {"marks": {"purple": [5]}}
    lie = {"platter": ["purple"], "fields": ["green", "orange", "yellow"]}
    faces = dice("white3 yellow5 blue2 green1 orange4 purple4")
    door = at("clever", seat=1, asks="passive", faces=faces, **lie, **closed)
    assert options(door, "passive", 1) == [
        "passive yellow yellow 3", "passive yellow yellow 8", "passive green green 1",
        "passive orange orange 1 = 4",
    ]  # fmt: skip
    assert "pass passive" in options(door, seat=1)
    shut = at("clever", seat=1, asks="passive", faces=faces, **lie)
    assert options(shut, seat=1) == ["passive purple purple 1 = 4"]


@pytest.mark.parametrize("game", ["tower", "mix"])
def test_declining_never_opens_the_door_to_the_dice_fields(game):
    table = at(game, seat=1, asks="passive", faces=CLEVER, platter=["purple"], fields=["green"])
    assert not options(table, "passive green", 1)
    play(table, "pass passive", seat=1)
    assert (table.active, table.awaits) == (1, "roll")
    assert (table.state.cells[1] == at(game).state.cells[1]).all()


@pytest.mark.parametrize(
    ("modifier", "face", "last_cross"), [({"polish": 1}, 2, "11"), ({"joker": 2}, 5, "10")]
)
def test_mix_a_die_usable_by_polish_or_joker_keeps_the_door_shut(modifier, face, last_cross):
    # Orange has only a 3 left (a 2, polished, fits), or a 6 and a 3 (a 5 fits as the joker's 6).
    position = {
        "seat": 1,
        "asks": "passive",
        "faces": dice(f"white6 yellow6 blue6 green6 orange{face} purple6"),
        "platter": ["orange"],
        "fields": ["white", "yellow", "green"],
        "marks": {"orange": {last_cross: 1}},
    }
    assert options(at("mix", **position), "passive yellow", 1)
    shut = at("mix", open=modifier, **position)
    assert options(shut, "passive orange", 1)
    assert not options(shut, "passive yellow", 1)
