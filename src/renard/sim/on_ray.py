"""Work spread over a Ray cluster: one that is there already, or one of this machine's cores.

Ray hands a share to another worker when the one that had it is lost. A share's result follows from
the share alone, so nobody can tell afterwards.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

# Ray reports home unless told not to; whoever wants that can still say so.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from renard.lockstep.engines import Engine, Here
from renard.sim.places import AHEAD, Job, Result, Share, cut, in_order

RETRIES = 5
"""Workers that one share may be lost with, before we take it that the share is what kills them."""
SHARES_PER_WORKER = 16
"""Shares that a worker gets in a run: enough that all end at about the same time."""
MOST_BLOCKS = 64
"""Blocks of a share at most, so that results stay small and losing one costs little."""


class RayFailure(ValueError):
    """The cluster cannot be reached or gave up on some of the work. The message says which."""


class Cluster:
    """A Ray cluster that this process is connected to."""

    def __init__(self) -> None:
        self.engine: Engine = Here()
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def shares(self, units: int, block: int) -> Iterator[Share]:
        blocks = -(-units // block) // (self.workers * SHARES_PER_WORKER)
        return cut(units, block * min(max(blocks, 1), MOST_BLOCKS))

    def run(self, job: Job[Result], shares: Iterable[Share]) -> Iterator[Result]:
        # The job travels inside the function: once to every worker, and not into Ray's shared
        # memory, whose arrays are read-only and would have the rules compiled anew.
        engine = self.engine

        @ray.remote(max_retries=RETRIES)
        def do(share: Share) -> Result:
            return job.do(share, engine)

        try:
            yield from in_order(shares, do.remote, _get, AHEAD * self.workers)
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise RayFailure(f"a Ray worker failed: {type(cause).__name__}: {cause}") from error
        except ray.exceptions.RayError as error:
            raise RayFailure(f"Ray gave up on a share: {str(error).splitlines()[0]}") from error


def _get(result: Any) -> Any:
    """`ray.get` of one result; its own type speaks of lists of them too."""
    return ray.get(result)


@contextmanager
def cluster(address: str | None, workers: int | None) -> Iterator[Cluster]:
    """Connect to the cluster at `address` or RAY_ADDRESS, or start one here for as long."""
    address = address or os.environ.get("RAY_ADDRESS")
    if address and workers:
        raise RayFailure(
            "--workers is for a cluster on this machine; one with an address has its own"
        )
    try:
        if address:
            _knock(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        else:
            ray.init(
                "local",
                num_cpus=workers,
                include_dashboard=False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
    except (OSError, RuntimeError, ValueError, ImportError) as error:
        where = f"at {address}" if address else "on this machine"
        raise RayFailure(f"no Ray cluster {where}: {str(error).splitlines()[0]}") from error
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=10).close()
