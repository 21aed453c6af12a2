"""One game as a person or a program handles it: a sheet, a state, its history, its words."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from renard.rules import engine, single, throws, words
from renard.rules.layout import (
    DICE,
    FLOW_PLATTER,
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

    @classmethod
    def on(cls, sheet: Sheet, states: np.ndarray) -> "Game":
        """A game on a state that somebody else keeps and changes: no copy, no history."""
        game: Game = object.__new__(Game)
        game.sheet = sheet
        game._states = states
        game._out = np.zeros(sheet.actions, np.int32)
        game._history = []
        return game

    # Fields are read from the array: a record's attributes take ten times as long.

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
        return int(self._states["players"][0])

    @property
    def awaits(self) -> str:
        """What the game waits for: `decision`, `roll`, `platter` or `over`."""
        return AWAITS[int(self._states["phase"][0])]

    @property
    def over(self) -> bool:
        return bool(self._states["phase"][0] == PHASE_OVER)

    @property
    def round(self) -> int:
        return int(self._states["round_now"][0])

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self._states["active"][0])

    @property
    def part(self) -> int:
        """The part of the round."""
        return int(self._states["part"][0])

    @property
    def faces(self) -> list[int]:
        """What the dice show, by die."""
        shown: list[int] = self._states["faces"][0].tolist()
        return shown

    def to_act(self) -> list[int]:
        """The seats that have a decision to make, in any order they like."""
        seats = single.to_act(self._states)
        return [seat for seat in range(self.players) if (seats >> seat) & 1]

    def legal(self, seat: int) -> list[int]:
        """The ids of all that `seat` may do now, rising."""
        self._check_seat(seat)
        n = single.legal(self.sheet.tables, self._states, seat, self._out)
        actions: list[int] = self._out[:n].tolist()
        return actions

    def event(self, seat: int, action: int) -> Event | None:
        """A legal action as an event of the record, without its seat."""
        if action not in self.legal(seat):
            raise RuleError(f"action {action} is not legal for seat {seat} now")
        return next(self._events(seat, np.array([action], np.int32)))

    def text(self, seat: int, action: int) -> str:
        """A legal action in words on one line."""
        return words.text_of(self.event(seat, action))

    def options(self, seat: int) -> dict[int, Event | None]:
        """Every legal action of `seat` with its event."""
        actions = np.array(self.legal(seat), np.int32)
        return dict(zip(actions.tolist(), self._events(seat, actions), strict=True))

    def _events(self, seat: int, actions: np.ndarray) -> Iterator[Event | None]:
        """The events of legal actions."""
        tells = np.empty((len(actions), TELLS), np.int32)
        none, totals = np.zeros(0, STATE), np.zeros(1 + DICE, np.int32)
        single.describe_all(self.sheet.tables, self._states, seat, actions, tells, none, totals)
        return (words.event_of(self.sheet, tell) for tell in tells)

    def find(self, seat: int, wanted: Event | str | None) -> int:
        """The legal action that an event or a text names; refused if there is none."""
        return self.match(seat, wanted)[0]

    def match(self, seat: int, wanted: Event | str | None) -> tuple[int, Event | None]:
        """As `find`, with the action's event as the record writes it."""
        actions = np.array(self.legal(seat), np.int32)
        # One by one: the others need not be put into words.
        for action, event in zip(actions.tolist(), self._events(seat, actions), strict=True):
            if wanted == event or (isinstance(wanted, str) and wanted == words.text_of(event)):
                return action, event
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
        single.apply(self.sheet.tables, self._states, seat, action, self._out)

    def dice_to_roll(self) -> list[str]:
        """The dice that the next roll throws."""
        due = single.due_dice(self.sheet.tables, self._states)
        return [die for i, die in enumerate(self.sheet.dice) if (due >> i) & 1]

    def apply_roll(self, faces: dict[str, int]) -> None:
        """The dice in hand were thrown: a face for each of them."""
        thrown = self.check_roll(faces)
        self._remember()
        single.apply_roll(self.sheet.tables, self._states, thrown)

    def check_roll(self, faces: dict[str, int]) -> np.ndarray:
        """The faces by die, 0 where it is not rolled; refused if they are no roll that is due."""
        rows = self._rows(faces)
        for row, face in zip(rows, faces.values(), strict=True):
            row[1] = face if type(face) is int and abs(face) < 1 << 31 else 0
        found = np.zeros(DICE, np.int32)
        fault = single.check_roll(self.sheet.tables, self._states, rows, found)
        if fault == throws.NOT_DUE:
            raise RuleError(f"no roll is due: the game awaits {self._awaited()}")
        if fault == throws.OTHER_DICE:
            due = ", ".join(self.dice_to_roll())
            raise RuleError(f"these dice are rolled now: {due}; not {', '.join(faces)}")
        if fault == throws.NO_FACE:
            die, face = list(faces.items())[found[0]]
            raise RuleError(f"{die} shows {face!r}; a die shows 1 to {throws.HIGHEST_FACE}")
        return found

    def apply_platter(self, dice: list[str]) -> None:
        """Alone, passive: the three lowest dice; among equal faces chance chose."""
        chosen = self.check_platter(dice)
        self._remember()
        engine.apply_platter(self.sheet.record, self.state, chosen)

    def check_platter(self, dice: list[str]) -> int:
        """The dice as bits; refused if no platter is due or these are not the lowest three."""
        found = np.zeros(DICE, np.int32)
        rows = self._rows(dice)
        fault = single.check_platter(self.sheet.tables, self._states, rows, found)
        if fault == throws.NOT_DUE:
            raise RuleError(f"no platter is due: the game awaits {self._awaited()}")
        if fault == throws.NOT_THREE:
            raise RuleError(f"the platter takes three different dice, not {', '.join(dice)}")
        if fault == throws.NOT_LOWEST:
            raise RuleError(f"the three lowest dice go to the platter, not {', '.join(dice)}")
        return int(found[0])

    def _rows(self, dice: Collection[str]) -> np.ndarray:
        """A row for each of these dice, as `throws` takes them."""
        names = self.sheet.dice
        rows = np.zeros((len(dice), 2), np.int32)
        for row, die in zip(rows, dice, strict=True):
            row[0] = names.index(die) if die in names else -1
        return rows

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
        return Game.on(self.sheet, self._states.copy())

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
