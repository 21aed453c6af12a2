"""Actions in words: events as the record writes them, and one line of text for each."""

from random import Random

import pytest

from renard import RuleError, explain, new
from renard.rules.words import GO_ON, text_of
from tests.play import GAMES, positions

TEXTS = [
    (None, "go on"),
    ({"pass": "roll"}, "pass roll"),
    ({"pass": "silver", "die": "white"}, "pass silver white"),
    ({"use": "reroll"}, "use reroll"),
    ({"use": "takeback", "die": "blue"}, "use takeback blue"),
    ({"unlock": "joker"}, "unlock joker"),
    ({"pick": "white", "zone": "yellow", "cell": 5}, "pick white yellow 5"),
    ({"pick": "white", "zone": "orange", "cell": 4, "value": 10}, "pick white orange 4 = 10"),
    (
        {"passive": "yellow", "zone": "yellow", "cell": 2, "mark": "circle"},
        "passive yellow yellow 2 circle",
    ),
    (
        {
            "extra": "blue",
            "zone": "blue",
            "cell": 5,
            "joker": {"box": 2, "as": 6},
            "polish": {"white": -1},
        },
        "extra blue blue 5 joker 2 as 6 polish white -1",
    ),
    ({"silver": "pink", "cell": 19}, "silver pink 19"),
    ({"bonus": "?green", "zone": "green", "cell": 3, "value": 10}, "bonus ?green green 3 = 10"),
    ({"lucky": [2, 6]}, "lucky 2+6"),
    ({"group": [1, 4], "row": 5}, "group 1+4 to 5"),
]


@pytest.mark.parametrize(("event", "text"), TEXTS)
def test_an_event_on_one_line(event, text):
    assert text_of(event) == text


VERBS = {"pick", "passive", "extra", "silver", "bonus", "use", "unlock", "pass", "lucky", "group"}
KEYS = {
    "pick": {"zone", "cell", "value", "mark", "joker", "polish"},
    "passive": {"zone", "cell", "value", "mark", "joker", "polish"},
    "extra": {"zone", "cell", "value", "mark", "joker", "polish"},
    "bonus": {"zone", "cell", "value", "mark"},
    "silver": {"cell"},
    "use": {"die"},
    "pass": {"die"},
    "group": {"row"},
    "unlock": set(),
    "lucky": set(),
}
"""What the record's page allows beside each verb."""


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_action_has_an_event_of_its_own(name, players):
    for game in positions(new(name, players), Random(11), eager=True):
        for seat in game.to_act():
            options = game.options(seat)
            texts = [text_of(event) for event in options.values()]
            assert len(set(texts)) == len(texts)
            for action, event in options.items():
                if event is None:
                    assert text_of(event) == GO_ON
                    continue
                (verb,) = VERBS & set(event)
                assert set(event) - {verb} <= KEYS[verb]
                assert game.event(seat, action) == event
                assert game.find(seat, event) == action
                assert game.find(seat, text_of(event)) == action


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_written_is_what_was_said(name, players):
    """The cell that an event names is the one that changes, and holds the value it names."""
    rng = Random(5)
    for game in positions(new(name, players), rng, eager=True):
        for seat in game.to_act():
            action = rng.choice(game.legal(seat))
            event = game.event(seat, action)
            told = explain(game, seat, action)
            assert (told.event, told.text) == (event, text_of(event))
            if event and "zone" in event:
                (write,) = told.writes
                assert (write["zone"], write["cell"]) == (event["zone"], event["cell"])
                expected = event.get("value", {"cross": 2}.get(event.get("mark"), 1))
                assert write["value"] == expected
            if event and "row" in event:
                assert sum(event["group"]) == event["row"]


def test_words_of_somebody_else_are_not_found():
    game = new("clever", 2)
    game.apply_roll({"white": 1, "yellow": 2, "blue": 3, "green": 4, "orange": 5, "purple": 6})
    with pytest.raises(RuleError, match="seat 1 cannot do this now: pass roll"):
        game.find(1, "pass roll")
    with pytest.raises(RuleError, match="seat 0 cannot do this now: go on"):
        game.find(0, None)
