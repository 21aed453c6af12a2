"""axe on every screen, in both themes and all languages, on a phone and on a laptop."""

from pathlib import Path

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.screens import PLATTER, RACE, Walk, walk

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, any, all }) =>
      `${id}: ${html.slice(0, 160)} ${[...any, ...all].map(({ message }) => message).join(" ")}`));
}"""
NAMELESS = """() => [...document.querySelectorAll(".play :is(button, [role=img])")]
  .filter((e) => !e.getAttribute("aria-label") && !e.textContent.trim())
  .map((e) => e.outerHTML.slice(0, 160))"""
# Every language and theme, every size with every language.
COMBINATIONS = [
    ("en", "light", PHONE),
    ("en", "dark", LAPTOP),
    ("fr", "light", LAPTOP),
    ("fr", "dark", PHONE),
    ("de", "light", PHONE),
    ("de", "dark", LAPTOP),
    ("hu", "light", LAPTOP),
    ("hu", "dark", PHONE),
]


@pytest.mark.parametrize(("language", "theme", "size"), COMBINATIONS)
def test_axe_finds_nothing(visit, language, theme, size):
    page = visit("", size, {"language": language, "theme": theme})
    page.evaluate(AXE.read_text())
    found = [f"{screen}: {violation}" for screen in walk(page) for violation in page.evaluate(RUN)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [PLATTER[0], RACE])
def test_names_do_not_wait_for_a_paint(visit, game):
    """Whoever reads the page at once finds a name on everything, painted or not."""
    page = visit()
    page.evaluate("window.requestAnimationFrame = () => 0")
    Walk(page).play(saved(game, 2, lambda entry: "pick" in entry or "group" in entry))
    assert page.evaluate(NAMELESS) == []
