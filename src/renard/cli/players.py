"""`renard players`: who can sit on a seat of a game, and how strong they are."""

import dataclasses
import json
from collections.abc import Callable
from typing import Annotated

import typer

from renard.cli.options import GameArgument

_FIGURES: dict[str, tuple[str, Callable[[float], str]]] = {
    "mean": ("points", "{:g}".format),
    "error": ("±", "{:g}".format),
    "wins_against_strongest": ("wins against {}", "{:.1%}".format),
    "wins_error": ("±", "{:.1%}".format),
    "games_per_second": ("games/s", "{:g}".format),
}
"""What is known of levels: how it is called, and shown."""


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
    figures = [name for name in _FIGURES if any(name in (one.measured or {}) for one in levels)]
    table = Table("player", "plays", box=None, pad_edge=False)
    for name in figures:
        table.add_column(_FIGURES[name][0].format(levels[-1].name), justify="right")
    for level in levels:
        measured = level.measured or {}
        found = (_FIGURES[name][1](measured[name]) if name in measured else "" for name in figures)
        table.add_row(level.name, level.tells, *found)
    console = Console()
    console.print(table)
    if figures:
        console.print("How this was measured, and with which commands: docs/strength.md")
