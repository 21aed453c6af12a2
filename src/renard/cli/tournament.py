"""`renard tournament`: players against each other, with the same dice on every seating."""

import dataclasses
import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.files import picture
from renard.cli.options import GameArgument, RulingOption, parse_rulings
from renard.cli.progress import progress_bar
from renard.cli.where import AddressOption, OnOption, WorkersOption, place

if TYPE_CHECKING:
    from renard.sim.standings import Result


def add_to(app: typer.Typer) -> None:
    app.command()(tournament)


def tournament(
    game: GameArgument,
    with_: Annotated[
        str, typer.Option("--with", metavar="NAME,…", help="The players, two or more.")
    ],
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="Games of every combination of players, or just above.")
    ] = 10_000,
    seed: Annotated[int, typer.Option(help="Fixes all dice and choices.")] = 0,
    ruling: RulingOption = None,
    plot: Annotated[Path | None, typer.Option(help="Draw ratings and pairs to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
    workers: WorkersOption = None,
    on: OnOption = "here",
    address: AddressOption = None,
) -> None:
    """Let players meet: all combinations, every order of seats, each with the same dice."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.players import make_player
    from renard.rules.sheet import load_sheet
    from renard.sim.standings import conclude
    from renard.sim.tournament import Tournament, hold

    sheet = load_sheet(game, parse_rulings(ruling))
    names = [name.strip() for name in with_.split(",")]
    for name in names:
        make_player(name, sheet)
    job = Tournament(sheet, names, players, seed)
    dice = job.dice_for(games)
    with ExitStack() as stack:
        draw = stack.enter_context(picture(plot)) if plot else None
        where = stack.enter_context(place(on, address, workers))
        job.refuse(where.engine)
        started = time.perf_counter()
        with progress_bar(dice * len(job.seatings)) as advance:
            sums = hold(job, dice, where, advance)
        result = conclude(job, sums, time.perf_counter() - started)
        if draw:
            from renard.sim.plot_tournament import draw_tournament

            draw(draw_tournament(sheet, result))
    if as_json:
        print(json.dumps(dataclasses.asdict(result), indent=2))
    else:
        print_result(result)


def print_result(result: "Result") -> None:
    """Two tables: the players, and how each two compare."""
    from rich.console import Console
    from rich.table import Table

    standings = Table("player", box=None, pad_edge=False)
    pairs = Table("pair", box=None, pad_edge=False)
    for table, columns in (
        (standings, ("rating", "±", "wins", "95 %", "points", "±", "games")),
        (pairs, ("ahead", "95 %", "points", "±", "games")),
    ):
        for column in columns:
            table.add_column(column, justify="right")
    for one in result.standings:
        standings.add_row(
            one.player,
            f"{one.rating:.0f}",
            f"{one.rating_margin:.0f}",
            f"{one.wins:.2%}",
            f"{one.wins_low:.2%} – {one.wins_high:.2%}",
            f"{one.mean:.2f}",
            f"{one.mean_margin:.2f}",
            f"{one.games:,}",
        )
    for pair in result.pairs:
        pairs.add_row(
            f"{pair.player} – {pair.other}",
            f"{pair.ahead:.2%}",
            f"{pair.ahead_low:.2%} – {pair.ahead_high:.2%}",
            f"{pair.difference:+.2f}",
            f"{pair.difference_margin:.2f}",
            f"{pair.games:,}",
        )
    console = Console()
    console.print(standings)
    console.print()
    console.print(pairs)
    console.print(
        f"\n{result.games:,} games of {result.game} at tables of {result.players}, seed "
        f"{result.seed}: {result.dice:,} sets of dice, each met on every seating; "
        f"{result.seconds:g} s, {result.games_per_second:,.0f} games/s",
        highlight=False,
    )
