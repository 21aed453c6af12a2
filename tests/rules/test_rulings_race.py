"""Level X: RULES.md, a test a rule."""

import pytest

from renard.rules.game import RuleError, new
from tests.rules.setting import at, options, play

NONE_LEFT = {"5": 0, "6": 0}


def pawns(table, seat=0):
    return [int(square) for square in table.state.cells[seat, :6]]


def chips(table, seat=0):
    return [int(number) for number in table.state.cells[seat, 6:12]]


@pytest.mark.parametrize(("players", "removed"), [(2, 1), (3, 1), (4, 0)])
def test_with_two_or_three_players_one_chip_of_each_row_is_removed(players, removed):
    full = [12, 11, 10, 9, 8, 7]
    assert list(new("levelx", players).state.stacks) == [chip - removed for chip in full]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players):
    with pytest.raises(RuleError):
        new("levelx", players)


def test_groups_are_of_one_to_four_dice_with_sums_five_to_ten():
    table = at("levelx", asks="group", faces=[1, 1, 2, 6])
    assert options(table) == [
        "pass group", "group 6 to 6", "group 1+6 to 7", "group 2+6 to 8", "group 1+1+6 to 8",
        "group 1+2+6 to 9", "group 1+1+2+6 to 10",
    ]  # fmt: skip


def test_a_die_is_in_one_group_and_dice_may_be_left_out():
    table = at("levelx", asks="group", faces=[1, 4, 6, 6])
    play(table, "group 1+4 to 5")
    assert options(table) == ["pass group", "group 6 to 6"]
    play(table, "pass group")
    assert (table.active, table.awaits) == (1, "roll")


def test_groups_go_in_any_order():
    for order in (["group 5 to 5", "group 6 to 6"], ["group 6 to 6", "group 5 to 5"]):
        table = play(at("levelx", asks="group", faces=[1, 1, 5, 6]), *order)
        assert pawns(table) == [1, 1, 0, 0, 0, 0]


def test_a_new_pawn_starts_on_the_first_square_another_goes_one_on():
    table = at("levelx", asks="group", faces=[1, 1, 5, 6], pawns={"6": 2})
    play(table, "group 5 to 5", "group 6 to 6")
    assert pawns(table) == [1, 3, 0, 0, 0, 0]


def test_several_groups_of_a_sum_are_allowed():
    table = play(at("levelx", asks="group", faces=[5, 5, 5, 1]), *["group 5 to 5"] * 3)
    assert pawns(table) == [3, 0, 0, 0, 0, 0]


def test_reaching_x_takes_a_chip_at_once():
    table = play(at("levelx", asks="group", faces=[1, 1, 5, 1], pawns={"5": 3}), "group 5 to 5")
    assert (pawns(table)[0], chips(table)[0], table.state.stacks[0]) == (4, 1, 10)


def test_already_on_x_takes_a_chip():
    table = play(at("levelx", asks="group", faces=[1, 1, 5, 1], pawns={"5": 4}), "group 5 to 5")
    assert (pawns(table)[0], chips(table)[0]) == (4, 1)


def test_x_holds_one_pawn_and_a_newcomer_sends_the_other_home():
    table = at(
        "levelx", asks="group", faces=[1, 1, 5, 1], pawns={"5": 3}, others=[{"pawns": {"5": 4}}]
    )
    play(table, "group 5 to 5")
    assert (pawns(table)[0], pawns(table, 1)[0]) == (4, 0)


def test_other_squares_hold_any_number_of_pawns():
    others = [{"pawns": {"5": 2}}, {"pawns": {"5": 2}}]
    table = at("levelx", players=3, asks="group", faces=[1, 1, 5, 1], pawns={"5": 1}, others=others)
    play(table, "group 5 to 5")
    assert [pawns(table, seat)[0] for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("faces", "ways"), [("1 2 3 4", 0), ("1 1 3 4", 5), ("1 1 1 4", 20), ("1 1 1 1", 55)]
)
def test_lucky_loser_turns_all_ones_but_one(faces, ways):
    table = play(at("levelx", asks="roll"), f"roll {faces}")
    assert len(options(table, "lucky")) == ways
    assert ("pass lucky" in options(table)) == (ways > 0)


