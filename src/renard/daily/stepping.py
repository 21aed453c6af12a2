"""Many runs of one daily in step: every run meets the same throw at the same place.

Throws are asked of the day's dice once for each place that some run comes to, and kept in a table.
"""

from typing import Any, NamedTuple

import numpy as np

from renard.compiling.decorators import parallel, small
from renard.rules import engine
from renard.rules.game import Game, RuleError
from renard.rules.layout import DICE, HAND, PHASE_PLATTER, PHASE_ROLL
from renard.rules.sheet import Sheet
from renard.table import DiceSource

_ROUNDS, _TURNS, _ROLLS, _REROLLS = 64, 8, 8, 64
_PLACES = _ROUNDS * _TURNS * _ROLLS * _REROLLS


class Known(NamedTuple):
    """By place: the face of every die (0: not known yet) and the platter as bits (the same)."""

    faces: Any
    platters: Any


@small
def place_number(state: Any) -> int:
    """The place of the throw that is due; -1 where the table has no room for it."""
    round_, rolls, rerolls = int(state.round_now), int(state.rolls), int(state.rerolls)
    if round_ >= _ROUNDS or rolls >= _ROLLS or rerolls >= _REROLLS:
        return -1
    turn = engine.turn_number(state)
    return ((round_ * _TURNS + turn) * _ROLLS + rolls) * _REROLLS + rerolls


@parallel
def throw_known(sheets: Any, states: Any, running: Any, known: Any, missing: Any) -> int:
    """Throw all that is due and known; games that wait for a throw go to `missing`: how many."""
    waiting = 0
    for j in range(running.shape[0]):
        state = states[running[j]]
        while state.phase == PHASE_ROLL or state.phase == PHASE_PLATTER:  # noqa: PLR1714
            place = place_number(state)
            if place < 0:
                break
            if state.phase == PHASE_ROLL:
                if known.faces[place, 0] == 0:
                    break
                engine.apply_roll(sheets[0], state, known.faces[place])
            else:
                if known.platters[place] == 0:
                    break
                engine.apply_platter(sheets[0], state, int(known.platters[place]))
        if state.phase == PHASE_ROLL or state.phase == PHASE_PLATTER:  # noqa: PLR1714
            missing[waiting] = running[j]
            waiting += 1
    return waiting


class Throws:
    """The throws of a day's dice, as far as somebody has come to them."""

    def __init__(self, sheet: Sheet, source: DiceSource) -> None:
        self._sheet = sheet
        self._source = source
        self.known = Known(np.zeros((_PLACES, DICE), np.int32), np.zeros(_PLACES, np.int32))

    def throw_due(self, states: np.ndarray, running: np.ndarray) -> None:
        """Throw until every running game is over or somebody decides."""
        missing = np.zeros(len(running), np.int64)
        while waiting := throw_known(self._sheet.tables, states, running, self.known, missing):
            for i in missing[:waiting]:
                self._ask(states[i : i + 1].copy())

    def _ask(self, states: np.ndarray) -> None:
        place = place_number(states[0])
        if place < 0:
            raise RuleError("this game goes on for longer than a daily can")
        # Other runs may have other dice in hand at the same place.
        states["where"][:] = HAND
        game = Game.on(self._sheet, states)
        names = self._sheet.dice
        if states["phase"][0] == PHASE_ROLL:
            faces = self._source.roll(game, 0) or {}
            for die, name in enumerate(names):
                self.known.faces[place, die] = faces[name]
        else:
            chosen = self._source.platter(game, 0) or []
            self.known.platters[place] = sum(1 << names.index(name) for name in chosen)
