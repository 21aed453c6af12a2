"""What an action would do, without doing it: writes, earns, unlocks, sends to the platter."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from renard.rules.game import Game, RuleError
from renard.rules.layout import BAR_NAMES, FLOW_PLATTER, HAND, PHASE_ROLL, PLATTER, ROWS, TILES
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from renard.rules.words import Event, text_of


@dataclass
class Explanation:
    """The direct effect of one action on the seat that does it."""

    text: str
    event: Event | None
    writes: list[dict[str, Any]] = field(default_factory=list)
    """Cells that change: zone, cell, value. In the race: row and square of the pawn."""
    bonuses: list[str] = field(default_factory=list)
    """Bonuses earned that wait to be entered."""
    unlocks: list[str] = field(default_factory=list)
    """Boxes opened, by the name of their bar."""
    foxes: int = 0
    spends: list[str] = field(default_factory=list)
    """Actions used up, by the name of their bar."""
    platter: list[str] = field(default_factory=list)
    """Dice that go to the platter."""
    takes_back: list[str] = field(default_factory=list)
    """Dice that come back from the platter."""
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
    before = game.score(seat).total
    explain_state = _explain_sheet if game.sheet.record.flow == FLOW_PLATTER else _explain_race
    explanations = {}
    for action, event, after, total in game.previews(seat):
        found = Explanation(text_of(event), event, score_before=before, score_after=total)
        found.rolls = bool(after.phase == PHASE_ROLL)
        explain_state(game, seat, after, found)
        explanations[action] = found
    return explanations


def _explain_sheet(game: Game, seat: int, after: Any, found: Explanation) -> None:
    sheet, state = game.sheet, game.state
    for at in np.flatnonzero(state.cells[seat] != after.cells[seat]).tolist():
        z = int(np.searchsorted(sheet.record.zone_first, at, side="right")) - 1
        cell = at - int(sheet.record.zone_first[z]) + 1
        value = int(after.cells[seat, at])
        found.writes.append({"zone": sheet.zones[z].name, "cell": cell, "value": value})
    gained = (after.waiting[seat] - state.waiting[seat]).tolist()
    if found.event and "bonus" in found.event:
        gained[_spent_bonus(game, seat, found.event["bonus"])] += 1
    found.bonuses = [name for b, name in enumerate(sheet.bonuses) for _ in range(gained[b])]
    opened = (after.opened[seat] - state.opened[seat]).tolist()
    used = (after.used[seat] != state.used[seat]).tolist()
    for bar, name in enumerate(BAR_NAMES):
        found.unlocks += [name] * opened[bar]
        found.spends += [name] * used[bar]
    found.foxes = int(after.foxes[seat] - state.foxes[seat])
    for die in np.flatnonzero(state.where != after.where).tolist():
        if state.where[die] == HAND and after.where[die] == PLATTER:
            found.platter.append(sheet.dice[die])
        elif state.where[die] == PLATTER and after.where[die] == HAND:
            found.takes_back.append(sheet.dice[die])


def _spent_bonus(game: Game, seat: int, name: str) -> int:
    """The waiting bonus that an entry uses up: the one it names, or the choice that offers it."""
    waiting = game.state.waiting[seat]
    bonus = game.sheet.bonuses.index(name)
    if waiting[bonus]:
        return bonus
    members = game.sheet.record.bonus_members
    return next(b for b in range(len(members)) if waiting[b] and (members[b] >> bonus) & 1)


def _explain_race(game: Game, seat: int, after: Any, found: Explanation) -> None:
    state, sums = game.state, game.sheet.record.row_sum
    own, new = state.cells[seat], after.cells[seat]
    for row in range(ROWS):
        if new[PAWNS + row] != own[PAWNS + row] and new[PAWNS + row]:
            found.writes.append({"row": int(sums[row]), "square": int(new[PAWNS + row])})
        if new[CHIPS + row] != own[CHIPS + row]:
            found.chips.append(int(sums[row]))
        if state.stacks[row] and not after.stacks[row]:
            found.closes.append(int(sums[row]))
            continue
        for other in range(game.players):
            if state.cells[other, PAWNS + row] and not after.cells[other, PAWNS + row]:
                found.sends_home.append(other)
    taken = [TILES_AT + i for i in range(TILES) if new[TILES_AT + i] != own[TILES_AT + i]]
    found.tiles = [int(new[at]) for at in taken]
