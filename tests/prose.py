"""Lines of prose that are too long: `python -m tests.prose FILE…`; tables, links
and what a program printed may be.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

MOST = 120


def too_long(path: Path) -> Iterator[str]:
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fenced ^= line.lstrip().startswith("```")
        if len(line) > MOST and not fenced and not line.startswith("|") and "http" not in line:
            yield f"{path}:{number}: {len(line)} characters"


if __name__ == "__main__":
    found = [one for name in sys.argv[1:] for one in too_long(Path(name))]
    sys.exit("\n".join(found) or None)
