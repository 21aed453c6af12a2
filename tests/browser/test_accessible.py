"""axe on every screen, in both themes and all languages, on a phone and on a laptop."""

import pytest

from tests.browser.kept import saved
from tests.browser.screens import PLATTER, RACE, Walk
from tests.browser.walks import WAYS

NAMELESS = """() => [...document.querySelectorAll(".play :is(button, [role=img])")]
  .filter((e) => !e.getAttribute("aria-label") && !e.textContent.trim())
  .map((e) => e.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_axe_finds_nothing(walked, way):
    found = walked(way).violations
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [PLATTER[0], RACE])
def test_names_do_not_wait_for_a_paint(visit, game):
    """Whoever reads the page at once finds a name on everything, painted or not."""
    page = visit()
    page.evaluate("window.requestAnimationFrame = () => 0")
    Walk(page).play(saved(game, 2, lambda entry: "pick" in entry or "group" in entry))
    assert page.evaluate(NAMELESS) == []
