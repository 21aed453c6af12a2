"""`renard players`: who can sit on a seat of a game, and how strong they are."""

import dataclasses
import json
from typing import Annotated

import typer

from renard.cli.options import GameArgument


def add_to(app: typer.Typer) -> None:
    app.command()(players)


def players(
    game: GameArgument,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """List the players of a game with their measured strength."""
    from rich.console import Console
    from rich.table import Table

    from renard.players.registry import levels_of
    from renard.rules.sheet import load_sheet

    sheet = load_sheet(game)
    levels = levels_of(sheet)
    if as_json:
        print(json.dumps([dataclasses.asdict(level) for level in levels], indent=2))
        return
    figures = list(dict.fromkeys(name for level in levels for name in level.measured or {}))
    table = Table("player", "plays", *figures, box=None, pad_edge=False)
    for level in levels:
        measured = level.measured or {}
        found = (f"{measured[name]:g}" if name in measured else "" for name in figures)
        table.add_row(level.name, level.tells, *found)
    console = Console()
    console.print(table)
    if figures:
        console.print("How this was measured, and with which commands: docs/strength.md")
