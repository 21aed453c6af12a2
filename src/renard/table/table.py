"""The authority over one game: everybody acts through `submit`, and gets events or a refusal."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from renard.log import UNDO_NAMES, Log
from renard.record.format import Record, score_entry
from renard.record.replay import faces_by_die, platter_dice
from renard.rules.game import Game, RuleError
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table.dice import DiceSource, OwnDice

GO_ON: Event = {"go": "on"}
"""How the log writes the one action without an event: to roll without taking a die back."""


class Refusal(ValueError):
    """What was asked for cannot be done. `kind` is for programs, the message for people."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Step:
    """One thing that happened. A throw has no action; going on to a roll has no event."""

    seat: int
    action: int | None
    event: Event | None


class Table:
    """A game with people at it.

    Everything that happens is an entry of `log`: an event of the record, going on to a roll, or
    taking back. `version` is the number of the last entry, and so says what a player saw. Whoever
    replays the log has the same table.
    """

    def __init__(self, sheet: Sheet, seats: list[str], dice: DiceSource) -> None:
        self.seats = list(seats)
        self.log: list[Event] = []
        self._log = Log(sheet, len(seats))
        """The same entries as rows of ints, and the game that they have led to."""
        self._happened: list[Step | None] = []
        """The same as steps; None for taking back."""
        self._dice = dice
        self._throws = 0
        self._forgotten = 0
        self._acting: tuple[int, list[int]] = (-1, [])
        """A version, and the seats that had something to decide at it."""
        self.throw_due()

    @classmethod
    def replay(
        cls, sheet: Sheet, seats: list[str], dice: DiceSource, log: Iterable[Event]
    ) -> "Table":
        """The table whose log this is. Its throws stand there; only later ones are drawn."""
        table = cls(sheet, seats, OwnDice())
        for entry in log:
            table.follow(entry)
        table.throw_with(dice)
        return table

    def throw_with(self, dice: DiceSource) -> None:
        """Throw with these dice from now on."""
        self._dice = dice

    def follow(self, entry: Event) -> None:
        """Do again what happened at this table elsewhere; a RuleError or a Refusal if it cannot."""
        seat, event = entry["seat"], {key: entry[key] for key in entry if key != "seat"}
        if "roll" in event:
            self._roll(faces_by_die(self.game, event["roll"]))
        elif "platter" in event:
            self._platter(platter_dice(event["platter"]))
        elif "undo" in event:
            self._take_back(seat, event["undo"])
        else:
            self._apply(seat, *self.game.match(seat, None if event == GO_ON else event))

    @property
    def game(self) -> Game:
        """The game now. Read it; change it through the table."""
        return self._log.game

    @property
    def steps(self) -> list[Step]:
        """What happened and was not taken back, in the order it happened."""
        standing = (self._happened[i] for i in self._log.standing())
        return [step for step in standing if step is not None]

    @property
    def rows(self) -> np.ndarray:
        """The log as rows of ints, from the beginning; none where that was forgotten."""
        return self._log.rows[: 0 if self._forgotten else None]

    @property
    def version(self) -> int:
        return self._forgotten + len(self.log)

    def forget(self) -> None:
        """Let go of all before the last throw: a record needs it, playing on does not."""
        gone = self._log.forget()
        del self.log[:gone]
        del self._happened[:gone]
        self._forgotten += gone

    def entries(self, since: int) -> list[Event] | None:
        """The log's entries since+1, since+2, …; None if that was forgotten."""
        return self.log[since - self._forgotten :] if since >= self._forgotten else None

    @property
    def over(self) -> bool:
        return self.game.over

    def to_act(self) -> list[int]:
        """The seats that have something to decide now."""
        if self._acting[0] != self.version:
            self._acting = (self.version, self.game.to_act())
        return list(self._acting[1])

    def submit(self, seat: int, version: int, action: int) -> list[Event]:
        """Do an action that was chosen at `version`; returns the events that followed."""
        self._check_door(seat, version)
        try:
            event = self.game.event(seat, action)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        return self._do(seat, action, event)

    def act(self, seat: int, version: int, event: Event) -> list[Event]:
        """As `submit`, for an action that is named by its event, or by GO_ON."""
        self._check_door(seat, version)
        try:
            found = self.game.match(seat, None if event == GO_ON else event)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        return self._do(seat, *found)

    def _do(self, seat: int, action: int, event: Event | None) -> list[Event]:
        before = self.version
        self._apply(seat, action, event)
        self.throw_due()
        return self._events_since(before)

    def _check_door(self, seat: int, version: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no such seat", f"there is no seat {seat} at this table")
        if self.over:
            raise Refusal("over", "the game is over")
        if seat not in self.to_act():
            raise Refusal("not your turn", f"seat {seat} has nothing to decide now")
        if self._log.is_stale(seat, version - self._forgotten):
            raise self._stale(version)

    def _stale(self, version: int) -> Refusal:
        return Refusal(
            "stale", f"this was chosen at version {version}; now it is {self.version}: look again"
        )

    def enter_roll(
        self, faces: dict[str, int] | list[int], version: int | None = None
    ) -> list[Event]:
        """Somebody rolled real dice; with `version`, after seeing the table as it was then."""
        before = self.version
        self._check_throw(version)
        try:
            self._roll(faces if isinstance(faces, dict) else faces_by_die(self.game, faces))
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self.throw_due()
        return self._events_since(before)

    def _check_throw(self, version: int | None) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        if version is not None and version != self.version:
            raise self._stale(version)

    def enter_platter(self, dice: list[str], version: int | None = None) -> list[Event]:
        """A solo player with real dice says which three lay nearest the platter."""
        before = self.version
        self._check_throw(version)
        try:
            self._platter(dice)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self.throw_due()
        return self._events_since(before)

    def _apply(self, seat: int, action: int, event: Event | None) -> None:
        """A legal action, with its event."""
        self._log.act(seat, action)
        self._keep(Step(seat, action, event))

    def _keep(self, step: Step) -> None:
        self._happened.append(step)
        self.log.append({"seat": step.seat, **(GO_ON if step.event is None else step.event)})

    def throw_due(self) -> None:
        """Let the dice source answer whatever throws are due."""
        while self.game.awaits == "roll" and (
            faces := self._dice.roll(self.game, self._throws + 1)
        ):
            self._roll(faces)
        if self.game.awaits == "platter" and (
            platter := self._dice.platter(self.game, self._throws)
        ):
            self._platter(platter)

    def _roll(self, faces: dict[str, int]) -> None:
        seat, named = self.game.active, self.game.sheet.named_dice
        self._log.roll(seat, self.game.check_roll(faces))
        self._throws += 1
        thrown = dict(faces) if named else list(faces.values())
        self._keep(Step(seat, None, {"roll": thrown}))

    def _platter(self, dice: list[str]) -> None:
        seat = self.game.active
        self._log.platter(seat, self.game.check_platter(dice))
        self._keep(Step(seat, None, {"platter": list(dice)}))

    def undo(self, seat: int, version: int | None = None) -> int:
        """Take back the last action of `seat`; returns the new version."""
        return self._take_back(seat, "last", version)

    def reset_turn(self, seat: int, version: int | None = None) -> int:
        """Take back all that `seat` did since the last new information; returns the version."""
        return self._take_back(seat, "turn", version)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be accepted."""
        return not self.over and self._log.can_undo(seat, "last")

    def _take_back(self, seat: int, what: str, version: int | None = None) -> int:
        if what not in UNDO_NAMES:
            raise RuleError(f"undo is {' or '.join(UNDO_NAMES)}, not {what!r:.60}")
        if self.over:
            raise Refusal("over", "the game is over")
        if version is not None and self._log.is_stale(seat, version - self._forgotten):
            raise self._stale(version)
        if not self._log.undo(seat, what):
            raise Refusal(
                "cannot undo",
                "there is nothing to take back since the last throw of "
                "dice or since another player acted on it",
            )
        self._happened.append(None)
        self.log.append({"seat": seat, "undo": what})
        return self.version

    def events(self, since: int = 0) -> list[Event]:
        """The record's events of the steps from number `since` on."""
        return [{"seat": s.seat, **s.event} for s in self.steps[since:] if s.event is not None]

    def _events_since(self, version: int) -> list[Event]:
        """The record's events of the entries after a version, where none is taking back."""
        entries = self.log[version - self._forgotten :]
        return [entry for entry in entries if "go" not in entry]

    def record(self) -> Record:
        """The game so far. Seats that acted at the same time are written by seat."""
        assert not self._forgotten, "what was forgotten has to be replayed from the log first"
        scores = [score_entry(self.game, seat) for seat in range(len(self.seats))]
        return Record(
            game=self.game.sheet.id,
            players=len(self.seats),
            seats=self.seats,
            events=[dict(self.log[row]) for row in self._log.record_order()],
            scores=scores,
            winners=self.game.winners(),
            rulings=self.game.sheet.changed_rulings,
            extra={"dice": told} if (told := self._dice.told(self.over)) else {},
        )
