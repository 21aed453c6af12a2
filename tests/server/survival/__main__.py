"""The full size: many games, many kills. Prints what happened; fails if anything was lost.

With --actions a new game begins wherever one has ended, until so many were acknowledged; servers
are killed, connections cut and PostgreSQL restarted all along.
"""

import argparse
import asyncio
import math
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import postgres_server
from tests.server.survival.endless import Endless
from tests.server.survival.run import Run, restarting, survive


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.server.survival", description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--actions", type=int, default=0)
    options.add_argument("--seconds", type=float, default=math.inf, help="with --actions")
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name, running(chosen, Path(name)) as run:
        told = go_on(run, chosen.actions, chosen.seconds) if chosen.actions else once(run)
    print(f"{chosen.database}: nothing lost, nothing done twice, no game stuck: {told}")  # noqa: T201  a command


def once(run: Run) -> str:
    """Every game once."""
    begun = time.perf_counter()
    outcome = asyncio.run(survive(run))
    tally = outcome.tally
    return (
        f"{run.games:,} games and {outcome.rematches} rematches, {outcome.pushes} pushes, "
        f"{tally.acknowledged:,} actions acknowledged, "
        f"{tally.unanswered} left unanswered, {tally.troubles} times trouble, "
        f"{tally.reconnects:,} reconnects, refusals {dict(tally.refused)}; "
        f"{time.perf_counter() - begun:.0f} s"
    )


def go_on(run: Run, actions: int, seconds: float) -> str:
    endless = Endless(run, actions, seconds)
    asyncio.run(endless.survive())
    return endless.told()


@contextmanager
def running(chosen, folder):
    """What is to be survived."""
    if chosen.database == "sqlite":
        yield Run(str(folder / "renard.db"), folder, chosen.games, chosen.kills)
        return
    with postgres_server() as postgres:
        yield Run(
            *(postgres.new_database(), folder, chosen.games, chosen.kills),
            processes=2,
            restart_database=restarting(postgres),
        )


if __name__ == "__main__":
    main()
