"""One game as a person or a program handles it: a sheet, a state, its history, its words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from renard.rules import engine, words
from renard.rules.layout import (
    DICE,
    FLOW_PLATTER,
    HAND,
    NARROW_STATE,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_PLAY,
    PHASE_ROLL,
    STATE,
    TELLS,
)
from renard.rules.race.turn import TILES_AT, tiles_of
from renard.rules.sheet import Sheet, load_sheet
from renard.rules.words import Event

AWAITS = {PHASE_PLAY: "decision", PHASE_ROLL: "roll", PHASE_PLATTER: "platter", PHASE_OVER: "over"}


class RuleError(ValueError):
    """Something the rules do not allow now. The message says what, and what would be right."""


class Score(NamedTuple):
    """A seat's points: by zone (or chips by row), foxes, tiles, and all together."""

    parts: dict[str, int]
    foxes: int
    tiles: list[int]
    total: int


class Game:
    """A game in progress. Everything that changes it goes through `apply…`, `undo` and no more."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        low, high = sheet.players
        if not low <= players <= high:
            raise RuleError(f"{sheet.id} is for {low} to {high} players, not {players}")
        self.sheet = sheet
        self._states = np.zeros(1, STATE)
        self._out = np.zeros(sheet.actions, np.int32)
        self._history: list[np.ndarray] = []
        self.state.players = players
        engine.begin(sheet.record, self.state, self._out)

    @classmethod
    def at(cls, sheet: Sheet, states: np.ndarray) -> "Game":
        """A game in the position of a state record, given in an array of one."""
        game = cls(sheet, int(states[0]["players"]))
        game._states = states.astype(STATE)
        return game

    @property
    def state(self) -> Any:
        """The state record that the rules work on. Read it; change it through the game."""
        return self._states[0]

    @property
    def states(self) -> np.ndarray:
        """The same record in an array of one, for what takes many states."""
        return self._states

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def awaits(self) -> str:
        """What the game waits for: `decision`, `roll`, `platter` or `over`."""
        return AWAITS[int(self.state.phase)]

    @property
    def over(self) -> bool:
        return bool(self.state.phase == PHASE_OVER)

    @property
    def round(self) -> int:
        return int(self.state.round_now)

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.active)

    def to_act(self) -> list[int]:
        """The seats that have a decision to make, in any order they like."""
        seats = engine.to_act(self.state)
        return [seat for seat in range(self.players) if (seats >> seat) & 1]

    def legal(self, seat: int) -> list[int]:
        """The ids of all that `seat` may do now, rising."""
        self._check_seat(seat)
        n = engine.legal(self.sheet.record, self.state, seat, self._out)
        return [int(action) for action in self._out[:n]]

    def event(self, seat: int, action: int) -> Event | None:
        """A legal action as an event of the record, without its seat."""
        if action not in self.legal(seat):
            raise RuleError(f"action {action} is not legal for seat {seat} now")
        tells, _, _ = self._describe(seat, np.array([action], np.int32), previews=False)
        return words.event_of(self.sheet, tells[0])

    def text(self, seat: int, action: int) -> str:
        """A legal action in words on one line."""
        return words.text_of(self.event(seat, action))

    def options(self, seat: int) -> dict[int, Event | None]:
        """Every legal action of `seat` with its event."""
        actions = np.array(self.legal(seat), np.int32)
        tells, _, _ = self._describe(seat, actions, previews=False)
        events = (words.event_of(self.sheet, tell) for tell in tells)
        return dict(zip(actions.tolist(), events, strict=True))

    def previews(self, seat: int) -> Iterator[tuple[int, Event | None, Any, int]]:
        """Every legal action: its id, its event, the state that it leads to by itself, its total.

        Nothing that follows from it is done: no dice move on, no other seat is asked.
        """
        actions = np.array(self.legal(seat), np.int32)
        tells, after, totals = self._describe(seat, actions, previews=True)
        for i, action in enumerate(actions.tolist()):
            yield action, words.event_of(self.sheet, tells[i]), after[i], int(totals[i])

    def _describe(
        self, seat: int, actions: np.ndarray, *, previews: bool
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        count = len(actions) if previews else 0
        tells = np.empty((len(actions), TELLS), np.int32)
        after = np.zeros(count, STATE)
        # Behind each total stand the parts of the next score: scratch that is overwritten.
        totals = np.zeros(count + 1 + DICE, np.int32)
        engine.describe_all(self.sheet.record, self._states, seat, actions, tells, after, totals)
        return tells, after, totals

    def find(self, seat: int, wanted: Event | str | None) -> int:
        """The legal action that an event or a text names; refused if there is none."""
        for action, event in self.options(seat).items():
            if wanted == event or (isinstance(wanted, str) and wanted == words.text_of(event)):
                return action
        said = wanted if isinstance(wanted, str) else words.any_text(wanted)
        raise RuleError(f"seat {seat} cannot do this now: {said}")

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action and all that follows from it."""
        if self.awaits != "decision":
            raise RuleError(f"nobody can act now: the game awaits {self._awaited()}")
        if action not in self.legal(seat):
            if seat not in self.to_act():
                acting = ", ".join(str(s) for s in self.to_act())
                raise RuleError(f"seat {seat} has nothing to decide; seats that do: {acting}")
            raise RuleError(f"action {action} is not legal for seat {seat} now")
        self._remember()
        engine.apply(self.sheet.record, self.state, seat, action, self._out)

    def dice_to_roll(self) -> list[str]:
        """The dice that the next roll throws."""
        if self.awaits != "roll":
            return []
        if self.sheet.record.flow != FLOW_PLATTER:
            return self.sheet.dice
        return [
            die
            for die, where in zip(self.sheet.dice, self.state.where, strict=True)
            if where == HAND
        ]

    def apply_roll(self, faces: dict[str, int]) -> None:
        """The dice in hand were thrown: a face for each of them."""
        if self.awaits != "roll":
            raise RuleError(f"no roll is due: the game awaits {self._awaited()}")
        due = self.dice_to_roll()
        if set(faces) != set(due):
            raise RuleError(f"these dice are rolled now: {', '.join(due)}; not {', '.join(faces)}")
        for die, face in faces.items():
            if type(face) is not int or not 1 <= face <= 6:
                raise RuleError(f"{die} shows {face!r}; a die shows 1 to 6")
        thrown = np.zeros(DICE, np.int32)
        for die, face in faces.items():
            thrown[self.sheet.dice.index(die)] = face
        self._remember()
        engine.apply_roll(self.sheet.record, self.state, thrown)

    def apply_platter(self, dice: list[str]) -> None:
        """Alone, passive: the three lowest dice; among equal faces chance chose."""
        if self.awaits != "platter":
            raise RuleError(f"no platter is due: the game awaits {self._awaited()}")
        if len(dice) != 3 or len(set(dice)) != 3 or not set(dice) <= set(self.sheet.dice):
            raise RuleError(f"the platter takes three different dice, not {', '.join(dice)}")
        chosen = [self.sheet.dice.index(die) for die in dice]
        faces = sorted(int(face) for face in self.state.faces)
        if sorted(int(self.state.faces[die]) for die in chosen) != faces[:3]:
            raise RuleError(f"the three lowest dice go to the platter, not {', '.join(dice)}")
        self._remember()
        engine.apply_platter(self.sheet.record, self.state, sum(1 << die for die in chosen))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise RuleError(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")

    def _awaited(self) -> str:
        return {"over": "nothing more, it is over", "decision": "a decision"}.get(
            self.awaits, f"a {self.awaits}"
        )

    def _remember(self) -> None:
        self._history.append(self._states.copy())

    @property
    def steps(self) -> int:
        """How many rolls, platters and actions were applied."""
        return len(self._history)

    def undo(self) -> None:
        """Take back the last roll, platter or action."""
        if not self._history:
            raise RuleError("nothing has happened yet that could be undone")
        self._states = self._history.pop()

    def copy(self) -> "Game":
        """An independent game in the same position, without its history."""
        game: Game = object.__new__(Game)
        game.sheet = self.sheet
        game._states = self._states.copy()
        game._out = self._out.copy()
        game._history = []
        return game

    def score(self, seat: int) -> Score:
        """What a seat's sheet is worth as it stands."""
        self._check_seat(seat)
        record = self.sheet.record
        out = np.zeros(DICE, np.int32)
        total = int(engine.score(record, self.state, seat, out))
        if record.flow == FLOW_PLATTER:
            parts = {zone.name: int(out[i]) for i, zone in enumerate(self.sheet.zones)}
            return Score(parts, int(self.state.foxes[seat]), [], total)
        parts = {str(row): int(out[i]) for i, row in enumerate(record.row_sum)}
        tiles = self.state.cells[seat, TILES_AT : TILES_AT + tiles_of(self.state, seat)]
        return Score(parts, 0, [int(tile) for tile in tiles], total)

    def winners(self) -> list[int]:
        """The seats that would win as it stands."""
        seats = engine.winners(self.sheet.record, self.state, np.zeros(DICE, np.int32))
        return [seat for seat in range(self.players) if (seats >> seat) & 1]

    def key(self) -> bytes:
        """The state as bytes: equal for equal positions."""
        return bytes(self._states.astype(NARROW_STATE).tobytes())

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Every (seat, action) that is possible now."""
        return ((seat, action) for seat in self.to_act() for action in self.legal(seat))


def new(
    game: str | Path | Sheet, players: int | None = None, rulings: dict[str, bool] | None = None
) -> Game:
    """A new game: by its name, a sheet file's path or a loaded sheet."""
    sheet = game if isinstance(game, Sheet) else load_sheet(game, rulings)
    return Game(sheet, sheet.players[0] if players is None else players)
