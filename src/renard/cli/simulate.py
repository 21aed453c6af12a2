"""`renard simulate`: many games at once, in figures, as records, as a file of results, drawn."""

import dataclasses
import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from renard.cli.files import picture, results, written
from renard.cli.options import GameArgument, RulingOption, parse_rulings
from renard.cli.progress import progress_bar
from renard.cli.where import AddressOption, OnOption, WorkersOption, place

if TYPE_CHECKING:
    from renard.rules.sheet import Sheet
    from renard.sim.simulate import Games


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    game: GameArgument,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Fixes all dice and choices.")] = 0,
    with_: Annotated[
        str, typer.Option("--with", help="The player of every seat, or one a seat with commas.")
    ] = "random",
    ruling: RulingOption = None,
    records: Annotated[
        Path | None, typer.Option(help="Write the games to this file, one record a line.")
    ] = None,
    options: Annotated[
        bool, typer.Option("--options", help="With --records: list all that was legal.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Write the results to this Parquet file, one row a game.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw totals, zones and foxes to this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
    workers: WorkersOption = None,
    on: OnOption = "here",
    address: AddressOption = None,
) -> None:
    """Simulate games and print what they scored."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.rules.game import RuleError
    from renard.rules.sheet import load_sheet
    from renard.sim.simulate import Games, summarise, tally_of

    sheet = load_sheet(game, parse_rulings(ruling))
    low, high = sheet.players
    count = low if players is None else players
    if not low <= count <= high:
        raise RuleError(f"{sheet.id} is for {low} to {high} players, not {count}")
    seats = seat_players(with_, count, sheet)
    if options and records is None:
        raise RuleError("--options needs --records FILE to write them to")
    job = Games(sheet, seats, seed, with_rows=out is not None)
    with ExitStack() as stack:
        # What is wrong with a file or a place is said before a long run, not after it.
        draw = stack.enter_context(picture(plot)) if plot else None
        keep = stack.enter_context(results(out, job)) if out else None
        where = stack.enter_context(place(on, address, workers))
        job.refuse(where.engine)
        if records:
            write_records(job, games, records, options)
        started = time.perf_counter()
        with progress_bar(games) as advance:
            tally = tally_of(job, games, where, progress=advance, keep=keep)
        summary = summarise(sheet, seats, seed, tally, time.perf_counter() - started)
        if draw:
            from renard.sim.plots import draw_simulation

            draw(draw_simulation(job, tally))
    if as_json:
        print(json.dumps(dataclasses.asdict(summary), indent=2))
    else:
        print_summary(dataclasses.asdict(summary))


def seat_players(text: str, count: int, sheet: "Sheet") -> list[str]:
    """`--with`: one name for all seats, or one for each."""
    from renard.players import make_player
    from renard.rules.game import RuleError

    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_player(name, sheet)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise RuleError(f"--with names {len(names)} players for {count} seats")
    return names


def write_records(job: "Games", games: int, path: Path, options: bool) -> None:
    from renard.record.format import write
    from renard.sim.recorded import recorded_games

    with (
        written(path, "--records") as beside,
        beside.open("w", encoding="utf-8") as file,
        progress_bar(games, "Writing records") as advance,
    ):
        for record in recorded_games(job.sheet, job.seats, games, job.seed, options=options):
            write([record], file)
            advance(1)


def print_summary(values: dict[str, Any]) -> None:
    """The figures as a table, one column a seat."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for number, seat in enumerate(values["seats"]):
        table.add_column(f"seat {number}: {seat['player']}", justify="right")
    for key in ("mean", "sd", "p10", "p50", "p90", "max", "wins", "foxes"):
        table.add_row(key, *(f"{seat[key]:g}" for seat in values["seats"]))
    for zone in values["seats"][0]["zones"]:
        table.add_row(zone, *(f"{seat['zones'][zone]:g}" for seat in values["seats"]))
    console = Console()
    console.print(table)
    console.print(
        f"{values['games']:,} games of {values['game']}, seed {values['seed']}: "
        f"{values['seconds']:g} s, {values['games_per_second']:,.0f} games/s",
        highlight=False,
    )
