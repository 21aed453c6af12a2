"""`renard verify` and `renard replay`: game records, checked and told."""

from pathlib import Path
from typing import Annotated

import typer

RecordFile = Annotated[Path, typer.Argument(help="A file of game records, one a line.")]
SheetOption = Annotated[
    Path | None, typer.Option("--sheet", help="The sheet file that the games were played on.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(verify)
    app.command()(replay)


def verify(file: RecordFile, sheet: SheetOption = None) -> None:
    """Replay records and check every decision, throw and score: one line a fault, exit 1."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.record.earlier import told, verify_file
    from renard.rules.sheet import load_sheet

    games = faults = 0
    for number, fault, before in verify_file(file, load_sheet(sheet) if sheet else None):
        games += 1
        if fault:
            faults += 1
            print(f"{file}:{number}: {fault}")
        elif before:
            print(f"{file}:{number}: {told(before)}")
    if faults:
        print(f"{faults} of {games} records are faulty")
        raise typer.Exit(1)
    print(f"{games} {'record' if games == 1 else 'records'}, all right")


def replay(
    file: RecordFile,
    game: Annotated[
        int | None, typer.Option(min=1, help="Tell only this line's game; all if unset.")
    ] = None,
    sheet: SheetOption = None,
) -> None:
    """Tell the games of a file as a person would."""
    from renard.cli.first_start import announce_first_compile

    announce_first_compile()
    from renard.record.earlier import earlier_sheet, told
    from renard.record.fault import Fault
    from renard.record.format import RecordError, parse, read_lines
    from renard.record.story import tell
    from renard.rules.sheet import load_sheet

    own_sheet = load_sheet(sheet) if sheet else None
    found = False
    for number, line in read_lines(file):
        if game in (None, number):
            found = True
            try:
                record = parse(line)
                before = None if own_sheet else earlier_sheet(record)
                if before:
                    print(f"({told(before)})")
                for sentence in tell(record, own_sheet or before):
                    print(sentence)
            except (RecordError, Fault) as error:
                print(f"{file}:{number}: {error}")
                raise typer.Exit(1) from None
    if not found:
        raise RecordError(f"{file}: has no record on line {game}")
