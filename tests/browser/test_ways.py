"""Many ways for one tap: all of them can be read and reached on a small phone."""

import pytest

from tests.browser.conftest import PHONE
from tests.browser.kept import saved
from tests.browser.screens import Walk

HELPS = {"joker", "polish"}
MOST = 14
"""As many as three jokers and three polishes allow for one die and one box."""

WHOLE = """e => {
  e.scrollIntoView({ block: "nearest" });
  const { left, top, right, bottom } = e.getBoundingClientRect();
  const list = e.parentElement.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && top >= list.top - 1 && bottom <= list.bottom + 1;
  const cut = e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && !cut && e.contains(found);
}"""
TWICE_AS_MANY = """list => {
  for (const way of [...list.children]) list.append(way.cloneNode(true));
}"""


def thrifty(game, seat, rng, _eager):
    """Opens jokers and polishes and keeps them all."""
    options = {action: event or {} for action, event in game.options(seat).items()}
    opens = [action for action, event in options.items() if event.get("unlock") in HELPS]
    plain = [
        action for action, event in options.items() if event and not {"pass", *HELPS} & {*event}
    ]
    return rng.choice(opens or plain or list(options))


@pytest.fixture(params=["en", "de", "hu", "fr"])
def asked(visit, request):
    """A phone on which a joker, the yellow die and a box were tapped."""
    page = visit("", PHONE, {"language": request.param, "coach": "all"})
    Walk(page).play(saved("mix", 1, 69, seed=25, choose=thrifty))
    page.locator(".dice .figure").first.wait_for()
    page.locator(".action.joker").tap()
    page.keyboard.press("2")
    page.locator("[data-box='yellow.12']").tap()
    page.locator(".way").first.wait_for()
    return page


def test_every_way_can_be_read_and_reached(asked):
    ways = asked.locator(".way")
    assert ways.count() == MOST
    assert [way.evaluate(WHOLE) for way in ways.all()] == [True] * MOST
    told = [" ".join(text.split()) for text in ways.all_inner_texts()]
    assert len(set(told)) == len(told)


def test_more_ways_than_fit_are_scrolled_to(asked):
    """More than any position has: the panel must not grow beyond the window."""
    asked.locator(".ways .list").evaluate(TWICE_AS_MANY)
    ways = asked.locator(".way")
    assert [way.evaluate(WHOLE) for way in ways.all()] == [True] * 2 * MOST
    assert asked.locator(".ways").bounding_box()["y"] >= 0
    asked.locator(".ways .close").tap()
    assert ways.count() == 0
