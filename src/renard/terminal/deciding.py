"""A person's decision: show what there is to see, offer the choices, take the answer."""

from rich.text import Text

from renard.rules.game import Game
from renard.rules.layout import FLOW_PLATTER
from renard.table import CoachDoor, Table
from renard.terminal.asking import Keyboard, is_number
from renard.terminal.board import draw_board
from renard.terminal.choices import Choice, Entry, Group, draw_menu, menu
from renard.terminal.coaching import ask_coach
from renard.terminal.dice import draw_dice
from renard.terminal.helps import show_help
from renard.terminal.paint import styled
from renard.terminal.questions import heading, question
from renard.terminal.sheets import draw_sheet

Answer = Choice | str
"""A choice, or the command of what to take back."""


class Desk:
    """Where people at this terminal decide, one after the other."""

    def __init__(
        self,
        keyboard: Keyboard,
        names: list[str],
        coach: CoachDoor,
        quits: str = "save and quit",
    ) -> None:
        """`quits` says what `q` does there."""
        self._keyboard = keyboard
        self._console = keyboard.console
        self._names = names
        self._coach = coach
        self._quits = quits
        self._seen: tuple[int, ...] = ()
        self._last_seat = -1

    def forget(self) -> None:
        """The sheet that was shown holds no more."""
        self._seen = ()

    def decide(
        self, table: Table, seat: int, choices: list[Choice], undoable: dict[str, bool]
    ) -> Answer:
        """The choice of a seat, or its wish to take something back, where it may."""
        game = table.game
        entries = menu(game, choices)
        self._show_place(game, seat, choices, len(entries))
        trail: list[list[Entry]] = []
        self._console.print(draw_menu(game, entries, self._names))
        while True:
            text = self._keyboard.line(self._prompt(entries, bool(trail))).lower()
            if not text and len(entries) == 1 and isinstance(entries[0], Choice):
                return entries[0]
            if is_number(text, len(entries)):
                entry = entries[int(text) - 1]
                if isinstance(entry, Choice):
                    return entry
                trail.append(entries)
                entries = menu(game, entry.choices)
                self._console.print(entry.title)
            elif text in ("b", "") and trail:
                entries = trail.pop()
            elif text in undoable:
                if undoable[text]:
                    return text
                self._console.print("There is nothing to take back since the last throw of dice.")
                continue
            elif not self._look(game, seat, text, len(entries)):
                continue
            self._console.print(draw_menu(game, entries, self._names))

    def _prompt(self, entries: list[Entry], deep: bool) -> str:
        if len(entries) == 1 and not isinstance(entries[0], Group):
            return f"Enter to do it (u undo, ? help, q {self._quits}): "
        back = "b back, " if deep else ""
        return f"1 to {len(entries)} ({back}u undo, s sheet, ? help, q {self._quits}): "

    def _look(self, game: Game, seat: int, text: str, count: int) -> bool:
        """The commands that show something; whether the menu is worth showing again."""
        if text == "s":
            self.show_sheet(game, seat)
        elif text == "o":
            self._show_others(game, seat)
        elif text == "c":
            ask_coach(self._console, self._coach, game, seat, self._names)
        elif text == "?":
            show_help(self._console, game, self._quits)
        else:
            self._console.print(
                f"Please type a number from 1 to {count}; ? shows the other commands."
            )
            return False
        return True

    def _show_place(self, game: Game, seat: int, choices: list[Choice], lines: int) -> None:
        name = self._names[seat]
        if self._last_seat not in (seat, -1) and name != "You":
            self._console.print(styled(f"\nPass the keyboard to {name}.", "bold"))
        self._last_seat = seat
        self._console.rule(heading(game, seat, name))
        self._show_sheet_if_due(game, seat, lines)
        dice = draw_dice(game)
        if dice.plain:
            self._console.print(dice)
        self._console.print(question(game, seat, choices))

    def _show_sheet_if_due(self, game: Game, seat: int, lines: int) -> None:
        """The sheet at the first look in a turn, and after every change where there is room."""
        drawn = self._draw(game, seat)
        room = len(drawn) + lines + 5 <= self._console.height
        state = game.state
        turn = (seat, int(state.round_now), int(state.active), int(state.part))
        cells = tuple(int(value) for value in state.cells[seat])
        if self._seen[:4] != turn or (room and self._seen != (*turn, *cells)):
            self._print(drawn)
        self._seen = (*turn, *cells)

    def _draw(self, game: Game, seat: int) -> list[Text]:
        if game.sheet.record.flow == FLOW_PLATTER:
            return draw_sheet(game, seat)
        return draw_board(game, self._names)

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self._console.print(line)

    def show_sheet(self, game: Game, seat: int) -> None:
        """A seat's sheet, or the board."""
        self._print(self._draw(game, seat))

    def _show_others(self, game: Game, seat: int) -> None:
        if game.players == 1:
            self._console.print("You play alone.")
        elif game.sheet.record.flow != FLOW_PLATTER:
            self.show_sheet(game, seat)
        else:
            for other in range(game.players):
                if other != seat:
                    self._console.print(styled(f"{self._names[other]}'s sheet", "bold"))
                    self.show_sheet(game, other)
