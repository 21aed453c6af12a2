"""What a walk through all screens finds: one walk serves several tests.

Whichever test asks first goes on the walk; what was found is kept in a folder that all processes of
a test run share.
"""

import fcntl
import json
from pathlib import Path
from typing import NamedTuple

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.screens import walk

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, any, all }) =>
      `${id}: ${html.slice(0, 160)} ${[...any, ...all].map(({ message }) => message).join(" ")}`));
}"""
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!parent.closest("script, style")) found.add(data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      found.add(element.getAttribute(name));
    }
  }
  found.add(document.title);
  return [...found].map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}"""
WIDTHS = (320, 414, 768, 1024)
TOO_WIDE = """() => {
  if (document.scrollingElement.scrollWidth <= innerWidth) return null;
  const beyond = [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1);
  return beyond.slice(0, 3).map((e) => e.outerHTML.slice(0, 120)).join(" | ");
}"""


class Way(NamedTuple):
    """How somebody walks."""

    language: str
    theme: str
    size: str

    @property
    def measured(self) -> bool:
        """Whether every screen is tried in several widths: in the languages of long words."""
        return self.language in ("de", "hu") and self.size == "laptop"


# Every language and theme, every size with every language.
WAYS = [
    Way("en", "light", "phone"),
    Way("en", "dark", "laptop"),
    Way("fr", "light", "laptop"),
    Way("fr", "dark", "phone"),
    Way("de", "light", "phone"),
    Way("de", "dark", "laptop"),
    Way("hu", "light", "laptop"),
    Way("hu", "dark", "phone"),
]
ON_LAPTOP = {way.language: way for way in WAYS if way.size == "laptop"}
SIZES = {"phone": PHONE, "laptop": LAPTOP}


class Found(NamedTuple):
    """Of all screens what axe says against them, what runs over the edge, and all texts."""

    violations: list[str]
    too_wide: list[str]
    texts: dict[str, list[str]]


def walked(visit, way: Way, folder: Path) -> Found:
    name = "-".join(way)
    file = folder / f"walk-{name}.json"
    with (folder / f"walk-{name}.lock").open("w") as lock:
        # Whoever asks while another is on the same walk waits for what is found.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            text = json.dumps(go(visit, way))
            file.write_text(text, encoding="utf-8")
    return Found(*json.loads(file.read_text(encoding="utf-8")))


def go(visit, way: Way) -> Found:
    page = visit("", SIZES[way.size], {"language": way.language, "theme": way.theme})
    page.evaluate(AXE.read_text())
    page.add_init_script(path=AXE)
    found = Found([], [], {})
    for screen in walk(page):
        found.violations.extend(f"{screen}: {one}" for one in page.evaluate(RUN))
        found.texts[screen] = page.evaluate(TEXTS)
        if way.measured:
            found.too_wide.extend(f"{screen} {one}" for one in beyond_the_edge(page))
            page.set_viewport_size(SIZES[way.size])
    return found


def beyond_the_edge(page):
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        if beyond := page.evaluate(TOO_WIDE):
            yield f"at {width}: {beyond}"
