"""Others' turns: a card that sums them up, at any speed, and step by step where a tap goes on."""

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.starting import start_game

SUMS = {"phone": ".bubble .sums", "laptop": ".others .sums"}


def tap_until(page, shown):
    """Play until something is shown; a tap waits until there is somewhere to tap."""
    while shown.count() == 0:
        place = page.evaluate("robot.aim()")
        if place:
            page.mouse.click(*place)
        page.wait_for_timeout(100)


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("laptop", LAPTOP)])
def test_step_by_step_a_tap_goes_on(visit, name, size):
    page = visit("new/clever", size, {"botSpeed": "step", "guide": True})
    start_game(page, seats=2)
    following = page.get_by_role("button", name="Next")
    tap_until(page, following)
    page.wait_for_timeout(1000)
    assert following.count() == 1, "nothing goes on by itself"
    # Nothing can be tapped but the button: the guide does not speak of dice.
    assert page.locator(".strip").inner_text() == ""
    following.click()
    page.wait_for_selector(f"{SUMS[name]} .die")
    assert page.locator(".prompt p").inner_text()


def test_what_is_tapped_beneath_the_card_answers_and_the_card_goes(visit):
    page = visit("new/clever", PHONE, {"botSpeed": "fast"})
    start_game(page, seats=2)
    card = page.locator(".bubble.sums.past")
    tap_until(page, card)
    assert card.evaluate("card => getComputedStyle(card).pointerEvents") == "none"
    page.mouse.click(180, 300)
    card.wait_for(state="detached")
