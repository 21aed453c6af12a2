"""What building the package needs: `python -m tests.container` writes it, one a line."""

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build_needs() -> list[str]:
    """The build system's packages, and what the backend asks for besides."""
    system = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    backend = ast.parse((ROOT / "build_backend.py").read_text(encoding="utf-8"))
    lists = [
        ast.literal_eval(node.value)
        for node in backend.body
        if isinstance(node, ast.Assign) and node.targets[0].id == "FOR_THE_PAGE"
    ]
    return [*system["requires"], *lists[0]]


if __name__ == "__main__":
    sys.stdout.write("\n".join(build_needs()) + "\n")
