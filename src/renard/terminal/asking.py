"""Reading answers: numbers and the commands that are open at every question."""

from collections.abc import Callable

from rich.console import Console


class Quit(Exception):
    """The player wants to stop here."""


class Nobody(ValueError):
    """There is nobody to answer: no terminal, and nothing to read."""


class Keyboard:
    """Where answers come from. `read` gets a prompt and returns a line; EOFError ends it."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.answers = 0
        self._read = read

    def line(self, prompt: str) -> str:
        """One answer, trimmed; `q` and the end of input mean to quit."""
        try:
            text = self._read(prompt).strip()
        except EOFError:
            self.console.print()
            if not self.answers:
                raise Nobody(
                    "nobody answers: start the game in a terminal, or give it the answers to read"
                ) from None
            raise Quit from None
        self.answers += 1
        if text.lower() in ("q", "quit", "exit"):
            raise Quit
        return text

    def number(self, prompt: str, count: int, default: int | None = None) -> int:
        """A number from 1 to `count`; asked again until it is one. Enter takes the default."""
        while True:
            text = self.line(prompt)
            if not text and default is not None:
                return default
            if is_number(text, count):
                return int(text)
            self.console.print(f"Please type a number from 1 to {count}, or q to quit.")


def is_number(text: str, count: int) -> bool:
    """Whether a text is a number from 1 to `count`."""
    return text.isascii() and text.isdigit() and len(text) < 9 and 1 <= int(text) <= count
