"""A bar for runs that take a while."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(games: int, doing: str = "Playing") -> Iterator[Callable[[int], None]]:
    """A bar on the error output, where a person is watching; call it with the games added."""
    if not sys.stderr.isatty():
        yield lambda added: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=games)
        yield lambda added: bar.advance(task, added)
