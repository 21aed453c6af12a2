"""The modules, built once for a run of the tests, however many processes share it."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from renard.page.build import SOURCES, has_modules
from renard.wasm import LAYOUT, MODULE, PLAYERS
from renard.wasm.describe import describe_layout


@pytest.fixture(scope="session")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of both modules and layout.json: the page's, or made by the command."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # which all workers of this run share
    folder /= "wasm"
    try:
        folder.mkdir()
    except FileExistsError:
        return _wait_for(folder)
    said = _take_from_page(folder) if has_modules() else _build(folder)
    (folder / "said.part").write_text(said)
    (folder / "said.part").replace(folder / "said")
    return _wait_for(folder)


def _take_from_page(folder: Path) -> str:
    """Copy what `renard build-page` has compiled by the same function from the same sources."""
    for name in (MODULE, PLAYERS):
        shutil.copyfile(SOURCES / "generated" / name, folder / name)
    (folder / LAYOUT).write_text(json.dumps(describe_layout()), encoding="utf-8")
    return ""


def _build(folder: Path) -> str:
    command = [sys.executable, "-c", "from renard.cli import main; main()"]
    done = subprocess.run(
        [*command, "build-wasm", "--out", folder], capture_output=True, text=True, check=False
    )
    return done.stderr


def _wait_for(folder: Path) -> Path:
    """Whoever made the folder builds the module, and leaves what the command said when done."""
    while not (folder / "said").exists():
        time.sleep(0.2)
    assert {file.name for file in folder.iterdir()} == {LAYOUT, MODULE, PLAYERS, "said"}, (
        folder / "said"
    ).read_text()
    return folder
