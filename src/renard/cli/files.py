"""Files that commands write, and the extras they may need for it."""

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from matplotlib.figure import Figure

    from renard.sim.simulate import Games


class MissingExtra(ValueError):
    """An option needs a package that is not installed. The message names it and the remedy."""


class BadFile(ValueError):
    """A file that cannot be written. The message says why."""


def need(package: str, extra: str, option: str) -> None:
    """Refuse an option whose package is missing, before any work is done for it."""
    if importlib.util.find_spec(package) is None:
        raise MissingExtra(
            f"{option} needs {package}, which is not installed: pip install 'renard[{extra}]'"
        )


@contextmanager
def written(path: Path, option: str) -> Iterator[Path]:
    """A place beside `path` to write to; it takes the name of `path` when all went well.

    So a broken run leaves no half a file behind, and what cannot be written is known at once.
    """
    if not path.parent.is_dir():
        raise BadFile(f"{option} {path}: there is no folder {path.parent}")
    if path.is_dir():
        raise BadFile(f"{option} {path}: is a folder; it should be a file's name")
    beside = path.with_name(path.name + ".part")
    try:
        beside.touch()
    except OSError as error:
        raise BadFile(f"{option} {path}: cannot be written: {error.strerror}") from None
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def results(path: Path, job: "Games") -> "Iterator[Callable[[np.ndarray], None]]":
    """`--out`: where rows of games go."""
    need("pyarrow", "parquet", "--out")
    from renard.sim.parquet import GameFile

    with written(path, "--out") as beside, GameFile(beside, job) as file:
        yield file.add


@contextmanager
def picture(path: Path) -> "Iterator[Callable[[Figure], None]]":
    """`--plot`: where a figure goes. The name's ending says in what format."""
    need("matplotlib", "plots", "--plot")
    from renard import pictures

    ending = path.suffix.removeprefix(".").lower()
    if ending not in pictures.formats():
        raise BadFile(f"--plot {path}: should end in .png, .svg or .pdf")
    with written(path, "--plot") as beside:
        yield lambda figure: pictures.save(figure, beside, ending)
