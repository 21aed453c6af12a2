"""The decorators of the rules room: a rule is plain Python that numba compiles when first called.

A kernel on a GPU calls the same functions, and `RENARD_PLAIN=1` runs them uncompiled, for a
debugger. numba's own disk cache does not notice a change in another file, be it of a function that
is called or of a constant. So what a module compiles lies in a folder named after the digest of all
sources that the module is made of.
"""

import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numba as _numba
import numpy as np
from numba.core import sigutils as _sigutils
from numba.core import types as _types

from renard import folders
from renard.compiling.sources import digest_of, sources_of

# numba's types know only part of it: its options and its configuration are set by name.
numba: Any = _numba
sigutils: Any = _sigutils
types: Any = _types

PLAIN = os.environ.get("RENARD_PLAIN", "") not in ("", "0")
"""Whether rules run as plain Python."""

Rule = TypeVar("Rule", bound=Callable[..., Any])


class GpuWish(NamedTuple):
    """What `for_gpu` asks for."""

    copied: bool
    written_out: bool


gpu_wishes: dict[Callable[..., Any], GpuWish] = {}


def rule(function: Rule) -> Rule:
    """Compile `function` when it is first called, and keep the result on disk."""
    return cast(Rule, _compile(function))


def small(function: Rule) -> Rule:
    """As `rule`, for a few lines that are worth a copy wherever they are called."""
    return cast(Rule, _compile(function, forceinline=True))


def for_gpu(*, copied: bool, written_out: bool = False) -> Callable[[Rule], Rule]:
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
    numba.config.CACHE_DIR = str(cache_folder(function.__code__.co_filename))
    try:
        dispatcher = numba.njit(
            cache=True, error_model="numpy", _nrt=False, no_cfunc_wrapper=True, **options
        )(function)
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


def is_kept(source: str) -> bool:
    """Whether something that the module in file `source` compiles is in the cache."""
    return any(cache_folder(source).rglob("*.nbc"))


@functools.cache
def cache_folder(source: str) -> Path:
    """Where what the module in file `source` compiles is kept, as the sources are now."""
    made_by = f"{sys.version} numba {numba.__version__} numpy {np.__version__}"
    digest = digest_of(sources_of(Path(source)), also=made_by)
    return folders.cache_folder() / "compiled" / digest[:16]
