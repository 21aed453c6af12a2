"""What an action would do, without doing it: writes, earns, unlocks, sends to the platter."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from renard.rules.effects import EFFECT_ROWS, EFFECTS, list_effects_of_all
from renard.rules.game import Game, RuleError
from renard.rules.layout import STATE
from renard.rules.rows import ROW_INTS, read_rows
from renard.rules.words import Event, text_of


@dataclass
class Explanation:
    """The direct effect of one action on the seat that does it."""

    text: str
    event: Event | None
    writes: list[dict[str, Any]] = field(default_factory=list)
    """Cells that change: zone, cell, value."""
    bonuses: list[str] = field(default_factory=list)
    """Bonuses earned that wait to be entered."""
    unlocks: list[str] = field(default_factory=list)
    """Boxes opened, by the name of their bar."""
    foxes: int = 0
    spends: list[str] = field(default_factory=list)
    """Actions used up, by the name of their bar, one for each."""
    platter: list[str] = field(default_factory=list)
    """Dice that go to the platter."""
    takes_back: list[str] = field(default_factory=list)
    """Dice that come back from the platter."""
    moves: list[dict[str, int]] = field(default_factory=list)
    """The race: row and new square of the seat's pawn."""
    chips: list[int] = field(default_factory=list)
    """The race: rows of the chips taken."""
    tiles: list[int] = field(default_factory=list)
    """The race: points of the tiles taken."""
    sends_home: list[int] = field(default_factory=list)
    """The race: seats whose pawn has to leave the X for a newcomer."""
    closes: list[int] = field(default_factory=list)
    """The race: rows whose last chip is taken; all pawns on them leave the game."""
    rolls: bool = False
    """Whether dice are thrown next."""
    score_before: int = 0
    score_after: int = 0


def explain(game: Game, seat: int, action: int) -> Explanation:
    """What `action` itself would do for `seat`; what follows by chance is not looked at."""
    found = explain_all(game, seat)
    if action not in found:
        raise RuleError(f"action {action} is not legal for seat {seat} now")
    return found[action]


def explain_all(game: Game, seat: int) -> dict[int, Explanation]:
    """What every legal action of `seat` would do."""
    options = game.options(seat)
    rows = np.zeros((len(options), EFFECT_ROWS, ROW_INTS), np.int32)
    counts = np.zeros(len(options), np.int32)
    actions, spare = np.array(list(options), np.int32), np.zeros(1, STATE)
    list_effects_of_all(game.sheet.record, game.states, seat, actions, spare, rows, counts)
    return {
        action: _explanation(game, event, rows[i, : counts[i]])
        for i, (action, event) in enumerate(options.items())
    }


def _explanation(game: Game, event: Event | None, rows: np.ndarray) -> Explanation:
    found = Explanation(text_of(event), event)
    for kind, values in read_rows(game.sheet, EFFECTS, rows):
        if kind == "totals":
            found.score_before, found.score_after = values["before"], values["after"]
            found.foxes, found.rolls = values["foxes"], values["rolls"]
        else:
            one = values if len(values) > 1 else next(iter(values.values()))
            getattr(found, kind).append(one)
    return found
