"""Building the modules, in a process of their own: compiling for them changes all of numba."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from renard.compiling.wasm import WasmError, check_versions

MODULE = "rules.wasm"
PLAYERS = "players.wasm"
LAYOUT = "layout.json"


def build(folder: Path) -> list[Path]:
    """Write the modules and their layout to `folder`; a failed build leaves what was there."""
    check_versions()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="renard-wasm-") as name:
        work = Path(name)
        done = subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, "-m", "renard.wasm.compile", name],
            env=_environment(work / "cache"),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            said = done.stderr.strip().splitlines() or ["without a word"]
            raise WasmError(f"building the WebAssembly module failed: {said[-1]}\n{done.stderr}")
        return [_put(work / file, folder) for file in (MODULE, PLAYERS, LAYOUT)]


def _environment(cache: Path) -> dict[str, str]:
    """Without what somebody set for numba or for the rules on this machine."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("NUMBA_") and name != "RENARD_PLAIN"
    }
    return {**kept, "RENARD_CACHE": str(cache)}


def _put(file: Path, folder: Path) -> Path:
    # The folder may be on another disk than the temporary one: copied beside, then renamed.
    beside = folder / (file.name + ".part")
    shutil.copyfile(file, beside)
    return beside.replace(folder / file.name)
