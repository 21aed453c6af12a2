"""The bots' ladder on the page: bots that people wrote, among our levels."""

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from renard.server import keys
from tests.browser.conftest import PHONE
from tests.browser.robot import wait_until
from tests.browser.site import Site
from tests.browser.test_outside_bot import ask

GAME = "clever"


@pytest.fixture
def ladder_site(tmp_path):
    running = Site(tmp_path, "--ladder", "--orders-seconds=0.05")
    running.start()
    yield running
    running.stop()


def test_a_bot_of_somebodys_climbs_the_ladder(newcomer, ladder_site):
    page = newcomer(PHONE)
    page.goto(f"{ladder_site.url}#/ratings/{GAME}")
    page.get_by_role("link", name="The bots’ ladder").click()
    status = page.get_by_role("status")
    expect(status).to_have_text(
        "No bot that somebody wrote has played a whole match of this game yet."
    )
    rows = page.locator("tbody tr")
    bosses = rows.count()
    assert bosses == page.locator("tbody tr.boss").count() >= 5
    owner = keys.new_secret()
    ask(ladder_site, "api/people/me", owner, {"name": "Anna"})
    made = ask(ladder_site, "api/people/me/bots", owner, {"name": "rex"})
    join = [ladder_site.url, "--token", made["token"], "--with", "random", "--game", GAME]
    command = [sys.executable, "-m", "renard", "bot", *join]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as bot:
        try:
            fitted = f"fetch('api/ladder/{GAME}').then(a => a.json()).then(l => l.made !== null)"
            wait_until(page, fitted)
        finally:
            bot.kill()
    told = ask(ladder_site, f"api/ladder/{GAME}")
    page.reload()
    expect(page.locator(".fitted")).to_contain_text(f"From {told['games']:,} games")
    expect(rows).to_have_count(bosses + 1)
    (mine,) = [rung for rung in told["rungs"] if not rung["fixed"]]
    margin = round((mine["high"] - mine["low"]) / 2)
    row = page.locator("tbody tr:not(.boss)")
    expect(row.locator("th")).to_have_text("rex · Anna")
    expect(row.locator("td").nth(1)).to_have_text(f"{round(mine['rating']):,} ± {margin:,}")
    expect(row.locator("td").nth(2)).to_have_text(str(mine["games"]))


def test_where_there_is_none_a_sentence_says_so(visit):
    page = visit(f"ladder/{GAME}")
    expect(page.get_by_role("status")).to_have_text(
        "No games are played for the bots’ ladder on this server."
    )
    page.get_by_text("the bosses to beat").wait_for()
    page.get_by_role("radio", name="Level X").check()
    expect(page.locator("tbody tr.boss").first).to_be_visible()


def test_without_a_server_a_sentence_says_so(visit):
    page = visit("ratings")
    page.locator("main table").wait_for()
    page.route("**/api/ladder/*", lambda route: route.abort())
    page.get_by_role("link", name="The bots’ ladder").click()
    expect(page.get_by_role("alert")).to_contain_text("none answers now")
