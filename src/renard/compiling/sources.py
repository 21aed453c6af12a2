"""Which sources a module is made of: its own, and those of all that it imports, to the end.

Compiled code freezes the constants and copies the functions that it finds in other modules. So what
is compiled, for a cache or for the page, is known by the digest of all these sources: it changes
when any of them does, and not when another does.
"""

import ast
import functools
import hashlib
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
_OUR_IMPORTS = re.compile(rb"(?m)^(?:from|import) (?:renard\b|\.)(?:[^(\n]*\([^)]*\)|[^\n]*)")
_INDENTED = re.compile(rb"(?m)^[ \t]+(?:from|import) (?:renard\b|\.)")


def sources_of(*files: Path) -> list[Path]:
    """These files and all of ours that they import, directly or not."""
    found: set[Path] = set()
    waiting = [file.resolve() for file in files]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imported(file)
    return sorted(found)


def digest_of(files: Iterable[Path], also: str = "") -> str:
    """One text for the content of these files and for whatever `also` says."""
    whole = hashlib.sha256(also.encode())
    for file in files:
        # Told from here, so that a copy elsewhere is known to be the same.
        whole.update(f"\n{os.path.relpath(file, PACKAGE)}\n".encode())
        found = file.stat()
        whole.update(_content(file, (found.st_mtime_ns, found.st_size)))
    return whole.hexdigest()


@functools.cache
def _content(file: Path, _changed: tuple[int, int]) -> bytes:
    """The digest of a file since it changed: most are part of many modules."""
    return hashlib.sha256(file.read_bytes()).digest()


@functools.cache
def _imported(file: Path) -> tuple[Path, ...]:
    """The files of our package that one imports when it is imported itself."""
    text = file.read_bytes()
    if not _INDENTED.search(text):
        # Every start reads all sources: whole files would take it a tenth longer.
        text = b"\n".join(_OUR_IMPORTS.findall(text))
    return _all_imported(text)


def _all_imported(text: bytes) -> tuple[Path, ...]:
    tree = ast.parse(text)
    return tuple(found for node in _at_import(tree.body) for found in _files(node))


def _at_import(nodes: Iterable[ast.AST]) -> Iterator[ast.Import | ast.ImportFrom]:
    """Imports that run with the module: not those inside functions, which compiled code has not."""
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.expr):
            yield from _at_import(ast.iter_child_nodes(node))


def _files(node: ast.Import | ast.ImportFrom) -> Iterator[Path]:
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    else:
        if node.level:
            raise ValueError("sources that are compiled import by full names")
        # A name is a module of a package, or something in the module before it.
        names = [
            name if _file(name) else node.module or ""
            for name in (f"{node.module}.{alias.name}" for alias in node.names)
        ]
    for name in names:
        if found := _file(name):
            yield found


@functools.cache
def _file(name: str) -> Path | None:
    """The source of a module of our package."""
    first, *rest = name.split(".")
    if first != PACKAGE.name:
        return None
    path = PACKAGE.joinpath(*rest)
    candidates = (
        (path / "__init__.py", path.with_suffix(".py")) if rest else (path / "__init__.py",)
    )
    return next((file for file in candidates if file.is_file()), None)
