"""What holds the house together: no game by name in the code, every game with its files."""

import ast
import re
from pathlib import Path

import pytest

from renard import load_sheet, sheet_names
from tests.golden.update import actions_path, record_path
from tests.play import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "renard"
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 400


def source_ids() -> list[str]:
    return [str(path.relative_to(PACKAGE)) for path in SOURCES]


def strings(tree: ast.AST) -> list[ast.Constant]:
    """Every text in the code that is no docstring."""
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]


COMMON = {"mix", "twice"}
"""Ids that are also words: of English, or of an action in the sheet files."""


def game_names(text: str) -> list[str]:
    """The games that a text names."""
    titles = {load_sheet(name).title for name in sheet_names()}
    names = {name for name in sheet_names() if name not in COMMON} | titles
    found = [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)]
    return found + [name for name in COMMON - {"mix"} if text == name]


@pytest.mark.parametrize("path", SOURCES, ids=source_ids())
def test_no_source_names_a_game(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in strings(tree):
        found = game_names(node.value)
        assert not found, f"{path.name}:{node.lineno} names {found}; a game is a data file"


@pytest.mark.parametrize("path", SOURCES, ids=source_ids())
def test_no_source_compares_with_a_game(path):
    """No `if sheet.id == …`: what differs between games stands in their files."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            texts = [s.value for s in sides if isinstance(s, ast.Constant)]
            ids = [s for s in sides if isinstance(s, ast.Attribute) and s.attr in ("id", "title")]
            assert not (texts and ids), f"{path.name}:{node.lineno} compares a game's name"


def test_the_search_for_names_finds_them():
    tree = ast.parse('"""clever"""\nif sheet.id == "clever":\n    pass\n')
    assert [node.value for node in strings(tree)] == ["clever"]
    assert game_names("as clever as that") == ["clever"]
    assert game_names("Level X") == ["Level X"]
    assert game_names("twice") == ["twice"]
    assert game_names("listed twice") == []


@pytest.mark.parametrize("path", SOURCES, ids=source_ids())
def test_no_source_is_too_long(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES, f"{lines} lines: split it by subject"


@pytest.mark.parametrize("name", sheet_names())
def test_every_sheet_has_its_files(name):
    assert actions_path(name).exists(), "python -m tests.golden.update"
    for game, players in GAMES:
        if game == name:
            assert record_path(game, players).exists(), "python -m tests.golden.update"
    assert list((ROOT / "tests" / "perft").glob(f"{name}*")), f"count some paths of {name} by hand"


def picture_names(kind: str) -> dict[str, int]:
    """What the picture of the architecture names, by its class: how far to the right it stands."""
    picture = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    found = re.findall(rf'<text class="{kind}[^"]*" x="(\d+)"[^>]*>([^<]+)</text>', picture)
    return {name: int(x) for x, names in found for name in names.split(" · ")}


def test_the_picture_shows_every_room_and_no_other():
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    modules = {path.stem for path in PACKAGE.glob("*.py") if path.stem[0] != "_"}
    assert set(picture_names("room")) == rooms | modules
    assert all((PACKAGE / "rules" / name).is_dir() or (PACKAGE / "rules" / f"{name}.py").exists()
               for name in picture_names("part"))  # fmt: skip


def test_imports_go_from_right_to_left_in_the_picture():
    rooms = picture_names("room")
    edges = set()
    for path in SOURCES:
        importer = path.relative_to(PACKAGE).with_suffix("").parts[0]
        if importer not in rooms:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("renard"):
                parts = (node.module or "").split(".")
                names = [parts[1]] if len(parts) > 1 else [alias.name for alias in node.names]
                edges |= {(importer, name) for name in names if name in rooms}
    assert len(edges) > 50
    column = 330  # the width of one
    wrong = [(a, b) for a, b in sorted(edges) if rooms[a] // column < rooms[b] // column]
    assert wrong == []
