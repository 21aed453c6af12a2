"""The daily game in a browser: ranked once at a server, for oneself without one, and a streak."""

import re
import time

import pytest

from renard.daily.calendar import Day
from tests.browser.conftest import PHONE
from tests.browser.kept import put
from tests.browser.robot import Robot, wait_until
from tests.browser.site import StaticHost
from tests.browser.starting import see_result
from tests.browser.test_keyboard import COUNT_POINTING, Typist, tab_to
from tests.browser.test_offline import load_once
from tests.browser.test_progress import ALL

PLAY = "Play"
NETS = "caches.open('renard.nets').then((kept) => kept.keys()).then((nets) => nets.length > 2)"
ADVISED = {"coach": "all"}
"""The settings of whoever wants the coach to speak wherever it may."""


@pytest.fixture
def host(tmp_path):
    running = StaticHost(tmp_path)
    yield running
    running.stop()


def open_daily(page, url, *place):
    page.goto(f"{url}#/{'/'.join(('daily', *place))}")
    wait_for_daily(page)


def wait_for_daily(page):
    # Other screens have cards, too.
    page.get_by_role("heading", name="Daily game", exact=True).wait_for()
    page.locator("main section.card").wait_for()


def play_it(page):
    """Play the run on the screen to its end; the result is shown."""
    page.get_by_role("button", name=PLAY, exact=True).click()
    page.wait_for_selector(".play")
    # The coach waits until a run that counts is over.
    assert page.locator("header [aria-expanded]").count() == 0
    Robot(page).play()
    see_result(page)
    page.get_by_role("link", name="Daily game").click()
    wait_for_daily(page)


def share(page):
    """Open the card of the run on the screen: its dialog, its line and its link."""
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("img").wait_for()
    text = dialog.get_by_role("textbox", name="Text").input_value()
    said, _, link = text.rpartition(" ")
    return dialog, said, link


def figures(page):
    names, values = (page.locator(f"section.card {tag}").all_inner_texts() for tag in ("dt", "dd"))
    return dict(zip(names, values, strict=True))


def test_a_run_at_a_server_is_ranked_once(newcomer, site):
    page = newcomer(PHONE)
    open_daily(page, site.url, str(Day.of(time.time())), "clever")
    play_it(page)
    assert set(figures(page)) == {"Points"}
    page.get_by_role("button", name="Show skill and luck").click()
    page.get_by_text("Lost by decisions").wait_for()
    found = figures(page)
    assert found["Place by points"].endswith(re.search(r"\d+$", found["Place by skill"])[0])
    assert page.locator("tr.mine").count() >= 1
    assert page.get_by_text("1 day in a row").count() == 1
    # The card says all of it without telling the dice: its sheet is empty.
    dialog, said, link = share(page)
    assert said.startswith(f"Clever, daily game of {Day.of(time.time()).date.day} ")
    assert f"Lost by decisions: {found['Lost by decisions']}." in said
    drawn = page.locator(".unseen-picture .sheet")
    assert drawn.count() == 1
    # The only stroke belongs to a sign that is printed there.
    assert drawn.locator(".stroke:not(.ink-black *)").count() == 0
    dialog.get_by_role("button", name="Close").click()
    # Somebody else sees the replay, but not before having played.
    other = newcomer()
    other.goto(link)
    other.get_by_text("a daily game that you have not finished").wait_for()
    assert other.locator(".sheet").count() == 0
    other.get_by_role("link", name="Daily game").click()
    wait_for_daily(other)
    play_it(other)
    other.goto(link)
    other.get_by_role("slider").wait_for()
    # Whoever forgets, or tries to get round it, is refused with a sentence.
    page.evaluate(
        """async () => {
          const opened = await new Promise((done) => {
            const request = indexedDB.open("renard");
            request.onsuccess = () => done(request.result);
          });
          const store = opened.transaction("daily", "readwrite").objectStore("daily");
          await new Promise((done) => {
            store.getAllKeys().onsuccess = ({ target }) => {
              for (const key of target.result) if (key !== "identity") store.delete(key);
              done();
            };
          });
          opened.close();
        }"""
    )
    page.reload()
    page.get_by_role("button", name=PLAY, exact=True).click()
    assert "You have played this daily game" in page.get_by_role("alert").inner_text()


