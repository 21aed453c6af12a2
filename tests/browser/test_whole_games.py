"""Whole games by tapping: every game, both sizes, one to four seats."""

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.clicking import Clicker
from tests.browser.conftest import LAPTOP, PHONE

GAMES = sheet_names()
SIZES = {"phone": PHONE, "laptop": LAPTOP}


def seats_of(game, size):
    """The fewest seats on the phone, more on the laptop: another number for every game."""
    low, high = load_sheet(game).players
    return low if size == "phone" else min(high, 2 + GAMES.index(game) % 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit, game, size):
    page = visit(f"new/{game}", SIZES[size])
    seats = seats_of(game, size)
    if seats > 1:
        page.get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_role("button", name="Play alone" if seats == 1 else "Start").click()
    page.wait_for_selector(".play")
    Clicker(page).play()
    page.get_by_role("button", name="See the result").first.click()
    table = page.get_by_role("table")
    table.wait_for()
    assert table.get_by_role("row").count() > 5
    assert table.get_by_role("columnheader").count() == seats + 1
