"""The modules, built once for a run of the tests, however many processes share it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from renard.wasm import LAYOUT, MODULE, PLAYERS


@pytest.fixture(scope="session")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of both modules and layout.json, made by the command."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # which all workers of this run share
    folder /= "wasm"
    try:
        folder.mkdir()
    except FileExistsError:
        return _wait_for(folder)
    command = [sys.executable, "-c", "from renard.cli import main; main()"]
    done = subprocess.run(
        [*command, "build-wasm", "--out", folder], capture_output=True, text=True, check=False
    )
    (folder / "said.part").write_text(done.stderr)
    (folder / "said.part").replace(folder / "said")
    return _wait_for(folder)


def _wait_for(folder: Path) -> Path:
    """Whoever made the folder builds the module, and leaves what the command said when done."""
    while not (folder / "said").exists():
        time.sleep(0.2)
    assert {file.name for file in folder.iterdir()} == {LAYOUT, MODULE, PLAYERS, "said"}, (
        folder / "said"
    ).read_text()
    return folder