def test_lucky_loser_some_of_the_ones_may_stay():
    table = play(at("levelx", asks="lucky", faces=[1, 1, 1, 4]), "lucky 1+6")
    assert "group 1+1+4 to 6" in options(table)
    assert "group 6 to 6" in options(table)


def test_a_row_without_chips_is_closed_at_once_for_the_turns_further_groups():
    table = at("levelx", asks="group", faces=[5, 5, 1, 6], pawns={"5": 3}, stacks={"5": 1})
    play(table, "group 5 to 5")
    assert not options(table, "group 5 to 5")
    assert options(table, "group 6 to 6")


def test_pawns_of_a_closed_row_leave_the_game():
    others = [{"pawns": {"5": 2}}]
    table = at(
        "levelx", asks="group", faces=[5, 5, 1, 6], pawns={"5": 3}, stacks={"5": 1}, others=others
    )
    play(table, "group 5 to 5")
    assert pawns(table)[0] == pawns(table, 1)[0] == 0
    assert chips(table)[0] == 1


ONE_SHORT = {"6": 1, "7": 1, "8": 1, "9": 1, "10": 1}


def test_chips_of_all_six_rows_take_the_top_tile():
    position = {"faces": [1, 1, 5, 1], "pawns": {"5": 4}, "chips": ONE_SHORT}
    table = play(at("levelx", asks="group", **position), "group 5 to 5")
    assert table.score(0).tiles == [15]
    assert table.score(0).total == 5 + 6 + 7 + 8 + 9 + 10 + 15
    table = play(at("levelx", asks="group", tiles_gone=1, **position), "group 5 to 5")
    assert table.score(0).tiles == [12]


def test_each_further_full_set_takes_a_tile_again():
    held = dict.fromkeys(ONE_SHORT, 2) | {"5": 1}
    table = at(
        "levelx", asks="group", faces=[1, 1, 5, 5], pawns={"5": 4}, chips=held,
        tiles=[15], tiles_gone=1,
    )  # fmt: skip
    play(table, "group 5 to 5")
    assert table.score(0).tiles == [15, 12]
    play(table, "group 5 to 5")
    assert table.score(0).tiles == [15, 12]


@pytest.mark.parametrize(("seat", "over"), [(0, False), (1, True)])
def test_three_empty_stacks_end_the_game_when_the_round_is_finished(seat, over):
    table = at(
        "levelx", seat=seat, active=seat, asks="group", faces=[1, 1, 1, 6], pawns={"7": 3},
        stacks={**NONE_LEFT, "7": 1},
    )  # fmt: skip
    play(table, "group 1+6 to 7", "pass group", seat=seat)
    assert table.over == over


def test_two_empty_stacks_do_not_end_the_game():
    table = at("levelx", seat=1, active=1, asks="group", faces=[1, 1, 1, 6], stacks=NONE_LEFT)
    assert not play(table, "pass group", seat=1).over


@pytest.mark.parametrize(("seat", "over"), [(0, False), (1, True)])
def test_the_last_tile_ends_the_game_when_the_round_is_finished(seat, over):
    table = at(
        "levelx", seat=seat, active=seat, asks="group", faces=[1, 1, 5, 1], pawns={"5": 4},
        chips=ONE_SHORT, tiles_gone=3,
    )  # fmt: skip
    play(table, "group 5 to 5", "pass group", seat=seat)
    assert table.score(seat).tiles == [6]
    assert table.over == over


def test_most_points_in_chips_and_tiles_win_and_ties_share():
    seats = {"chips": {"5": 2}, "others": [{"chips": {"10": 1}}, {"chips": {"9": 1}}]}
    assert at("levelx", players=3, **seats).winners() == [0, 1]
    assert at("levelx", tiles=[6], chips={"5": 1}, others=[{"chips": {"10": 1}}]).winners() == [0]
