"""`renard daily`: the game of the day in this terminal."""

from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    app.command()(daily)


def daily(
    game: Annotated[
        str | None, typer.Argument(help="A game's name; the game of the day if left out.")
    ] = None,
    date: Annotated[
        str | None,
        typer.Option(metavar="YYYY-MM-DD", help="Another day, to practise; today (UTC) if unset."),
    ] = None,
) -> None:
    """Play the daily game with the dice of the date; then see score, skill and luck apart."""
    from renard.cli.first_start import announce_first_compile
    from renard.daily import calendar
    from renard.daily.calendar import GAMES, Day, DayError
    from renard.rules.sheet import load_sheet

    today = Day.of(calendar.now())
    day = today if date is None else Day.parse(date)
    if day.begins > today.begins:
        raise DayError(f"--date {day}: has not begun yet; today is {today}")
    name = game or day.game
    if name not in GAMES:
        raise DayError(f"{name!a:.60} has no daily game; there are {', '.join(GAMES)}")
    from renard.terminal.daily import play

    play(load_sheet(name), day, announce_first_compile)
