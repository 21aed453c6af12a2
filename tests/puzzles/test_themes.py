"""Themes: what the predicates find in positions whose point is known."""

import pytest

from renard.coach.reasons import Reason
from renard.puzzles.themes import THEMES, Compared
from renard.rules.layout import GROUP, LUCKY, PASSIVE, PICK


def told(asks, best=(), tempting=(), price=(), event=None):
    """The themes of two choices, told by the reasons for both and the price of the second."""

    def by_kind(reasons):
        found = {}
        for kind, values in reasons:
            found.setdefault(kind, []).append(Reason(kind, values))
        return found

    compared = Compared(
        asks, event or {}, {}, by_kind(best), by_kind(tempting), by_kind(price)
    )  # fmt: skip
    return {name for name, has in THEMES.items() if has(compared)}


STEP = ("moves", {"row": 7, "square": 2, "left": 1})
FIRST = ("moves", {"row": 10, "square": 1, "left": 1})
ARRIVES = ("moves", {"row": 7, "square": 3, "left": 0})
CHIP = ("chip", {"row": 7, "points": 7})


@pytest.mark.parametrize(
    ("themes", "asked"),
    [
        ({"climb", "patience"}, {"best": [STEP], "tempting": [ARRIVES, CHIP]}),
        ({"new_pawn"}, {"best": [FIRST], "tempting": [STEP]}),
        ({"chip"}, {"best": [ARRIVES, CHIP], "tempting": [STEP]}),
        ({"chip", "tile"}, {"best": [CHIP, ("set", {"missing": [5], "points": 15})]}),
        ({"chip"}, {"best": [CHIP, ("set", {"missing": [5, 6], "points": 15})]}),
        ({"chip", "close"}, {"best": [CHIP, ("closes", {"row": 7, "pawns": []})]}),
        ({"chip", "home"}, {"best": [CHIP, ("sends_home", {"seat": 1, "row": 7, "squares": 3})]}),
        ({"climb", "groups"}, {"best": [STEP], "price": [("dice", {"left": 1, "instead": 0})]}),
    ],
)
def test_a_race_has_themes_of_its_own(themes, asked):
    assert told(GROUP, **asked) == themes


def test_ones_to_be_turned_and_dice_of_the_platter_are_told_by_the_question():
    assert told(LUCKY) == {"lucky"}
    assert told(PASSIVE) == {"passive"}


def test_dice_for_the_next_roll_are_no_dice_for_another_group():
    price = [("dice", {"left": 3, "instead": 1})]
    assert told(PICK, price=price) == {"dice"}
