"""The named switches of the sheets: their defaults, and what each setting does."""

import pytest

from renard.rules.sheet import SheetError, load_sheet
from tests.rules.setting import FAMILY, at, dice, lying, options, play

CLEVER = dice("white3 yellow5 blue2 green1 orange4 purple6")
TWICE = dice("white2 yellow3 blue1 green5 pink6 silver4")
PLACED = {"roll": 3, "faces": CLEVER, "fields": ["purple", "yellow", "green"]}
PLACED["platter"] = ["white", "blue", "orange"]
BOTH = pytest.mark.parametrize("setting", [False, True])


@pytest.mark.parametrize(
    ("switch", "games_with_it_on"),
    [
        ("may_give_up_roll", ["tower", "twice", "mix"]),
        ("passive_may_decline", ["tower", "twice", "mix"]),
        ("solo_other_dice", ["tower", "mix"]),
        ("extra_once_per_round", []),
        ("takeback_without_dice", ["twice", "mix"]),
        ("negative_foxes", FAMILY),
    ],
)
def test_defaults_of_the_switches(switch, games_with_it_on):
    assert [game for game in FAMILY if load_sheet(game).rulings.get(switch)] == games_with_it_on


def test_games_without_take_back_have_no_switch_for_it():
    for game in ("clever", "tower", "levelx"):
        with pytest.raises(SheetError, match="takeback_without_dice"):
            load_sheet(game, {"takeback_without_dice": True})


@BOTH
@pytest.mark.parametrize("game", ["clever", "tower", "mix"])
def test_may_give_up_roll(game, setting):
    table = at(game, asks="pick", faces=CLEVER, rulings={"may_give_up_roll": setting})
    assert ("pass roll" in options(table)) == setting


@BOTH
@pytest.mark.parametrize("game", ["clever", "tower", "mix"])
def test_passive_may_decline(game, setting):
    rulings = {"passive_may_decline": setting}
    table = at(game, seat=1, asks="passive", rulings=rulings, **PLACED)
    assert ("pass passive" in options(table, seat=1)) == setting


@BOTH
@pytest.mark.parametrize("game", ["clever", "tower"])
def test_solo_other_dice(game, setting):
    marks = {"purple": [5], "green": [1, 1], "yellow": {"3": 1, "8": 1}}
    rulings = {"solo_other_dice": setting}
    table = at(game, players=1, asks="passive roll", marks=marks, rulings=rulings)
    play(table, "roll white6 yellow5 blue6 green1 orange6 purple2", "platter yellow green purple")
    assert lying(table, "fields" if setting else "aside") == {"white", "blue", "orange"}
    assert bool(options(table, "passive")) == setting
    assert "pass passive" in options(table)


@BOTH
def test_solo_other_dice_stay_shut_while_a_platter_die_can_be_used(setting):
    table = at("tower", players=1, asks="passive roll", rulings={"solo_other_dice": setting})
    play(table, "roll white6 yellow5 blue6 green1 orange6 purple2", "platter yellow green purple")
    assert not options(table, "passive orange")


@BOTH
def test_extra_once_per_round(setting):
    rulings = {"extra_once_per_round": setting}
    table = at("tower", asks="extra", open={"extra": 3}, rulings=rulings, **PLACED)
    play(table, "extra white yellow 1", "pass extra")
    play(table, "pass passive", seat=1)
    play(
        table,
        "roll white3 yellow5 blue2 green1 orange4 purple6",
        "pick purple purple 1 = 6",
        seat=1,
    )
    play(table, "pass passive")
    assert bool(options(table, "extra white")) == (not setting)
    assert options(table, "extra blue")


def test_extra_once_per_round_begins_anew_with_the_round():
    rulings = {"extra_once_per_round": True}
    table = at(
        "tower", active=1, asks="passive", extras=["white"], open={"extra": 2}, rulings=rulings,
        **PLACED,
    )  # fmt: skip
    play(table, "pass passive")
    assert not options(table, "extra white")
    play(table, "pass extra", "roll white3 yellow5 blue2 green1 orange4 purple6")
    play(table, "pick purple purple 1 = 6")
    assert options(table, "extra white")


@BOTH
def test_extra_once_per_round_alone(setting):
    rulings = {"extra_once_per_round": setting}
    table = at("tower", players=1, asks="extra", open={"extra": 2}, rulings=rulings, **PLACED)
    play(table, "extra white yellow 1", "pass extra")
    play(table, "roll white3 yellow5 blue2 green1 orange4 purple6", "platter white blue green")
    play(table, "pass passive")
    assert bool(options(table, "extra white")) == (not setting)


@BOTH
def test_takeback_without_dice(setting):
    rulings = {"takeback_without_dice": setting}
    table = at("twice", asks="pick", faces=TWICE, open={"takeback": 1}, rulings=rulings)
    play(table, "pick pink pink 1 = 6")
    if setting:
        assert table.to_act() == [0]
        assert len(options(table, "use takeback")) == 5
        play(table, "use takeback silver")
        assert table.dice_to_roll() == ["silver"]
    else:
        assert table.to_act() == [1]


@BOTH
def test_takeback_with_dice_in_hand_is_allowed_either_way(setting):
    rulings = {"takeback_without_dice": setting}
    table = at("twice", asks="pick", faces=TWICE, open={"takeback": 1}, rulings=rulings)
    play(table, "pick green green 1 = 10")
    assert options(table) == [
        "go on", "use takeback white", "use takeback yellow", "use takeback blue",
        "use takeback silver",
    ]  # fmt: skip


def test_takeback_without_dice_only_while_fewer_than_three_rolls_were_made():
    table = at("twice", asks="pick", roll=3, faces=TWICE, open={"takeback": 1})
    play(table, "pick pink pink 1 = 6")
    assert table.to_act() == [1]


@BOTH
def test_negative_foxes(setting):
    marks = {"green": [2, 12]}
    table = at("twice", marks=marks, foxes=2, rulings={"negative_foxes": setting})
    assert table.score(0).parts["green"] == -10
    assert table.score(0).total == (-30 if setting else -10)
