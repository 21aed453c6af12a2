"""Why a choice is good or bad: the position before compared with the position after.

A reason is a kind and its numbers; `telling` puts it into words, and a page into its own language.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from renard.coach.lines import Progress, approached, completed, given_up
from renard.rules import engine
from renard.rules.explain import Explanation, explain_all
from renard.rules.game import Game
from renard.rules.layout import BONUS_FOX, DICE, FLOW_PLATTER, HAND, PART_ACTIVE, ROLLS, ROWS
from renard.rules.race.turn import CHIPS, PAWNS, tiles_of


@dataclass(frozen=True)
class Reason:
    """One thing that a choice brings or costs."""

    kind: str
    values: dict[str, Any]


def reasons_of_all(game: Game, seat: int) -> dict[int, list[Reason]]:
    """For every legal action of a seat, what it does by itself."""
    platter = game.sheet.record.flow == FLOW_PLATTER
    explained = explain_all(game, seat)
    looker = _SheetLooker(game, seat) if platter else _RaceLooker(game, seat)
    return {
        action: list(looker.look(explained[action], after))
        for action, _, after, _ in game.previews(seat)
    }


class _SheetLooker:
    """Compares positions of the games with sheets."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._writes = {zone.name: zone.writes for zone in game.sheet.zones}
        self._progress = Progress(game.sheet, game.state, seat)
        self._points, self._lowest = self._score(game.state)

    def look(self, found: Explanation, after: Any) -> Iterator[Reason]:
        for write in found.writes:
            # Only where numbers are written does the value say more than that a box is filled.
            number = write["value"] if self._writes[write["zone"]] else None
            yield Reason("fills", {**write, "value": number})
        if found.writes:
            yield from self._zones(after)
            yield from self._lines(after)
        if found.bonuses:
            yield Reason("sets_off", {"bonuses": found.bonuses})
        if found.unlocks:
            yield Reason("unlocks", {"actions": found.unlocks})
        if found.spends:
            yield Reason("spends", {"actions": found.spends})
        yield from self._foxes(found, after)
        yield from self._dice(found, after)

    def _score(self, state: Any) -> tuple[list[int], int]:
        """Points by zone, and what one fox is worth."""
        record, parts = self._game.sheet.record, np.zeros(DICE, np.int32)
        engine.score(record, state, self._seat, parts)
        points = [int(part) for part in parts[: len(self._game.sheet.zones)]]
        lowest = min(points)
        return points, lowest if record.negative_foxes else max(lowest, 0)

    def _zones(self, after: Any) -> Iterator[Reason]:
        points, _ = self._score(after)
        for zone, old, new in zip(self._game.sheet.zones, self._points, points, strict=True):
            if new != old:
                yield Reason("points", {"zone": zone.name, "points": new - old})

    def _lines(self, after: Any) -> Iterator[Reason]:
        now = Progress(self._game.sheet, after, self._seat)
        for line in completed(self._progress, now):
            # A bonus at its end is told by what it sets off or unlocks.
            if line.points:
                yield Reason("completes", {"zone": line.zone, "points": line.points})
        for line in approached(self._progress, now):
            yield Reason("near", asdict(line))
        lost = given_up(self._game.sheet, self._progress, now, after, self._seat)
        for zone, boxes in lost.items():
            yield Reason("gives_up", {"zone": zone, "boxes": boxes})

    def _foxes(self, found: Explanation, after: Any) -> Iterator[Reason]:
        sheet, seat = self._game.sheet, self._seat
        if not (sheet.record.bonus_kind == BONUS_FOX).any():
            return
        points, lowest = self._score(after)
        foxes = int(self._game.state.foxes[seat])
        if found.foxes:
            yield Reason("fox", {"foxes": found.foxes, "worth": lowest})
        if lowest != self._lowest:
            least = [z.name for z, p in zip(sheet.zones, self._points, strict=True)
                     if p == min(self._points)]  # fmt: skip
            gain = foxes * (lowest - self._lowest)
            yield Reason(
                "lowest",
                {"zones": least, "before": min(self._points), "after": min(points),
                 "foxes": foxes, "points": gain},
            )  # fmt: skip

    def _dice(self, found: Explanation, after: Any) -> Iterator[Reason]:
        state, names = self._game.state, self._game.sheet.dice
        if found.platter:
            dice = {die: int(state.faces[names.index(die)]) for die in found.platter}
            left = 0
            if state.part == PART_ACTIVE and state.active == self._seat and state.rolls < ROLLS:
                left = int((after.where[: len(names)] == HAND).sum())
            yield Reason("platter", {"dice": dice, "left": left})
        if found.takes_back:
            yield Reason("takes_back", {"dice": found.takes_back})


class _RaceLooker:
    """Compares positions of the race."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def look(self, found: Explanation, after: Any) -> Iterator[Reason]:
        sums = [int(row) for row in self._game.sheet.record.row_sum]
        goals = [int(squares) for squares in self._game.sheet.record.row_squares]
        for move in found.writes:
            left = goals[sums.index(move["row"])] - move["square"]
            yield Reason("moves", {**move, "left": left})
        yield from (Reason("chip", {"row": row, "points": row}) for row in found.chips)
        yield from (Reason("tile", {"points": points}) for points in found.tiles)
        yield from self._set(found, after, sums)
        for other in found.sends_home:
            row = self._row_left(after, other)
            square = int(self._game.state.cells[other, PAWNS + row])
            yield Reason("sends_home", {"seat": other, "row": sums[row], "squares": square})
        for row in found.closes:
            yield Reason("closes", {"row": row, "pawns": self._pawns(sums.index(row))})

    def _row_left(self, after: Any, other: int) -> int:
        """The row in which another's pawn has to leave."""
        before = self._game.state.cells[other, PAWNS : PAWNS + ROWS]
        return int(np.flatnonzero(before != after.cells[other, PAWNS : PAWNS + ROWS])[0])

    def _pawns(self, row: int) -> list[int]:
        """The other seats that lose a pawn when a row is closed."""
        cells = self._game.state.cells
        seats = range(self._game.players)
        return [s for s in seats if s != self._seat and cells[s, PAWNS + row]]

    def _set(self, found: Explanation, after: Any, sums: list[int]) -> Iterator[Reason]:
        """Rows whose chips are still missing for the next tile, once few are."""
        tiles = self._game.sheet.record.tile_points
        taken = int(after.tiles_taken)
        if not found.chips or found.tiles or taken >= int(self._game.sheet.record.tiles):
            return
        chips = after.cells[self._seat, CHIPS : CHIPS + ROWS]
        sets = tiles_of(after, self._seat)
        missing = [sums[row] for row in range(ROWS) if chips[row] <= sets]
        if 0 < len(missing) < ROWS:
            yield Reason("set", {"missing": missing, "points": int(tiles[taken])})
