"""The decorators of the rules room: a rule is plain Python that numba compiles when first called.

A kernel on a GPU calls the same functions, and `RENARD_PLAIN=1` runs them uncompiled, for a
debugger. numba's own disk cache does not notice a change in a *called* function of another file,
so the cache lives in a folder named after a hash of all sources that are compiled.
"""

import functools
import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numba as _numba
from numba.core import sigutils as _sigutils
from numba.core import types as _types

from renard import folders

# numba's types know only part of it: its options and its configuration are set by name.
numba: Any = _numba
sigutils: Any = _sigutils
types: Any = _types

PLAIN = os.environ.get("RENARD_PLAIN", "") not in ("", "0")
"""Whether rules run as plain Python."""

Rule = TypeVar("Rule", bound=Callable[..., Any])


class GpuWish(NamedTuple):
    """What `on_gpu` asks for."""

    copied: bool
    written_out: bool


gpu_wishes: dict[Callable[..., Any], GpuWish] = {}

_PACKAGE = Path(__file__).resolve().parent.parent


def rule(function: Rule) -> Rule:
    """Compile `function` when it is first called, and keep the result on disk."""
    return cast(Rule, _compile(function))


def small(function: Rule) -> Rule:
    """As `rule`, for a few lines that are worth a copy wherever they are called."""
    return cast(Rule, _compile(function, forceinline=True))


def on_gpu(*, copied: bool, written_out: bool = False) -> Callable[[Rule], Rule]:
    """Compile a function otherwise on a GPU, whose cache for instructions is small.

    It is `copied` into its callers only where the sheet is known when it is compiled, so that most
    of it falls away; or never. There its loops over a sheet's entries can be `written_out` too.
    """

    def keep(function: Rule) -> Rule:
        gpu_wishes[function] = GpuWish(copied, written_out)
        return function

    return keep


def parallel(function: Rule) -> Rule:
    """As `rule`, for a driver without the interpreter's lock: threads may run it side by side."""
    return cast(Rule, _compile(function, nogil=True))


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
        arguments, _ = sigutils.normalize_signature(signature)
        return compile_for(tuple(widened(argument) for argument in arguments))

    dispatcher.compile = compile_widened
    return dispatcher


def widened(argument: Any) -> Any:
    """The type that a rule is compiled for where a caller holds an `argument` of this one."""
    argument = types.unliteral(argument)
    if isinstance(argument, types.Integer) and argument.signed:
        return types.int64
    return argument


def cache_folder() -> Path:
    """Where compiled rules are kept: one folder for each state of the sources."""
    return folders.cache_folder() / "compiled" / _sources_hash()


@functools.cache
def _sources_hash() -> str:
    digest = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
    for source in sorted(_PACKAGE.rglob("*.py")):
        text = source.read_bytes()
        if b"renard.rules.compiled" in text or source.name in ("layout.py", "multisets.py"):
            digest.update(text)
    return digest.hexdigest()[:16]
