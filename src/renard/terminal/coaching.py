"""The coach at this terminal: silent until everybody here has asked for it."""

from rich.console import Console
from rich.table import Table as Grid

from renard.coach import Choice, NoCoach, tell_all, tell_assumed, tell_price
from renard.rules.game import Game
from renard.table import CoachDoor
from renard.terminal.paint import styled
from renard.terminal.telling import action_text

SHOWN = 5
"""Choices that are shown, the best ones."""


def ask_coach(console: Console, door: CoachDoor, game: Game, seat: int, names: list[str]) -> None:
    """Somebody asks: that is a yes for the rest of the game. It answers once all have."""
    door.agree(seat)
    if missing := door.missing():
        others = " and ".join(names[other] for other in missing)
        console.print(f"The coach speaks when all agree: {others} can type c, too.")
        return
    try:
        advice = door.advise(seat)
    except NoCoach as error:
        console.print(f"{str(error)[0].upper()}{str(error)[1:]}.")
        return
    what = "lead" if advice.lead else "points"
    console.print(styled(f"The coach expects at the end, in {what}:", "bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("right", "right", "left", "left"):
        grid.add_column(justify=justify)
    for choice in advice.choices[:SHOWN]:
        figures = styled(f"{choice.expected:.1f}", "bold")
        grid.add_row(figures, _less(choice), action_text(game, choice.event), _why(choice))
    console.print(grid)
    if advice.assumes:
        console.print(tell_assumed(advice.assumes, names), highlight=False)


def _less(choice: Choice) -> str:
    less = f"−{choice.cost:.1f}" if choice.cost else ""
    if less and choice.error is not None:
        less += f" ± {choice.error:.1f}"
    return less


def _why(choice: Choice) -> str:
    win = f"wins {choice.win:.0%}; " if choice.win is not None else ""
    return "\n".join(filter(None, (win + tell_all(choice.reasons), tell_price(choice.price))))
