"""A GPU for loops over games: a thread for each game or position, by the same rules as on a CPU."""

import functools
from typing import Any

import numba
import numpy as np

from renard.compiling.gpu.compiler import need_gpu, prepared_cuda
from renard.compiling.gpu.loops import launched
from renard.compiling.loops import each, launches, loop
from renard.lockstep.devices import Loop
from renard.lockstep.scratch import NUMBERS, ROW, Scratch
from renard.rules.layout import ACTIONS, STATE

_FEWEST = 128
"""Blocks of a launch; numba warns of fewer."""
_STATE: Any = numba.from_dtype(STATE)
_ROW: Any = numba.from_dtype(ROW)
cuda: Any = prepared_cuda()


class Gpu:
    """Arrays on a GPU, and its threads."""

    asks_players = False

    def __init__(self) -> None:
        need_gpu()
        self._processors: int = cuda.get_current_device().MULTIPROCESSOR_COUNT

    def zeros(self, shape: Any, dtype: Any) -> Any:
        array = cuda.device_array(int(np.prod(shape)) * np.dtype(dtype).itemsize, np.uint8)
        self.clear(array)
        return array.view(dtype).reshape(shape)

    def take(self, array: Any) -> Any:
        if hasattr(array, "__cuda_array_interface__"):
            return cuda.as_cuda_array(array)
        return cuda.to_device(np.ascontiguousarray(array))

    def clear(self, array: Any) -> None:
        flat = array.reshape(array.size).view(np.uint8)
        wide = flat.view(np.uint64) if len(flat) % 8 == 0 else flat
        self.run(_clear, len(wide), wide)

    def read(self, array: Any) -> np.ndarray:
        found: np.ndarray = array.copy_to_host()
        return found

    def run(self, loop: Loop, count: int, *arguments: Any) -> None:
        threads = launches[loop].threads
        blocks = max(_FEWEST, min(self._blocks(loop), -(-count // threads)))
        kernel(loop)[blocks, threads]((0, count, *arguments))

    def threads(self, loop: Loop) -> int:
        return self._blocks(loop) * launches[loop].threads

    def _blocks(self, loop: Loop) -> int:
        """How many blocks of threads there are at most."""
        return max(_FEWEST, launches[loop].blocks * self._processors)


@functools.cache
def kernel(loop: Loop) -> Any:
    """A loop as a kernel. It takes all arguments but the last one as a tuple."""
    called = launched(loop)

    @cuda.jit(max_registers=launches[loop].registers)
    def run(arguments: Any) -> None:
        scratch = Scratch(
            cuda.local.array(ACTIONS, numba.int32),
            cuda.local.array(NUMBERS, numba.int32),
            cuda.local.array(1, _STATE),
            cuda.local.array(1, _ROW),
        )
        # The loop is a function of its own: `compiling/gpu` has a say in functions that are called,
        # not in kernels.
        called(*(arguments + (scratch,)))  # noqa: RUF005 - compiles

    return run


@loop()
def _clear(first: int, last: int, array: Any, scratch: Any) -> None:
    for i in each(first, last):
        array[i] = 0
