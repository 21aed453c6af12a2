"""What helps at the table: hints, explanations, the menu, panels that close."""

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.robot import GO_ON, Robot, ask_about_a_zone, wait_until
from tests.browser.screens import PLATTER, Walk
from tests.browser.starting import start_game

GAME = PLATTER[0]
LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector(".play > [aria-live]");
  new MutationObserver(() => heard.push(live.textContent)).observe(
    live, { characterData: true, childList: true, subtree: true });
}"""

FITS = """() => {
  const [sheet, room] = [".paper .sheet", ".paper"].map((what) => document.querySelector(what));
  return sheet?.querySelector("svg") && sheet.offsetHeight <= room.clientHeight;
}"""
"""A sheet has its size some frames after it is first drawn."""

YOUR_TURN = """(() => {
  const main = document.querySelector("[data-main]")?.textContent.trim();
  // Where no die of a roll fits, only actions answer.
  const pass = ".actions .pass:not([aria-disabled=true])";
  const lit = document.querySelector(
    `[data-keys=dice] .legal, button[data-box], button.way, ${pass}`);
  return main === "See the result" || (main !== "Skip" && (main !== undefined || lit !== null));
})()"""
HEARD_LAST = """(() => {
  const last = document.querySelector("[role=log] > p:last-child").innerText;
  return heard.join(" ").includes(last);
})()"""


def at_table(visit, size, settings=()):
    page = visit("", size, settings)
    Walk(page).play(saved(GAME, 1, lambda entry: "pick" in entry))
    return page


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_hint_never_resizes_the_sheet(visit, size):
    page = visit(f"new/{GAME}", size, {"guide": True})
    start_game(page)
    wait_until(page, FITS)
    before = page.locator(".paper .sheet").bounding_box()
    robot, note = Robot(page, seed=3), page.locator(".note")
    for _ in range(6):
        robot.play(until=".note", taps=30)
        assert page.locator(".paper .sheet").bounding_box() == before
        if note.count():
            note.locator(".got").dispatch_event("click")
        page.wait_for_timeout(50)
        assert page.locator(".paper .sheet").bounding_box() == before


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_tap_on_a_zone_says_what_it_is(visit, size):
    page = at_table(visit, size)
    ask_about_a_zone(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading").filter(has_text="Green").wait_for()
    assert dialog.locator("p").count() > 1
    example = dialog.get_by_role("region", name="For example")
    example.get_by_role("img", name="Green", exact=True).wait_for()
    assert "green" in example.inner_text().lower()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="detached")


def test_rules_open_here_and_back_leads_to_the_table(visit):
    page = at_table(visit, PHONE)
    page.get_by_role("button", name="Menu").click()
    rules = page.get_by_role("link", name="Rules")
    assert rules.bounding_box()["y"] < PHONE["height"] / 2
    rules.click()
    page.get_by_role("heading", name="Rules:").wait_for()
    page.get_by_role("link", name="Back").click()
    page.wait_for_selector(".play")


def test_the_story_can_be_closed_by_hand(visit):
    page = at_table(visit, PHONE)
    page.get_by_role("button", name="Story").tap()
    story = page.locator(".story.open")
    story.wait_for()
    story.get_by_role("button", name="Close").tap()
    story.wait_for(state="detached")


@pytest.mark.parametrize("skips", [False, True], ids=["watched", "skipped"])
def test_a_screen_reader_hears_every_line_of_the_story_once(visit, skips):
    page = visit(f"new/{GAME}", LAPTOP, {"botSpeed": "normal" if skips else "fast"})
    start_game(page, seats=2)
    page.evaluate(LISTEN)
    for _ in range(90):
        page.evaluate(GO_ON, skips)
        page.wait_for_timeout(100)
    # Nothing happens by itself while whoever plays here is asked; what was told last is heard then.
    wait_until(page, YOUR_TURN)
    wait_until(page, HEARD_LAST)
    lines = page.locator("[role=log] > p").all_inner_texts()
    heard = " ".join(page.evaluate("heard"))
    missing = [line for line in lines if line not in heard]
    # What was thrown before anybody listened.
    assert missing == lines[: len(missing)]
    assert len(missing) <= 1
    assert len(lines) > 12
    repeated = [line for line in set(lines) if heard.count(line) > lines.count(line)]
    # A choice that is kept back is told, and no line of the story yet.
    assert not repeated
