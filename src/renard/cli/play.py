"""`renard play`: a game in this terminal."""

from pathlib import Path
from typing import Annotated

import typer

from renard.cli.options import RulingOption, parse_rulings


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: Annotated[
        str | None,
        typer.Argument(help="A game's name, or the path of a sheet file; asked for if left out."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="NAME,…", help="Who sits where: me, or a player's name, for each."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the dice.")] = None,
    ruling: RulingOption = None,
    own_dice: Annotated[
        bool, typer.Option("--own-dice", help="Roll real dice and type what they show.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was saved last.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(help="Play on from a position of a game in this record file.")
    ] = None,
    line: Annotated[
        int, typer.Option("--game", min=1, help="With --record: the line of the game.")
    ] = 1,
    event: Annotated[
        int | None, typer.Option(min=1, help="With --record: the event to decide anew.")
    ] = None,
) -> None:
    """Play a game here. Everything is saved: leave at any time, and --resume goes on."""
    # Drawing and rules take a moment to import: other commands need not wait for them.
    from renard.cli.first_start import announce_first_compile
    from renard.terminal import start

    rulings = parse_rulings(ruling)
    wish = start.Wish(game, players, seats, seed, rulings, own_dice, record, line, event)
    start.play(wish, resume, announce_first_compile)
