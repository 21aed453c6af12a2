"""Hands that type: a screen that keeps what it shows, and answers from a script."""

import io
from collections.abc import Callable

from rich.console import Console

from renard.terminal.asking import Keyboard


class Screen:
    """A console that keeps what it shows."""

    def __init__(self, height: int = 40) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=80, height=height, highlight=False, emoji=False, markup=False
        )

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def keyboard(self, answer: Callable[[str], str]) -> Keyboard:
        def read(prompt: str) -> str:
            self.file.write(prompt + "\n")
            return answer(prompt)

        return Keyboard(self.console, read)


def first(prompt: str) -> str:
    """Always the first choice."""
    return "" if prompt.startswith("Enter") else "1"


def script(*answers: str) -> Callable[[str], str]:
    """The answers one by one, then the end of input."""
    left = list(answers)

    def answer(_: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer
