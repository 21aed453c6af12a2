"""The example of docs/analysis.md is what the commands there print."""

import re

import pytest

from tests.coach.example import MAKE, PAGE, blocks

NUMBER = re.compile(r"-?\d+\.\d+")


def test_the_page_shows_what_the_commands_print():
    page = PAGE.read_text(encoding="utf-8")
    assert MAKE in page
    found = blocks()
    for kind, block in zip(("text", "json"), found, strict=True):
        (shown,) = re.findall(rf"```{kind}\n(.*?)\n```", page, re.DOTALL)
        assert NUMBER.sub("#", shown) == NUMBER.sub("#", block), "python -m tests.coach.example"
        # Sums of floats may end in another digit elsewhere.
        numbers = [[float(n) for n in NUMBER.findall(text)] for text in (shown, block)]
        assert numbers[0] == pytest.approx(numbers[1], abs=0.11)
