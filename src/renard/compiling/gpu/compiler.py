"""Rules on a GPU: numba-cuda, told how to compile ours.

All that changes numba-cuda stands in this file; `narrowing`, `writing_out` and `known` only rewrite
our own functions, by what it offers to anybody.

By itself it makes a version of every function for each mixture of integer widths, copies them all
into one another and unrolls their loops. The result is four times too large for the instruction
cache, and threads wait for instructions instead of working. So our functions take plain ints, as on
a CPU, and stand in the kernel once unless they are marked to be copied (`decorators.small`); and
rules compute in 32 bits (`narrowing`).
"""

import functools
import inspect
import warnings
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from typing import Any

import numpy as np
from numba.core import types
from numba.core.errors import NumbaExperimentalFeatureWarning

from renard.compiling.decorators import GpuWish, gpu_wishes, widened
from renard.compiling.gpu.known import known_sheet, sheet_of
from renard.compiling.gpu.narrowing import intrinsics, make_narrow
from renard.compiling.versions import Known

KNOWN = Known("numba-cuda", (0, 30), (0, 31))
INSTALL = f"install {KNOWN.wanted}"

_RULES = "renard.rules."
"""Where all numbers fit 32 bits; elsewhere there are hashes, and numbers of games."""


meanings: dict[Callable[..., Any], Callable[..., Any]] = {}
"""By function, what takes its place on a GPU: see `loops`."""


class NoGpu(ValueError):
    """There is no GPU, or nothing to compile for it with."""


@functools.cache
def prepared_cuda() -> Any:
    """`numba.cuda`, ready to compile our rules; works without a GPU too."""
    _check_version()
    # numba-cuda asks numpy for a name that numpy 2.5 has dropped.
    vars(np).setdefault("row_stack", np.vstack)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of what numba-cuda asks of numpy
        from numba import cuda  # noqa: PLC0415 - only where somebody asks for a GPU

    # A sheet that is known (`known.py`) is a record with one field more; that it fits where any
    # sheet does is what we are after.
    warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
    _compile_our_way()
    return cuda


def need_gpu() -> Any:
    """`numba.cuda`, ready to compile our rules, and a GPU to run them."""
    cuda = prepared_cuda()
    if not cuda.is_available():
        raise NoGpu("there is no GPU that CUDA can use on this machine")
    return cuda


def _check_version() -> None:
    try:
        fault = KNOWN.fault()
    except PackageNotFoundError:
        raise NoGpu("a GPU needs the package numba-cuda: pip install 'renard[gpu]'") from None
    if fault:
        raise NoGpu(fault)


def _compile_our_way() -> None:
    # numba-cuda has options to copy a function into its callers, but none to keep it out of them
    # or to leave its loops alone, and nothing to say which types a function is compiled for. So
    # this wraps the one method that every function called by a kernel goes through.
    from numba.cuda import dispatcher, extending  # noqa: PLC0415

    kind: Any = dispatcher.CUDADispatcher
    compile_device: Any = getattr(kind, "compile_device", None)
    if list(inspect.signature(compile_device or len).parameters) != ["self", "args", "return_type"]:
        raise NoGpu(f"this numba-cuda compiles otherwise than those known; {INSTALL}")

    names = intrinsics(extending.intrinsic)

    def compile_ours(self: Any, args: Any, return_type: Any = None) -> Any:
        if not self.py_func.__module__.startswith("renard."):
            return compile_device(self, args, return_type)
        in_32_bits = self.py_func.__module__.startswith(_RULES)
        args = tuple(_plain(argument, in_32_bits) for argument in args)
        if args in self.overloads:
            return self.overloads[args]
        parameters = inspect.signature(self.py_func).parameters
        known = {name: known_sheet(kind) for name, kind in zip(parameters, args, strict=False)}
        parameter, sheet = next(((n, sheet) for n, sheet in known.items() if sheet), ("", None))
        copied = bool(self.targetoptions.get("forceinline"))
        wish = gpu_wishes.get(self.py_func, GpuWish(copied, written_out=False))
        if self.py_func in gpu_wishes:
            copied = self.targetoptions["forceinline"] = wish.copied and sheet is not None
        written = self.py_func
        self.py_func = meanings.get(written, written)
        if in_32_bits:
            entries = sheet_of(sheet) if sheet and wish.written_out else None
            self.py_func = make_narrow(written, names, parameter, entries)
        try:
            compiled = compile_device(self, args, return_type)
        finally:
            self.py_func = written
        _mark(compiled, copied)
        return compiled

    kind.compile_device = compile_ours


def _plain(argument: Any, in_32_bits: bool) -> Any:
    argument = widened(argument)
    return types.int32 if in_32_bits and argument == types.int64 else argument


def _mark(compiled: Any, copied: bool) -> None:
    name = compiled.fndesc.llvm_func_name
    found = [
        function
        for module in compiled.library.modules
        for function in module.functions
        if function.name == name and not function.is_declaration
    ]
    if len(found) != 1:
        raise NoGpu(f"this numba-cuda names functions otherwise than those known; {INSTALL}")
    _leave_loops_alone(found[0])
    if not copied:
        found[0].attributes.add("noinline")


def _leave_loops_alone(function: Any) -> None:
    """Keep the compiler and the assembler from unrolling loops."""
    function.attributes.add("optsize")
    module = function.module
    disable = module.add_metadata(["llvm.loop.unroll.disable"])
    seen = set()
    for number, block in enumerate(function.blocks):
        seen.add(block)
        end = block.terminator
        if any(target in seen for target in getattr(end, "operands", ())):
            # A loop's metadata begins with itself.
            loop = module.add_metadata([f"{function.name} {number}", disable])
            loop.operands = (loop, disable)
            end.set_metadata("llvm.loop", loop)