def test_a_run_offline_counts_for_oneself(newcomer, host):
    page = newcomer(PHONE, ADVISED)
    load_once(page, host.url)
    page.context.set_offline(True)
    page.reload()
    open_daily(page, host.url)
    assert page.get_by_text("the dice come from the date").count() == 1
    open_daily(page, host.url, str(Day.of(time.time())), "clever")
    play_it(page)
    # The coach was never here: it is fetched when there is a network again.
    show = page.get_by_role("button", name="Show skill and luck")
    show.click()
    page.get_by_text("Look again when you are online").wait_for()
    page.context.set_offline(False)
    show.click()
    page.get_by_text("of 100 runs of bots").wait_for(timeout=0)
    found = figures(page)
    assert {"Points", "Lost by decisions", "Luck of the dice"} <= set(found)
    page.get_by_role("button", name="Watch the master’s run").click()
    page.locator("input[type=range]").wait_for()
    page.go_back()
    page.get_by_role("button", name="Practise these dice").wait_for()


def test_practice_counts_nowhere_and_spoils_nothing(newcomer, host):
    page = newcomer(PHONE, ADVISED)
    day = str(Day.of(time.time()))
    page.goto(host.url)
    page.wait_for_selector("h1")
    put(page, "daily", {
        "id": f"{day}/clever/device", "day": day, "game": "clever",
        "online": False, "table": "elsewhere", "over": True,
    })  # fmt: skip
    open_daily(page, host.url, day, "clever")
    page.get_by_role("button", name="Practise these dice").click()
    page.wait_for_selector(".play")
    # Whoever goes offline now finds coach and bots here afterwards.
    wait_until(page, NETS)
    # The coach may speak here.
    page.locator("header [aria-expanded]").wait_for()
    Robot(page).play()
    see_result(page)
    (game,) = page.evaluate(ALL)["history"]
    assert (game["daily"], game["from"]) == (day, {"game": f"daily/{day}", "at": 0})
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("img").wait_for()
    assert dialog.get_by_role("switch").count() == 0
    assert "#/" not in dialog.get_by_role("textbox", name="Text").input_value()
    page.goto(f"{host.url}#/progress")
    page.get_by_text("Play a game to the end").wait_for()


def test_a_run_by_keys(newcomer, host):
    page = newcomer()
    page.goto(f"{host.url}#/daily/{Day.of(time.time())}/clever")
    wait_for_daily(page)
    page.evaluate(COUNT_POINTING)
    tab_to(page, PLAY)
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    Typist(page).play()
    page.keyboard.press("n")
    page.locator("table .sum").wait_for()
    tab_to(page, "Daily game")
    page.keyboard.press("Enter")
    wait_for_daily(page)
    tab_to(page, "Show skill and luck")
    assert page.evaluate("window.pointed") == 0


def test_a_streak_forgives_two_days(newcomer, host):
    page = newcomer()
    page.goto(host.url)
    page.wait_for_selector("h1")
    today = Day.of(time.time())
    # In the middle of a month, so that none of the days lies in another.
    moment = f"{today.date.year}-{today.date.month:02}-20"
    page.clock.set_fixed_time(f"{moment}T12:00:00Z")
    fixed = Day.parse(moment)

    def run(days, over=True):
        day = str(fixed.later(-days))
        return {
            "id": f"{day}/clever/device", "day": day, "game": "clever",
            "online": False, "table": f"t{days}", "over": over,
        }  # fmt: skip

    put(page, "daily", run(1), run(2), run(4), run(6))
    open_daily(page, host.url)
    page.get_by_text("4 days in a row").wait_for()
    # Two days later none is left to forgive: what came before the last gap does not count any more.
    page.clock.set_fixed_time(f"{fixed.later(2)}T12:00:00Z")
    page.reload()
    page.locator("main section.card").wait_for()
    assert page.get_by_text("2 days in a row").count() == 1
