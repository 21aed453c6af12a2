"""As many as wanted; prints what was seen."""

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.fuzz.run import fuzz


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    options.add_argument("--number", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        seen = fuzz(chosen.number, Path(folder), chosen.seed)
    took = time.perf_counter() - begun
    told = ", ".join(f"{what} {count:,}" for what, count in sorted(seen.items()))
    print(f"{chosen.number:,} requests and messages, no 5xx, no mistake: {told}; {took:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
