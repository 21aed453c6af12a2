"""Every text of every screen is said in the language that was chosen."""

import re
from pathlib import Path

import pytest

from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.kept import NAMES
from tests.browser.walks import ON_LAPTOP

# Names of languages, of the page, and one that a game gave.
NAMED = ("English", "Français", "Deutsch", "Magyar", "Renard", "Lucky Loser")
# The bots are called the same everywhere.
CHARACTERS = set(
    re.findall(
        r'"([A-Z]\w+)"',
        (Path(__file__).parents[2] / "web/src/words/characters.ts").read_text(encoding="utf-8"),
    )
)
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
        "Points",
        "Secret",
        "Total",
        "Zone",
        "Zones",
        "points",
    },
    "de": {"Bot", "Chips", "Name", "Normal", "Orange", "Text", "Vibration"},
    "hu": set(),
}
LEFT_OVER = re.compile(r"\{\w+\}|undefined|\[object|NaN")
KEY = re.compile(r"^[a-z]+(\.[a-zA-Z0-9_]+)+$")


def titles():
    """Names of games, as they are printed on the box."""
    for game in sheet_names():
        sheet = load_sheet(game)
        yield from (sheet.title, *sheet.known_as)


def said_in_words(text):
    """What is left of a text without names and numbers; nothing of a link or single letters."""
    for name in sorted({*titles(), *NAMES, *NAMED, *CHARACTERS}, key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"[\d·:×+, ]+", " ", text).strip()
    return text if re.search(r"[^\W_]{2}", text) and "://" not in text else ""


@pytest.mark.parametrize("language", ["fr", "de", "hu"])
def test_no_text_is_left_in_english(walked, language):
    in_english, spoken = (walked(ON_LAPTOP[known]).texts for known in ("en", language))
    assert spoken.keys() == in_english.keys()
    faults = []
    for screen, said in spoken.items():
        same = {said_in_words(text) for text in {*said} & {*in_english[screen]}}
        left = same - SAME[language] - {""}
        broken = {text for text in said if LEFT_OVER.search(text) or KEY.match(text)}
        faults += [f"{screen}: {text}" for text in sorted(left | broken)]
    assert not faults, "\n".join(faults)
