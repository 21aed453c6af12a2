"""The page: where its built files lie. `build` makes them; this module imports nothing heavy."""

from pathlib import Path

BUILT = Path(__file__).parent / "built"
"""What a server serves: a static page that needs nothing but itself."""


class PageError(ValueError):
    """The page cannot be built. The message says why and what would help."""


def built_page() -> Path | None:
    """The folder of the built page, if it has been built."""
    return BUILT if (BUILT / "index.html").exists() else None
