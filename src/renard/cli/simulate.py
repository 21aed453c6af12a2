"""`renard simulate`: many games at once, in figures or as records."""

import dataclasses
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from renard.cli.options import GameArgument, RulingOption, parse_rulings

if TYPE_CHECKING:
    from renard.rules.sheet import Sheet

LONG_RUN = 200_000
"""Games from which on a progress bar is worth showing."""


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
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Threads; all cores if unset.")] = None,
) -> None:
    """Simulate games and print what they scored."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.rules.game import RuleError
    from renard.rules.sheet import load_sheet
    from renard.sim import simulate as sim

    sheet = load_sheet(game, parse_rulings(ruling))
    low, high = sheet.players
    count = low if players is None else players
    if not low <= count <= high:
        raise RuleError(f"{sheet.id} is for {low} to {high} players, not {count}")
    seats = seat_players(with_, count)
    if options and records is None:
        raise RuleError("--options needs --records FILE to write them to")
    if records is not None:
        write_records(sheet, seats, games, seed, records, options)
    with progress_bar(games) as advance:
        summary = sim.simulate(sheet, seats, games, seed, workers=workers, progress=advance)
    values = dataclasses.asdict(summary)
    if as_json:
        print(json.dumps(values, indent=2))
    else:
        print_summary(values)


def seat_players(text: str, count: int) -> list[str]:
    """`--with`: one name for all seats, or one for each."""
    from renard.players import make_player
    from renard.rules.game import RuleError

    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_player(name)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise RuleError(f"--with names {len(names)} players for {count} seats")
    return names


def write_records(
    sheet: "Sheet", seats: list[str], games: int, seed: int, path: Path, options: bool
) -> None:
    """Write to a file beside the target first: a broken run leaves no half a file behind."""
    from renard.record.format import write
    from renard.rules.game import RuleError
    from renard.sim.recorded import recorded_games

    if not path.parent.is_dir():
        raise RuleError(f"--records {path}: there is no folder {path.parent}")
    beside = path.with_name(path.name + ".part")
    with beside.open("w", encoding="utf-8") as file, progress_bar(games) as advance:
        for record in recorded_games(sheet, seats, games, seed, options=options):
            write([record], file)
            advance(1)
    beside.replace(path)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error output, where a person is watching and the run is long."""
    if games < LONG_RUN or not sys.stderr.isatty():
        yield lambda added: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda added: bar.advance(task, added)


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
