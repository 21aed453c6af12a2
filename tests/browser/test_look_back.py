"""The coach looks back: asked or by itself, whatever is shown meanwhile, and once for all."""

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import finished, put
from tests.browser.robot import Robot
from tests.browser.screens import PLATTER, RACE, Walk
from tests.browser.starting import start_game

GAME = PLATTER[0]
LOOKED = """id => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("history").objectStore("history").get(id);
    asked.onsuccess = () => { opening.result.close(); done("looked" in (asked.result ?? {})); };
  };
})"""
"""Whether what the coach found is kept with a game."""


def wait_until_looked(page, game):
    while not page.evaluate(LOOKED, game):
        page.wait_for_timeout(200)


def test_leaving_does_not_stop_it_and_the_next_time_it_is_there_at_once(visit):
    page = visit("", PHONE)
    put(page, "history", finished(GAME, 1))
    Walk(page).to(f"game/{GAME}1", "table .sum")
    page.get_by_role("button", name="Let the coach look back").click()
    page.get_by_role("progressbar").wait_for()
    Walk(page).to("settings")
    wait_until_looked(page, f"{GAME}1")
    page.reload()
    page.wait_for_selector("h1")
    Walk(page).to(f"game/{GAME}1", "table .sum")
    page.locator(".moment").wait_for()
    assert page.get_by_role("button", name="Let the coach look back").count() == 0
    # The costliest decision of a game by chance lost more than the coach can be wrong by.
    assert page.locator(".told").get_by_text("±").count() == 1


def test_a_game_alone_is_looked_at_by_itself_if_that_is_wanted(visit):
    page = visit("settings", PHONE)
    switch = page.get_by_role("switch", name="Look back by itself")
    assert not switch.is_checked()
    switch.check()
    Walk(page).to(f"new/{GAME}")
    start_game(page)
    game = page.url.rsplit("/", 1)[1]
    Robot(page, seed=2).play()
    # Nobody asked for the result: it is looked at all the same, beside another game.
    Walk(page).to(f"new/{GAME}")
    start_game(page)
    wait_until_looked(page, game)
    Walk(page).to(f"game/{game}", ".moment")


def test_a_race_is_looked_back_at_on_its_board(visit):
    page = visit("", PHONE, {"lookBack": True})
    put(page, "history", finished(RACE, 2))
    Walk(page).to(f"game/{RACE}2", ".moment")
    moment = page.locator(".moment")
    # Of all that was lost, some went to another row: that one is pencilled, the better one lit.
    for _ in range(5):
        if moment.locator(".row.hint").count() and moment.locator(".row.chosen").count():
            break
        page.get_by_role("button", name="Next", exact=False).first.click()
    else:
        raise AssertionError("no costly decision has both its rows on the board")
    assert moment.locator(".lines .pencil").count() > 0
    assert moment.locator(".lines .better").count() > 0


def test_the_sheet_stands_beside_the_words_where_there_is_room(visit):
    page = visit("", LAPTOP, {"lookBack": True})
    put(page, "history", finished(GAME, 1))
    Walk(page).to(f"game/{GAME}1", ".moment")
    card, curve, words, sheet = (
        page.locator(what).bounding_box()
        for what in (".card.looked", ".looked figure", ".looked .told", ".looked .moment")
    )
    for left in (curve, words):
        assert left["x"] + left["width"] < sheet["x"]
        assert sheet["y"] < left["y"] < sheet["y"] + sheet["height"]
    # Together they take the width of the card.
    assert curve["width"] + sheet["width"] > 0.85 * card["width"]
    page.set_viewport_size(PHONE)
    below = page.locator(".looked .moment").bounding_box()
    told = page.locator(".looked .told").bounding_box()
    assert below["y"] >= told["y"] + told["height"]
