"""The README's example runs as it stands there."""

import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_example_plays_a_game_to_its_end(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names = {}
    exec(compile(example, "README.md", "exec"), names)
    assert names["game"].over
    assert len(capsys.readouterr().out.splitlines()) > 50


def test_every_file_that_it_names_is_there():
    text = README.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (README.parent / link).exists(), link
