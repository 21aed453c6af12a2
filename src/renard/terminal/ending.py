"""The end of a game: points, foxes, who won, and alone the rating."""

from rich.console import Console
from rich.table import Table as Grid

from renard.rules.game import Game, Score
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import Sheet
from renard.terminal.paint import styled


def show_result(console: Console, game: Game, names: list[str]) -> None:
    """The ranking, or a solo player's points and rating."""
    console.rule("The game is over")
    scores = [game.score(seat) for seat in range(game.players)]
    console.print(_ranking(game, names, scores))
    if game.players > 1:
        console.print(styled(_winners(game, names), "bold"))
    elif game.sheet.rating_titles:
        console.print(styled(rating(game.sheet, scores[0].total), "bold"))


def _ranking(game: Game, names: list[str], scores: list[Score]) -> Grid:
    """One column a seat, the best first: names may be long, but there are at most four."""
    order = sorted(
        range(game.players),
        key=lambda seat: (seat not in game.winners(), -scores[seat].total, seat),
    )
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    for _ in order:
        grid.add_column(justify="right")
    grid.add_row("", *[styled(names[seat], "bold") for seat in order])
    for part in scores[0].parts:
        label = part if game.sheet.record.flow == FLOW_PLATTER else f"chips of row {part}"
        grid.add_row(label, *[str(scores[seat].parts[part]) for seat in order])
    if game.sheet.record.flow == FLOW_PLATTER:
        grid.add_row("foxes", *[_foxes(scores[seat]) for seat in order])
    else:
        grid.add_row("bonus tiles", *[_tiles(scores[seat]) for seat in order])
    grid.add_row("total", *[styled(str(scores[seat].total), "bold") for seat in order])
    return grid


def _foxes(score: Score) -> str:
    if not score.foxes:
        return "0"
    lowest = (score.total - sum(score.parts.values())) // score.foxes
    return f"{score.foxes} × {lowest} = {score.foxes * lowest}"


def _tiles(score: Score) -> str:
    return " + ".join(str(points) for points in score.tiles) or "0"


def _winners(game: Game, names: list[str]) -> str:
    won = [names[seat] for seat in game.winners()]
    if won == ["You"]:
        return "You win!"
    if len(won) == 1:
        return f"{won[0]} wins."
    return f"{', '.join(won[:-1])} and {won[-1]} share the win."


def rating(sheet: Sheet, points: int) -> str:
    """The rank of a solo result in words, and what the next one would have taken."""
    rank = sheet.rank(points)
    text = f"{points} points: {sheet.rating_titles[rank]}, rank {rank + 1} of "
    text += f"{len(sheet.rating_titles)}."
    if rank < len(sheet.rating_limits):
        missing = sheet.rating_limits[rank] - points
        text += f" {missing} more would have made you {sheet.rating_titles[rank + 1]}."
    return text
