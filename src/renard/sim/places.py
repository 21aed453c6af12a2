"""Places to work: shares of a job go out, their results come back in the order of the shares.

Only a few shares are out at a time, so any amount of work runs in the same memory. Whoever adds
results up in whole numbers gets the same, however many workers there were.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from renard.lockstep.engines import Engine, Here, OnGpu

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

AHEAD = 4
"""Shares that are out for each worker: enough that none waits for the next."""


class Share(NamedTuple):
    """A run of numbered units of work: games, or sets of dice."""

    first: int
    size: int

    def cut(self, size: int) -> "list[Share]":
        """The same in shares of `size`, the last one smaller where it does not divide."""
        last = self.first + self.size
        return [Share(i, min(size, last - i)) for i in range(self.first, last, size)]


class Job(Protocol[Result_co]):
    """What is to be done. It travels to other processes, so it holds what can be pickled."""

    def do(self, share: Share, engine: Engine) -> Result_co:
        """The result of one share, whose games an engine plays."""


class Place(Protocol):
    """Somewhere to work: threads here, a GPU, or a cluster."""

    @property
    def engine(self) -> Engine:
        """What plays games there, and says which it can."""

    def shares(self, units: int, block: int) -> Iterator[Share]:
        """Cut `units` into shares of whole blocks, as they suit these workers."""

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        """Do every share; results in the order of the shares."""


@dataclass(frozen=True)
class Threads:
    """Threads of this process; as many as there are cores unless `workers` says otherwise."""

    workers: int | None = None
    engine: Engine = field(default_factory=Here)

    def shares(self, units: int, block: int) -> Iterator[Share]:
        return cut(units, block)

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        workers = self.workers or os.cpu_count() or 1
        pool = ThreadPoolExecutor(workers)
        try:
            yield from in_order(
                shares,
                lambda share: pool.submit(job.do, share, self.engine),
                Future.result,
                AHEAD * workers,
            )
        finally:
            pool.shutdown(cancel_futures=True)


class Gpu:
    """The GPU of this machine, one share at a time."""

    def __init__(self) -> None:
        self.engine: Engine = OnGpu()

    def shares(self, units: int, block: int) -> Iterator[Share]:
        return cut(units, block)

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        for share in shares:
            yield job.do(share, self.engine)


def cut(units: int, size: int) -> Iterator[Share]:
    """Shares of `size`, the last one smaller where it does not divide."""
    for first in range(0, units, size):
        yield Share(first, min(size, units - first))


def in_order(
    shares: Iterable[Share],
    begin: Callable[[Share], Any],
    finish: Callable[[Any], Result],
    ahead: int,
) -> Iterator[Result]:
    """Keep up to `ahead` shares begun; finish them first in, first out."""
    begun: deque[Any] = deque()
    for share in shares:
        begun.append(begin(share))
        if len(begun) >= ahead:
            yield finish(begun.popleft())
    while begun:
        yield finish(begun.popleft())
