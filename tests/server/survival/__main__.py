"""The full size: 200 games, many kills. Prints what happened; fails if anything was lost."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.postgres import postgres_server
from tests.server.survival.run import Run, restarting, survive


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.server.survival", description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    chosen = options.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.database == "sqlite":
            run = Run(str(folder / "renard.db"), folder, chosen.games, chosen.kills)
            tally = asyncio.run(survive(run))
        else:
            with postgres_server() as postgres:
                run = Run(
                    *(postgres.new_database(), folder, chosen.games, chosen.kills),
                    processes=2,
                    restart_database=restarting(postgres),
                )
                tally = asyncio.run(survive(run))
    told = (
        f"{chosen.games} games on {chosen.database}, all finished, nothing lost or done twice:",
        f"{tally.acknowledged:,} actions acknowledged, {tally.unanswered} left unanswered,",
        f"{tally.troubles} times trouble, {tally.reconnects:,} reconnects,",
        f"refusals {dict(tally.refused)}; {time.perf_counter() - begun:.0f} s",
    )
    print(*told, sep="\n")  # noqa: T201  a command


if __name__ == "__main__":
    main()
