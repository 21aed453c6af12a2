"""Real dice: every face that was rolled is entered by hand."""

from renard.rules.sheet import sheet_names
from tests.browser.conftest import PHONE
from tests.browser.robot import Robot
from tests.browser.starting import see_result, start_game

GAME = sheet_names()[0]


def test_a_whole_game_with_own_dice(visit):
    page = visit(f"new/{GAME}", PHONE)
    start_game(page, dice="Your own dice")
    report = Robot(page).play()
    assert report["counts"]["faces"] > 60
    assert see_result(page)[0] > 0


def test_the_faces_entered_are_those_on_the_table(visit):
    page = visit(f"new/{GAME}", PHONE)
    start_game(page, dice="Your own dice")
    for face in (6, 1, 2, 3, 4, 5):
        page.locator(".faces button").nth(face - 1).click()
    page.get_by_role("button", name="That is my roll").click()
    page.locator(".faces").wait_for(state="detached")
    dice = page.locator("[data-keys=dice] button").evaluate_all(
        "dice => dice.map(die => die.getAttribute('aria-label'))"
    )
    assert [next(c for c in label if c.isdigit()) for label in dice] == list("612345")
