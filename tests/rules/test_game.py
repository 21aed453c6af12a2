"""A game as people and programs handle it: what it answers, and everything that it refuses."""

from random import Random

import pytest

import renard
from renard import RuleError, load_sheet, new
from renard.rules.game import Game
from tests.play import GAMES, positions, step

SIX = {"white": 1, "yellow": 2, "blue": 3, "green": 4, "orange": 5, "purple": 6}


def after_roll(name="clever", players=2) -> Game:
    game = new(name, players)
    game.apply_roll(SIX)
    return game


def at_platter() -> Game:
    """A solo game whose six dice of the passive turn lie there, the platter not yet chosen."""
    game, rng = new("clever", players=1), Random(1)
    while game.awaits != "platter":
        if game.awaits == "roll" and game.state.part == 2:
            game.apply_roll(SIX)
        else:
            step(game, rng)
    return game


def ended() -> Game:
    game, rng = new("clever", players=1), Random(1)
    while not game.over:
        step(game, rng)
    return game


@pytest.mark.parametrize(
    ("name", "players", "reason"),
    [
        ("clever", 0, "clever is for 1 to 4 players, not 0"),
        ("clever", 5, "clever is for 1 to 4 players, not 5"),
        ("levelx", 1, "levelx is for 2 to 4 players, not 1"),
    ],
)
def test_player_counts_that_do_not_fit(name, players, reason):
    with pytest.raises(RuleError, match=reason):
        new(name, players)


def test_a_new_game_takes_a_name_a_path_or_a_sheet():
    sheet = load_sheet("twice", {"negative_foxes": False})
    assert new("twice").players == 1
    assert new("levelx").players == 2
    assert new(sheet, 3).sheet is sheet
    assert new("twice", 2, {"negative_foxes": False}).sheet.changed_rulings == {
        "negative_foxes": False
    }


@pytest.mark.parametrize("seat", [-1, 2, 4, 99])
def test_there_is_no_such_seat(seat):
    with pytest.raises(RuleError, match=f"there is no seat {seat}; the seats are 0 to 1"):
        after_roll().legal(seat)


REFUSED = {
    "acting while dice are awaited": (
        lambda: new("clever", 2),
        lambda game: game.apply(0, 0),
        "nobody can act now: the game awaits a roll",
    ),
    "acting while the platter is awaited": (
        at_platter,
        lambda game: game.apply(0, 0),
        "nobody can act now: the game awaits a platter",
    ),
    "acting after the end": (
        ended,
        lambda game: game.apply(0, 0),
        "nobody can act now: the game awaits nothing more",
    ),
    "acting out of turn": (
        after_roll,
        lambda game: game.apply(1, 0),
        "seat 1 has nothing to decide; seats that do: 0",
    ),
    "an illegal action": (
        after_roll,
        lambda game: game.apply(0, 1),
        "action 1 is not legal for seat 0 now",
    ),
    "an action that does not exist": (
        after_roll,
        lambda game: game.apply(0, 10**9),
        "action 1000000000 is not legal for seat 0",
    ),
    "a negative action": (
        after_roll,
        lambda game: game.apply(0, -1),
        "action -1 is not legal for seat 0 now",
    ),
    "a roll while a decision is awaited": (
        after_roll,
        lambda game: game.apply_roll(SIX),
        "no roll is due: the game awaits a decision",
    ),
    "a roll after the end": (
        ended,
        lambda game: game.apply_roll(SIX),
        "no roll is due: the game awaits nothing more",
    ),
    "too few dice": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({"white": 1}),
        "these dice are rolled now: white, yellow, blue, green, orange, purple; not white",
    ),
    "a die that does not exist": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({**SIX, "red": 1}),
        "these dice are rolled now: white, yellow, blue, green, orange, purple; not",
    ),
    "a face of 7": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({**SIX, "white": 7}),
        "white shows 7; a die shows 1 to 6",
    ),
    "a face of 0": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({**SIX, "white": 0}),
        "white shows 0; a die shows 1 to 6",
    ),
    "a face that is true": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({**SIX, "white": True}),
        "white shows True; a die shows 1 to 6",
    ),
    "a face and a half": (
        lambda: new("clever", 2),
        lambda game: game.apply_roll({**SIX, "white": 1.5}),
        "white shows 1.5; a die shows 1 to 6",
    ),
    "a platter while a roll is awaited": (
        lambda: new("clever", 1),
        lambda game: game.apply_platter(["white", "yellow", "blue"]),
        "no platter is due: the game awaits a roll",
    ),
    "two dice on the platter": (
        at_platter,
        lambda game: game.apply_platter(["white", "yellow"]),
        "the platter takes three different dice, not white, yellow",
    ),
    "a die twice on the platter": (
        at_platter,
        lambda game: game.apply_platter(["white", "white", "yellow"]),
        "the platter takes three different dice",
    ),
    "an unknown die on the platter": (
        at_platter,
        lambda game: game.apply_platter(["white", "yellow", "red"]),
        "the platter takes three different dice",
    ),
    "a high die on the platter": (
        at_platter,
        lambda game: game.apply_platter(["white", "yellow", "purple"]),
        "the three lowest dice go to the platter, not white, yellow, purple",
    ),
    "undoing nothing": (
        lambda: new("clever", 2),
        lambda game: game.undo(),
        "nothing has happened yet that could be undone",
    ),
    "an event that is not legal": (
        after_roll,
        lambda game: game.find(0, {"pick": "white", "zone": "yellow", "cell": 3}),
        "seat 0 cannot do this now: pick white yellow 3",
    ),
    "words that mean nothing": (
        after_roll,
        lambda game: game.find(0, "pick up sticks"),
        "seat 0 cannot do this now: pick up sticks",
    ),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_refusals_say_why_and_change_nothing(fault):
    make, ask, reason = REFUSED[fault]
    game = make()
    before, steps = game.key(), game.steps
    with pytest.raises(RuleError) as refusal:
        ask(game)
    assert reason in str(refusal.value)
    assert (game.key(), game.steps) == (before, steps)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_undo_leads_back_to_the_beginning(name, players):
    game = new(name, players)
    keys = [position.key() for position in positions(game, Random(3))]
    while game.steps:
        assert game.key() == keys[game.steps]
        game.undo()
    assert game.key() == keys[0]


