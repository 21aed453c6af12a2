"""Building the modules: compiled in a process of their own, then linked."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from renard.wasm.tools import WasmError, find_linker

MODULE = "rules.wasm"
PLAYERS = "players.wasm"
LAYOUT = "layout.json"

STACK = 16 * 1024
"""Bytes of stack: neither module recurses or keeps arrays there."""

# What numba must not know about the machine it runs on. It reads these when it is first imported,
# hence the process of its own. Unoptimised, because the optimiser for this machine would spend its
# time on forms that the one for WebAssembly has to undo.
_FOR_NO_MACHINE = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}


def build(folder: Path) -> list[Path]:
    """Write the modules and their layout to `folder`; a failed build leaves what was there."""
    linker = find_linker()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="renard-wasm-") as name:
        work = Path(name)
        _run([sys.executable, "-m", "renard.wasm.compile", name], _environment(work / "cache"))
        for module in (MODULE, PLAYERS):
            file = work / module
            functions = file.with_suffix(".txt").read_text(encoding="utf-8").split()
            _run([*linker, *link_options(functions), "-o", str(file), str(file.with_suffix(".o"))])
        return [_put(work / file, folder) for file in (MODULE, PLAYERS, LAYOUT)]


def link_options(functions: list[str]) -> list[str]:
    """What the linker is told. A symbol that is left over is an error: the module imports nothing.

    The stack comes first, so that running over its end traps instead of spoiling the constants.
    """
    exports = [f"--export={name}" for name in ("__heap_base", *functions)]
    stack = ["--stack-first", "-z", f"stack-size={STACK}"]
    return ["--no-entry", "--gc-sections", "--strip-all", "-O3", *stack, *exports]


def _environment(cache: Path) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("NUMBA_") and name != "RENARD_PLAIN"
    }
    return {**kept, **_FOR_NO_MACHINE, "RENARD_CACHE": str(cache)}


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(  # noqa: S603 - our own interpreter and linker
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["without a word"]
        raise WasmError(f"building the WebAssembly module failed: {said[-1]}\n{done.stderr}")


def _put(file: Path, folder: Path) -> Path:
    # The folder may be on another disk than the temporary one: copied beside, then renamed.
    beside = folder / (file.name + ".part")
    shutil.copyfile(file, beside)
    return beside.replace(folder / file.name)
