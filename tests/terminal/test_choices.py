"""Menus hold every legal action once; undo goes back to real choices; throws are read right."""

import random
import re

import numpy as np
import pytest

from renard.players import decide, make_player
from renard.rules.sheet import load_sheet
from renard.table import Refusal, SeededDice, Table
from renard.terminal.choices import MANY, Choice, list_choices, menu
from renard.terminal.ending import rating
from renard.terminal.helps import zone_rule
from renard.terminal.seats import plan_seats, seat_names
from renard.terminal.session import is_forced
from renard.terminal.telling import action_text, effects
from renard.terminal.throws import parse_faces
from tests.terminal.hands import first, script


def positions(game, players):
    table = Table(load_sheet(game), ["random"] * players, SeededDice(11))
    player = make_player("random", table.game.sheet)
    rng = np.random.default_rng(5)
    while not table.over:
        for seat in table.to_act():
            yield table.game, seat
        seat = table.to_act()[0]
        word = int(rng.integers(1 << 64, dtype=np.uint64))
        table.submit(seat, table.version, decide(player, table.game, seat, word))


def leaves(game, choices):
    found = []
    for entry in menu(game, choices):
        found += [entry.action] if isinstance(entry, Choice) else leaves(game, entry.choices)
    return found


@pytest.mark.parametrize(("game", "players"), [("clever", 3), ("mix", 1), ("twice", 2)])
def test_menus_lead_to_every_legal_action_once(game, players):
    grouped = 0
    for position, seat in positions(game, players):
        choices = list_choices(position, seat)
        assert sorted(leaves(position, choices)) == position.legal(seat)
        if len(choices) <= MANY:
            assert menu(position, choices) == choices
        grouped += len(menu(position, choices)) < len(choices)
    assert grouped


def test_menus_of_the_race():
    for position, seat in positions("levelx", 2):
        assert sorted(leaves(position, list_choices(position, seat))) == position.legal(seat)


@pytest.mark.parametrize(
    ("game", "players"), [("clever", 2), ("mix", 2), ("twice", 2), ("levelx", 3)]
)
def test_choices_read_differently(game, players):
    """Without colour, too, no two options of a menu look the same."""
    for position, seat in positions(game, players):
        texts = [action_text(position, c.found.event).plain for c in list_choices(position, seat)]
        assert len(set(texts)) == len(texts)


def test_previews_tell_what_follows():
    said = set()
    for game in ("clever", "twice", "mix"):
        for position, seat in positions(game, 4):
            for choice in list_choices(position, seat):
                said |= set(effects(position, choice.found, ["You"] * 4).plain.split())
    assert {"earns", "unlocks", "fox"} <= said
    assert any(word.startswith("platter:[") for word in said)


def test_undo_goes_back_over_what_was_forced(begin, screen):
    """A bonus with one way is entered unasked; taking it back alone would lead nowhere."""
    undone = []

    def answer(prompt):
        table = session.table
        forced = screen.text.rfind("(the only way)") > screen.text.rfind("\n" + prompt[:4], 0, -99)
        if forced and not undone and any(table.can_undo(seat) for seat in (0, 1)):
            undone.append(len(table.steps))
            return "u"
        if undone:
            undone.append(len(table.steps))
            raise EOFError
        found = re.search(r"1 to (\d+)", prompt)
        return str(rng.randint(1, int(found[1]))) if found else ""

    for seed in range(30):
        rng = random.Random(seed)
        session, _ = begin("clever", ["me", "me"], answer, seed=seed)
        session.run()
        if undone:
            break
    seats = session.table.to_act()
    assert undone[1] <= undone[0] - 2
    assert all(not is_forced(list_choices(session.table.game, seat)) for seat in seats)


def test_undo_and_reset_take_back_what_is_free(begin, screen):
    asked = []

    def answer(prompt):
        table = session.table
        if table.game.round < 4:
            return first(prompt)
        asked.append((len(table.steps), table.game.key(), tuple(table.to_act())))
        return {1: "1", 2: "u", 3: "1", 4: "r"}.get(len(asked)) or quit_now()

    def quit_now():
        raise EOFError

    session, _ = begin("clever", ["me", "me"], answer, seed=2)
    session.run()
    assert "taken back" in screen.text
    # Either seat's first look at round 4 comes back after the undo and after the reset.
    assert asked[0] == asked[2] == asked[4]


def test_nothing_to_undo_after_a_throw(begin, screen):
    session, _ = begin("clever", ["me"], script("u", "r", "q"))
    session.run()
    assert screen.text.count("nothing to take back") == 2


def test_real_dice_are_asked_for_and_ties_too(begin, screen):
    typed = iter(["4 4 4 4 4", "4 4 4 4 4 9", "444444", "n", "4,4,4,4,4,4", "", "q"])
    session, _ = begin("clever", ["me"], lambda _: next(typed), own_dice=True)
    session.run()
    assert screen.text.count("Please type 6 faces") == 2
    assert session.table.steps[0].event == {"roll": dict.fromkeys(session.table.game.sheet.dice, 4)}


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("3 5 1", [3, 5, 1]),
        ("351", [3, 5, 1]),
        ("3,5, 1", [3, 5, 1]),
        ("7", []),
        ("a", []),
        ("", []),
    ],
)
def test_faces_are_read(text, faces):
    assert parse_faces(text) == faces


def test_seats():
    clever, levelx = load_sheet("clever"), load_sheet("levelx")
    assert plan_seats(None, None, clever) == ["me"]
    assert plan_seats(3, None, clever) == ["me", "random", "random"]
    assert plan_seats(None, "me, random", levelx) == ["me", "random"]
    assert seat_names(["me", "random", "random"]) == ["You", "random 2", "random 3"]
    assert seat_names(["me", "random", "me"]) == ["Player 1", "random", "Player 3"]
    with pytest.raises(Refusal):
        plan_seats(2, "me", clever)


def test_ratings():
    sheet = load_sheet("clever")
    assert "rank 1 of 9" in rating(sheet, 139)
    assert "1 more" in rating(sheet, 139)
    assert "rank 2 of 9" in rating(sheet, 140)
    top = rating(sheet, 281)
    assert "rank 9 of 9" in top
    assert "more" not in top


def test_zones_are_explained_from_their_data():
    for game in ("clever", "tower", "twice", "mix"):
        table = Table(load_sheet(game), ["me"], SeededDice(1))
        rules = [zone_rule(table.game, zone) for zone in table.game.sheet.zones]
        assert len(set(rules)) == 5
        assert any("+ white" in rule for rule in rules)
