"""Mistakes put into the rules one at a time: which of them do the tests notice?

    python -m tests.mutation --number 160 --seed 1

A sample of all that cosmic-ray can change in `rules/`. Every mutant is tried in a copy of the
project: by the tests of its own file, by games with the rules as plain Python, and, if it is still
alive, by all tests of rules and records. What was found
is kept in `build/mutation`, so that a run can be broken off and goes on where it was.
"""

import argparse
import ast
import difflib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "renard" / "rules"
COPIED = ["src", "tests", "docs", "examples", "pyproject.toml", "README.md"]
# Rules compare numbers, never identities; uncompiled, a decorator does nothing; the last two need
# names of variables.
LEFT_OUT = ("Is", "RemoveDecorator", "VariableReplacer", "VariableInserter")
# By part of a file's path, what is most likely to notice a mistake there; the first that fits.
FIRST = {
    "observe": ["tests/rules/test_observe.py"],
    "api_test": ["tests/rules/test_api.py"],
    "text.py": ["tests/rules/test_text.py"],
    "effects": ["tests/rules/test_words.py", "tests/rules/test_game.py", "tests/rules/test_api.py"],
    "words": ["tests/rules/test_words.py"],
    "terminal": ["tests/terminal/test_drawing.py"],
    "drawing": ["tests/terminal/test_drawing.py"],
    "plan": ["tests/wasm/test_describe.py", "tests/rules/test_loading.py"],
    "loading": ["tests/rules/test_loading.py"],
    "read": ["tests/rules/test_loading.py"],
    "sheet": ["tests/rules/test_loading.py", "tests/rules/test_game.py"],
    "game": ["tests/rules/test_game.py"],
    "throws": ["tests/rules/test_game.py"],
}
PLAIN = [
    "tests/golden",
    *(f"tests/rules/test_rulings_{name}.py" for name in ("turn", "bonuses", "clever", "twice")),
    *(f"tests/rules/test_rulings_{name}.py" for name in ("mix", "race", "switches")),
    "tests/rules/test_examples.py",
]
COMPILED = [
    "tests/rules",
    "tests/record",
    "tests/test_perft.py",
    "tests/wasm/test_describe.py",
    "tests/terminal/test_drawing.py",
    "tests/terminal/test_choices.py",
]
LONGEST = 1800
"""Seconds after which a mutant counts as one that never ends."""


class Mutant(NamedTuple):
    """One change: the so-manyth place where an operator applies."""

    file: str
    operator: str
    place: int

    def code(self, source: str) -> str:
        changed = mutate_code(source, get_operator(self.operator)(), self.place)
        assert changed is not None
        return str(changed)


def all_mutants() -> Iterator[Mutant]:
    names = [name for name in operator_names() if not set(LEFT_OUT) & {*_parts(name)}]
    for path in sorted(RULES.rglob("*.py")):
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for name in names:
            operator = get_operator(name)()
            places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            for place in range(places):
                yield Mutant(str(path.relative_to(ROOT)), name, place)


def _parts(name: str) -> list[str]:
    return name.removeprefix("core/").replace("IsNot", "Is").split("_")


def sample(number: int, seed: int) -> Iterator[Mutant]:
    """So many mutants in random order, but none that changes a type hint only, or is no code."""
    mutants = list(all_mutants())
    Random(seed).shuffle(mutants)
    return islice(filter(is_one, mutants), number)


def is_one(mutant: Mutant) -> bool:
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    try:
        return meaning(mutant.code(source)) != meaning(source)
    except SyntaxError:
        return False


def meaning(source: str) -> str:
    """What a module does: its syntax tree without types."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            if hasattr(node, name):
                setattr(node, name, None)
    return ast.dump(tree)


def first_tests(file: str) -> list[str]:
    inside = file.partition("/rules/")[2]
    return next((tests for part, tests in FIRST.items() if part in inside), [])


class Place:
    """A copy of the project, with a cache beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
            folder.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, folder / name)

    def survives(self, mutant: Mutant) -> bool:
        path = self.folder / mutant.file
        source = path.read_text(encoding="utf-8")
        try:
            path.write_text(mutant.code(source), encoding="utf-8")
            return self.passes(first_tests(mutant.file))
        finally:
            shutil.copy2(ROOT / mutant.file, path)

    def passes(self, first: Sequence[str] = ()) -> bool:
        return (
            (not first or self._test(first, "0"))
            and self._test(PLAIN, "1")
            and self._test(COMPILED, "0")
        )

    def _test(self, tests: Sequence[str], plain: str) -> bool:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "RENARD_CACHE": str(self.folder.parent / "cache"),
            "RENARD_PLAIN": plain,
        }
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow", *tests]
        try:
            done = subprocess.run(
                [*command, "-p", "no:cacheprovider"],
                cwd=self.folder,
                env=environment,
                capture_output=True,
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def try_all(place: Place, mutants: list[Mutant], kept: Path) -> Iterator[tuple[Mutant, bool]]:
    """Every mutant and whether it survived; what is known from before is not tried again."""
    known: dict[Mutant, bool] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            *mutant, survived = json.loads(line)
            known[Mutant(*mutant)] = survived
    for mutant in mutants:
        if mutant not in known:
            known[mutant] = place.survives(mutant)
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*mutant, known[mutant]]) + "\n")
        yield mutant, known[mutant]


def diff(mutant: Mutant) -> str:
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    lines = [text.splitlines() for text in (source, mutant.code(source))]
    found = difflib.unified_diff(*lines, fromfile=mutant.file, n=1, lineterm="")
    return "\n".join(line for line in found if not line.startswith("+++"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=160, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    wanted: Any = parser.parse_args()
    folder = ROOT / "build" / "mutation"
    place = Place(folder / "copy")
    if not place.passes():
        sys.exit("The tests fail without any mutant: mend them first (make check).")
    mutants = list(sample(wanted.number, wanted.seed))
    survivors = []
    results = try_all(place, mutants, folder / f"seed-{wanted.seed}.jsonl")
    for number, (mutant, survived) in enumerate(results, 1):
        survivors += [mutant] * survived
        word = "SURVIVED" if survived else "killed"
        sys.stdout.write(f"{number:4} {word:8} {' '.join(map(str, mutant))}\n")
        sys.stdout.flush()
    killed = len(mutants) - len(survivors)
    share = f"{killed / len(mutants):.1%}"
    said = [f"{killed} of {len(mutants)} mutants killed: {share}", *map(diff, survivors)]
    sys.stdout.write("\n\n".join(said) + "\n")


if __name__ == "__main__":
    main()
