"""`renard bench`: how fast games go on this machine."""

import dataclasses
import json
from typing import Annotated

import typer

from renard.cli.progress import progress_bar


def add_to(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    gpu: Annotated[bool, typer.Option("--gpu", help="On a GPU; else on one core.")] = False,
    games: Annotated[
        str | None, typer.Option(help="Some games, with commas; all if unset.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="About how long for a figure.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Measure random games and steps of a batch, and compare the results with a CPU's."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.compiling.gpu.compiler import need_gpu
    from renard.rules.sheet import load_sheet, sheet_names
    from renard.sim.speed import Speed, measure

    if gpu:
        need_gpu()
    names = [name.strip() for name in games.split(",")] if games else sheet_names()
    sheets = [load_sheet(name) for name in names]
    rows: list[Speed] = []
    with progress_bar(sum(len(set(sheet.players)) for sheet in sheets), "Measuring") as advance:
        for row in measure(sheets, "cuda" if gpu else "cpu", seconds):
            rows.append(row)
            advance(1)
    if as_json:
        print(json.dumps([dataclasses.asdict(row) for row in rows], indent=2))
        return
    print("| game | players | games/s | steps/s | as on a CPU |\n|---|---|---|---|---|")
    for row in rows:
        same = "equal" if row.equal else "DIFFERENT"
        print(
            f"| `{row.game}` | {row.players} | {row.games_per_second:,.0f} "
            f"| {row.steps_per_second:,.0f} | {same} |"
        )
