"""Gymnasium and PettingZoo are an extra: the base package neither needs nor imports them."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
EXTRA = ("gymnasium", "pettingzoo")


def python(code):
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("missing", EXTRA)
def test_a_missing_package_is_named_in_one_sentence_with_the_remedy(missing):
    # None in sys.modules is how Python itself is told that there is no such module.
    done = python(f"import sys; sys.modules[{missing!r}] = None; import renard.envs")
    assert done.returncode == 1
    assert "During handling" not in done.stderr
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: environments need {missing}, which is not installed: "
        "pip install 'renard[envs]'"
    )


def test_the_base_package_imports_none_of_them():
    code = "import sys, renard, renard.cli, renard.lockstep.batch; print(*sys.modules)"
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert not set(EXTRA) & set(done.stdout.split())


def test_only_the_extra_asks_for_them():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not [name for name in project["dependencies"] if name.startswith(EXTRA)]
    extra = project["optional-dependencies"]["envs"]
    assert sorted(name.split(">")[0] for name in extra) == sorted(EXTRA)
