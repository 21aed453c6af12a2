"""Whole games by tapping: every game, both sizes, one to four seats, people and bots."""

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot
from tests.browser.starting import see_result, start_game

GAMES = sheet_names()
SIZES = {"phone": PHONE, "laptop": LAPTOP}


def seats_of(game, size):
    """The fewest seats on the phone, more on the laptop: another number for every game."""
    low, high = load_sheet(game).players
    return low if size == "phone" else min(high, 2 + GAMES.index(game) % 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit, game, size):
    """On the laptop half of the seats, rounded up, are people at this device."""
    page = visit(f"new/{game}", SIZES[size])
    seats = seats_of(game, size)
    start_game(page, seats, here=(seats + 1) // 2)
    report = Robot(page).play()
    assert report["counts"].get("undo", 0) > 0, report
    assert len(see_result(page)) == seats


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_by_real_input(visit, size):
    """A finger on the phone, a mouse on the laptop, from the first screen on."""
    page = visit("", SIZES[size])
    page.locator("ul.games a").first.click()
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_selector(".play")
    finger = page.touchscreen.tap if size == "phone" else page.mouse.click
    Robot(page, seed=2).play_with_fingers(finger)
    assert see_result(page)[0] > 0


def test_three_people_hand_one_phone_around(visit):
    page = visit(f"new/{GAMES[0]}", PHONE)
    start_game(page, seats=3, here=3)
    Robot(page).play(until=".bubble")
    assert "Hand the device to" in page.locator(".bubble").inner_text()
    Robot(page).play()
    assert len(see_result(page)) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_with_every_hint(visit, game):
    """Each hint is read once, and not shown again in the next game."""
    page = visit(f"new/{game}", PHONE, {"guide": True})
    start_game(page, seats_of(game, "phone"))
    robot, note = Robot(page, seed=3), page.locator(".note")
    read = []
    while robot.play(until=".note") and note.count():
        read.append(note.get_attribute("aria-label"))
        note.locator(".got").dispatch_event("click")  # Ways to choose from may lie over it.
    assert len(read) == len(set(read)) > 5
    page.goto(page.url.split("#")[0] + f"#/new/{game}")
    start_game(page, seats_of(game, "phone"))
    page.wait_for_timeout(300)
    assert note.count() == 0 or note.get_attribute("aria-label") not in read
