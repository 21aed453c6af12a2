"""Where the arrays of many games lie and loops over them run: on a CPU, or on a GPU."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from renard.compiling.loops import launches
from renard.lockstep.scratch import Scratch, new_scratch
from renard.rules.game import RuleError

NAMES = ("cpu", "cuda")

Loop = Callable[..., None]


class Device(Protocol):
    """A place for arrays, and threads to go through them."""

    asks_players: bool
    """Whether any player can be asked there, because Python runs there."""

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """A new array there."""

    def take(self, array: Any) -> Any:
        """An array from wherever it is, there."""

    def clear(self, array: Any) -> None:
        """Set all of an array to zeros."""

    def read(self, array: Any) -> np.ndarray:
        """An array of there as one of numpy."""

    def run(self, loop: Loop, count: int, *arguments: Any) -> None:
        """Run a loop over the numbers from 0 to before `count`."""

    def threads(self, loop: Loop) -> int:
        """How many threads run a loop at most."""


def device(name: str, workers: int = 1) -> Device:
    """The device of a name; `workers` is how many threads a CPU has for it."""
    if name == "cpu":
        return Cpu(workers)
    if name == "cuda":
        from renard.lockstep.gpu import Gpu  # noqa: PLC0415 - only where there is a GPU

        return Gpu()
    raise RuleError(f"unknown device {name!r}: the devices are {', '.join(NAMES)}")


class Cpu:
    """Arrays of numpy; loops on some threads."""

    asks_players = True

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None

    def zeros(self, shape: Any, dtype: Any) -> np.ndarray:
        return np.zeros(shape, dtype)

    def take(self, array: Any) -> np.ndarray:
        return np.ascontiguousarray(array)

    def clear(self, array: np.ndarray) -> None:
        array.fill(0)

    def read(self, array: np.ndarray) -> np.ndarray:
        return array

    def run(self, loop: Loop, count: int, *arguments: Any) -> None:
        if self._pool is None or launches[loop].shared:
            loop(0, count, *arguments, _scratch())
            return

        def go_through(first: int, last: int) -> None:
            loop(first, last, *arguments, _scratch())

        edges = [count * i // self._workers for i in range(self._workers + 1)]
        list(self._pool.map(go_through, edges[:-1], edges[1:]))

    def threads(self, loop: Loop) -> int:
        return 1


_kept = threading.local()


def _scratch() -> Scratch:
    """What this thread has for itself."""
    if not hasattr(_kept, "scratch"):
        _kept.scratch = new_scratch()
    found: Scratch = _kept.scratch
    return found
