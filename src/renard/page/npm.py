"""npm in the page's sources, with the Node that builds the page: `python -m renard.page.npm …`.

What its scripts need is fetched first.
"""

import subprocess
import sys
from functools import partial

from renard.page import PageError
from renard.page.build import SOURCES, fetch_packages
from renard.page.node import find_node


def main() -> None:
    try:
        node = find_node()
        if sys.argv[1:2] == ["run"]:
            fetch_packages(SOURCES, partial(print, file=sys.stderr), tests=True)
    except PageError as error:
        sys.exit(f"renard: {error}")
    done = subprocess.run(  # noqa: S603 - what the caller asks for
        [*node.npm, *sys.argv[1:]], cwd=SOURCES, env=node.environment, check=False
    )
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
