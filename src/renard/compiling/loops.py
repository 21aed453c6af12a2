"""What loops over many games are made of, wherever they run.

A loop is written once. On a CPU one thread goes through all that it is given; on a GPU thousands of
threads go through it at once, each with its share, and what several may change is changed in one
go. So a loop calls these few functions for what differs. Here is what they mean on a CPU;
`compiling/gpu/loops.py` says what they mean on a GPU.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from renard.compiling.decorators import Rule, parallel, small


class Launch(NamedTuple):
    """How a loop is started: most of it matters on a GPU alone."""

    threads: int
    """Threads of a block."""
    blocks: int
    """Blocks for each of the GPU's processors, at most."""
    registers: int
    """Registers that a thread may have: fewer let more threads wait for memory at once."""
    shared: bool
    """Whether threads change the same entries: then a CPU has one thread run it."""


launches: dict[Callable[..., Any], Launch] = {}
"""How each loop is started."""


def loop(
    *, threads: int = 128, blocks: int = 16, registers: int = 128, shared: bool = False
) -> Callable[[Rule], Rule]:
    """Compile a loop over games or positions for a CPU; a GPU compiles it when it is asked to.

    Its first two parameters are the numbers to go through, from `first` to before `last`; its last
    one is what the thread has for itself (`lockstep.scratch`).
    """

    def compile_loop(function: Rule) -> Rule:
        compiled = parallel(function)
        launches[compiled] = Launch(threads, blocks, registers, shared)
        return compiled

    return compile_loop


@small
def each(first: int, last: int) -> Any:
    """The numbers that are this thread's to go through, from `first` to before `last`."""
    return range(first, last)


@small
def thread() -> int:
    """The number of this thread, from 0."""
    return 0


@small
def threads() -> int:
    """How many threads there are."""
    return 1


@small
def add_to(array: Any, at: int, amount: int) -> Any:
    """Add to an entry that others may add to; returns what it was before."""
    before = array[at]
    array[at] = before + amount
    return before


@small
def keep_least(array: Any, at: int, value: int) -> None:
    """Lower an entry to a value, if it is higher."""
    array[at] = min(array[at], value)


@small
def put_if_free(table: Any, at: int, key: Any) -> Any:
    """Put a key where a table holds 0; returns what it held."""
    before = table[at]
    if before == np.uint64(0):
        table[at] = key
    return before


@small
def agree(due: int, kinds: int) -> int:  # noqa: ARG001 - a GPU asks for it
    """What to do next, of numbers below `kinds`; `kinds` itself if there is nothing left.

    Threads that run in step wait for those that do something else. So they agree on what most of
    them have to do, and whoever has something else `due` waits for its turn.
    """
    return due


@small
def in_step() -> bool:
    """Whether threads run in step, so that it pays to agree."""
    return False
