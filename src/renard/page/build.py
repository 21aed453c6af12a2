"""Building the page: rules and players as WebAssembly, types, nets, npm's packages, Vite."""

import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import renard
from renard.page import BUILT, PageError
from renard.page.binding import describe_types, for_the_page
from renard.page.players import player_files, write_layout, write_levels, write_sureness
from renard.page.tools import find_npm
from renard.wasm import LAYOUT
from renard.wasm import build as build_module

PACKAGE = Path(renard.__file__).parent
SOURCES = PACKAGE.parent.parent / "web"

# What the compiled rules and players are made from.
_RULES = ("rules", "players", "coach", "wasm", "sim/playout.py", "dice.py", "page/binding.py")

Say = Callable[[str], None]


def build_page(web: Path = SOURCES, out: Path = BUILT, say: Say = print) -> Path:
    """Build whatever is older than its sources; returns the folder of the page."""
    prepare(web, say)
    made_from = _digest(_web_files(web))
    if _stamp(out) == made_from:
        say(f"{out}: up to date")
        return out
    say("building the page …")
    _npm(web, "run", "--silent", "build")
    _replace(web / "dist", out)
    (out / ".made-from").write_text(made_from, encoding="utf-8")
    return out


def prepare(web: Path = SOURCES, say: Say = print) -> None:
    """All that the page's own tools need: compiled rules, their types, players, npm's packages."""
    if not (web / "package.json").exists():
        raise PageError(f"{web}: the page's sources are not here; build it in a copy of the source")
    _prepare_rules(web, say)
    _prepare_players(web / "generated" / "players")
    _prepare_packages(web, say)


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


def has_modules(web: Path = SOURCES) -> bool:
    """Whether rules and players as WebAssembly are there, of the sources as they are now."""
    return _stamp(web / "generated") == _rules_made_from()


def _rules_made_from() -> str:
    return f"{_digest(_rule_files())} numba {version('numba')}"


def _prepare_players(folder: Path) -> None:
    made_from = _digest([*player_files(), PACKAGE / "page" / "players.py"])
    if _stamp(folder) == made_from:
        return
    write_levels(folder)
    write_sureness(folder)
    (folder / ".made-from").write_text(made_from, encoding="utf-8")


def _prepare_packages(web: Path, say: Say) -> None:
    modules = web / "node_modules"
    made_from = _digest([web / "package-lock.json"])
    if _stamp(modules) == made_from:
        return
    say("fetching the packages of the page …")
    _npm(web, "ci", "--no-fund", "--no-audit", "--no-update-notifier")
    (modules / ".made-from").write_text(made_from, encoding="utf-8")


def _npm(web: Path, *arguments: str) -> None:
    command, environment = find_npm()
    done = subprocess.run(  # noqa: S603 - npm with our own scripts
        [*command, *arguments],
        cwd=web,
        env=environment,
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


def _rule_files() -> Iterator[Path]:
    for name in _RULES:
        path = PACKAGE / name
        yield from [path] if path.is_file() else path.rglob("*.py")
    yield from (PACKAGE / "rules" / "sheets").glob("*.toml")


def _web_files(web: Path) -> Iterator[Path]:
    yield from (path for path in web.glob("*") if path.is_file())
    for folder in ("src", "public", "worker", "generated"):
        # The stamps among them say what they were made from, not what they are.
        for path in (web / folder).rglob("*"):
            if path.is_file() and path.name != ".made-from":
                yield path


def _digest(files: Iterator[Path] | list[Path]) -> str:
    """One text for the content of all these files: times of files say little after a checkout."""
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path}\n".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


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
