"""npm in the page's sources, with the Node that builds the page: `python -m renard.page.npm …`."""

import subprocess
import sys

from renard.page import PageError
from renard.page.build import SOURCES
from renard.page.tools import find_npm


def main() -> None:
    try:
        command, environment = find_npm()
    except PageError as error:
        sys.exit(f"renard: {error}")
    done = subprocess.run(  # noqa: S603 - what the caller asks for
        [*command, *sys.argv[1:]], cwd=SOURCES, env=environment, check=False
    )
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
