"""Documents can be read in any window: no line of prose is longer than 120 characters."""

from pathlib import Path

import pytest

from tests.prose import MOST, too_long

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "web/*.md", "web/src/**/*.md", "tests/**/*.md")
    for path in ROOT.glob(pattern)
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_lines_are_short_enough(path):
    assert list(too_long(path)) == []


def test_a_long_line_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"short\n{'x' * (MOST + 1)}\n| {'x' * MOST} |\n", encoding="utf-8")
    assert list(too_long(page)) == [f"{page}:2: 121 characters"]
