"""What is compiled is known by all that it was made from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from renard.coach import values  # noqa: F401 - with its modules, all that is compiled
from renard.compiling import sources
from renard.compiling.sources import PACKAGE, digest_of, sources_of
from renard.lockstep import batch, playout  # noqa: F401
from renard.wasm import advising  # noqa: F401

PROBE = """
from renard.compiling.decorators import rule
from renard.players.room import PLATTERS


@rule
def platters():
    return PLATTERS


if __name__ == "__main__":
    print(platters(), len(platters.stats.cache_hits))
"""


@pytest.fixture
def copied(tmp_path):
    """A copy of the package, with a module whose compiled code freezes a constant."""
    package = tmp_path / "src" / "renard"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("built", "weights"))
    (package / "probe.py").write_text(PROBE)
    return package


def ask(package):
    """What the compiled function says, and whether it came from the cache."""
    environment = {**os.environ, "RENARD_PLAIN": "", "PYTHONPATH": str(package.parent)}
    environment["RENARD_CACHE"] = str(package.parent.parent / "cache")
    done = subprocess.run(
        [sys.executable, "-m", "renard.probe"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    said, hits = done.stdout.split()
    return int(said), int(hits)


def test_a_frozen_constant_that_changes_is_compiled_anew(copied):
    assert ask(copied) == (64, 0)
    assert ask(copied) == (64, 1)
    room = copied / "players" / "room.py"
    room.write_text(room.read_text().replace("PLATTERS = 64", "PLATTERS = 32"))
    assert ask(copied) == (32, 0)
    # What it does not import may change.
    (copied / "cli" / "first_start.py").write_text("")
    assert ask(copied) == (32, 1)


def compiled_modules():
    loaded = [module for name, module in sys.modules.items() if name.startswith("renard.")]
    return [
        module
        for module in loaded
        if any(hasattr(value, "py_func") for value in vars(module).values())
    ]


def test_whatever_compiled_code_can_reach_is_among_its_sources():
    modules = compiled_modules()
    assert len(modules) > 20
    for module in modules:
        sources = set(sources_of(Path(module.__file__)))
        for name, value in vars(module).items():
            made = getattr(getattr(value, "py_func", value), "__module__", None)
            if isinstance(made, str) and made.startswith("renard."):
                assert Path(sys.modules[made].__file__) in sources, (module.__name__, name)


def test_names_of_packages_modules_and_what_is_in_them(tmp_path):
    file = tmp_path / "some.py"
    file.write_text(
        "import renard.dice\n"
        "from renard import folders\n"
        "from renard.rules.zones import grid\n"
        "if True:\n    from renard.rules.layout import SEATS\n"
        "def later():\n    from renard import fair\n"
    )
    found = {str(path.relative_to(PACKAGE)) for path in sources_of(file) if path != file}
    assert {"dice.py", "folders.py", "rules/zones/grid/__init__.py", "rules/layout.py"} <= found
    assert "fair.py" not in found
    assert "__init__.py" not in found


def test_a_digest_tells_names_contents_and_makers_apart(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("a")
    digests = {digest_of([one]), digest_of([other]), digest_of([one], also="numba 1")}
    one.write_text("b")
    assert len(digests | {digest_of([one])}) == 4


@pytest.mark.parametrize("folder", sorted(path for path in PACKAGE.iterdir() if path.is_dir()))
def test_imports_are_found_without_reading_whole_files(folder):
    """What a quick look finds is what Python's own parser finds."""
    for file in sorted(folder.rglob("*.py")):
        assert sources._imported(file) == sources._all_imported(file.read_bytes()), file


def test_imports_over_several_lines_and_under_conditions_are_found(tmp_path):
    file = tmp_path / "some.py"
    dice, game = PACKAGE / "dice.py", PACKAGE / "rules" / "game.py"
    file.write_text("from renard import (\n    dice,\n)\nimport renard.rules.game as g  # (\n")
    assert sources._imported(file) == (dice, game)
    other = tmp_path / "other.py"
    other.write_text(
        "try:\n    from renard.rules.game import Game\nexcept ImportError:\n    pass\n"
    )
    assert sources._imported(other) == (game,)


def test_a_file_that_changes_has_another_digest(tmp_path):
    file = tmp_path / "some.py"
    file.write_text("a = 1\n")
    before = digest_of([file])
    file.write_text("a = 21\n")
    assert digest_of([file]) != before
