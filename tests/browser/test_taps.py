"""Fingers: what a tap is, and what is none."""

import pytest

from tests.browser.conftest import PHONE
from tests.browser.robot import wait_for_paint, wait_until_still
from tests.browser.starting import start_game

CHOSEN = "[data-keys=dice] .chosen"
LONG = 700


@pytest.fixture
def at_the_table(visit):
    page = visit("new/clever", PHONE)
    start_game(page)
    page.wait_for_selector("[data-keys=dice] .legal")
    wait_until_still(page)
    return page


def middle_of_a_die(page):
    box = page.locator("[data-keys=dice] .legal").first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page, start, end, wait=0):
    """A finger that comes down, stays, perhaps moves, and leaves."""
    wire = page.context.new_cdp_session(page)

    def send(kind, *points):
        at = [{"x": x, "y": y} for x, y in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", start)
    page.wait_for_timeout(wait)
    if end != start:
        send("touchMove", end)
    send("touchEnd")
    wait_for_paint(page)


def test_a_tap_is_answered_once(at_the_table):
    """Chosen, and not let go again by the click that a browser makes of a touch."""
    place = middle_of_a_die(at_the_table)
    touch(at_the_table, place, place)
    assert at_the_table.locator(CHOSEN).count() == 1


def test_a_long_look_is_no_tap(at_the_table):
    place = middle_of_a_die(at_the_table)
    touch(at_the_table, place, place, wait=LONG)
    assert at_the_table.locator(CHOSEN).count() == 0


def test_a_finger_that_moves_away_is_no_tap(at_the_table):
    x, y = middle_of_a_die(at_the_table)
    touch(at_the_table, (x, y), (x, y - 60))
    assert at_the_table.locator(CHOSEN).count() == 0
