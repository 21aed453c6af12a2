"""People who meet over a server: how fast, whose turn it is, and signs for who looks elsewhere."""

import re

from playwright.sync_api import expect

from renard.rules.sheet import load_sheet
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot, wait_until
from tests.browser.test_online import GAME, invite, join, start_both

TITLE = load_sheet(GAME).title
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# A Chromium without windows has neither icons nor notices: what is asked of it is written down.
LISTEN = """() => {
  window.signs = { badges: [], notices: [] };
  navigator.setAppBadge = (count) => { signs.badges.push(count); return Promise.resolve(); };
  navigator.clearAppBadge = () => { signs.badges.push(0); return Promise.resolve(); };
  window.Notification = class {
    static permission = "granted";
    constructor(title, about) { signs.notices.push(about.body); }
    close() { signs.notices.push("closed"); }
  };
}"""
IDENTITY = """() => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("daily").objectStore("daily").get("identity");
    asked.onsuccess = () => done(asked.result?.secret ?? null);
  };
})"""


def has_turn(page):
    page.locator("[data-keys=dice] .legal").first.wait_for()


def go_home(page, site):
    page.goto(f"{site.url}#/")
    page.locator(".home").wait_for()


def test_a_seat_belongs_to_whoever_took_it(visit, newcomer, site):
    for page in start_both(visit, newcomer):
        shown = {"Authorization": f"Bearer {page.evaluate(IDENTITY)}"}
        answer = page.request.get(f"{site.url}api/people/me/tables", headers=shown)
        assert [one["table"] for one in answer.json()["tables"]] == [page.url.split("/")[-1]]


def test_nobody_is_known_before_they_meet_somebody(visit):
    page = visit()
    assert page.evaluate(IDENTITY) is None


def test_the_guest_sees_the_pace_that_the_host_chose(visit, newcomer):
    anna = visit("friends", LAPTOP)
    anna.get_by_role("radio", name="Days").check()
    anna.get_by_text("14 days of holiday").wait_for()
    anna.locator("main ul button").first.click()
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    anna.get_by_text("Pace: Days").wait_for()
    bela = newcomer(PHONE)
    bela.goto(link)
    bela.get_by_text("Pace: Days").wait_for()
    join(bela, link)
    anna.get_by_role("button", name="Go to the table").click()
    for page in (anna, bela):
        # Four days and the holidays, of which some moments have gone by.
        page.locator(".seat[aria-label*='17 days left']").wait_for()
        expect(page.locator(".seat .left")).to_have_attribute("data-time", "17d")
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog", has_text="Pace: Days").wait_for()
        page.locator("dialog").get_by_text("17 days left").wait_for()


def test_a_new_game_with_somebody_elsewhere_asks_for_the_pace(visit):
    page = visit(f"new/{GAME}", LAPTOP)
    page.get_by_role("radio", name="2", exact=True).check()
    assert page.get_by_role("radio", name="Whenever").count() == 0
    group = page.get_by_role("group", name="Seat 2")
    group.get_by_role("radio", name="Elsewhere").check()
    page.get_by_role("radio", name="Whenever").check()
    page.get_by_text("Nothing runs out.").wait_for()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Pace: Whenever").wait_for()


def test_home_shows_what_waits_for_one_and_who_is_waited_for(visit, newcomer, site):
    anna, bela = start_both(visit, newcomer)
    has_turn(anna)
    table = anna.url
    go_home(anna, site)
    yours = anna.get_by_role("region", name="Your turn")
    yours.get_by_text("waiting since").wait_for()
    go_home(bela, site)
    others = bela.get_by_role("region", name="Open games")
    others.get_by_text("Waiting for").wait_for()
    assert bela.get_by_role("region", name="Your turn").count() == 0
    yours.get_by_role("link", name=re.compile(TITLE)).click()
    anna.wait_for_url(table)
    has_turn(anna)


