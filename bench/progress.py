"""How soon the progress of somebody with many games is shown, in Chromium.

python bench/progress.py [--games N]     needs a built page (`make page`)

A few games are played by chance and looked back at by the coach; then there are many copies of
them. Opened for the first time, the page finds out what every decision was about; the next time it
knows.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import OPTIONS, install_chromium
from tests.browser.kept import MOMENT, finished, put
from tests.browser.screens import PLATTER
from tests.browser.site import Site

GAME = PLATTER[0]
DAY = 86_400_000
LOOKED_AT = 5
SETTINGS = {"language": "en", "guide": False}
WAIT = 600_000
ALL = """() => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("history").objectStore("history").getAll();
    asked.onsuccess = () => { opening.result.close(); done(asked.result); };
  };
})"""


def look_back(page: Page, url: str) -> None:
    games = [
        {**finished(GAME, 1, seed), "id": f"real{seed}", "finished": MOMENT + seed * DAY}
        for seed in range(LOOKED_AT)
    ]
    put(page, "history", *games)
    page.goto(f"{url}#/progress")
    skill = page.locator("[aria-labelledby=skill]")
    skill.get_by_role("button").click()
    skill.get_by_role("status").wait_for()
    skill.get_by_role("status").wait_for(state="detached")


def opened(page: Page, url: str, games: int) -> tuple[float, float]:
    """Seconds until the curves are there, and until every decision of all games is known."""
    page.goto(f"{url}#/")
    page.reload()
    page.locator("h1").wait_for()
    began = time.perf_counter()
    page.goto(f"{url}#/progress")
    page.locator("figure svg").first.wait_for()
    seen = time.perf_counter() - began
    page.locator("[aria-labelledby=where]").get_by_text(f"in the {games} games").wait_for()
    return seen, time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games must be at least 1")
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install_chromium(), args=OPTIONS)
        context = browser.new_context(viewport={"width": 360, "height": 640})
        context.set_default_timeout(WAIT)
        text = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(
            f"if (!localStorage['renard.settings']) localStorage['renard.settings'] = {text}"
        )
        page = context.new_page()
        page.goto(site.url)
        page.locator("h1").wait_for()
        look_back(page, site.url)
        kinds = page.evaluate(ALL)
        copies = [
            {**kinds[at % LOOKED_AT], "id": f"copy{at}", "finished": MOMENT + at * DAY}
            for at in range(given.games)
        ]
        for copy in copies:
            copy.pop("about", None)
        put(page, "history", *copies)
        size = len(json.dumps(copies)) / given.games / 1000
        print(f"{given.games} games of {GAME}, {size:.0f} kB each")
        for which in ("first", "second", "third"):
            seen, done = opened(page, site.url, given.games + LOOKED_AT)
            print(f"opened the {which} time: curves after {seen:.2f} s, all after {done:.2f} s")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
