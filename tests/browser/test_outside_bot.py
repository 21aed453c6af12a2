"""Somebody plays against a bot of somebody else's; and reports it."""

import json
import subprocess
import sys
import urllib.request

from playwright.sync_api import expect

from renard.server import keys
from tests.browser.conftest import PHONE
from tests.browser.robot import Robot
from tests.browser.starting import join, see_result
from tests.browser.test_online import GAME
from tests.server.test_process import ROOT


def ask(site, path, who=None, body=None):
    headers = {"Content-Type": "application/json"}
    if who:
        headers["Authorization"] = f"Bearer {who}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(site.url + path, data, headers)) as answer:
        return json.load(answer)


def test_a_whole_game_against_a_bot_of_somebodys(visit, site):
    owner = keys.new_secret()
    ask(site, "api/people/me", owner, {"name": "Anna"})
    made = ask(site, "api/people/me/bots", owner, {"name": "rex"})
    command = [sys.executable, ROOT / "examples" / "bot.py", site.url, made["token"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stdout.readline().startswith("greeted")
            seats = [{"kind": "open"}, {"kind": "bot", "bot": made["bot"]}]
            wish = {"game": GAME, "bots": "outside", "seats": seats}
            table = ask(site, "api/tables", None, wish)
            page = visit("", PHONE)
            join(page, f"{site.url}#/join/{table['table']['id']}/{table['invite']}")
            expect(page.locator(".seats .name").nth(1)).to_have_text("rex · Anna")
            report(page)
            robot = Robot(page, seed=1)
            robot.start()
            robot.wait()
            assert len(see_result(page)) == 2
        finally:
            bot.kill()
    told = ask(site, f"api/tables/{table['table']['id']}")
    assert told["over"]


def report(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Report somebody").click()
    page.get_by_label("Why?").select_option("play")
    page.get_by_label("In a few words (optional)").fill("It never sleeps.")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("Thank you. Whoever runs this server will look at it.").wait_for()
    page.get_by_role("button", name="Close").click()
