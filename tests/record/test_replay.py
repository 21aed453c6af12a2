"""Replaying: every event, option, score and winner that is not as the rules have it is refused."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from renard import load_sheet
from renard.record.format import Record
from renard.record.replay import Fault, replay
from renard.rules.loading.reader import SHEETS
from tests.play import GAMES, random_record


def good(name="clever", players=2, seed=1, options=True) -> Record:
    return copy.deepcopy(random_record(load_sheet(name), players, seed, options))


def at(record: Record, verb: str, **values) -> dict:
    """The first event of a kind."""
    for event in record.events:
        if verb in event and all(event.get(key) == value for key, value in values.items()):
            return event
    raise AssertionError(f"no {verb} in this game")


def number(record: Record, event: dict) -> int:
    return next(i for i, other in enumerate(record.events, 1) if other is event)


def refusal_of(record: Record) -> Fault:
    with pytest.raises(Fault) as refusal:
        replay(record)
    return refusal.value


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_our_own_games_are_accepted(name, players):
    for seed in range(4):
        assert replay(good(name, players, seed)).over
        assert replay(good(name, players, seed, options=False)).over


EVENTS = {
    "a throw with something else": (
        "roll",
        lambda e: e.update(value=3),
        "a throw is one verb with its dice",
    ),
    "a throw with options": (
        "roll",
        lambda e: e.update(options=[]),
        "a throw is one verb with its dice",
    ),
    "two throws in one": ("roll", lambda e: e.update(platter=["white"]), "a throw is one verb"),
    "a throw of another seat": (
        "roll",
        lambda e: e.update(seat=1),
        "seat 1 throws, but it is the turn of seat 0",
    ),
    "a throw of no seat": ("roll", lambda e: e.update(seat=-1), "seat -1 throws, but"),
    "faces in a list": (
        "roll",
        lambda e: e.update(roll=[1] * 6),
        "a roll is an object, a face for each die",
    ),
    "faces as a number": ("roll", lambda e: e.update(roll=6), "a roll is an object"),
    "a face that is true": ("roll", lambda e: e["roll"].update(white=True), "white shows True"),
    "a face of 1.0": ("roll", lambda e: e["roll"].update(white=1.0), "white shows 1.0"),
    "a face in words": ("roll", lambda e: e["roll"].update(white="one"), "white shows 'one'"),
    "a die too few": ("roll", lambda e: e["roll"].pop("white"), "these dice are rolled now: white"),
    "a die too many": ("roll", lambda e: e["roll"].update(red=1), "these dice are rolled now"),
    "a platter that nobody asked for": (
        "roll",
        lambda e: e.update(platter=["blue"]) or e.pop("roll"),
        "no platter is due: a roll of seat 0 is due",
    ),
    "no verb": ("pick", lambda e: e.pop("pick"), "not legal"),
    "two verbs": ("pick", lambda e: e.update({"pass": "roll"}), "not legal"),
    "a key that does not exist": ("pick", lambda e: e.update(colour="red"), "not legal"),
    "another seat": ("pick", lambda e: e.update(seat=1), "not seat 1 decides now, but seat 0"),
    "a seat that does not exist": ("pick", lambda e: e.update(seat=7), "not seat 7 decides now"),
    "another cell": ("pick", lambda e: e.update(cell=77), "not legal; legal are: pick"),
    "a cell of 1.0": (
        "pick",
        lambda e: e.update(cell=float(e["cell"])),
        "not legal; legal are: pick",
    ),
    "a zone that is a list": ("pick", lambda e: e.update(zone=[1]), "not legal"),
    "a polish that is a list": ("pick", lambda e: e.update(polish=[1]), "not legal"),
    "a joker without a box": ("pick", lambda e: e.update(joker={}), "not legal"),
    "a die that is an object": ("pick", lambda e: e.update(pick={"a": [None]}), "not legal"),
    "escapes for a terminal": ("pick", lambda e: e.update(zone="\x1b[2J"), r"\x1b[2J"),
    "half a character": ("pick", lambda e: e.update(zone="\ud800"), r"\ud800"),
    "an option left out": ("pick", lambda e: e["options"].pop(), "the options leave out: "),
    "an option too many": (
        "pick",
        lambda e: e["options"].append({"pass": "tea"}),
        "the options name what is not legal: pass tea",
    ),
    "an option twice": (
        "pick",
        lambda e: e["options"].append(e["options"][0]),
        "the options name this twice",
    ),
    "an option that is a number": (
        "pick",
        lambda e: e["options"].append(7),
        "the options name what is not",
    ),
    "an option of 1.0": (
        "pick",
        lambda e: e["options"][-1].update(cell=float(e["options"][-1]["cell"])),
        "the options name what is not legal",
    ),
    "options that are no list": (
        "pick",
        lambda e: e.update(options={}),
        "'options' is {}; it should be a list",
    ),
    "an option with a seat": (
        "pick",
        lambda e: e["options"][0].update(seat=0),
        "the options name what is not",
    ),
}


@pytest.mark.parametrize("fault", EVENTS)
def test_a_wrong_event_is_refused_at_its_place(fault):
    verb, change, reason = EVENTS[fault]
    record = good()
    event = at(record, verb)
    place = number(record, event)
    change(event)
    refusal = refusal_of(record)
    assert reason in str(refusal)
    assert refusal.event == place
    assert str(refusal).startswith(f"event {place}: ")
    assert str(refusal).isprintable()


RESULTS = {
    "a score too few": (lambda r: r.scores.pop(), "has 1 scores for 2 players"),
    "a score that is a number": (
        lambda r: r.scores.__setitem__(1, 5),
        "seat 1: its score is 5; it should be",
    ),
    "a score without a total": (
        lambda r: r.scores[1].pop("total"),
        "seat 1: the score has no 'total'",
    ),
    "a score with more": (
        lambda r: r.scores[1].update(rank=1),
        "seat 1: a score has no 'rank'; it has zones",
    ),
    "a wrong total": (
        lambda r: r.scores[0].update(total=1),
        "seat 0: total is 1, but the game gives",
    ),
    "a total of 1.0": (
        lambda r: r.scores[0].update(total=float(r.scores[0]["total"])),
        "seat 0: total is",
    ),
    "a wrong zone": (lambda r: r.scores[0]["zones"].update(blue=99), "seat 0: zones is {"),
    "a zone too few": (lambda r: r.scores[0]["zones"].pop("blue"), "seat 0: zones is {"),
    "wrong foxes": (
        lambda r: r.scores[0].update(foxes=9),
        "seat 0: foxes is 9, but the game gives",
    ),
    "no winner": (lambda r: r.winners.clear(), "winners are [], but the game gives"),
    "a winner twice": (lambda r: r.winners.append(r.winners[0]), "winners are ["),
    "a winner that is false": (
        lambda r: r.__setattr__("winners", [bool(w) for w in r.winners]),
        "winners are [",
    ),
    "winners in words": (lambda r: r.__setattr__("winners", ["me"]), "winners are ['me'], but"),
    "a seat too many": (lambda r: r.seats.append("me"), "names 3 seats for 2 players"),
    "too many players": (
        lambda r: r.__setattr__("players", 9),
        "clever is for 1 to 4 players, not 9",
    ),
    "another game's name": (
        lambda r: r.__setattr__("game", "chess"),
        "unknown game 'chess': the games are clever",
    ),
    "a path for a game": (
        lambda r: r.__setattr__("game", "/etc/x.toml"),
        "unknown game '/etc/x.toml'",
    ),
    "an unknown ruling": (
        lambda r: r.rulings.update(tea=True),
        "clever has no ruling 'tea'; its rulings are",
    ),
    "a ruling that is no switch": (
        lambda r: r.rulings.update(negative_foxes=1),
        "ruling negative_foxes is 1; it should be true or false",
    ),
    "a ruling that makes it illegal": (
        lambda r: r.rulings.update(may_give_up_roll=True),
        "the options leave out: pass roll",
    ),
    "an end too early": (lambda r: r.events.pop(), "the game is cut off: "),
    "no event at all": (lambda r: r.events.clear(), "the game is cut off: a roll of seat 0 is due"),
    "an event after the end": (
        lambda r: r.events.append({"seat": 0, "pass": "roll"}),
        "pass roll: nobody decides now, the game is over",
    ),
    "a throw after the end": (
        lambda r: r.events.append({"seat": 1, "roll": {}}),
        "no roll is due: the game is over",
    ),
}


@pytest.mark.parametrize("fault", RESULTS)
def test_a_wrong_result_is_refused(fault):
    change, reason = RESULTS[fault]
    record = good()
    change(record)
    assert reason in str(refusal_of(record))


def test_dice_without_colours_are_a_list():
    record = good("levelx")
    first = at(record, "roll")
    for faces, reason in [
        ({"die 1": 1, "die 2": 1, "die 3": 1, "die 4": 1}, "a roll is a list of 4 faces"),
        ([1, 2, 3], "3 dice thrown; 4 are rolled now"),
        ([1, 2, 3, 7], "die 4 shows 7"),
    ]:
        first["roll"] = faces
        assert reason in str(refusal_of(record))


def test_a_platter_is_three_colours():
    record = good("clever", 1)
    event = at(record, "platter")
    for dice, reason in [
        ("white", "a platter is three colours, not 'white'"),
        ([1, 2, 3], "a platter is three colours, not [1, 2, 3]"),
        (["white", "white", "white"], "three different dice"),
    ]:
        event["platter"] = dice
        assert reason in str(refusal_of(record))


def test_seats_that_act_at_the_same_time_are_written_by_rising_seat():
    record = good("tower", 4, seed=2, options=False)
    passive = [
        i for i, e in enumerate(record.events) if e.get("passive") or e.get("pass") == "passive"
    ]
    one, other = passive[0], passive[1]
    moved = record.events.pop(other)
    record.events.insert(one, moved)
    refusal = refusal_of(record)
    assert refusal.event == one + 1
    assert (
        "seats that act at the same time are written by rising seat, and seat 1 has still to "
        in str(refusal)
    )


STILL_TO_DO = {
    "pick": ("clever", 1, "seat 0 has still to choose a die or pass the roll"),
    "bonus": ("tower", 1, "seat 0 has still to enter "),
    "passive": ("clever", 2, "has still to choose a die from the platter or pass"),
    "extra": ("clever", 1, "seat 0 has still to use an extra die or pass"),
    "silver": ("twice", 1, "seat 0 has still to cross for the "),
    "unlock": ("mix", 1, "seat 0 has still to say which list mix opens"),
    "group": ("levelx", 2, "has still to make a group or pass"),
    "lucky": ("levelx", 2, "has still to say what its 1s become, or pass"),
}


@pytest.mark.parametrize("verb", STILL_TO_DO)
def test_a_throw_that_comes_too_early_is_told_what_is_still_to_do(verb):
    """The decision is left out, with all that follows up to the next throw."""
    name, players, reason = STILL_TO_DO[verb]
    record = next(r for r in games(name, players) if any(verb in event for event in r.events))
    place = next(i for i, event in enumerate(record.events) if verb in event)
    throw = next(event for event in record.events[place:] if "roll" in event)
    refusal = refusal_of(replace(record, events=[*record.events[:place], throw]))
    assert refusal.event == place + 1
    assert str(refusal).startswith(f"event {place + 1}: no roll is due: ")
    assert reason in str(refusal)


def games(name: str, players: int) -> Iterator[Record]:
    return (good(name, players, seed, options=False) for seed in range(1, 99))


def test_a_sheet_of_ones_own_is_handed_in(tmp_path):
    path = tmp_path / "mine.toml"
    text = (SHEETS / "clever.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('id = "clever"', 'id = "mine"'), encoding="utf-8")
    sheet = load_sheet(path)
    record = random_record(sheet, 2, seed=1)
    assert replay(record, sheet=sheet).over
    assert "unknown game 'mine'" in str(refusal_of(record))
    with pytest.raises(Fault, match="is a game of 'clever', but the sheet is 'mine'"):
        replay(good(), sheet=sheet)
    turned = random_record(load_sheet(path, {"may_give_up_roll": True}), 2, seed=1)
    assert turned.rulings == {"may_give_up_roll": True}
    assert replay(turned, sheet=sheet).over


def test_whoever_watches_sees_every_event_before_it_happens():
    record = good(options=False)
    seen = []
    replay(record, lambda game, event: seen.append((game.key(), event)))
    assert [event for _, event in seen] == record.events
    assert all(one != other for (one, _), (other, _) in pairwise(seen))
