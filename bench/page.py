"""The page in Chromium: random games a second, bytes of the first load, how soon a tap is answered.

python bench/page.py                     needs a built page (`make page`)
python bench/page.py --json out.json
python bench/page.py --taps              only the taps
"""

import argparse
import base64
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from renard.rules.layout import ACTIONS, DICE, SEATS, STATE
from renard.rules.sheet import load_sheet, sheet_names

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import OPTIONS, install_chromium
from tests.browser.robot import SCRIPT
from tests.browser.site import Site

PHONE: ViewportSize = {"width": 360, "height": 640}
SETTINGS = {"language": "en", "guide": False}
GAMES = 100_000
RUNS = 5
SLOWER = 4
TAPS = 200
PRESS = 60
"""Milliseconds that a finger stays down. Pressing and lifting in the same instant, which no finger
does, would put what the browser does for a press between the tap and its answer."""

# Random games in the module that the page has loaded.
PLAY_BLOCK = """async ([sheetBytes, sizes, players, games, runs]) => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const file = files.find((name) => /rules[^/]*[.]wasm$/.test(name));
  const module = await WebAssembly.compile(await (await fetch(file)).arrayBuffer());
  const { exports } = await WebAssembly.instantiate(module);
  let end = exports.__heap_base.value;
  const room = (size) => {
    const at = (end + 7) & ~7;
    end = at + size;
    const missing = end - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    return at;
  };
  const tables = Uint8Array.from(atob(sheetBytes), (letter) => letter.charCodeAt(0));
  const [sheet, state, out, scratch, sums] = [tables.length, ...sizes].map(room);
  new Uint8Array(exports.memory.buffer, sheet, tables.length).set(tables);
  const play = (seed, count) =>
    exports.play_block(sheet, state, players, seed, 0, count, out, scratch, state, 0, sums);
  play(1n, games / 10);
  const rates = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    play(BigInt(run), games);
    rates.push((1000 * games) / (performance.now() - began));
  }
  return rates;
}"""

# The browser's own account of every touch: when it came, and when its answer was on the screen.
INPUT = ["input.scrolling"]
HANDED_OVER = "GenerationToBrowserMain"
SHOWN = "SubmitCompositorFrameToPresentationCompositorFrame"


