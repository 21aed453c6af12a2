"""`renard sheets`: the games, how well we know their sheets, and checking a sheet file."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from renard.rules.examples import check_examples
from renard.rules.sheet import Sheet, SheetError, load_sheet, sheet_names

sheets = typer.Typer(help="List the games, or check a sheet file.", invoke_without_command=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(sheets, name="sheets")


@sheets.callback()
def list_sheets(context: typer.Context) -> None:
    """List the games with the provenance of their sheets."""
    if context.invoked_subcommand is not None:
        return
    table = Table("game", "known as", "players", "sheet", "parts", box=None, pad_edge=False)
    for name in sheet_names():
        sheet = load_sheet(name)
        players = f"{sheet.players[0]}–{sheet.players[1]}"
        table.add_row(
            sheet.id,
            ", ".join(sheet.known_as),
            players,
            sheet.provenance,
            parts_by_provenance(sheet),
        )
    Console().print(table)


def parts_by_provenance(sheet: Sheet) -> str:
    """The parts of a sheet, grouped by how we know them."""
    groups: dict[str, list[str]] = {}
    for part, (known, _) in sheet.parts.items():
        groups.setdefault(known, []).append(part)
    return "; ".join(f"{known}: {', '.join(parts)}" for known, parts in groups.items())


@sheets.command()
def check(files: Annotated[list[Path], typer.Argument(help="Sheet files.")]) -> None:
    """Check sheet files, and play through the examples in them."""
    faults = 0
    for file in files:
        try:
            sheet = load_file(file)
            done = check_examples(sheet)
        except SheetError as error:
            faults += 1
            print(error)
        else:
            low, high = sheet.players
            print(
                f"{file}: fine: {sheet.title}, {low} to {high} players, "
                f"{sheet.actions} actions, {done} examples"
            )
    if faults:
        raise typer.Exit(2)


def load_file(file: Path) -> Sheet:
    """A sheet by its file, never by a game's name."""
    if file.suffix != ".toml":
        raise SheetError(f"{file}: a sheet file's name ends in .toml")
    return load_sheet(file)
