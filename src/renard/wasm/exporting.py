"""What exported functions are handed: plain numbers, and the addresses of our records."""

import numba
from numba import types

from renard.compiling.wasm.exporting import FLOAT, INT, INTS, NOTHING, SEED, Bundle, Exports
from renard.rules.layout import SHEET, STATE

__all__ = [
    "BYTES", "FLOAT", "INT", "INTS", "NOTHING", "SEED", "SHEET_TYPE", "STATES", "STATE_TYPE",
    "WIDE", "Bundle", "Exports",
]  # fmt: skip

SHEET_TYPE, STATE_TYPE = numba.from_dtype(SHEET), numba.from_dtype(STATE)
BYTES = types.CPointer(types.int8)
STATES = types.CPointer(STATE_TYPE)
WIDE = types.CPointer(types.float64)