@contextmanager
def opened() -> Iterator[tuple[Browser, Site]]:
    """A browser, and a server with the built page."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=install_chromium(), args=OPTIONS)
        yield browser, site
        browser.close()
        site.stop()


def new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    text = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage['renard.settings'] = {text}")
    context.add_init_script(path=SCRIPT)
    return context.new_page()


def first_load(browser: Browser, site: Site, place: str) -> dict[str, int]:
    """By kind, the bytes that come over the wire until the page stands still."""
    page = new_page(browser)
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def finished(event: dict[str, Any]) -> None:
        kind = urls[event["requestId"]].split("#")[0].rsplit(".", 1)[-1]
        name = kind if len(kind) < 6 else "html"
        sizes[name] = sizes.get(name, 0) + round(event["encodedDataLength"])

    wire.on(
        "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
    )
    wire.on("Network.loadingFinished", finished)
    page.goto(f"{site.url}#/{place}")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sizes


def games_per_second(page: Page, name: str) -> float:
    sheet = load_sheet(name)
    tables = base64.b64encode(sheet.record.tobytes()).decode()
    sizes = [STATE.itemsize, 4 * ACTIONS, 4 * (SEATS + DICE), 4 * SEATS]
    rates: list[float] = page.evaluate(PLAY_BLOCK, [tables, sizes, sheet.players[0], GAMES, RUNS])
    return statistics.median(rates)


def answers_to_taps(browser: Browser, site: Site, name: str) -> list[float]:
    """Milliseconds from a real tap to its answer on the screen, for every tap that had one."""
    page = new_page(browser)
    page.goto(f"{site.url}#/new/{name}")
    page.locator("button.big").click()
    page.wait_for_selector(".play")
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=INPUT)
    taps = 0
    while taps < TAPS and not page.evaluate("robot.over"):
        place = page.evaluate("robot.aim()")
        if place is None:
            page.wait_for_timeout(50)
            continue
        tap(page, wire, *place)
        taps += 1
        page.wait_for_timeout(120)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return sorted(answered(touches(events)))


def tap(page: Page, wire: CDPSession, x: float, y: float) -> None:
    """Touch the screen as a finger does."""
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(PRESS)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@dataclass
class Touch:
    """One input event on its way through the browser; times in microseconds."""

    kind: str
    came: float
    shown: float | None = None


def touches(events: list[dict[str, Any]]) -> list[Touch]:
    """The input events of a trace, in order.

    A touch counts from when the browser has it. What lies before (10 to 30 ms, more the busier the
    page) is how DevTools hands a made touch over, not a part of how a page answers.
    """
    under_way: dict[tuple[int, str], Touch] = {}
    done = []
    for event in sorted((e for e in events if "id2" in e), key=lambda e: float(e["ts"])):
        key = (event["pid"], event["id2"].get("local", ""))
        what = (event["name"], event["ph"])
        if what == ("EventLatency", "b"):
            kind = event["args"]["event_latency"]["event_type"]
            under_way[key] = Touch(kind, event["ts"])
        elif key in under_way and what == (HANDED_OVER, "e"):
            under_way[key].came = event["ts"]
        elif key in under_way and what == (SHOWN, "e"):
            under_way[key].shown = event["ts"]
        elif key in under_way and what == ("EventLatency", "e"):
            done.append(under_way.pop(key))
    return sorted(done, key=lambda touch: touch.came)


def answered(all_touches: list[Touch]) -> Iterator[float]:
    """From every lifted finger to the frame with its answer: its own, or that of its click."""
    lifted: Touch | None = None
    for touch in [*all_touches, Touch("TOUCH_RELEASED", 0)]:
        if touch.kind == "TOUCH_RELEASED":
            if lifted is not None and lifted.shown is not None:
                yield (lifted.shown - lifted.came) / 1000
            lifted = touch
        elif touch.kind == "GESTURE_TAP" and lifted is not None and touch.shown is not None:
            lifted.shown = max(touch.shown, lifted.shown or 0)


def report_loading(browser: Browser, site: Site) -> dict[str, Any]:
    """Print how fast the rules are and how much is loaded; returns the figures."""
    page = new_page(browser)
    page.goto(site.url)
    page.wait_for_selector("h1")
    speed = {name: round(games_per_second(page, name)) for name in sheet_names()}
    page.context.close()
    print(f"{'game':8}{'games/s in Chromium':>22}{'goal':>10}")
    for name, rate in speed.items():
        print(f"{name:8}{rate:>22,}{'30,000' if name == 'clever' else '':>10}")

    loads = {place or "home": first_load(browser, site, place) for place in ("", "new/clever")}
    print(
        f"\n{'first load':14}{'bytes':>10}{'typeface':>10}  by kind (goal 115,000 without typeface)"
    )
    for place, sizes in loads.items():
        fonts = sizes.pop("woff2", 0)
        kinds = ", ".join(f"{kind} {size:,}" for kind, size in sorted(sizes.items()))
        print(f"{place:14}{sum(sizes.values()):>10,}{fonts:>10,}  {kinds}")
    return {"games/s": speed, "first load": loads}


def report_taps(browser: Browser, site: Site) -> dict[str, Any]:
    """Print how soon taps are answered; returns the figures."""
    heading = f"{'taps':8}{'number':>8}{'median':>10}{'95 %':>10}{'worst':>10}"
    print(f"\n{heading}  ms, CPU {SLOWER}x slow (goal 50)")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    taps = {}
    for name in sheet_names():
        times = answers_to_taps(browser, site, name)
        middle, high = statistics.median(times), times[int(0.95 * len(times))]
        taps[name] = {"taps": len(times), "median": middle, "p95": high, "worst": times[-1]}
        print(f"{name:8}{len(times):>8}{middle:>10.0f}{high:>10.0f}{times[-1]:>10.0f}")
    return {"taps": taps}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument(
        "--taps", action="store_true", help="measure only how soon taps are answered"
    )
    arguments = parser.parse_args()
    with opened() as (browser, site):
        figures = {} if arguments.taps else report_loading(browser, site)
        figures |= report_taps(browser, site)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
