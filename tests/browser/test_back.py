"""The browser's Back and the page's own lead to where one came from, and never in a circle."""

import re
from pathlib import Path

import pytest

from renard.lessons.reading import load_course
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import finished, put, saved
from tests.browser.robot import Robot
from tests.browser.screens import PLATTER, Walk, puzzle_of
from tests.browser.starting import invite, join, see_result

GAME = PLATTER[0]
SCREENS = set(
    re.findall(
        r'^  "?(\w*)"?: \(\) =>',
        (Path(__file__).parents[2] / "web/src/screens/all.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
"""The first part of every address, "" for home."""


def almost_over(game=GAME):
    """A game whose next decision is its last."""
    whole = saved(game, 1, None)["log"]
    return saved(game, 1, len(whole) - 1)


def here(page):
    return page.url.partition("#")[2]


@pytest.fixture
def page(visit):
    return visit("", PHONE)


def places(page):
    """An address of every screen but those of tables elsewhere, and how it is known to be there."""
    game, save = finished(GAME, 1), saved(GAME, 1, 30)
    put(page, "history", game)
    put(page, "saves", save)
    whole = "input[type=range]"
    return {
        "": ("", "h1"),
        "bots": ("bots", "main li"),
        "friends": ("friends", "main li"),
        "learn": ("learn", "main li"),
        "course": (f"course/{GAME}", "main ol"),
        "lesson": (f"lesson/{GAME}/{load_course(GAME).lessons[0].key}", ".play"),
        "puzzles": ("puzzles", "main section"),
        "puzzle": (f"puzzle/{GAME}/{puzzle_of(GAME).position.seed}", ".play"),
        "daily": ("daily", "main section.card"),
        "lobby": ("lobby", "main select"),
        "ratings": ("ratings", "main table"),
        "ladder": ("ladder", "main table"),
        "new": (f"new/{GAME}", "form"),
        "play": (f"play/{save['id']}", ".play"),
        "join": ("join", "form"),
        "game": (f"game/{game['id']}", "table .sum"),
        "ask": (f"ask/{game['id']}", "main input.field"),
        "dice": (dice_link(page, game), "main button"),
        "versus": (f"versus/{game['id']}/nobody", ".notice"),
        "replay": (f"replay/{game['id']}/5", whole),
        "shared": (shared_link(page, game), whole),
        "rules": (f"rules/{GAME}", "section h2"),
        "history": ("history", "main li"),
        "progress": ("progress", "main table"),
        "statistics": ("statistics", "main table"),
        "fair": ("fair", "main p"),
        "settings": ("settings", "main section"),
        "device": ("device/bcdfghjk", "main form"),
    }


def shared_link(page, game):
    """The address of a game that is shared, as its dialog has it."""
    Walk(page).to(f"game/{game['id']}", "table .sum")
    page.locator("button.share").first.click()
    link = page.locator("dialog input.field").input_value()
    Walk(page).close_dialog()
    return link.split("#/")[-1]


def dice_link(page, game):
    """The address of the same dice for a friend."""
    Walk(page).to(f"ask/{game['id']}", "main input.field")
    return page.locator("main input.field").input_value().split("#/")[-1]


def test_back_from_every_screen(page):
    """By the browser, and by the page's own way where a screen has one."""
    known = places(page)
    # Tables elsewhere have a test of their own.
    assert SCREENS - known.keys() == {"seat", "watch", "table"}
    walk = Walk(page)
    walk.to("rules", "main li")
    for address, ready in known.values():
        walk.to(address, ready)
        leave(page)
        came_back(page, "/rules")
        walk.to(address, ready)
        if page.locator("a.back").count():
            leave(page, "page")
            came_back(page, "/rules")
        else:
            walk.to("rules", "main li")


def came_back(page, place):
    page.wait_for_url(f"**/#{place}")
    page.get_by_role("heading", level=1, name="Rules", exact=True).wait_for()


def test_back_at_tables_elsewhere(visit, newcomer, site):
    """The invitation, the way to a seat, the seat and the link to watch: nobody is caught."""
    anna = visit("rules", LAPTOP)
    Walk(anna).to(f"new/{GAME}", "form")
    link = invite(anna)
    assert "/#/seat/" in anna.url
    table = anna.url.rsplit("/", 1)[1]
    # What was set up is no place to come back to: it would set up another table.
    leave(anna)
    came_back(anna, "/rules")
    anna.go_forward()
    anna.get_by_role("button", name="Go to the table").click()
    anna.wait_for_selector(".play")
    leave(anna)
    came_back(anna, "/rules")

    bela = newcomer(PHONE)
    bela.goto(f"{site.url}#/rules")
    bela.wait_for_selector("h1")
    join(bela, link)
    # The second time the invitation leads straight to the seat.
    for address in (None, link.split("#/")[1], f"table/{table}"):
        if address:
            Walk(bela).to(address, ".play")
        assert here(bela) == f"/seat/{table}"
        leave(bela)
        came_back(bela, "/rules")

    watcher = visit("rules", PHONE)
    for address in (f"watch/{table}", f"table/{table}"):
        Walk(watcher).to(address, ".play")
        assert here(watcher) == f"/watch/{table}"
        leave(watcher)
        came_back(watcher, "/rules")
    # An address that is a player's own leads a stranger to what to ask for, and back.
    Walk(watcher).to(f"seat/{table}", "section.card li")
    assert here(watcher) == f"/join/{table}"
    for way in ("browser", "page"):
        leave(watcher, way)
        came_back(watcher, "/rules")
        Walk(watcher).to(f"seat/{table}", "section.card li")


def leave(page, way="browser"):
    if way == "browser":
        page.go_back()
    else:
        page.get_by_role("link", name="Back").click()


def test_back_from_a_result_leads_past_the_table(page):
    save = almost_over()
    put(page, "saves", save)
    Walk(page).to("history")
    Walk(page).to(f"play/{save['id']}", ".play")
    Robot(page).play()
    see_result(page)
    assert here(page).startswith("/game/")
    leave(page)
    page.get_by_role("heading", name="Your games").wait_for()


def test_back_from_a_game_that_is_over_since(page):
    game = finished(GAME, 1)
    put(page, "history", game)
    Walk(page).to(f"play/{game['id']}", "table .sum")
    assert here(page) == f"/game/{game['id']}"
    leave(page)
    page.locator("h1", has_text="Renard").wait_for()


def test_the_pages_own_back_undoes_one_step_at_a_time(page):
    game = finished(GAME, 1)
    put(page, "history", game)
    walk = Walk(page)
    walk.to("history")
    walk.to(f"game/{game['id']}", "table .sum")
    walk.to(f"replay/{game['id']}", "input[type=range]")
    for place in (f"/game/{game['id']}", "/history", "/"):
        leave(page, "page")
        page.wait_for_url(f"**/#{place}")
    page.reload()
    page.go_forward()
    page.wait_for_url("**/#/history")


def test_back_for_whoever_came_from_outside(visit):
    page = visit(f"rules/{GAME}", PHONE)
    leave(page, "page")
    page.wait_for_url("**/#/rules")
    leave(page, "page")
    page.locator("h1", has_text="Renard").wait_for()


def test_an_address_that_is_no_text_says_that_there_is_no_such_page(visit):
    page = visit("%ff", PHONE)
    page.get_by_text("There is no such page.").wait_for()
