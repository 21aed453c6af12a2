"""The robot of a page: plays by tapping, at once or with real fingers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("robot.js")
MOST_TAPS = 6000


def wait_until(page: Page, what: str) -> None:
    """Until an expression is true. Playwright's own way needs eval, which the page forbids."""
    while not page.evaluate(what):
        page.wait_for_timeout(30)


PAINTED = """async times => {
  for (let i = 0; i < times; i++) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  }
}"""
STILL = """async () => {
  await document.fonts.ready;
  const places = () => JSON.stringify([...document.querySelectorAll(".play :not(svg *)")].map(
    element => Object.values(element.getBoundingClientRect().toJSON())));
  for (let [before, same] = ["", 0]; same < 10; ) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""


def wait_for_paint(page: Page, times: int = 2) -> None:
    """Until whatever waits for the paint of what was done has happened, and is painted, too."""
    page.evaluate(PAINTED, times)


def wait_until_still(page: Page) -> None:
    """Until everything at a table has had its place for some frames."""
    page.evaluate(STILL)


LYING = """(() => {
  const [sheet, room] = [".paper .sheet", ".paper"].map((what) => document.querySelector(what));
  const whole = sheet?.querySelector("button[data-box]");
  if (!whole || sheet.offsetHeight > room.clientHeight) return null;
  const { x, y, height } = sheet.getBoundingClientRect();
  return [x, y, height];
})()"""


def ask_about_a_zone(page: Page) -> None:
    """Tap the edge of a zone, once the sheet has its place: some frames after it is drawn."""
    before = None
    while (lying := page.evaluate(LYING)) is None or lying != before:
        before = lying
        page.wait_for_timeout(100)
    x, y, height = lying
    page.mouse.click(x + 14, y + height * 0.57)


GO_ON = """skips => {
  const find = what => document.querySelector(what);
  const main = find("[data-main]");
  // A die first: a box that two dice fit would only ask which of them is meant.
  const die = find("[data-keys=dice] .chosen") ? null : find("[data-keys=dice] .legal");
  const pass = find(".actions .pass:not([aria-disabled=true])");
  const lit = [find("button.way"), die, find("button[data-box]"), pass];
  // A short game must not be left for its result: the story is read at the table.
  const left = skips ? ["See the result"] : ["See the result", "Skip"];
  const next = [left.includes(main?.textContent.trim()) ? null : main, ...lit].find(Boolean);
  next?.click();
}"""
"""Something that leads on, without undoing anything: what was heard cannot be unheard."""


def answer(page: Page) -> None:
    """Decide what a puzzle or card asks, whatever that takes: a die and a box, a way, an action."""
    while not page.locator(".moment").count():
        page.evaluate(GO_ON, False)
        page.wait_for_timeout(50)


class Robot:
    """Random taps on what is lit; now and then an action, now and then an undo."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.seed = seed
        page.evaluate("seed => robot.seed(seed)", seed)

    def play(self, **wishes: Any) -> dict[str, Any]:
        """Tap until the game is over, `taps` times, or `until` something can be seen."""
        report: dict[str, Any] = self.page.evaluate("wishes => robot.play(wishes)", wishes)
        assert not report["faults"], "\n".join(report["faults"])
        return report

    def report(self) -> dict[str, Any]:
        """What was tapped and seen until now."""
        report: dict[str, Any] = self.page.evaluate("robot.report()")
        return report

    def start(self, **wishes: Any) -> None:
        """Begin to tap, and go on by itself."""
        self.page.evaluate("wishes => robot.start(wishes)", wishes)

    def wait(self) -> dict[str, Any]:
        """Until what was started is done."""
        wait_until(self.page, "robot.result !== null")
        report: dict[str, Any] = self.page.evaluate("robot.result")
        assert report.get("error") is None, report
        assert not report["faults"], "\n".join(report["faults"])
        return report

    def play_with_fingers(self, finger: Callable[[float, float], None]) -> None:
        """The whole game by real input: `finger` is the mouse's click or the screen's tap."""
        taps = 0
        while not self.page.evaluate("robot.over"):
            place = self.page.evaluate("robot.aim()")
            if place is None:
                self.page.wait_for_timeout(20)
            else:
                finger(*place)
                taps += 1
                assert taps < MOST_TAPS, "the game does not end"
