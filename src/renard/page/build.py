"""Building the page: rules and players as WebAssembly, types, nets, npm's packages, Vite."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from renard.compiling.sources import PACKAGE, digest_of, sources_of
from renard.page import BUILT, PageError
from renard.page.bands import band_files
from renard.page.binding import describe_types, for_the_page
from renard.page.lessons import course_files
from renard.page.node import find_node
from renard.page.players import player_files, write_layout
from renard.page.puzzles import book_files
from renard.page.types import daily_data, plan_types, wire_types
from renard.wasm import LAYOUT
from renard.wasm import build as build_module

SOURCES = PACKAGE.parent.parent / "web"

# What makes the compiled rules and players, and what the page is told about them.
_MAKERS = ("wasm/compile.py", "page/binding.py", "page/players.py")

Say = Callable[[str], None]


def build_page(web: Path = SOURCES, out: Path = BUILT, say: Say = print) -> Path:
    """Build whatever is older than its sources; returns the folder of the page."""
    prepare(web, say)
    made_from = digest_of(sorted(_web_files(web)))
    if _stamp(out) == made_from:
        return out
    say("building the page …")
    _npm(web, "run", "--silent", "build")
    _replace(web / "dist", out)
    (out / ".made-from").write_text(made_from, encoding="utf-8")
    return out


def prepare(web: Path = SOURCES, say: Say = print, *, tests: bool = False) -> None:
    """What the page is built from: compiled rules, their types, players, npm's packages.

    With `tests`, also the packages that check and test it.
    """
    if not (web / "package.json").exists():
        raise PageError(f"{web}: the page's sources are not here; build it in a copy of the source")
    # npm waits for others most of the time, and the compiler keeps one core busy.
    with ThreadPoolExecutor(1) as beside:
        packages = beside.submit(fetch_packages, web, say, tests)
        _prepare_rules(web, say)
        _prepare_types(web / "src" / "generated")
        _prepare_players(web / "generated" / "players")
        _prepare_lessons(web / "generated" / "lessons")
        _write_by("bands", band_files(), web / "generated" / "progress")
        _prepare_puzzles(web / "generated" / "puzzles")
        packages.result()


def _prepare_rules(web: Path, say: Say) -> None:
    generated = web / "generated"
    if has_modules(web):
        return
    say("compiling rules and players to WebAssembly …")
    build_module(generated)
    layout = json.loads((generated / LAYOUT).read_text(encoding="utf-8"))
    text = json.dumps(for_the_page(layout), ensure_ascii=False, separators=(",", ":"))
    (generated / LAYOUT).write_text(text, encoding="utf-8")
    write_layout(layout["players"], generated / "players")
    types = web / "src" / "generated" / "layout.ts"
    types.parent.mkdir(parents=True, exist_ok=True)
    types.write_text(describe_types(layout), encoding="utf-8")
    (generated / ".made-from").write_text(_rules_made_from(), encoding="utf-8")


def _prepare_types(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plan.ts").write_text(plan_types(), encoding="utf-8")
    (folder / "wire.ts").write_text(wire_types(), encoding="utf-8")
    (folder / "daily.ts").write_text(daily_data(), encoding="utf-8")


def has_modules(web: Path = SOURCES) -> bool:
    """Whether rules and players as WebAssembly are there, of the sources as they are now."""
    return _stamp(web / "generated") == _rules_made_from()


def _rules_made_from() -> str:
    made_by = " ".join(f"{tool} {version(tool)}" for tool in ("numba", "llvmlite"))
    sheets = sorted((PACKAGE / "rules" / "sheets").rglob("*.toml"))
    return digest_of([*sources_of(*(PACKAGE / maker for maker in _MAKERS)), *sheets], made_by)


def _prepare_players(folder: Path) -> None:
    _write_by("players", player_files(), folder)


def _prepare_lessons(folder: Path) -> None:
    sheets = (PACKAGE / "rules" / "sheets").glob("*.toml")
    _write_by("lessons", [*course_files(), *sorted(sheets)], folder)


def _prepare_puzzles(folder: Path) -> None:
    sheets = (PACKAGE / "rules" / "sheets").glob("*.toml")
    # Too many moves to be replayed by uncompiled rules.
    _write_by("puzzles", [*book_files(), *sorted(sheets)], folder, plain=False)


def _write_by(writer: str, files: Iterable[Path], folder: Path, *, plain: bool = True) -> None:
    """Let a module of this room write a folder, unless it has done so from the same files."""
    made_from = digest_of([*sources_of(PACKAGE / "page" / f"{writer}.py"), *files])
    if _stamp(folder) == made_from:
        return
    folder.mkdir(parents=True, exist_ok=True)
    _run_writer(writer, folder, plain)
    (folder / ".made-from").write_text(made_from, encoding="utf-8")


def _run_writer(writer: str, folder: Path, plain: bool = True) -> None:
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", f"renard.page.{writer}", str(folder)],
        env={**os.environ, "RENARD_PLAIN": "1"} if plain else None,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"writing the {writer} failed"]
        raise PageError(said[-1])


def fetch_packages(web: Path, say: Say, tests: bool) -> None:
    """Get what builds the page from npm; with `tests`, also what checks and tests it."""
    modules = web / "node_modules"
    to_build = digest_of([web / "package-lock.json"])
    to_test = f"{to_build} with tests"
    if _stamp(modules) in ({to_test} if tests else {to_build, to_test}):
        return
    say("fetching the packages of the page …")
    omitted = [] if tests else ["--omit=dev"]
    _npm(web, "ci", "--no-fund", "--no-audit", "--no-update-notifier", *omitted)
    made_from = to_test if tests else to_build
    (modules / ".made-from").write_text(made_from, encoding="utf-8")


def _npm(web: Path, *arguments: str) -> None:
    node = find_node()
    done = subprocess.run(  # noqa: S603 - npm with our own scripts
        [*node.npm, *arguments],
        cwd=web,
        env=node.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise PageError(f"npm {arguments[0]} failed: {_reason(done.stderr + done.stdout)}")


def _reason(said: str) -> str:
    """What went wrong, from all that npm and its scripts say: without warnings and headings."""
    lines = [line.strip().removeprefix("npm error").strip() for line in said.splitlines()]
    telling = [line for line in lines if line and not line.startswith(("npm warn", "code E"))]
    return "\n".join(telling[:12]) or "without a word"


def _web_files(web: Path) -> Iterator[Path]:
    yield from (path for path in web.glob("*") if path.is_file())
    for folder in ("src", "public", "worker", "generated"):
        # The stamps among them say what they were made from, not what they are.
        for path in (web / folder).rglob("*"):
            if path.is_file() and path.name != ".made-from":
                yield path


def _stamp(folder: Path) -> str:
    try:
        return (folder / ".made-from").read_text(encoding="utf-8")
    except OSError:
        return ""


def _replace(fresh: Path, folder: Path) -> None:
    """Put a folder in the place of another, which is whole at any time."""
    beside = folder.with_name(folder.name + ".part")
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(fresh, beside)
    shutil.rmtree(folder, ignore_errors=True)
    beside.rename(folder)
