"""Lighthouse on the page as a phone sees it: home, setting up, a game.

python bench/lighthouse.py               needs a built page (`make page`) and npm
python bench/lighthouse.py --runs 3      the middle of several runs, where other work disturbs
python bench/lighthouse.py --json out.json
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from renard.page.node import find_node

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import OPTIONS, install_chromium
from tests.browser.site import Site

ROOT = Path(__file__).resolve().parent.parent
VERSION = "12.8.2"
"""The last one that runs on the oldest Node that builds the page."""
FOLDER = ROOT / ".venv" / "lighthouse"
GOALS = {"performance": 97, "accessibility": 100, "best-practices": 100, "seo": 100}
BLOCKING = 150
"""Most milliseconds in which a tap would have to wait."""


def installed() -> Path:
    """Lighthouse itself, fetched the first time: no test and no page needs it."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        npm = [*find_node().npm, "install", "--no-fund", "--no-audit", "--prefix", str(FOLDER)]
        subprocess.run([*npm, f"lighthouse@{VERSION}"], check=True, env=find_node().environment)
    return program


def seat_somebody(site: Site, profile: Path) -> str:
    """A browser with a game begun and nothing in its caches; returns the place of that game."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(profile),
            executable_path=install_chromium(),
            args=OPTIONS,
            service_workers="block",
        )
        page = context.new_page()
        page.goto(site.url)
        page.locator("button.way.now").click()
        page.wait_for_selector(".play")
        place = page.url.split("#")[1]
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        context.close()
    return place


def look_at(url: str, profile: Path) -> dict[str, Any]:
    """What Lighthouse says of one address, with a phone's settings, which are its own."""
    flags = " ".join(["--headless=new", f"--user-data-dir={profile}", *OPTIONS])
    command = [find_node().program, str(installed()), url, "--quiet", "--output=json"]
    done = subprocess.run(
        [*command, "--disable-storage-reset", f"--chrome-flags={flags}"],
        env={**find_node().environment, "CHROME_PATH": install_chromium()},
        stdout=subprocess.PIPE,
        check=True,
    )
    said: dict[str, Any] = json.loads(done.stdout)
    return {
        **{name: round(100 * (said["categories"][name]["score"] or 0)) for name in GOALS},
        "blocking": round(said["audits"]["total-blocking-time"]["numericValue"]),
        "named": sorted(failing(said)),
    }


def failing(said: dict[str, Any]) -> list[str]:
    """What costs points in a category that has to be whole."""
    whole = [name for name, goal in GOALS.items() if goal == 100]
    counted = {
        ref["id"]
        for name in whole
        for ref in said["categories"][name]["auditRefs"]
        if ref["weight"] > 0
    }
    audits = said["audits"]
    return [name for name in counted if audits[name]["score"] not in (None, 1)]


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The run with the middle performance."""
    return sorted(runs, key=lambda run: int(run["performance"]))[len(runs) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="runs of every screen")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    installed()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        site.start()
        profile = Path(folder) / "profile"
        screens = {"home": "/", "setting up": "/new/clever", "game": seat_somebody(site, profile)}
        heading = "".join(f"{name:>16}" for name in [*GOALS, "blocking, ms"])
        print(f"{'screen':12}{heading}    load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        goals = "".join(f"{goal:>16}" for goal in [*GOALS.values(), BLOCKING])
        print(f"{'goal':12}{goals}")
        figures = {}
        for name, place in screens.items():
            own = profile if name == "game" else Path(folder) / name.replace(" ", "-")
            runs = [look_at(f"{site.url}#{place}", own) for _ in range(arguments.runs)]
            figures[name] = found = middle(runs)
            cells = "".join(f"{found[key]:>16}" for key in [*GOALS, "blocking"])
            print(f"{name:12}{cells}    {', '.join(found['named'])}")
        site.stop()
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
