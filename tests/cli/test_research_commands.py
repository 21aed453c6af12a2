"""The commands of docs/research.md run as they stand there.

Clusters have a test of their own; on a GPU there is more to a place than a command.
"""

import re
import shlex
import sys
from pathlib import Path

import pytest

from renard import cli

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
COMMANDS = [
    command
    for command in re.findall(r"(?m)^    (renard .*)$", PAGE.read_text(encoding="utf-8"))
    if "--on ray" not in command and "--on gpu" not in command
]


def test_the_page_has_commands():
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs_and_writes_what_it_names(command, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code in (None, 0), capsys.readouterr().err
    assert capsys.readouterr().out.strip()
    named = {words[i + 1] for i, word in enumerate(words) if word in ("--plot", "--out")}
    assert {file.name for file in tmp_path.iterdir()} == named
