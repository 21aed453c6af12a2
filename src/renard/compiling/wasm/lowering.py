"""numba's front end alone: functions as LLVM's intermediate form, none as machine code.

By itself numba optimises and translates every function for the machine it runs on, each time with
all that the function calls. WebAssembly has no use for that, and it would be most of the work. So
here numba's library of a function holds the code of that function alone, and remembers which other
libraries it calls into.

This changes numba for the whole process: call `lower_only` in one that does nothing else.
"""

import warnings
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numba as _numba
from llvmlite import binding as llvm
from numba.core import codegen as _codegen
from numba.core.errors import NumbaWarning
from numba.core.registry import cpu_target

from renard.compiling.wasm import check_versions

# numba's types know only part of it.
numba: Any = _numba
codegen: Any = _codegen


class Lowered(NamedTuple):
    """Functions in LLVM's code, with all that they call."""

    names: dict[str, str]
    """What each export is called there: the name it shall have, by that one."""
    modules: list[Any]
    """A module for each function; another export may want the same ones."""


class _Library(codegen.CPUCodeLibrary):  # type: ignore[misc]
    """The code of one function."""

    has_dynamic_globals = True  # which keeps numba from writing it to a cache

    def _optimize_functions(self, module: Any) -> None:
        # What is smaller before it is joined needs less time and memory after, and the counting of
        # references, of which there are none, can be dropped only here: it is numba's own pass.
        module.data_layout = self._codegen._data_layout  # noqa: SLF001 - numba's way
        builder = self._codegen._pass_builder(opt=0)  # noqa: SLF001
        passes = llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.add_refprune_pass()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # never called


class _Codegen(codegen.AOTCPUCodegen):  # type: ignore[misc]
    _library_class = _Library

    def set_env(self, name: str, env: Any) -> None:
        """Nothing of ours has an environment: that is for Python's objects."""


def lower_only() -> None:
    """From now on, numba makes no machine code in this process."""
    check_versions()
    context = cpu_target.target_context
    context.refresh()  # what numba itself brings along is compiled as ever
    context._internal_codegen = _Codegen("renard")  # noqa: SLF001
    context.create_cpython_wrapper = lambda *_, **__: None


def lower(exports: Mapping[str, tuple[Any, Callable[..., Any]]]) -> Lowered:
    """What numba makes of functions with C's calling convention, once `lower_only` was called."""
    names, libraries = {}, dict[Any, None]()
    for name, (signature, function) in exports.items():
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Cannot cache", NumbaWarning)
            compiled = numba.cfunc(signature, error_model="numpy")(function)
        names[compiled.native_name] = name
        _collect(compiled._library, libraries)  # noqa: SLF001
    return Lowered(names, [library._final_module for library in libraries])  # noqa: SLF001


def _collect(library: Any, found: dict[Any, None]) -> None:
    if library not in found:
        found[library] = None
        for called in library._linking_libraries:  # noqa: SLF001
            _collect(called, found)
