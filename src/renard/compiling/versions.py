"""Versions of other packages whose insides we lean on: a new one may change these unannounced."""

import re
from importlib import metadata
from typing import NamedTuple


class Known(NamedTuple):
    """The versions of a package that rules were compiled with."""

    package: str
    first: tuple[int, int]
    """The first that was tried."""
    after: tuple[int, int]
    """The first that was not."""

    @property
    def wanted(self) -> str:
        """As pip takes it."""
        first, after = (".".join(map(str, version)) for version in (self.first, self.after))
        return f"{self.package}>={first},<{after}"

    def fault(self) -> str:
        """What is wrong with the installed version, and what to do; nothing where it is known.

        PackageNotFoundError where none is installed.
        """
        told = metadata.version(self.package)
        found = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
        if self.first <= found < self.after:
            return ""
        return f"rules were never tried with {self.package} {told}; install {self.wanted}"
