"""Compiled functions as WebAssembly: lowered by numba, joined and optimised by LLVM, linked here.

Nothing in this room knows what is exported; `renard.wasm` does.
"""

from renard.compiling.versions import Known

KNOWN = (Known("numba", (0, 68), (0, 69)), Known("llvmlite", (0, 50), (0, 51)))
"""`lowering` takes the place of parts of numba that are not meant to be replaced."""


class WasmError(ValueError):
    """A module cannot be built. The message says why."""


def check_versions() -> None:
    """Refuse versions that this was never tried with."""
    for known in KNOWN:
        if fault := known.fault():
            raise WasmError(fault)
