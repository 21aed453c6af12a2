"""People who meet without a link: from the lobby, by a code, by playing at once, and once more."""

import re

import pytest
from playwright.sync_api import expect

from renard.rules.sheet import load_sheet
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot
from tests.browser.site import Site
from tests.browser.starting import see_result
from tests.browser.test_online import GAME, start_both

TITLE = load_sheet(GAME).title


def open_table(page, *, listed):
    """Set up a table for two among friends."""
    # Until the server has answered, only games around this screen are offered.
    page.locator("main input[value=whenever]").wait_for(state="attached")
    if listed:
        page.get_by_role("switch", name="Show it in the lobby").check()
    page.locator("main ul button").first.click()
    page.get_by_role("textbox", name="Invitation link").wait_for()


def to_table(page):
    page.get_by_text("Everybody is here.").wait_for()
    page.get_by_role("button", name="Go to the table").click()
    page.wait_for_selector(".play")


def test_two_people_meet_by_a_code(visit):
    anna = visit("friends", LAPTOP)
    open_table(anna, listed=False)
    letters = anna.locator(".by-code .letters")
    letters.locator("span[aria-hidden]").first.wait_for()
    code = "".join(letters.locator("span[aria-hidden]").all_inner_texts())
    assert re.fullmatch(r"[B-DF-HJKMNP-TV-XZ2-9]{6}", code)
    # Whoever listens hears letter by letter.
    assert letters.locator(".unseen").inner_text() == ", ".join(code)
    bela = visit("join", PHONE)
    field = bela.get_by_role("textbox", name="Or type the code you were told")
    field.fill("222 222")
    field.press("Enter")
    bela.get_by_text("This code leads to no table.").wait_for()
    field.fill(f"{code[:3].lower()} {code[3:]}")
    field.press("Enter")
    bela.get_by_role("button", name="Take the seat").click()
    bela.wait_for_selector(".play")
    to_table(anna)
    assert anna.url.split("/")[-1] == bela.url.split("/")[-1]


def test_two_people_meet_in_the_lobby_and_a_third_watches(visit, newcomer, site):
    anna = visit("friends", LAPTOP)
    open_table(anna, listed=True)
    table = anna.url.split("/")[-1]
    guests = [newcomer(PHONE), newcomer(LAPTOP)]
    for page in guests:
        page.goto(f"{site.url}#/")
        page.get_by_role("link", name="Play with others").click()
    bela, carl = guests
    row = f"main li:has(a[href$='{table}'])"
    carl.locator(f"{row} a").click()
    carl.wait_for_selector(".play")
    bela.locator(f"{row} button").click()
    bela.wait_for_selector(".play")
    to_table(anna)
    for page, kind in ((anna, "seat"), (bela, "seat"), (carl, "watch")):
        assert page.url.endswith(f"#/{kind}/{table}")
    # Full: nobody else sees it, without anything being loaded again.
    dora = visit("lobby", PHONE)
    dora.get_by_role("heading", name="Open tables").wait_for()
    expect(dora.locator(row)).to_have_count(0)


def test_a_private_table_is_not_in_the_lobby(visit):
    anna = visit("friends", LAPTOP)
    open_table(anna, listed=False)
    table = anna.url.split("/")[-1]
    bela = visit("lobby", PHONE)
    bela.get_by_role("heading", name="Open tables").wait_for()
    assert table not in bela.evaluate("fetch('api/lobby').then((said) => said.text())")


def test_the_lobby_follows_what_others_do(visit):
    bela = visit("lobby", PHONE)
    bela.get_by_role("heading", name="Open tables").wait_for()
    anna = visit("friends", LAPTOP)
    open_table(anna, listed=True)
    bela.locator(f"main li:has(a[href$='{anna.url.split('/')[-1]}'])").wait_for()


@pytest.fixture
def hasty(tmp_path):
    """A server where bots come sooner."""
    running = Site(tmp_path, "--fill-seconds", "3")
    running.start()
    yield running
    running.stop()


def test_play_now_is_filled_by_a_bot_that_is_called_one(newcomer, hasty):
    page = newcomer(PHONE)
    page.goto(f"{hasty.url}#/lobby")
    page.get_by_role("radio", name=TITLE).check()
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("bots take the free seats").wait_for()
    page.wait_for_selector(".play")
    table = page.url.split("/")[-1]
    seats = page.evaluate("id => fetch(`api/tables/${id}`).then((said) => said.json())", table)
    assert [(seat["kind"], seat["bot"]) for seat in seats["seats"]] == [
        ("person", None),
        ("bot", "club"),
    ]


def test_two_who_play_now_meet_and_waiting_can_be_cancelled(visit):
    anna, bela = visit("lobby", LAPTOP), visit("lobby", PHONE)
    for page in (anna, bela):
        page.get_by_role("radio", name="4", exact=True).check()
    anna.get_by_role("button", name="Play now").click()
    anna.get_by_text("3 seats are free.").wait_for()
    bela.get_by_role("button", name="Play now").click()
    for page in (anna, bela):
        page.get_by_text("2 seats are free.").wait_for()
    assert anna.url == bela.url
    bela.get_by_role("button", name="Cancel").click()
    bela.get_by_role("heading", name="Open tables").wait_for()
    anna.get_by_text("3 seats are free.").wait_for()
    anna.get_by_role("button", name="Cancel").click()
    anna.get_by_role("heading", name="Open tables").wait_for()


def test_a_rematch_takes_both_to_one_table(visit, newcomer):
    anna, bela = start_both(visit, newcomer)
    players = [Robot(anna, seed=3), Robot(bela, seed=4)]
    for player in players:
        player.start()
    for player in players:
        player.wait()
    for page in (anna, bela):
        see_result(page)
    before = anna.url
    anna.get_by_role("button", name="Rematch").click()
    bela.get_by_text("Somebody wants to play again.").wait_for()
    bela.get_by_role("button", name="Go to the next table").click()
    for page in (anna, bela):
        page.wait_for_selector(".play")
        page.locator(".seats .points").first.wait_for()
    assert anna.url == bela.url
    assert anna.url != before
    anna.locator("[data-keys=dice] .legal").first.wait_for()