def test_what_waits_is_known_without_a_network(visit, newcomer, site):
    anna, _ = start_both(visit, newcomer)
    has_turn(anna)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Leave the table").click()
    anna.get_by_role("region", name="Your turn").wait_for()
    anna.route("**/api/**", lambda route: route.abort())
    anna.evaluate("location.hash = '#/rules'")
    anna.get_by_role("heading", name="Rules").wait_for()
    anna.evaluate("location.hash = '#/'")
    anna.get_by_role("region", name="Your turn").get_by_text("waiting since").wait_for()


def test_a_hidden_page_says_that_it_is_ones_turn(visit, newcomer):
    anna, bela = start_both(visit, newcomer)
    bela.evaluate(LISTEN)
    before = bela.title()
    bela.evaluate(HIDE, True)
    Robot(anna, seed=3).start()
    wait_until(bela, "document.title.startsWith('● Your turn')")
    wait_until(bela, "signs.badges.length > 0")
    assert bela.title() == f"● Your turn – {TITLE}"
    assert bela.evaluate("signs.badges") == [1]
    assert bela.evaluate("signs.notices") == [f"It is your turn: {TITLE}."]
    bela.evaluate(HIDE, False)
    assert bela.title() == before
    assert bela.evaluate("signs.badges") == [1, 0]
    assert bela.evaluate("signs.notices[1]") == "closed"


def test_whoever_looks_is_given_no_sign(visit, newcomer):
    anna, bela = start_both(visit, newcomer)
    bela.evaluate(LISTEN)
    Robot(anna, seed=3).start()
    bela.locator("[data-keys=dice] .legal").first.wait_for()
    assert "●" not in bela.title()
    assert bela.evaluate("signs.badges") == []


def test_notices_are_asked_for_by_a_tap(visit):
    page = visit("settings")
    page.evaluate("""() => {
      window.asked = 0;
      Notification.requestPermission = () => { asked += 1; return Promise.resolve("granted"); };
      Object.defineProperty(Notification, "permission", { get: () => "default" });
    }""")
    page.evaluate("location.hash = '#/'")
    page.locator(".home").wait_for()
    page.evaluate("location.hash = '#/settings'")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.get_by_text("This device tells you").wait_for()
    assert page.evaluate("asked") == 1


def test_the_next_waiting_game_is_one_tap_away(visit, newcomer, site):
    anna, _ = start_both(visit, newcomer)
    has_turn(anna)
    first = anna.url
    anna.goto(f"{site.url}#/new/{GAME}")
    link = invite(anna)
    join(newcomer(PHONE), link, "Carl")
    anna.get_by_text("Everybody is here.").wait_for()
    anna.get_by_role("button", name="Go to the table").click()
    has_turn(anna)
    second = anna.url
    anna.get_by_role("button", name="Menu").click()
    href = anna.get_by_role("link", name="Next waiting game").get_attribute("href")
    assert first.endswith(href)
    anna.get_by_role("button", name="Close").click()
    # The robot taps what leads on: its own turn first, then the way to the other game.
    Robot(anna, seed=3).start()
    anna.wait_for_url(first)
    assert first != second


def test_a_newcomer_has_a_friendly_name_and_keeps_it(visit):
    page = visit("settings")
    name = page.get_by_role("textbox", name="Your name").input_value()
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", name)
    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value(name)
    page.get_by_role("textbox", name="Your name").fill("Zoé")
    page.get_by_role("textbox", name="Your name").blur()
    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Zoé")


def test_a_name_that_pretends_is_refused_in_words(visit, newcomer):
    anna = visit(f"new/{GAME}", LAPTOP)
    link = invite(anna)
    bela = newcomer(PHONE)
    bela.goto(link)
    bela.get_by_role("textbox", name="Your name").fill("Moderator")
    bela.get_by_role("button", name="Take the seat").click()
    bela.get_by_text("neither that of staff or of a bot nor an insult").wait_for()
