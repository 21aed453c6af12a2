"""The one decorator of the rules room: a rule is plain Python that numba compiles when first called.

A kernel on a GPU calls the same functions, and `RENARD_PLAIN=1` runs them uncompiled, for a
debugger. numba's own disk cache does not notice a change in a *called* function of another file,
so the cache lives in a folder named after a hash of all sources that are compiled.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import sigutils, types

PLAIN = os.environ.get("RENARD_PLAIN", "") not in ("", "0")
"""Whether rules run as plain Python."""

Rule = TypeVar("Rule", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent


def rule(function: Rule) -> Rule:
    """Compile `function` when it is first called, and keep the result on disk."""
    return _compile(function)


def small(function: Rule) -> Rule:
    """As `rule`, for a few lines that are worth a copy wherever they are called."""
    return _compile(function, forceinline=True)


def parallel(function: Rule) -> Rule:
    """As `rule`, for a driver without the interpreter's lock: threads may run it side by side."""
    return _compile(function, nogil=True)


def _compile(function: Any, **options: Any) -> Any:
    if PLAIN:
        return function
    # The folder is read when the decorator is applied; other users of numba keep theirs.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        dispatcher = numba.njit(cache=True, error_model="numpy", _nrt=False, **options)(function)
    finally:
        numba.config.CACHE_DIR = before
    # numba would compile a function anew for every mixture of integer widths that its callers
    # happen to hold. Ours take plain ints: one version each is a third of the compile time.
    compile_for = dispatcher.compile

    def compile_widened(signature: Any) -> Any:
        arguments, result = sigutils.normalize_signature(signature)
        return compile_for(tuple(_widened(argument) for argument in arguments))

    dispatcher.compile = compile_widened
    return dispatcher


def _widened(argument: Any) -> Any:
    argument = types.unliteral(argument)
    if isinstance(argument, types.Integer) and argument.signed:
        return types.int64
    return argument


def cache_folder() -> Path:
    """Where compiled rules are kept: one folder for each state of the sources."""
    return cache_home() / "compiled" / _sources_hash()


def cache_home() -> Path:
    """The user's cache folder for this program."""
    if home := os.environ.get("RENARD_CACHE"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "renard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "renard"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "renard"


def _sources_hash() -> str:
    global _hash
    if not _hash:
        digest = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
        for source in sorted(_PACKAGE.rglob("*.py")):
            text = source.read_bytes()
            if b"renard.rules.compiled" in text or source.name in ("layout.py", "multisets.py"):
                digest.update(text)
        _hash = digest.hexdigest()[:16]
    return _hash


_hash = ""
