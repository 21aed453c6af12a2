"""A zone kind is a folder: a new one is added by the steps that CONTRIBUTING names, and plays."""

import ast
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from renard.rules import layout, zones
from renard.rules.zones.kinds import KINDS
from tests.kind.adding import HERE, PACKAGE, STEPS, add_kind

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src" / "zones"
PARTS = {"rule.py": {"fits"}, "reader.py": {"read"}, "terminal.py": {"RULE", "draw", "place"}}
PAGE = ("index.ts", "rules.ts", "ruleWords.ts", "words.ts")


def names_in(file):
    """What a module defines or imports at its top."""
    found = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names}
    return found


def lacks(folder, dispatch, page):
    """What a kind lacks, each in a few words."""
    missing = []
    for part, names in PARTS.items():
        file = folder / part
        if not file.exists():
            missing.append(f"{file.name} is missing")
        else:
            missing += [f"{part} has no {name}" for name in sorted(names - names_in(file))]
    if f"{folder.name}.fits(" not in dispatch:
        missing.append("zones.fits does not call it")
    missing += [f"the page has no {name}" for name in PAGE if not (page / name).exists()]
    return missing


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_kind_lacks_nothing(kind):
    dispatch = inspect.getsource(sys.modules[zones.__name__])
    folder = PACKAGE / "rules" / "zones" / kind.name
    assert lacks(folder, dispatch, WEB / kind.name) == []
    assert getattr(layout, kind.name.upper()) == kind.number
    assert KINDS[kind.number] is kind


def test_every_folder_is_registered():
    for where in (PACKAGE / "rules" / "zones", WEB):
        folders = {path.name for path in where.iterdir() if path.is_dir() and path.name[0] != "_"}
        assert folders == {kind.name for kind in KINDS}, where


def test_what_is_missing_is_named(tmp_path):
    folder = tmp_path / "half"
    folder.mkdir()
    (folder / "rule.py").write_text("def cell():\n    return 0\n")
    (folder / "terminal.py").write_text("RULE = ''\ndef draw(view):\n    return []\n")
    assert lacks(folder, "", tmp_path) == [
        "rule.py has no fits",
        "reader.py is missing",
        "terminal.py has no place",
        "zones.fits does not call it",
        *[f"the page has no {name}" for name in PAGE],
    ]


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the package that has the kind."""
    return add_kind(tmp_path_factory.mktemp("with kind"))


def run_in(copy, script, *arguments, **environment):
    command = [sys.executable, "-m", f"tests.kind.{script}", str(HERE / "summit.toml"), *arguments]
    path = os.pathsep.join([str(copy), str(ROOT)])
    everything = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(
        command, cwd=copy, env=everything, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def played(copy):
    """What came of games in the copy."""
    found = json.loads(run_in(copy, "playing", RENARD_PLAIN="1"))
    assert Path(found["package"]).is_relative_to(copy)
    return found


def test_a_new_kind_is_played(played):
    assert played["examples"] == 2
    assert played["over"]
    assert played["faults"] == [""]
    assert played["green"] > 0


def test_a_new_kind_is_drawn_and_explained_in_the_terminal(played):
    assert "            6  → fox\n         5    4  → P6\n" in played["screen"]
    assert "green 5, row 5" in played["screen"]
    assert max(len(line) for line in played["screen"].splitlines() if "/" not in line) <= 80
    assert played["rules"]["green"].startswith("cross the number from the ground up")


def test_a_new_kind_has_its_plan(played):
    """The page's tests draw this plan: `web/tests/pyramid`."""
    plan = played["sheet"]["plan"]["zones"]["green"]
    assert plan["kind"] == "pyramid"
    assert plan["grid"][1] == [2, 3, None, None, None]
    kept = json.loads((ROOT / "web" / "tests" / "pyramid" / "summit.json").read_text())
    # Plain rules have wider tables than the ones that a page reads.
    del played["sheet"]["tables"]
    assert played["sheet"] == kept


def test_a_new_kind_is_played_on_the_page(copy, tmp_path):
    # Machine code that is in the cache already would be taken for code to lower.
    run_in(copy, "building", str(tmp_path), RENARD_CACHE=str(tmp_path / "cache"))
    command = [sys.executable, "-m", "renard.page.npm", "exec", "--"]
    done = subprocess.run(
        [*command, "vitest", "run", "tests/zones.wasm.test.ts"],
        env={**os.environ, "RENARD_KIND": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_an_unknown_kind_is_refused_here():
    from renard.rules.sheet import SheetError, load_sheet

    with pytest.raises(SheetError, match=r"zones.green.kind: is 'pyramid'; it should be one of"):
        load_sheet(HERE / "summit.toml")


def test_contributing_names_the_steps():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for file in STEPS:
        assert f"`{file}`" in text
    for part in (*PARTS, *PAGE):
        assert f"`{part}`" in text
