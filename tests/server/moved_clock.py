"""`renard` with a clock that tests move: python -m tests.server.moved_clock FILE serve …

The file says by how many seconds its clock is ahead; it may change at any time.
"""

import sys
import time
from pathlib import Path


def move_clock(file: Path) -> None:
    true = time.time

    def moved() -> float:
        return true() + float(file.read_text(encoding="ascii"))

    time.time = moved


if __name__ == "__main__":
    # Before anything of the server is loaded: some of it keeps the function.
    move_clock(Path(sys.argv.pop(1)))
    from renard.cli import main

    main()
