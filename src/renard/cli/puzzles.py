"""`renard puzzles`: positions with one best choice, found in games and made sure of."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.options import GameArgument
from renard.cli.progress import progress_bar

if TYPE_CHECKING:
    from renard.puzzles.book import Book
    from renard.rules.sheet import Sheet

FOUND_AT_ONCE = 400


def add_to(app: typer.Typer) -> None:
    app.command()(puzzles)


def puzzles(
    game: GameArgument,
    count: Annotated[
        int | None,
        typer.Option(min=1, help="How many to find, 400 if unset; or to check, all if unset."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Fixes the games that are looked through.")] = 1,
    sure: Annotated[
        int, typer.Option(min=8, help="Play so many games on after the choices compared.")
    ] = 400,
    lead: Annotated[
        float,
        typer.Option(min=0.15, help="Only where the best leads by this share of the luck to come."),
    ] = 0.15,
    first_round: Annotated[
        int,
        typer.Option(min=1, help="Only positions from this round on: the rest is soon played."),
    ] = 1,
    on: Annotated[
        str, typer.Option(metavar="here|gpu", help="Where games are played on: here or on a GPU.")
    ] = "here",
    out: Annotated[
        Path | None, typer.Option(help="Write the book to this file; else only figures.")
    ] = None,
    add: Annotated[
        bool, typer.Option("--add", help="Add to the book that ships: none that it has already.")
    ] = False,
    solve: Annotated[
        bool, typer.Option("--solve", help="Solve the puzzles that ship, here in the terminal.")
    ] = False,
    check: Annotated[
        bool,
        typer.Option("--check", help="Play on from the puzzles of the book that ships, anew."),
    ] = False,
) -> None:
    """Solve puzzles, find new ones in games of every level, or check those that are there."""
    from renard.cli.files import written
    from renard.cli.first_start import announce_first_compile
    from renard.puzzles.book import load_book, write_book
    from renard.puzzles.making import make_book
    from renard.puzzles.mining import Mine
    from renard.rules.sheet import load_sheet

    announce_first_compile()
    sheet = load_sheet(game)
    if solve:
        from renard.terminal.puzzles import solve as solve_here

        solve_here(sheet, load_book(sheet))
        return
    if check:
        _check(sheet, load_book(sheet), count, sure, on)
        return
    known = load_book(sheet).puzzles if add else []
    count = count or FOUND_AT_ONCE
    mine = Mine(sheet, players or sheet.players[0], lead, first_round)
    with progress_bar(count) as advance:
        book = make_book(mine, count, seed, sure, on, advance, known)
    found = len(book.puzzles) - len(known)
    if not found:
        print(f"{sheet.id}: no puzzle found: try a larger --count or another --seed")
        raise typer.Exit(1)
    if out:
        with written(out, "--out") as beside:
            write_book(book, beside)
    rated = f"rated {book.puzzles[0].rating} to {book.puzzles[-1].rating}"
    print(f"{sheet.id}: {len(book.puzzles)} puzzles, {found} of them new, {rated}")


def _check(sheet: "Sheet", book: "Book", count: int | None, games: int, on: str) -> None:
    from renard.puzzles.making import check_book, spread

    some = spread(book.puzzles, count or len(book.puzzles))
    with progress_bar(len(some)) as advance:
        doubtful = check_book(sheet, some, games, on, advance)
    for puzzle, found in doubtful:
        number = book.puzzles.index(puzzle) + 1
        print(f"puzzle {number}: {_doubt(found.clearness)}")
    held = len(some) - len(doubtful)
    print(f"{sheet.id}: {held} of {len(some)} puzzles hold with {games} games each")
    if doubtful:
        raise typer.Exit(1)


def _doubt(clearness: float) -> str:
    if math.isinf(clearness):
        return "another choice is better whatever the dice"
    if clearness < 0:
        return f"another choice is better by {-clearness:.1f} standard errors"
    return f"best by {clearness:.1f} standard errors only"
