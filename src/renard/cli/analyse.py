"""`renard analyse` and `renard advise`: what the coach says, afterwards and before."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.files import picture
from renard.cli.records import RecordFile, SheetOption

if TYPE_CHECKING:
    from renard.coach import Advice, Seat
    from renard.record.format import Record
    from renard.rules.game import Game
    from renard.rules.sheet import Sheet

SeedOption = Annotated[int, typer.Option(help="Fixes the throws and games that are sampled.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print as JSON (docs/analysis.md).")]
SureOption = Annotated[
    int, typer.Option(min=0, help="Play so many games on after the choices that are compared.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(analyse)
    app.command()(advise)


def analyse(
    file: RecordFile,
    game: Annotated[
        int | None, typer.Option(min=1, help="Only this line's game; all if unset.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Only this seat, from 0.")] = None,
    sheet: SheetOption = None,
    throws: Annotated[
        int, typer.Option(min=2, max=100_000, help="Throws that a mean looks at, if not all.")
    ] = 216,
    sure: SureOption = 0,
    seed: SeedOption = 0,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the game to this file; one game only.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Look back at games: what decisions lost, the costliest decisions, luck apart from skill."""
    from contextlib import ExitStack

    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.record.earlier import earlier_sheet, told
    from renard.record.fault import Fault
    from renard.record.format import RecordError, parse, read_lines
    from renard.rules.sheet import load_sheet

    own_sheet = load_sheet(sheet) if sheet else None
    lines = [(n, line) for n, line in read_lines(file) if game in (None, n)]
    if not lines:
        raise RecordError(f"{file}: has no record on line {game}")
    if plot and len(lines) > 1:
        raise RecordError(f"--plot draws one game, and {file} has {len(lines)}: name one by --game")
    with ExitStack() as stack:
        draw = stack.enter_context(picture(plot)) if plot else None
        for number, line in lines:
            try:
                record = parse(line)
                before = None if own_sheet else earlier_sheet(record)
                found = _Looked(record, own_sheet or before, seat, throws, sure, seed)
            except (RecordError, Fault) as error:
                print(f"{file}:{number}: {error}")
                raise typer.Exit(1) from None
            if as_json:
                print(json.dumps(found.as_json()))
            else:
                if before:
                    print(f"({told(before)})")
                found.tell(f"renard play --record {file} --game {number}")
            if draw:
                from renard.coach.plot import draw_analysis

                draw(draw_analysis(found.sheet, found.analysis))


class _Looked:
    """One game, looked back at."""

    def __init__(
        self,
        record: "Record",
        sheet: "Sheet | None",
        seat: int | None,
        throws: int,
        sure: int,
        seed: int,
    ) -> None:
        from renard.coach import analyse, costliest_moments
        from renard.rules.game import RuleError

        if seat is not None and not 0 <= seat < record.players:
            raise RuleError(f"--seat {seat}: the seats are 0 to {record.players - 1}")
        seats = None if seat is None else [seat]
        self.record = record
        self.analysis = analyse(record, sheet, seats, throws, seed)
        self.sheet = self.analysis.sheet
        self.moments = {
            found.seat: costliest_moments(found, sure, seed) for found in self.analysis.seats
        }

    def as_json(self) -> object:
        from renard.coach.as_json import analysis_json

        return analysis_json(self.analysis, self.moments)

    def tell(self, again: str) -> None:
        from renard.coach.report import report
        from renard.record.story import seat_names

        names = seat_names(self.record.seats)
        for found in self.analysis.seats:
            name = f"{self.sheet.title}, {names[found.seat]}"
            moments = self.moments[found.seat]
            for line in report(self.analysis, found, name, moments, again):
                print(line)
            print()


def advise(
    position: Annotated[
        str, typer.Argument(help="A position on one line, as analyse --json prints it.")
    ],
    seat: Annotated[
        int | None, typer.Option(help="Who decides; the first who may if unset.")
    ] = None,
    sheet: SheetOption = None,
    with_: Annotated[
        str | None,
        typer.Option("--with", help="Who sits there, a level or `person` a seat, with commas."),
    ] = None,
    sure: SureOption = 0,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Say what the coach expects of every choice in a position, how sure it is, and why."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.coach import advise
    from renard.coach.as_json import advice_json
    from renard.rules.game import RuleError
    from renard.rules.sheet import load_sheet
    from renard.rules.text import parse_state

    game = parse_state(position, load_sheet(sheet) if sheet else None)
    if not game.to_act():
        raise RuleError("nobody decides in this position, so there is nothing to advise")
    deciding = game.to_act()[0] if seat is None else seat
    advice = advise(game, deciding, sure, seed, seats=_sitting(with_, game))
    if as_json:
        print(json.dumps(advice_json(advice)))
    else:
        print_advice(advice)


PERSON = "person"
"""In `--with`: somebody of whom nothing is known."""


def _sitting(text: str | None, game: "Game") -> "list[Seat] | None":
    """`--with`: who sits on the seats; people, if it is not given."""
    from renard.coach import Seat
    from renard.players import players_of
    from renard.rules.game import RuleError

    if text is None:
        return None
    names = [name.strip() for name in text.split(",")]
    known = [*players_of(game.sheet), PERSON]
    if unknown := [name for name in names if name not in known]:
        raise RuleError(f"--with {unknown[0]}: should be one of {', '.join(known)}")
    if len(names) == 1:
        names *= game.players
    if len(names) != game.players:
        raise RuleError(f"--with names {len(names)} players for {game.players} seats")
    return [Seat(None if name == PERSON else name) for name in names]


def print_advice(advice: "Advice") -> None:
    from rich.console import Console
    from rich.table import Table

    from renard.coach import tell_all, tell_assumed, tell_price

    table = Table(box=None, pad_edge=False)
    for column in ("lead" if advice.lead else "points", "cost", "±", "wins"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("choice")
    table.add_column("why")
    for choice in advice.choices:
        table.add_row(
            f"{choice.expected:.1f}",
            f"{choice.cost:.1f}",
            "" if choice.error is None else f"{choice.error:.1f}",
            "" if choice.win is None else f"{choice.win:.0%}",
            choice.text,
            "\n".join(filter(None, (tell_all(choice.reasons), tell_price(choice.price)))),
        )
    console = Console()
    console.print(table, highlight=False)
    if advice.assumes:
        names = [f"seat {one.seat}" for one in advice.assumes]
        console.print(tell_assumed(advice.assumes, names), highlight=False)
