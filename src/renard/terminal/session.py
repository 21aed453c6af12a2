"""One game at this terminal, from its first question to its last: the loop around a table."""

from pathlib import Path

from renard.rules.explain import explain
from renard.rules.layout import FLOW_PLATTER
from renard.table import CoachDoor, Refusal, Table
from renard.terminal import saves
from renard.terminal.asking import Keyboard, Nobody, Quit
from renard.terminal.choices import Choice, list_choices
from renard.terminal.deciding import Desk
from renard.terminal.ending import show_result
from renard.terminal.paint import styled
from renard.terminal.questions import round_news
from renard.terminal.restoring import make_save, people
from renard.terminal.seats import player_choice, seat_names
from renard.terminal.telling import tell_action, tell_throw
from renard.terminal.throws import enter_throw


class Session:
    """Plays a table to its end, saving after every step."""

    def __init__(
        self,
        table: Table,
        seed: int,
        own_dice: bool,
        path: Path,
        keyboard: Keyboard,
        begun: int = 0,
        coached: bool = False,
    ) -> None:
        self.table = table
        self.console = keyboard.console
        self._seed = seed
        self._own_dice = own_dice
        self._path = path
        self._keyboard = keyboard
        self._begun = begun
        self._people = people(table)
        self._names = seat_names(table.seats)
        bots = set(range(len(table.seats))) - set(self._people)
        self._coach = CoachDoor(table, bots)
        self._coach.spoke = coached
        self._desk = Desk(keyboard, self._names, self._coach)
        self._round = 0
        self._saved: tuple[int, bool] | None = None

    @property
    def coached(self) -> bool:
        """Whether the coach has spoken, here or before the game was saved."""
        return self._coach.spoke

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        fresh = not self._path.exists()
        try:
            while not self.table.over:
                self._tell_round()
                self._step()
                self._save()
            self._finish()
        except Nobody:
            # Nobody was there: leave nothing behind that somebody would have to clear away.
            if fresh:
                self._path.unlink(missing_ok=True)
            raise
        except (Quit, KeyboardInterrupt):
            self._save()
            self.console.print(
                styled("\nSaved. `renard play --resume` goes on right here.", "bold")
            )

    def _save(self) -> None:
        now = (self.table.version, self.coached)
        if self._saved != now or not self._path.exists():
            about = (self._seed, self._own_dice, self._begun, self.coached)
            saves.write(self._path, make_save(self.table, *about))
            self._saved = now

    def _tell_round(self) -> None:
        game = self.table.game
        if game.round != self._round and game.sheet.record.flow == FLOW_PLATTER:
            self.console.print(round_news(game))
        self._round = game.round

    def _step(self) -> None:
        table = self.table
        if table.game.awaits != "decision":
            enter_throw(table, self._keyboard, self._names[table.game.active])
            return
        acting = table.to_act()
        # People first: then they do not wait for, nor see, what others choose at the same time.
        seat = next((s for s in acting if s in self._people), acting[0])
        if seat not in self._people:
            action = player_choice(table, seat, self._seed)
            self._do(seat, Choice(action, explain(table.game, seat, action)))
            return
        choices = list_choices(table.game, seat)
        if is_forced(choices):
            self._do(seat, choices[0], "the only way")
            return
        undoable = {"u": bool(self._undoers(seat)), "r": table.can_undo(seat)}
        answer = self._desk.decide(table, seat, choices, undoable)
        if isinstance(answer, Choice):
            self._do(seat, answer)
        elif answer == "u":
            self._undo(self._undoers(seat)[0])
        else:
            self._reset(seat)

    def _do(self, seat: int, choice: Choice, why: str = "") -> None:
        """Act, and tell what was done and what others rolled."""
        table = self.table
        told = tell_action(table.game, self._names[seat], choice.found, self._names)
        before = len(table.steps)
        table.submit(seat, table.version, choice.action)
        self.console.print(told + styled(f" ({why})" if why else "", "dim"))
        for step in table.steps[before + 1 :]:
            if step.event is not None and step.seat not in self._people:
                self.console.print(tell_throw(table.game, self._names[step.seat], step.event))

    def _undoers(self, seat: int) -> list[int]:
        """Who may take something back: this seat, or else another person here."""
        people = [seat, *[p for p in reversed(self._people) if p != seat]]
        return [person for person in people if self.table.can_undo(person)]

    def _undo(self, seat: int) -> None:
        """Take back the last action of a seat."""
        table = self.table
        table.undo(seat)
        # What was forced would only be done again: go back to a real choice.
        while table.can_undo(seat) and self._forced_now(seat):
            table.undo(seat)
        self._desk.forget()
        self.console.print(f"{self._names[seat]}: taken back.")

    def _forced_now(self, seat: int) -> bool:
        game = self.table.game
        return seat in game.to_act() and is_forced(list_choices(game, seat))

    def _reset(self, seat: int) -> None:
        try:
            self.table.reset_turn(seat)
        except Refusal:
            # Others have acted on the earlier part of it: as much as is still free.
            while self.table.can_undo(seat):
                self.table.undo(seat)
        self._desk.forget()
        self.console.print(f"{self._names[seat]}: all taken back that could be.")

    def _finish(self) -> None:
        for seat in self._people if self.table.game.sheet.zones else []:
            self.console.rule(f"{self._names[seat]} · the sheet at the end")
            self._desk.show_sheet(self.table.game, seat)
        show_result(self.console, self.table.game, self._names)
        record = self.table.record()
        if not self._own_dice and not self._begun:
            record.extra["seed"] = self._seed
        if self.coached:
            record.extra["coached"] = True
        kept = saves.keep_record(record)
        self._path.unlink(missing_ok=True)
        self.console.print(styled(f"The record of this game is in {kept}", "dim"), soft_wrap=True)


def is_forced(choices: list[Choice]) -> bool:
    """Whether a bonus has just one way to be entered: the one thing done without asking."""
    event = choices[0].found.event
    return len(choices) == 1 and event is not None and ("bonus" in event or "unlock" in event)
