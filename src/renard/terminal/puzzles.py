"""Puzzles at this terminal: one position after the other, each answer with what it lost."""

import random

from renard.coach import advise, tell_price
from renard.coach.advice import Advice
from renard.puzzles.book import Book, Puzzle
from renard.puzzles.grading import GOOD, NEARLY, grade
from renard.rules.sheet import Sheet
from renard.table import CoachDoor
from renard.table.position import sit_down
from renard.terminal.asking import Keyboard, Quit
from renard.terminal.choices import Choice, list_choices
from renard.terminal.deciding import Desk
from renard.terminal.paint import make_console, styled

SAID = {GOOD: "Right.", NEARLY: "Nearly."}
MISSED = "There was something better."


def solve(sheet: Sheet, book: Book, seed: int | None = None) -> None:
    """Puzzles in any order, until somebody has had enough."""
    keyboard = Keyboard(make_console())
    puzzles = list(book.puzzles)
    random.Random(seed).shuffle(puzzles)  # noqa: S311 - an order, no secret
    solved = 0
    try:
        for number, puzzle in enumerate(puzzles, 1):
            keyboard.console.rule(f"{sheet.title} · puzzle {number}")
            solved += _ask(sheet, puzzle, keyboard)
            keyboard.console.print(styled(f"Solved: {solved} of {number}.", "dim"))
            keyboard.line("Enter for the next one, q to stop: ")
    except (Quit, KeyboardInterrupt):
        keyboard.console.print("\nUntil next time.")


def _ask(sheet: Sheet, puzzle: Puzzle, keyboard: Keyboard) -> bool:
    """One puzzle; whether it was solved."""
    table, seat = sit_down(sheet, puzzle.position), puzzle.seat
    names = [f"Seat {other + 1}" for other in range(puzzle.position.players)]
    names[seat] = "You"
    desk = Desk(keyboard, names, CoachDoor(table, set()), quits="stop")
    answer: Choice | str = ""
    while not isinstance(answer, Choice):
        choices = list_choices(table.game, seat)
        answer = desk.decide(table, seat, choices, {"u": False, "r": False})
    advice = advise(table.game, seat)
    return _judge(keyboard, advice, answer.action) == GOOD


def _judge(keyboard: Keyboard, advice: Advice, action: int) -> int:
    chosen, best = advice.of(action), advice.best
    verdict = grade(chosen.cost, chosen.error or 0.0)
    console = keyboard.console
    console.print(styled(SAID.get(verdict, MISSED), "bold"))
    if chosen is not best:
        console.print(f"It costs {chosen.cost:.1f} points against: {best.text}.")
        if price := tell_price(chosen.price):
            console.print(price)
    return verdict
