"""Every text of every screen is said in the language that was chosen."""

import re

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.kept import NAMES
from tests.browser.screens import walk

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
# Names of languages, of the page, and one that a game gave.
NAMED = ("English", "Français", "Deutsch", "Magyar", "Renard", "Lucky Loser")
# Words that are written alike.
SAME = {
    "fr": {
        "Actions",
        "Animations",
        "Club",
        "Expert",
        "Face",
        "Menu",
        "Orange",
        "Secret",
        "Total",
        "Zones",
        "points",
    },
    "de": {"Bot", "Name", "Normal", "Orange", "Start"},
    "hu": set(),
}
LEFT_OVER = re.compile(r"\{\w+\}|undefined|\[object|NaN")
KEY = re.compile(r"^[a-z]+(\.[a-zA-Z0-9_]+)+$")


def titles():
    """Names of games, as they are printed on the box."""
    for game in sheet_names():
        sheet = load_sheet(game)
        yield from (sheet.title, *sheet.known_as)


@pytest.fixture(scope="module")
def in_english():
    """By screen its texts; filled by the first test that needs them."""
    return {}


def texts(visit, language):
    page = visit("", settings={"language": language})
    return {screen: set(page.evaluate(TEXTS)) for screen in walk(page)}


def said_in_words(text):
    """What is left of a text without names and numbers; nothing of a link or single letters."""
    for name in sorted({*titles(), *NAMES, *NAMED}, key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"[\d·:×+ ]+", " ", text).strip()
    return text if re.search(r"[^\W_]{2}", text) and "://" not in text else ""


@pytest.mark.parametrize("language", ["fr", "de", "hu"])
def test_no_text_is_left_in_english(visit, in_english, language):
    in_english.update(in_english or texts(visit, "en"))
    spoken = texts(visit, language)
    assert spoken.keys() == in_english.keys()
    faults = []
    for screen, said in spoken.items():
        same = {said_in_words(text) for text in said & in_english[screen]}
        left = same - SAME[language] - {""}
        broken = {text for text in said if LEFT_OVER.search(text) or KEY.match(text)}
        faults += [f"{screen}: {text}" for text in sorted(left | broken)]
    assert not faults, "\n".join(faults)
