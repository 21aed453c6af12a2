"""What all pictures of results share. Drawn straight to a file: no window, no shared state."""

from pathlib import Path

from matplotlib.backend_bases import FigureCanvasBase
from matplotlib.figure import Figure

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""One a seat; people who see colours differently can tell these apart."""


def formats() -> list[str]:
    """What a picture's name may end in."""
    return sorted(FigureCanvasBase.get_supported_filetypes())


def save(figure: Figure, path: Path, picture_format: str) -> None:
    """Write a picture; `path` may have any name."""
    figure.savefig(path, format=picture_format, dpi=144)
