"""A moment of a game, in little room: a seed, and what was decided up to there.

Dice follow from the seed and the place of the throw, so that nothing else has to be kept.
"""

from dataclasses import dataclass

from renard.rules.game import RuleError
from renard.rules.sheet import Sheet
from renard.table.dice import SeededDice
from renard.table.table import Table


@dataclass(frozen=True)
class Position:
    """Whose dice, and what was done."""

    players: int
    seed: int
    """Of all dice, those to come included."""
    moves: tuple[str, ...]
    """What was decided, as `words.text_of` prints it; of another seat than 0 behind `1: `."""


def sit_down(sheet: Sheet, position: Position) -> Table:
    """The table after all moves of a position; a RuleError names a move that is not legal."""
    seats = [f"seat {seat}" for seat in range(position.players)]
    table = Table(sheet, seats, SeededDice(position.seed))
    for number, move in enumerate(position.moves, 1):
        seat, text = seat_and_text(move)
        try:
            table.submit(seat, table.version, table.game.find(seat, text))
        except ValueError as error:
            raise RuleError(f"move {number}, {move!r}, is refused: {error}") from None
    return table


def seat_and_text(move: str) -> tuple[int, str]:
    """Whose move it is, and the move: `pick white yellow 3`, `1: pass passive`."""
    seat, colon, text = move.partition(": ")
    return (int(seat), text) if colon and seat.isdecimal() else (0, move)


def move_text(seat: int, text: str) -> str:
    """A move as a position holds it."""
    return f"{seat}: {text}" if seat else text
