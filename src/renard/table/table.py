"""The authority over one game: everybody acts through `submit`, and gets events or a refusal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from renard.record.format import Record, score_entry
from renard.record.replay import faces_by_die, platter_dice
from renard.rules.game import Game, RuleError
from renard.rules.layout import PART_ACTIVE
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

    Everything that happens is an entry of `log`: an event of the record, going on to a roll, or
    taking back. `version` is the number of the last entry, and so says what a player saw. Whoever
    replays the log has the same table.
    """

    def __init__(self, sheet: Sheet, seats: list[str], dice: DiceSource) -> None:
        self.game = Game(sheet, len(seats))
        self.seats = list(seats)
        self.steps: list[Step] = []
        self.log: list[Event] = []
        self._dice = dice
        self._throws = 0
        # The last throw, behind which nobody takes anything back: version, steps and game then;
        # and who has changed the table since, in which turn.
        self._known_version = 0
        self._known_steps = 0
        self._known_game = self.game.copy()
        self._changes: list[tuple[int, Turn]] = []
        self._forgotten = 0
        self.throw_due()

    @classmethod
    def replay(
        cls, sheet: Sheet, seats: list[str], dice: DiceSource, log: Iterable[Event]
    ) -> "Table":
        """The table whose log this is. Its throws stand there; only later ones are drawn."""
        table = cls(sheet, seats, OwnDice())
        for entry in log:
            table.follow(entry)
        table._dice = dice
        return table

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
            self._apply(seat, self.game.find(seat, None if event == GO_ON else event))

    @property
    def version(self) -> int:
        return self._forgotten + len(self.log)

    def forget(self) -> None:
        """Let go of all before the last throw: a record needs it, playing on does not."""
        del self.log[: self._known_version - self._forgotten]
        del self.steps[: self._known_steps]
        self._forgotten = self._known_version
        self._known_steps = 0

    def entries(self, since: int) -> list[Event] | None:
        """The log's entries since+1, since+2, …; None if that was forgotten."""
        return self.log[since - self._forgotten :] if since >= self._forgotten else None

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
        return self._do(seat, action)

    def act(self, seat: int, version: int, event: Event) -> list[Event]:
        """As `submit`, for an action that is named by its event, or by GO_ON."""
        self._check_door(seat, version)
        try:
            action = self.game.find(seat, None if event == GO_ON else event)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        return self._do(seat, action)

    def _do(self, seat: int, action: int) -> list[Event]:
        before = len(self.steps)
        self._apply(seat, action)
        self.throw_due()
        return self.events(before)

    def _check_door(self, seat: int, version: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no such seat", f"there is no seat {seat} at this table")
        if self.over:
            raise Refusal("over", "the game is over")
        if seat not in self.to_act():
            raise Refusal("not your turn", f"seat {seat} has nothing to decide now")
        if not self._seen(seat, version):
            raise self._stale(version)

    def _stale(self, version: int) -> Refusal:
        return Refusal(
            "stale", f"this was chosen at version {version}; now it is {self.version}: look again"
        )

    def _seen(self, seat: int, version: int) -> bool:
        """Whether nothing that concerns `seat` happened since `version`."""
        if not self._known_version <= version <= self.version:
            return False
        # Seats that decide at the same time do not make each other's choices stale.
        return all(
            who != seat and turn == self._turn()
            for who, turn in self._changes[version - self._known_version :]
        )

    def enter_roll(
        self, faces: dict[str, int] | list[int], version: int | None = None
    ) -> list[Event]:
        """Somebody rolled real dice; with `version`, after seeing the table as it was then."""
        before = len(self.steps)
        self._check_throw(version)
        try:
            self._roll(faces if isinstance(faces, dict) else faces_by_die(self.game, faces))
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self.throw_due()
        return self.events(before)

    def _check_throw(self, version: int | None) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        if version is not None and version != self.version:
            raise self._stale(version)

    def enter_platter(self, dice: list[str], version: int | None = None) -> list[Event]:
        """A solo player with real dice says which three lay nearest the platter."""
        before = len(self.steps)
        self._check_throw(version)
        try:
            self._platter(dice)
        except RuleError as error:
            raise Refusal("illegal", str(error)) from None
        self.throw_due()
        return self.events(before)

    def _turn(self) -> Turn:
        state: Any = self.game.state
        return int(state.round_now), int(state.active), int(state.part)

    def _apply(self, seat: int, action: int) -> None:
        step = Step(seat, action, self.game.event(seat, action), self._turn())
        self.game.apply(seat, action)
        self._keep(step)
        self._changes.append((seat, step.turn))

    def _keep(self, step: Step) -> None:
        self.steps.append(step)
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
        turn, seat, named = self._turn(), self.game.active, self.game.sheet.named_dice
        self.game.apply_roll(faces)
        self._throws += 1
        thrown = dict(faces) if named else list(faces.values())
        self._chance(Step(seat, None, {"roll": thrown}, turn))

    def _platter(self, dice: list[str]) -> None:
        turn, seat = self._turn(), self.game.active
        self.game.apply_platter(dice)
        self._chance(Step(seat, None, {"platter": list(dice)}, turn))

    def _chance(self, step: Step) -> None:
        self._keep(step)
        self._changes.clear()
        self._known_version = self.version
        self._known_steps = len(self.steps)
        self._known_game = self.game
        # A copy has no history: a table goes back by its own, and no further than here.
        self.game = self.game.copy()

    def undo(self, seat: int, version: int | None = None) -> int:
        """Take back the last action of `seat`; returns the new version."""
        return self._take_back(seat, "last", version)

    def reset_turn(self, seat: int, version: int | None = None) -> int:
        """Take back all that `seat` did since the last new information; returns the version."""
        return self._take_back(seat, "turn", version)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be accepted."""
        return not self.over and self._without(seat, only_last=True) is not None

    def _take_back(self, seat: int, what: str, version: int | None = None) -> int:
        if self.over:
            raise Refusal("over", "the game is over")
        if version is not None and not self._seen(seat, version):
            raise self._stale(version)
        kept = self._without(seat, only_last=what == "last")
        if kept is None:
            raise Refusal(
                "cannot undo",
                "there is nothing to take back since the last throw of "
                "dice or since another player acted on it",
            )
        self.game, self.steps = kept
        self.log.append({"seat": seat, "undo": what})
        self._changes.append((seat, self._turn()))
        return self.version

    def _without(self, seat: int, only_last: bool) -> tuple[Game, list[Step]] | None:
        """The game without the last action (or all of them) of a seat, if that is possible."""
        recent = self.steps[self._known_steps :]
        own = [i for i, step in enumerate(recent) if step.seat == seat]
        if not own:
            return None
        gone = set(own[-1:] if only_last else own)
        game = self._known_game.copy()
        steps = self.steps[: self._known_steps]
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
        assert not self._forgotten, "what was forgotten has to be replayed from the log first"
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
            extra={"dice": told} if (told := self._dice.told(self.over)) else {},
        )
