"""Work spread over workers: shares go out, their results come back in the order of the shares.

Only a few shares are out at a time, so any amount of work runs in the same memory. Whoever adds
results up in whole numbers gets the same, however many workers there were.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

AHEAD = 4
"""Shares that are out for each worker: enough that none waits for the next."""


class Share(NamedTuple):
    """A run of numbered units of work: games, or sets of dice."""

    first: int
    size: int


class Job(Protocol[Result_co]):
    """What is to be done. It travels to other processes, so it holds what can be pickled."""

    def do(self, share: Share) -> Result_co:
        """The result of one share."""


class Spread(Protocol):
    """Somewhere to work: threads here, or a cluster."""

    def shares(self, units: int, block: int) -> Iterator[Share]:
        """Cut `units` into shares of whole blocks, as they suit these workers."""

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        """Do every share; results in the order of the shares."""


@dataclass(frozen=True)
class Threads:
    """Threads of this process; as many as there are cores unless `workers` says otherwise."""

    workers: int | None = None

    def shares(self, units: int, block: int) -> Iterator[Share]:
        return cut(units, block)

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        workers = self.workers or os.cpu_count() or 1
        pool = ThreadPoolExecutor(workers)
        try:
            yield from in_order(
                shares, lambda share: pool.submit(job.do, share), Future.result, AHEAD * workers
            )
        finally:
            pool.shutdown(cancel_futures=True)


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
