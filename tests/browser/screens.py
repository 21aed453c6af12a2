"""A walk through every screen and state of the page, in any language."""

from dataclasses import dataclass

from playwright.sync_api import Page

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.kept import finished, put, saved

GAMES = sheet_names()
PLATTER = [game for game in GAMES if load_sheet(game).players[0] == 1]
RACE = next(game for game in GAMES if game not in PLATTER)
LISTS = "mix"

LEAVE = """place => {
  for (const e of document.querySelectorAll("h1, .play")) e.dataset.left = "";
  location.hash = `#/${place}`;
}"""
ARRIVED = ":is(h1, .play):not([data-left])"


@dataclass
class Walk:
    """One visitor, who can be sent anywhere."""

    page: Page

    def to(self, place, ready=ARRIVED):
        self.page.evaluate(LEAVE, place)
        self.page.locator(ARRIVED).first.wait_for()
        self.page.locator(ready).first.wait_for()

    def play(self, save, ready=".play"):
        put(self.page, "saves", save)
        self.to(f"play/{save['id']}", ready)

    def tap(self, what):
        self.page.locator(what).first.click()

    def close_dialog(self):
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


def walk(page):
    """Yields the name of every screen while it is shown."""
    here = Walk(page)
    yield from _around(here)
    yield from _tables(here)
    yield from _after(here)


def _around(here):
    """All that a newcomer finds, with nothing kept yet."""
    yield "home, nothing open"
    here.to(f"new/{PLATTER[0]}", "form")
    yield "new game, alone"
    here.tap("label:has(input[value='3'])")
    here.tap("fieldset label:has(input[value=elsewhere])")
    here.tap("details summary")
    yield "new game, three seats"
    here.to(f"new/{RACE}", "form")
    yield "new game, the race"
    for place in ("join", "rules", "history", "statistics", "fair", "settings", "nowhere"):
        here.to(place)
        yield place
    for game in (PLATTER[0], LISTS, RACE):
        here.to(f"rules/{game}", "section h2")
        yield f"rules of {game}"
    here.to("settings")
    here.tap("main .button")
    here.page.locator("dialog").wait_for()
    yield "settings, delete everything?"
    here.close_dialog()


def _tables(here):
    here.play(saved(PLATTER[0], 1, lambda entry: "bonus" in entry))
    yield "table, a bonus"
    here.play(saved(PLATTER[0], 3, lambda entry: "pick" in entry))
    yield "table, a choice"
    here.tap("[data-keys=dice] .legal")
    yield "table, a die chosen"
    here.tap("button[data-box]")
    yield "table, after a choice"
    here.tap(".seats button[aria-pressed=false]")
    yield "table, another's sheet"
    here.page.keyboard.press("Escape")
    here.page.keyboard.press("?")
    here.page.locator("dialog").wait_for()
    yield "table, keys"
    here.close_dialog()
    here.page.keyboard.press("l")
    yield "table, story"
    here.page.keyboard.press("Escape")
    here.tap("header .icon")
    here.page.locator("dialog").wait_for()
    yield "table, menu"
    here.tap("dialog label:has([role=switch]):last-of-type")
    here.close_dialog()
    here.page.locator(".note").wait_for()
    yield "table, guide"
    here.tap(".note .stop")
    for game in PLATTER[1:]:
        here.play(saved(game, 2, lambda entry: "passive" in entry))
        yield f"table, {game}"
    here.play(saved(RACE, 4, lambda entry: "group" in entry))
    yield "table, the race"
    here.play(saved(PLATTER[0], 1, lambda entry: "roll" in entry, dice="own"), ".faces")
    yield "table, own dice"
    yield from _coached(here)
    here.to("")
    here.page.locator("section.open").wait_for()
    yield "home, open games"
    here.tap("section.open button")
    here.page.locator("dialog").wait_for()
    yield "home, delete a game?"
    here.close_dialog()


def _coached(here):
    """The coach beside the sheet where there is room, else over it when it is asked."""
    here.play(saved(PLATTER[0], 3, lambda entry: "pick" in entry))
    here.tap("header .icon")
    here.tap("dialog label:has(input[value=all])")
    here.close_dialog()
    for game, players in ((PLATTER[0], 2), (LISTS, 1), (RACE, 2)):
        here.play(saved(game, players, lambda entry: "pick" in entry or "group" in entry))
        here.page.locator(":is(.dice .figure, .board .note)").first.wait_for()
        yield f"table, {game}, figures of the coach"
        if here.page.locator("header [aria-expanded]").count():
            here.tap("header [aria-expanded]")
        here.page.locator(".advice ul li").first.wait_for()
        yield f"table, {game}, reasons of the coach"
    here.tap("header .icon")
    here.tap("dialog label:has(input[value=off])")
    here.close_dialog()


def _after(here):
    solo, many, race = (finished(*what) for what in ((PLATTER[0], 1), (LISTS, 3), (RACE, 2)))
    many["record"]["dice"] = {"kind": "fair", "table": "x", "commitment": "00", "secret": "00"}
    put(here.page, "history", solo, many, race)
    for game in (solo, many, race):
        here.to(f"game/{game['id']}", "table .sum")
        yield f"result of {game['id']}"
        here.to(f"replay/{game['id']}", "input[type=range]")
        here.page.keyboard.press("End")
        yield f"replay of {game['id']}"
    here.to(f"game/{solo['id']}", "table .sum")
    here.tap("section button")
    here.page.locator(".moment").first.wait_for(timeout=120_000)
    yield "a game looked back at"
    here.to("history", "main li")
    yield "history"
    here.to("statistics", "table")
    yield "statistics"
    here.to(f"fair/{many['id']}", "dl")
    here.page.locator("[role=status]:not(:empty)").wait_for()
    yield "fair dice of a game"
