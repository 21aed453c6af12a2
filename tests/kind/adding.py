"""Adding the kind to a copy of the package, by the steps that CONTRIBUTING names."""

import shutil
from pathlib import Path

import renard

HERE = Path(__file__).parent
PACKAGE = Path(renard.__file__).parent

STEPS = {
    "rules/layout.py": [
        ("GRID, TRACK, CIRCLES, PAIRS, SKIP, PARALLEL = range(6)", "PYRAMID = 6"),
    ],
    "rules/zones/__init__.py": [
        ("    PARALLEL,", "    PYRAMID,"),
        (
            "from renard.rules.zones.parallel import rule as parallel",
            "from renard.rules.zones.pyramid import rule as pyramid",
        ),
        (
            "        return parallel.fits(sheet, state, seat, zone, choice, number)",
            """    if kind == PYRAMID:
        return pyramid.fits(sheet, state, seat, zone, choice, number)""",
        ),
    ],
    "rules/zones/kinds.py": [
        (
            "from renard.rules.zones.parallel import terminal as parallel_terminal",
            """from renard.rules.zones.pyramid import reader as pyramid_reader
from renard.rules.zones.pyramid import terminal as pyramid_terminal""",
        ),
        (
            '    _kind("parallel", layout.PARALLEL, parallel_reader, parallel_terminal),',
            '    _kind("pyramid", layout.PYRAMID, pyramid_reader, pyramid_terminal),',
        ),
    ],
}
"""By file: a line, and what is added after it."""


def add_kind(folder: Path) -> Path:
    """A copy of the package with one zone kind more; returns what goes on the path."""
    skip = shutil.ignore_patterns("__pycache__", "built", "weights", "*.net")
    copy = shutil.copytree(PACKAGE, folder / "renard", ignore=skip)
    shutil.copytree(HERE / "pyramid", copy / "rules" / "zones" / "pyramid", ignore=skip)
    for name, steps in STEPS.items():
        text = (copy / name).read_text(encoding="utf-8")
        for line, added in steps:
            assert text.count(f"{line}\n") == 1, f"{name}: {line!r}"
            text = text.replace(f"{line}\n", f"{line}\n{added}\n")
        (copy / name).write_text(text, encoding="utf-8")
    return folder
