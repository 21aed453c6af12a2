"""`renard bench`: a table on a core; without a GPU one sentence, before anything is measured."""

import json
import sys

import pytest

from renard import cli
from renard.compiling.gpu.compiler import NoGpu, need_gpu


def run(monkeypatch, capsys, *words):
    monkeypatch.setattr(sys, "argv", ["renard", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    out, err = capsys.readouterr()
    return ended.value.code, out, err


def test_games_and_steps_are_measured_and_compared(monkeypatch, capsys):
    words = ("bench", "--games", "clever", "--seconds", "0.01", "--json")
    code, out, _ = run(monkeypatch, capsys, *words)
    assert code in (None, 0)
    rows = json.loads(out)
    assert [row["players"] for row in rows] == [1, 4]
    assert all(row["games_per_second"] > 0 and row["steps_per_second"] > 0 for row in rows)
    assert all(row["equal"] for row in rows)


@pytest.mark.parametrize(
    "command",
    [
        ("bench", "--gpu"),
        ("simulate", "clever", "--on", "gpu"),
        ("tournament", "clever", "--with", "master,master-points", "--on", "gpu"),
    ],
)
def test_without_a_gpu_one_sentence_says_so(command, monkeypatch, capsys):
    try:
        need_gpu()
    except NoGpu as error:
        sentence = str(error)
    else:
        pytest.skip("there is a GPU")
    assert run(monkeypatch, capsys, *command) == (2, "", f"renard: {sentence}\n")