def test_a_copy_has_no_history_and_goes_its_own_way():
    game = after_roll()
    copy = game.copy()
    assert (copy.key(), copy.steps) == (game.key(), 0)
    copy.apply(0, copy.legal(0)[-1])
    assert copy.key() != game.key()
    assert game.steps == 1


def test_winners_are_those_with_the_most_points():
    for seed in range(20):
        *_, game = positions(new("levelx", 3), Random(seed))
        totals = [game.score(seat).total for seat in range(3)]
        assert game.winners() == [s for s in range(3) if totals[s] == max(totals)]


def test_ties_go_to_the_highest_zone_and_then_to_all():
    first = "orange=4.0.0.0.0.0.0.0.0.0.0 purple=0.0.0.0.0.0.0.0.0.0.0"
    split = "orange=2.0.0.0.0.0.0.0.0.0.0 purple=2.0.0.0.0.0.0.0.0.0.0"
    blank = "orange=0.0.0.0.0.0.0.0.0.0.0 purple=0.0.0.0.0.0.0.0.0.0.0"
    head, *seats = renard.state_text(new("clever", 3)).split(" | ")

    def winners(*marks):
        played = [seat.replace(blank, mark) for seat, mark in zip(seats, marks, strict=True)]
        return renard.parse_state(" | ".join([head, *played])).winners()

    assert winners(first, split, blank) == [0]
    assert winners(split, first, blank) == [1]
    assert winners(first, split, first) == [0, 2]
    assert winners(split, blank, split) == [0, 2]


def test_every_possibility_can_be_walked_through():
    game = after_roll()
    assert list(game) == [(0, action) for action in game.legal(0)]
    assert list(new("clever", 2)) == []


def test_the_game_says_where_it_stands():
    game = new("clever", 2)
    assert (game.awaits, game.round, game.active, game.over) == ("roll", 1, 0, False)
    assert game.dice_to_roll() == list(SIX)
    game.apply_roll(SIX)
    assert (game.awaits, game.to_act(), game.dice_to_roll()) == ("decision", [0], [])
    assert at_platter().awaits == "platter"
    assert (ended().awaits, ended().over, ended().to_act()) == ("over", True, [])


@pytest.mark.parametrize("action", [-1, 5000, 10**7])
def test_an_action_that_is_not_legal_has_no_words(action):
    game = renard.new("clever")
    game.apply_roll(dict.fromkeys(game.dice_to_roll(), 1))
    with pytest.raises(RuleError, match="not legal"):
        game.event(0, action)
    with pytest.raises(RuleError, match="not legal"):
        game.text(0, action)


@pytest.mark.parametrize("seat", [-1, 1, 9])
def test_a_seat_that_nobody_has_is_refused(seat):
    game = renard.new("clever")
    for method in (game.score, game.legal):
        with pytest.raises(RuleError, match="there is no seat"):
            method(seat)


def test_finding_an_event_of_no_shape_is_a_refusal():
    game = renard.new("clever")
    game.apply_roll(dict.fromkeys(game.dice_to_roll(), 1))
    with pytest.raises(RuleError, match="cannot do this now"):
        game.find(0, {"pick": "white", "joker": {}})
