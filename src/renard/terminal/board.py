"""Drawing the board of the race: rows of squares with pawns, stacks of chips, tiles."""

from rich.text import Text

from renard.rules.game import Game
from renard.rules.race.turn import CHIPS, PAWNS
from renard.terminal.paint import fit, join, styled

PAWN_STYLES = ("bold dodger_blue1", "bold dark_orange3", "bold green3", "bold deep_pink2")
_SQUARE = 7


def pawn(seat: int) -> Text:
    """A seat's pawn: a letter of its own."""
    return styled("ABCD"[seat], PAWN_STYLES[seat])


def draw_board(game: Game, names: list[str]) -> list[Text]:
    """The board with everybody's pawns and chips."""
    sheet, state = game.sheet.record, game.state
    rows = range(len(sheet.row_sum))
    longest = max(int(sheet.row_squares[row]) for row in rows)
    seats = range(game.players)
    head = fit(styled("row", "dim"), 5) + fit(
        styled("squares, X the goal", "dim"), _SQUARE * longest
    )
    head = head + fit(styled("stack", "dim"), 9)
    for seat in seats:
        head = head + fit(join([pawn(seat), styled("chips", "dim")]), 9)
    lines = [head]
    for row in rows:
        line = fit(styled(f"{sheet.row_sum[row]:>3}", "bold"), 5)
        for square in range(1, longest + 1):
            here = [seat for seat in seats if state.cells[seat, PAWNS + row] == square]
            line.append_text(_square(square, int(sheet.row_squares[row]), here))
        left = int(state.stacks[row])
        stack = styled(f"{left} × {sheet.row_sum[row]}") if left else styled("closed", "dim")
        line.append_text(fit(stack, 9))
        for seat in seats:
            chips = int(state.cells[seat, CHIPS + row])
            line.append_text(fit(styled(f"{chips}" if chips else "·"), 9))
        lines.append(line)
    tiles = [int(points) for points in sheet.tile_points[: sheet.tiles]]
    left_tiles = [str(points) for points in tiles[int(state.tiles_taken) :]]
    lines.append(styled(f"bonus tiles for full sets: {', '.join(left_tiles) or 'all taken'}"))
    totals = [
        pawn(seat) + styled(f" {names[seat]} {game.score(seat).total} points") for seat in seats
    ]
    return [*lines, join(totals, "   ")]


def _square(square: int, goal: int, here: list[int]) -> Text:
    if square > goal:
        return styled(" " * _SQUARE)
    inside = join([pawn(seat) for seat in here], "")
    if square == goal:
        inside = join([*([inside] if here else []), styled("X", "bold" if here else "dim")], "")
    return styled("[") + fit(inside, 4, middle=True) + styled("] ")
