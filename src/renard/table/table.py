"""The authority over one game: everybody acts through `submit`, and gets events or a refusal."""

from dataclasses import dataclass
from typing import Any

from renard.record.format import Record, score_entry
from renard.rules.game import Game, RuleError
from renard.rules.layout import PART_ACTIVE
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table.dice import DiceSource


class Refusal(ValueError):
    """What was asked for cannot be done. `kind` is for programs, the message for people."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


Turn = tuple[int, int, int]
"""Round, active seat and part of the round: seats act at the same time within one."""


@dataclass(frozen=True)
class Step:
    """One thing that happened. A throw has no action; going on to a roll has no event."""

    seat: int
    action: int | None
    event: Event | None
    turn: Turn

    @property
    def simultaneous(self) -> bool:
        """Whether other seats may have acted at the same time; a throw comes before them all."""
        return self.action is not None and self.turn[2] != PART_ACTIVE


class Table:
    """A game with people at it.

    `version` grows with everything that happens, an undo included, and so says what a player saw.
    """

    def __init__(self, sheet: Sheet, seats: list[str], dice: DiceSource) -> None:
        self.game = Game(sheet, len(seats))
        self.seats = list(seats)
        self.steps: list[Step] = []
        # Who changed the table in which turn, one entry a version; nobody threw: the dice did.
        self._changes: list[tuple[int | None, Turn]] = []
        self._dice = dice
        # The game at the last new information, behind which nobody takes anything back.
        self._known = 0
        self._known_game = self.game.copy()
        self._throw()

    @property
    def version(self) -> int:
        return len(self._changes)

    @property
    def over(self) -> bool:
        return self.game.over

    def to_act(self) -> list[int]:
        """The seats that have something to decide now."""
        return self.game.to_act()

    def submit(self, seat: int, version: int, action: int) -> list[Event]:
        """Do an action that was chosen at `version`; returns the events that followed."""
        self._check_door(seat, version)
        if action not in self.game.legal(seat):
            raise Refusal("illegal", f"action {action} is not legal for seat {seat} now")
        before = len(self.steps)
        self._apply(seat, action)
        self._throw()
        return self.events(before)

    def _check_door(self, seat: int, version: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no such seat", f"there is no seat {seat} at this table")
        if self.over:
            raise Refusal("over", "the game is over")
        if seat not in self.to_act():
            raise Refusal("not your turn", f"seat {seat} has nothing to decide now")
        if not self._seen(seat, version):
            raise Refusal(
                "stale",
                f"this was chosen at version {version}; now it is {self.version}: look again",
            )

    def _seen(self, seat: int, version: int) -> bool:
        """Whether nothing that concerns `seat` happened since `version`."""
        if not 0 <= version <= self.version:
            return False
        # Seats that decide at the same time do not make each other's choices stale.
        return all(
            who is not None and who != seat and turn == self._turn()
            for who, turn in self._changes[version:]
        )

    def enter_roll(self, faces: dict[str, int]) -> list[Event]:
        """Somebody rolled real dice."""
        before = len(self.steps)
        try:
            self._roll(faces)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self._throw()
        return self.events(before)

    def enter_platter(self, dice: list[str]) -> list[Event]:
        """A solo player with real dice says which three lay nearest the platter."""
        before = len(self.steps)
        try:
            self._platter(dice)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self._throw()
        return self.events(before)

    def _turn(self) -> Turn:
        state: Any = self.game.state
        return int(state.round_now), int(state.active), int(state.part)

    def _apply(self, seat: int, action: int) -> None:
        step = Step(seat, action, self.game.event(seat, action), self._turn())
        self.game.apply(seat, action)
        self.steps.append(step)
        self._changes.append((seat, step.turn))

    def _throw(self) -> None:
        """Let the dice source answer whatever throws are due."""
        while self.game.awaits == "roll" and (faces := self._dice.roll(self.game)):
            self._roll(faces)
        if self.game.awaits == "platter" and (platter := self._dice.platter(self.game)):
            self._platter(platter)

    def _roll(self, faces: dict[str, int]) -> None:
        turn, seat, named = self._turn(), self.game.active, self.game.sheet.named_dice
        self.game.apply_roll(faces)
        thrown = dict(faces) if named else list(faces.values())
        self._chance(Step(seat, None, {"roll": thrown}, turn))

    def _platter(self, dice: list[str]) -> None:
        turn, seat = self._turn(), self.game.active
        self.game.apply_platter(dice)
        self._chance(Step(seat, None, {"platter": list(dice)}, turn))

    def _chance(self, step: Step) -> None:
        self.steps.append(step)
        self._changes.append((None, step.turn))
        self._known = len(self.steps)
        self._known_game = self.game.copy()

    def undo(self, seat: int) -> int:
        """Take back the last action of `seat`; returns the new version."""
        return self._take_back(seat, only_last=True)

    def reset_turn(self, seat: int) -> int:
        """Take back all that `seat` did since the last new information; returns the version."""
        return self._take_back(seat, only_last=False)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be accepted."""
        return not self.over and self._without(seat, only_last=True) is not None

    def _take_back(self, seat: int, only_last: bool) -> int:
        if self.over:
            raise Refusal("over", "the game is over")
        kept = self._without(seat, only_last)
        if kept is None:
            raise Refusal(
                "cannot undo",
                "there is nothing to take back since the last throw of "
                "dice or since another player acted on it",
            )
        self.game, self.steps = kept
        self._changes.append((seat, self._turn()))
        return self.version

    def _without(self, seat: int, only_last: bool) -> tuple[Game, list[Step]] | None:
        """The game without the last action (or all of them) of a seat, if that is possible."""
        recent = self.steps[self._known :]
        own = [i for i, step in enumerate(recent) if step.seat == seat]
        if not own:
            return None
        gone = set(own[-1:] if only_last else own)
        game = self._known_game.copy()
        steps = self.steps[: self._known]
        for i, step in enumerate(recent):
            if i in gone:
                continue
            # What another seat did on the strength of it cannot be done without it.
            assert step.action is not None
            if step.action not in game.legal(step.seat):
                return None
            game.apply(step.seat, step.action)
            steps.append(step)
        return game, steps

    def events(self, since: int = 0) -> list[Event]:
        """The record's events of the steps from number `since` on."""
        return [{"seat": s.seat, **s.event} for s in self.steps[since:] if s.event is not None]

    def record(self) -> Record:
        """The game so far. Seats that acted at the same time are written by seat."""
        first: dict[Turn, int] = {}
        for i, step in enumerate(self.steps):
            first.setdefault(step.turn, i)
        ordered = sorted(
            self.steps,
            key=lambda step: (first[step.turn], step.seat + 1 if step.simultaneous else 0),
        )
        scores = [score_entry(self.game, seat) for seat in range(len(self.seats))]
        return Record(
            game=self.game.sheet.id,
            players=len(self.seats),
            seats=self.seats,
            events=[{"seat": s.seat, **s.event} for s in ordered if s.event is not None],
            scores=scores,
            winners=self.game.winners(),
            rulings=self.game.sheet.changed_rulings,
        )
