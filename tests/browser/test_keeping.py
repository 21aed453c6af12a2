"""What a server keeps besides devices: two of one person that played offline, and being deleted."""

from tests.browser.conftest import PHONE
from tests.browser.kept import finished, put, saved
from tests.browser.robot import Robot, wait_until
from tests.browser.test_devices import to_settings, use_key
from tests.browser.test_offline import load_once
from tests.browser.test_online import GAME
from tests.browser.test_progress import ALL

FIGURES = """async () => {
  const opening = indexedDB.open("renard");
  const identity = await new Promise((done) => {
    opening.onsuccess = () => {
      const asked = opening.result.transaction("daily").objectStore("daily").get("identity");
      asked.onsuccess = () => { opening.result.close(); done(asked.result.secret); };
    };
  });
  const headers = { Authorization: `Bearer ${identity}` };
  return (await (await fetch("api/people/me/kept", { headers })).json()).figures;
}"""
"""What the server says it keeps for whoever holds this device."""


def begin(page, site):
    to_settings(page, site)
    page.get_by_role("button", name="Keep them on the server").click()
    page.locator(".keeping").get_by_text("Last kept:").wait_for()


def make_code(page, site):
    to_settings(page, site)
    page.get_by_role("button", name="Make a code").click()
    return page.locator(".devices .key").inner_text()


def two_devices(newcomer, site):
    """A laptop whose things are kept, and a phone of the same person."""
    laptop, phone = newcomer(), newcomer(PHONE)
    for page in (laptop, phone):
        load_once(page, site.url)
    begin(laptop, site)
    code = make_code(laptop, site)
    to_settings(phone, site)
    use_key(phone, code)
    phone.get_by_text("Done: this device is yours as well.").wait_for()
    phone.locator(".keeping").get_by_text("Last kept:").wait_for()
    return laptop, phone


def play_to_the_end(page, site, game):
    put(page, "saves", game)
    page.goto(f"{site.url}#/play/{game['id']}")
    page.wait_for_selector(".play")
    Robot(page).play()
    wait_until(
        page, f"({ALL})().then(({{ history }}) => history.some(g => g.id === '{game['id']}'))"
    )


def games_on(page):
    return {game["id"] for game in page.evaluate(ALL)["history"]}


def come_back_until(page, site, wanted):
    """As somebody does who opens the page now and then."""
    while games_on(page) != wanted:
        page.goto(site.url)
        page.reload()
        page.wait_for_selector("h1")
        page.wait_for_timeout(500)


def test_two_devices_that_played_offline_end_with_both_games(newcomer, site):
    laptop, phone = two_devices(newcomer, site)
    games = [saved(GAME, 1, -6, seed=1), saved(GAME, 1, -7, seed=2)]
    for page, game in zip((laptop, phone), games, strict=True):
        page.context.set_offline(True)
        play_to_the_end(page, site, game)
        assert games_on(page) == {game["id"]}
    for page in (laptop, phone):
        page.context.set_offline(False)
    both = {game["id"] for game in games}
    for page in (laptop, phone):
        come_back_until(page, site, both)
        page.goto(f"{site.url}#/history")
        page.locator("main li a").nth(1).wait_for()
    # Deleted for good: by one, and so on the other.
    laptop.evaluate("() => { location.hash = '#/settings'; }")
    laptop.get_by_role("button", name="Delete me from the server").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Delete").click()
    laptop.get_by_text("The server has forgotten you.").wait_for()
    for page in (laptop, phone):
        page.goto(site.url)
        page.reload()
        page.wait_for_selector("h1")
        to_settings(page, site)
        page.get_by_role("button", name="Keep them on the server").wait_for()
        assert page.evaluate(FIGURES)["on"] is False
        assert games_on(page) == both


def test_keeping_is_off_until_it_is_chosen_and_ends_by_a_tap(visit, site):
    page = visit("settings")
    put(page, "history", finished(GAME, 1))
    page.locator(".keeping").get_by_text("Open games and settings stay").wait_for()
    assert page.locator(".keeping .end").count() == 0
    begin(page, site)
    assert page.evaluate(FIGURES)["things"] >= 1
    page.locator(".keeping .end").click()
    page.get_by_role("dialog").get_by_text("What is on your devices stays.").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("Nothing is kept on the server any more.").wait_for()
    assert page.evaluate(FIGURES) == {**page.evaluate(FIGURES), "on": False, "things": 0}
    assert games_on(page) == {f"{GAME}1"}


def test_it_is_offered_where_seats_are_kept(visit):
    page = visit()
    game = {**finished(GAME, 2), "online": True}
    put(page, "history", game)
    page.evaluate("id => { location.hash = `#/game/${id}`; }", game["id"])
    hint = page.get_by_role("region", name="Keep your seats if this device is lost")
    hint.get_by_role("button", name="Keep them on the server").click()
    hint.get_by_text("Last kept:").wait_for()
    assert page.evaluate(FIGURES)["things"] >= 1
