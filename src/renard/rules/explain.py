"""What an action would do, without doing it: writes, earns, unlocks, sends to the platter."""

from dataclasses import dataclass, field
from typing import Any

from renard.rules.game import Game, Score
from renard.rules.layout import BAR_NAMES, FLOW_PLATTER, HAND, PHASE_PLAY, PHASE_ROLL, PLATTER
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
    """Actions used up, by the name of their bar."""
    platter: list[str] = field(default_factory=list)
    """Dice that go to the platter."""
    takes_back: list[str] = field(default_factory=list)
    """Dice that come back from the platter."""
    chips: list[int] = field(default_factory=list)
    """The race: rows of the chips taken."""
    tiles: list[int] = field(default_factory=list)
    sends_home: list[int] = field(default_factory=list)
    """The race: seats whose pawn leaves its square."""
    rolls: bool = False
    """Whether dice are thrown next."""
    score_before: int = 0
    score_after: int = 0


def explain(game: Game, seat: int, action: int) -> Explanation:
    """What `action` itself would do for `seat`; what follows by chance is not looked at."""
    after = game.preview(seat, action)
    event = game.event(seat, action)
    before_score, after_score = game.score(seat), after.score(seat)
    found = Explanation(
        text=text_of(event),
        event=event,
        rolls=bool(game.state.phase == PHASE_PLAY and after.state.phase == PHASE_ROLL),
        score_before=before_score.total,
        score_after=after_score.total,
    )
    if game.sheet.record.flow == FLOW_PLATTER:
        _explain_sheet(game, after, seat, found)
        _explain_dice(game, after, found)
    else:
        _explain_race(game, after, seat, found, before_score, after_score)
    return found


def _explain_sheet(game: Game, after: Game, seat: int, found: Explanation) -> None:
    sheet, old, new = game.sheet, game.state, after.state
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        for i in range(len(zone.cells)):
            if old.cells[seat, first + i] != new.cells[seat, first + i]:
                value = int(new.cells[seat, first + i])
                found.writes.append({"zone": zone.name, "cell": i + 1, "value": value})
    for b, name in enumerate(sheet.bonuses):
        gained = int(new.waiting[seat, b]) - int(old.waiting[seat, b])
        if found.event and found.event.get("bonus") == name and gained >= 0:
            gained += 1 if old.waiting[seat, b] else 0
        found.bonuses += [name] * gained
    for bar, name in enumerate(BAR_NAMES):
        found.unlocks += [name] * int(new.opened[seat, bar] - old.opened[seat, bar])
        used = int(new.used[seat, bar]) - int(old.used[seat, bar])
        # A joker's boxes are bits, not a count.
        found.spends += [name] * (1 if name == "joker" and used else used)
    found.foxes = int(new.foxes[seat] - old.foxes[seat])


def _explain_dice(game: Game, after: Game, found: Explanation) -> None:
    for die, name in enumerate(game.sheet.dice):
        was, now = game.state.where[die], after.state.where[die]
        if was == HAND and now == PLATTER:
            found.platter.append(name)
        elif was == PLATTER and now == HAND:
            found.takes_back.append(name)


def _explain_race(
    game: Game, after: Game, seat: int, found: Explanation, before: Score, now: Score
) -> None:
    rows = [int(row) for row in game.sheet.record.row_sum]
    for i, row in enumerate(rows):
        if before.parts[str(row)] != now.parts[str(row)]:
            found.chips.append(row)
        square = int(after.state.cells[seat, i])
        if int(game.state.cells[seat, i]) != square and square:
            found.writes.append({"row": row, "square": square})
        for other in range(game.players):
            if other != seat and game.state.cells[other, i] and not after.state.cells[other, i]:
                found.sends_home.append(other)
    found.tiles = now.tiles[len(before.tiles) :]
