"""The examples of docs/research.md run as they stand there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
EXAMPLES = re.findall(r"(?ms)^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"))


def test_the_page_has_examples():
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs_and_prints(example, capsys):
    exec(compile(example, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.strip()
