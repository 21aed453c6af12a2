"""`renard train`: make a value net by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from renard.cli.options import GameArgument, RulingOption, parse_rulings


def add_to(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: GameArgument,
    players: Annotated[
        str | None, typer.Option(help="How many seats; 2-4: every number from 2 to 4.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train.")] = 10.0,
    hidden: Annotated[
        str, typer.Option(help="Units of the hidden layers, with commas.")
    ] = "768,256,64",
    games: Annotated[
        int | None, typer.Option(min=8, help="Games side by side; what suits the device if unset.")
    ] = None,
    room: Annotated[
        int | None,
        typer.Option(min=8, help="Positions a decision can lead to, on average over the games."),
    ] = None,
    rate: Annotated[float, typer.Option(help="Learning rate at the start.")] = 8e-4,
    stray: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How much to explore: 0 nothing, 1 as usual.")
    ] = 1.0,
    stretches: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="Share of games that begin as weaker players play."),
    ] = 0.4,
    seed: Annotated[int, typer.Option(help="Fixes the dice and the first weights.")] = 0,
    ruling: RulingOption = None,
    device: Annotated[
        str | None, typer.Option(help="cuda or cpu; a GPU is used where there is one.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where net, log, checkpoint and curve go.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on from this checkpoint, or from a net.")
    ] = None,
    distil: Annotated[
        Path | None, typer.Option(help="Learn what this net says, into a smaller one.")
    ] = None,
) -> None:
    """Train a value net by self-play and write it with its log and learning curve."""
    from renard.rules.game import RuleError

    try:
        from renard.train.start import Wish, run
    except ModuleNotFoundError as error:
        raise RuleError(
            f"training needs {error.name}: install it with pip install 'renard[train]'"
        ) from None
    run(
        Wish(
            game=game,
            players=players,
            seconds=minutes * 60,
            hidden=hidden,
            games=games,
            room=room,
            rate=rate,
            stray=stray,
            stretches=stretches,
            seed=seed,
            rulings=parse_rulings(ruling),
            device=device,
            folder=folder,
            resume=resume,
            teacher=distil,
        )
    )
