"""Pictures for the README: python -m tests.browser.screenshots

Phone and laptop, light and dark, every game in the middle: always the same positions.
"""

import json
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.chromium import OPTIONS, install_chromium
from tests.browser.kept import put, saved
from tests.browser.robot import SCRIPT
from tests.browser.site import Site

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"phone": {"width": 390, "height": 780}, "laptop": {"width": 1280, "height": 800}}
SETTINGS = {"language": "en", "guide": False, "animations": "off", "name": "Anna"}
COLOURS = 256


# Name of the file, size, theme, and what is shown: a place, or a game with seats and its seed.
PICTURES = [
    ("home-laptop-light", "laptop", "light", ""),
    ("home-phone-dark", "phone", "dark", ""),
    ("clever-phone-light", "phone", "light", ("clever", 1, 3)),
    ("clever-laptop-light", "laptop", "light", ("clever", 4, 5)),
    ("twice-phone-dark", "phone", "dark", ("twice", 2, 7)),
    ("twice-laptop-light", "laptop", "light", ("twice", 2, 9)),
    ("mix-phone-light", "phone", "light", ("mix", 1, 9)),
    ("mix-laptop-dark", "laptop", "dark", ("mix", 3, 5)),
    ("tower-phone-dark", "phone", "dark", ("tower", 2, 3)),
    ("tower-laptop-light", "laptop", "light", ("tower", 2, 5)),
    ("levelx-phone-light", "phone", "light", ("levelx", 2, 3)),
    ("levelx-laptop-dark", "laptop", "dark", ("levelx", 3, 5)),
]


def position(game, seats, seed):
    """A game well under way, where the first seat has many dice to choose from."""
    whole = saved(game, seats, None, seed)["log"]
    at = next(i for i in range(int(len(whole) * 0.6), len(whole)) if is_rich(whole[i - 1]))
    return saved(game, seats, at, seed)


def is_rich(entry):
    return entry["seat"] == 0 and len(entry.get("roll", ())) >= 4


def take(browser, url, name, size, theme, what):
    context = browser.new_context(viewport=SIZES[size], has_touch=size == "phone")
    text = json.dumps(json.dumps({**SETTINGS, "theme": theme}))
    context.add_init_script(f"localStorage['renard.settings'] = {text}")
    context.add_init_script(path=SCRIPT)
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("h1")
    if what:
        save = position(*what)
        put(page, "saves", save)
        page.goto(f"{url}#/play/{save['id']}")
        page.wait_for_selector(".play")
        # A die in the hand shows where it could go.
        page.locator("[data-keys=dice] .legal").first.click(timeout=5000)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    context.close()
    return path


def shrink(path):
    """A few colours are enough, and a page of text should not weigh much."""
    with Image.open(path) as picture:
        fewer = picture.convert("RGB").quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
    fewer.save(path, optimize=True)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=install_chromium(), args=OPTIONS)
        for picture in PICTURES:
            path = take(browser, site.url, *picture)
            shrink(path)
            sys.stdout.write(f"{path.name}: {path.stat().st_size:,} bytes\n")
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
