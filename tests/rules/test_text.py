"""A position as text: printed and parsed back without loss, and nonsense refused in words."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renard import RuleError, load_sheet, new, parse_state, sheet_names, state_text
from renard.rules.game import Game
from renard.rules.sheet import with_rulings
from tests.examples import examples
from tests.play import GAMES, positions, step

CLEVER = state_text(new("clever", players=1))
RACE = state_text(new("levelx", players=2))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_position_of_a_game_comes_back(name, players):
    sheet = load_sheet(name)
    for seed in range(2):
        for game in positions(Game(sheet, players), Random(seed), eager=bool(seed)):
            text = state_text(game)
            again = parse_state(text)
            assert again.key() == game.key()
            assert state_text(again) == text
            assert again.to_act() == game.to_act()
            assert [again.legal(s) for s in range(players)] == [
                game.legal(s) for s in range(players)
            ]


def test_the_text_says_what_people_look_for():
    assert CLEVER == (
        "clever players=1 round=1 turn=0 roll=1.0 phase=roll part=active "
        "dice=white0h,yellow0h,blue0h,green0h,orange0h,purple0h "
        "| asks=idle stage=idle reroll=0/1 "
        "yellow=0.0.0.1.0.0.1.0.0.1.0.0.1.0.0.0 blue=0.0.0.0.0.0.0.0.0.0.0 "
        "green=0.0.0.0.0.0.0.0.0.0.0 orange=0.0.0.0.0.0.0.0.0.0.0 purple=0.0.0.0.0.0.0.0.0.0.0"
    )


def test_rulings_that_were_changed_are_part_of_the_text():
    game = Game(with_rulings(load_sheet("twice"), {"negative_foxes": False}), 2)
    text = state_text(game)
    assert "negative_foxes=false" in text
    again = parse_state(text)
    assert again.sheet.changed_rulings == {"negative_foxes": False}
    assert state_text(again) == text


def test_a_parsed_game_goes_on_and_does_not_share_its_state():
    text = state_text(new("mix", players=2))
    one, other = parse_state(text), parse_state(text)
    rng = Random(1)
    while not one.over:
        step(one, rng)
    assert state_text(other) == text


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


REFUSED = {
    "nothing at all": ("", "a position begins with the name of its game"),
    "only seats": ("| asks=idle", "a position begins with the name of its game"),
    "no such game": (changed(CLEVER, "clever ", "chess "), "unknown game 'chess'"),
    "no field": (changed(CLEVER, "players=1", "players"), "'players' should be name=value"),
    "a field twice": (
        changed(CLEVER, "players=1", "players=1 players=1"),
        "should be name=value, once",
    ),
    "no players": (changed(CLEVER, "players=1 ", ""), "players is missing"),
    "too many players": (
        changed(CLEVER, "players=1", "players=5"),
        "players: '5' should be a whole number from 1 to 4",
    ),
    "players in words": (changed(CLEVER, "players=1", "players=one"), "players: 'one' should be"),
    "a superscript": (changed(CLEVER, "players=1", "players=¹"), "players: '¹' should be"),
    "too few players for the game": (
        "levelx players=1 round=1 turn=0 | asks=idle",
        "players: '1' should be a whole number from 2 to 4",
    ),
    "a seat too many": (CLEVER + " | asks=idle", "a position of 1 players has 1 seats, not 2"),
    "a seat too few": (RACE.rpartition("|")[0], "a position of 2 players has 2 seats, not 1"),
    "no round": (changed(CLEVER, "round=1 ", ""), "round is missing"),
    "a round beyond reason": (changed(CLEVER, "round=1", "round=128"), "round: '128' should be"),
    "a number of five thousand digits": (
        changed(CLEVER, "round=1", "round=" + "9" * 5000),
        "should be a whole number from 0 to 127",
    ),
    "nobody's turn": (
        changed(CLEVER, "turn=0", "turn=1"),
        "turn: '1' should be a whole number from 0 to 0",
    ),
    "half a roll": (changed(CLEVER, "roll=1.0", "roll=1"), "roll: should be 2 numbers"),
    "a roll beyond reason": (
        changed(CLEVER, "roll=1.0", "roll=1.999"),
        "roll: should be 2 numbers",
    ),
    "an unknown phase": (
        changed(CLEVER, "phase=roll", "phase=tea"),
        "phase: 'tea' should be one of play, roll, platter, over",
    ),
    "an unknown part": (
        changed(CLEVER, "part=active", "part=tea"),
        "part: 'tea' should be one of round, active, passive",
    ),
    "a ruling that is no switch": (
        changed(CLEVER, "round=1", "negative_foxes=perhaps round=1"),
        "negative_foxes: 'perhaps' should be one of",
    ),
    "a ruling of another game": (
        changed(CLEVER, "round=1", "takeback_without_dice=true round=1"),
        "takeback_without_dice is no part of this position",
    ),
    "a die too few": (changed(CLEVER, ",purple0h", ""), "dice: 5 are given; there are 6"),
    "a die too many": (changed(CLEVER, "purple0h", "purple0h,red1h"), "dice: 7 are given"),
    "a die of another colour": (
        changed(CLEVER, "yellow0h", "red0h"),
        "dice: 'red0h' should be yellow, a face and one of hpfa",
    ),
    "a face of 7": (changed(CLEVER, "yellow0h", "yellow7h"), "dice: 'yellow7h' should be yellow"),
    "a die nowhere": (changed(CLEVER, "yellow0h", "yellow0x"), "dice: 'yellow0x' should be yellow"),
    "an unknown die to follow": (
        changed(CLEVER, " | ", " follow=red | "),
        "follow: 'red' should be one of white, yellow",
    ),
    "an unknown question": (
        changed(CLEVER, "asks=idle", "asks=why"),
        "asks: 'why' should be one of idle",
    ),
    "an unknown stage": (
        changed(CLEVER, "stage=idle", "stage=why"),
        "stage: 'why' should be one of",
    ),
    "foxes beyond reason": (changed(CLEVER, "reroll=0/1", "foxes=100"), "foxes: '100' should be"),
    "more used than opened": (
        changed(CLEVER, "reroll=0/1", "reroll=2/1"),
        "reroll: 2 of 1 open boxes cannot be used",
    ),
    "more opened than there are": (
        changed(CLEVER, "reroll=0/1", "reroll=0/8"),
        "reroll: should be used/open, at most 7 open",
    ),
    "a bar without a slash": (
        changed(CLEVER, "reroll=0/1", "reroll=1"),
        "reroll: should be used/open",
    ),
    "a bar of another game": (
        changed(CLEVER, "reroll=0/1", "joker=0/1"),
        "joker: should be used/open, at most 0 open",
    ),
    "an unknown bonus": (
        changed(CLEVER, "reroll=0/1", "waiting=X:red*1"),
        "waiting: 'X:red*1' should be a bonus of the sheet, * and a count",
    ),
    "a bonus without a count": (
        changed(CLEVER, "reroll=0/1", "waiting=X:blue"),
        "waiting: 'X:blue'",
    ),
    "bonuses beyond reason": (
        changed(CLEVER, "reroll=0/1", "waiting=X:blue*999"),
        "waiting: 'X:blue*999'",
    ),
    "an extra die of another colour": (
        changed(CLEVER, "reroll=0/1", "extras=red"),
        "extras: 'red'",
    ),
    "a box too few": (
        changed(CLEVER, "green=0.", "green="),
        "green: should be 11 numbers up to 127",
    ),
    "a box too many": (changed(CLEVER, "green=0.", "green=0.0."), "green: should be 11 numbers"),
    "a mark beyond reason": (
        changed(CLEVER, "green=0.", "green=128."),
        "green: should be 11 numbers",
    ),
    "a negative mark": (changed(CLEVER, "green=0.", "green=-1."), "green: should be 11 numbers"),
    "no zone": (changed(CLEVER, " green=0.0.0.0.0.0.0.0.0.0.0", ""), "green is missing"),
    "a zone of another game": (CLEVER + " pink=0", "pink is no part of this position"),
    "a field that nobody knows": (
        changed(CLEVER, "round=1", "round=1 tea=1"),
        "tea is no part of this position",
    ),
    "a hand of five": (changed(RACE, "hand=", "hand=11111"), "hand: '11111' should be up to four"),
    "a hand that falls": (changed(RACE, "hand=", "hand=21"), "hand: '21' should be up to four"),
    "a hand in words": (changed(RACE, "hand=", "hand=two"), "hand: 'two' should be up to four"),
    "a hand of superscripts": (changed(RACE, "hand=", "hand=²"), "hand: '²' should be up to four"),
    "a stack too few": (changed(RACE, "stacks=11.", "stacks="), "stacks: should be 6 numbers"),
    "too many tiles": (changed(RACE, "tiles=0 ", "tiles=9 "), "tiles: '9' should be"),
    "no pawns": (changed(RACE, " pawns=0.0.0.0.0.0", ""), "pawns is missing"),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_nonsense_is_refused_in_words(fault):
    text, reason = REFUSED[fault]
    with pytest.raises(RuleError) as refusal:
        parse_state(text)
    assert reason in str(refusal.value)


TALKS = {
    "nobody decides": ("phase=roll", "phase=play", "somebody has to decide"),
    "a die follows, but which": ("asks=idle", "asks=follow", "asks=follow"),
    "a bonus to enter, but none waits": ("asks=idle", "asks=bonus", "asks=bonus"),
}


@pytest.mark.parametrize("fault", TALKS)
def test_what_contradicts_itself_is_refused(fault):
    old, new_text, reason = TALKS[fault]
    text = changed(CLEVER, old, new_text)
    if "asks" in old:
        text = changed(text, "phase=roll", "phase=play")
    with pytest.raises(RuleError) as refusal:
        parse_state(text)
    assert reason in str(refusal.value)


@st.composite
def texts(draw):
    """A position somewhere in a game."""
    name, players = draw(st.sampled_from(GAMES))
    game = Game(load_sheet(name), players)
    rng = Random(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 60))):
        if not game.over:
            step(game, rng)
    return state_text(game)


@st.composite
def mutated(draw):
    """A position with some characters cut out, doubled, or replaced by others."""
    text = draw(texts())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        other = draw(st.sampled_from(PIECES) | st.text(max_size=4) | st.just(text[at:end] * 2))
        text = text[:at] + other + text[end:]
    return text


PIECES = [
    "", " ", "|", "=", ".", ",", "*", "/", "0", "7", "127", "128", "999999", "-1", "²", "٣",
    "phase=play", "asks=follow", "asks=bonus", "asks=pick", "stage=window", "waiting=?any*1",
    "extras=white", "follow=white", "joker=7/3", "joker=999/3", "polish=0/3", "hand=1666",
    "mix", "levelx", "players=4", "true", "clever.toml",
]  # fmt: skip


@pytest.mark.slow
@given(mutated())
@settings(max_examples=examples(1500))
def test_mutated_texts_are_refused_or_mean_themselves(text):
    try:
        game = parse_state(text)
    except RuleError:
        return
    canonical = state_text(game)
    assert state_text(parse_state(canonical)) == canonical
    # Whatever is accepted can be asked for what is legal there.
    for seat in range(game.players):
        legal = game.legal(seat)
        assert legal == sorted(set(legal))


def test_every_game_has_a_text():
    for name in sheet_names():
        assert state_text(new(name)).startswith(f"{name} players=")
