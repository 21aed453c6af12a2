"""Room for everything: no scrolling at the table, nothing beyond the edge, nothing that jumps."""

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.robot import Robot, wait_for_paint, wait_until_still
from tests.browser.screens import Walk
from tests.browser.starting import start_game
from tests.browser.walks import WAYS

GAMES = sheet_names()
SEEN = """what => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && width > 0 && height > 0;
})"""
CUT = """what => [...document.querySelectorAll(what)]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
  .map((e) => e.textContent)"""
ON_SIGNS = """() => [...document.querySelectorAll(".actions .left")].flatMap((left) => {
  const count = left.getBoundingClientRect();
  const sign = left.parentElement.querySelector("svg").getBoundingClientRect();
  const meets = count.left < sign.right && sign.left < count.right
    && count.top < sign.bottom && sign.top < count.bottom;
  return meets ? [left.parentElement.ariaLabel] : [];
})"""
"""The actions whose count lies over their sign."""
LOOKS = """() => [...document.querySelectorAll("[data-keys=dice] .die")].map((die) =>
  [die.ariaDisabled !== "true", getComputedStyle(die.querySelector(".cube")).opacity])"""
"""Of every die whether it answers, and how faint it is."""
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


@pytest.mark.parametrize("way", [way for way in WAYS if way.measured], ids="-".join)
def test_no_screen_is_wider_than_its_window(walked, way):
    faults = walked(way).too_wide
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


@pytest.mark.parametrize(
    ("game", "size", "guide"),
    [
        *[pytest.param(game, PHONE, False, id=f"{game}-phone") for game in GAMES],
        *[pytest.param(game, LAPTOP, False, id=f"{game}-laptop") for game in (GAMES[0], "levelx")],
        pytest.param(GAMES[0], PHONE, True, id=f"{GAMES[0]}-phone-guide"),
    ],
)
def test_nothing_jumps(visit, game, size, guide):
    """While dice are thrown, boxes filled, bonuses earned, others play, and hints come and go."""
    page = visit(f"new/{game}", size, {"guide": guide})
    start_game(page, seats=3)
    wait_until_still(page)
    page.evaluate("robot.watchShifts()")
    robot = Robot(page, seed=5)
    robot.play(taps=60)
    wait_for_paint(page)
    moved = {thing for shift in robot.report()["shifts"] for thing in shift["moved"]}
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
def test_names_and_counts_of_actions_fit_their_buttons(visit, language):
    page = visit("", PHONE, {"language": language})
    for game in GAMES:
        Walk(page).play(saved(game, 2, lambda entry: "pick" in entry or "group" in entry))
        for width in (320, 360):
            page.set_viewport_size({**PHONE, "width": width})
            page.locator(".actions").wait_for()
            assert page.evaluate(CUT, ".actions .name") == []
            assert page.evaluate(ON_SIGNS) == []


def test_no_die_peeps_out_from_behind_the_button_on_a_phone(visit):
    page = visit(f"new/{GAMES[0]}", PHONE)
    start_game(page)
    Robot(page, seed=5).play(until=".big[data-main]")
    assert page.evaluate(COVERS)
    assert page.locator(".dice .die").count() > 0
    assert page.locator(".dice .die:visible").count() == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_dice_that_cannot_be_an_extra_die_look_like_it(visit, size):
    page = visit("", size)
    Walk(page).play(saved(GAMES[0], 1, lambda entry: "extra" in entry))
    page.locator("[data-keys=dice] .die.legal").first.wait_for()
    looks = page.evaluate(LOOKS)
    usable = {look for answers, look in looks if answers}
    others = {look for answers, look in looks if not answers}
    assert usable
    assert others
    assert not usable & others
