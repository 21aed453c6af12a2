"""What loops are made of on a GPU; `compiling/loops.py` says what each is for."""

from collections.abc import Callable
from typing import Any

import numpy as np

from renard.compiling import loops
from renard.compiling.gpu.compiler import meanings, prepared_cuda

cuda: Any = prepared_cuda()
_ALL = 0xFFFFFFFF
"""All threads that run in step."""


def _each(first: int, last: int) -> Any:
    return range(first + cuda.grid(1), last, cuda.gridsize(1))


def _thread() -> Any:
    return cuda.grid(1)


def _threads() -> Any:
    return cuda.gridsize(1)


def _add_to(array: Any, at: int, amount: int) -> Any:
    return cuda.atomic.add(array, at, amount)


def _keep_least(array: Any, at: int, value: int) -> None:
    cuda.atomic.min(array, at, value)


def _put_if_free(table: Any, at: int, key: Any) -> Any:
    return cuda.atomic.cas(table, at, np.uint64(0), key)


def _agree(due: int, kinds: int) -> int:
    found = kinds
    most = 0
    for what in range(kinds):
        votes = cuda.popc(cuda.ballot_sync(_ALL, due == what))
        if votes > most:
            found = what
            most = votes
    return found


def _in_step() -> bool:
    return True


def _original(function: Any) -> Callable[..., Any]:
    """The Python function behind a compiled one."""
    found: Callable[..., Any] = getattr(function, "py_func", function)
    return found


meanings.update(
    {
        _original(loops.each): _each,
        _original(loops.thread): _thread,
        _original(loops.threads): _threads,
        _original(loops.add_to): _add_to,
        _original(loops.put_if_free): _put_if_free,
        _original(loops.agree): _agree,
        _original(loops.keep_least): _keep_least,
        _original(loops.in_step): _in_step,
    }
)


def launched(loop: Callable[..., Any]) -> Any:
    """A loop as a function that kernels call."""
    return cuda.jit(device=True)(_original(loop))
