"""Room for everything: no scrolling at the table, nothing beyond the edge, nothing that jumps."""

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.robot import Robot
from tests.browser.screens import Walk, walk
from tests.browser.starting import start_game

GAMES = sheet_names()
WIDTHS = (320, 414, 768, 1024)
TOO_WIDE = """() => {
  if (document.scrollingElement.scrollWidth <= innerWidth) return null;
  const beyond = [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1);
  return beyond.slice(0, 3).map((e) => e.outerHTML.slice(0, 120)).join(" | ");
}"""
SEEN = """what => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && width > 0 && height > 0;
})"""
CUT = """what => [...document.querySelectorAll(what)]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
  .map((e) => e.textContent)"""
FIXED = ".top button, .centre .sheet, .dock button, .side, .side .sheet"
PLACES = """what => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [left, top, width, height];
})"""
COVERS = """() => {
  const [big, dice] = [".big[data-main]", ".dice"]
    .map((what) => document.querySelector(what)?.getBoundingClientRect());
  return big.top < dice.bottom && dice.top < big.bottom;
}"""


def most_seats(game):
    return load_sheet(game).players[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_fits_a_small_phone(visit, game):
    """At every step of a whole game all that can be tapped is inside the window and not covered."""
    page = visit(f"new/{game}", PHONE)
    start_game(page, seats=max(2, load_sheet(game).players[0]), here=2)
    Robot(page, seed=11).play(checked=True)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_no_screen_is_wider_than_its_window(visit, language):
    page = visit("", settings={"language": language})
    faults = []
    for screen in walk(page):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if beyond := page.evaluate(TOO_WIDE):
                faults.append(f"{screen} at {width}: {beyond}")
        page.set_viewport_size(LAPTOP)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_laptop_shows_sheet_dice_and_others_at_once(visit, game):
    page = visit("", LAPTOP)
    seats = most_seats(game)
    Walk(page).play(saved(game, seats, 60))
    for what in (".centre svg", ".dock .dice", ".actions"):
        assert all(page.evaluate(SEEN, what)), what
    others = page.evaluate(SEEN, ".others > section")
    assert others == [True] * (seats - 1)


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1000, "height": 560}])
def test_a_laptop_has_room_for_the_button_beside_the_dice(visit, size):
    page = visit(f"new/{GAMES[0]}", size)
    start_game(page)
    Robot(page, seed=5).play(until=".big[data-main]")
    assert all(page.evaluate(SEEN, ".big[data-main], .actions button"))
    assert not page.evaluate(COVERS)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_roll_that_fits_nowhere_stays_in_sight(visit, size):
    page = visit("", size)
    Walk(page).play(saved("mix", 2, lambda entry: entry.get("pass") == "roll"))
    page.locator("[data-main]").wait_for()
    assert not page.locator(".big").count()
    assert page.locator(".dice .die").first.is_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", [GAMES[0], "levelx"])
def test_nothing_jumps(visit, game, size):
    """While dice are thrown, boxes filled, bonuses earned, and others play."""
    page = visit(f"new/{game}", size)
    start_game(page, seats=3)
    page.wait_for_timeout(300)
    page.evaluate("robot.watchShifts()")
    report = Robot(page, seed=5).play(taps=60)
    page.wait_for_timeout(100)
    moved = {thing for shift in report["shifts"] for thing in shift["moved"]}
    assert not moved, "\n".join(sorted(moved))


def test_the_coach_comes_and_goes_without_a_jump(visit):
    """Beside two players' sheets: what it says has a place where nothing else has to make room."""
    page = visit("", LAPTOP, {"coach": "off"})
    Walk(page).play(saved(GAMES[0], 2, lambda entry: "pick" in entry))
    page.locator(".story p").first.wait_for()
    before = page.evaluate(PLACES, FIXED)
    for mode, state in (("all", "attached"), ("off", "detached")):
        page.locator("header .icon").first.click()
        coach = page.get_by_role("group", name="Coach")
        coach.locator(f"label:has(input[value={mode}])").click()
        page.keyboard.press("Escape")
        page.locator(".advice ul li").first.wait_for(state=state)
        assert page.locator("aside.story").is_visible()
        assert page.evaluate(PLACES, FIXED) == before


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1000, "height": 560}])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("coach", ["off", "all"])
def test_two_players_leave_room_for_coach_and_story(visit, game, size, coach):
    page = visit("", size, {"coach": coach})
    Walk(page).play(saved(game, 2, lambda entry: "pick" in entry or "group" in entry))
    room = page.locator(".right > .advice" if coach == "all" else ".right > .story")
    room.wait_for()
    box = room.bounding_box()
    assert box["height"] >= (200 if size == LAPTOP else 90)
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("game", [GAMES[0], "mix", "levelx"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_guide_covers_nothing(visit, game, size):
    page = visit(f"new/{game}", size, {"guide": True})
    start_game(page, seats=2)
    page.locator(".note").wait_for()
    Robot(page, seed=7).play(taps=40, checked=True)


@pytest.mark.parametrize("language", ["en", "de", "hu", "fr"])
def test_names_of_actions_fit_their_buttons(visit, language):
    page = visit("", PHONE, {"language": language})
    for game in GAMES:
        Walk(page).play(saved(game, 2, lambda entry: "pick" in entry or "group" in entry))
        for width in (320, 360):
            page.set_viewport_size({**PHONE, "width": width})
            page.locator(".actions").wait_for()
            assert page.evaluate(CUT, ".actions .name") == []
