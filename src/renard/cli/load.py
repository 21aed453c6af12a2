"""`renard load` and `renard chaos`: what a server of one's own holds, and survives."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from renard.load.place import Place

ServerArgument = Annotated[
    str, typer.Argument(metavar="URL", help="A server of your own, as http://127.0.0.1:8000.")
]
YesOption = Annotated[
    bool, typer.Option("--yes", help="It is my server, though it is not on this machine.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(load)
    app.command()(chaos)


def load(
    url: ServerArgument,
    tables: Annotated[int, typer.Option(min=1, max=20_000, help="Games at the same time.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long each rate is tried.")] = 10,
    rate: Annotated[
        list[float] | None,
        typer.Option(
            min=1, help="Actions a second; repeatable. Unset: the highest that holds is searched."
        ),
    ] = None,
    yes: YesOption = False,
) -> None:
    """Play many games at a server of your own, and say how long its answers take."""
    place = _own_server(url, yes)
    from renard.load.guests import solo_sheet
    from renard.load.measuring import HEAD, HOLDS, measure
    from renard.server.transport.descriptors import raise_limit

    raise_limit()
    rates = list(rate) if rate else [50.0]

    async def run() -> None:
        print(f"{tables} tables with open sockets\n\n{HEAD}", flush=True)
        async for row in measure(place, solo_sheet(), tables, seconds, rates, search=not rate):
            if row.times:
                print(row.text() + (f" {row.lost} sockets lost" if row.lost else ""), flush=True)
            else:
                print(f"\n{row.what}, 99 % within {HOLDS * 1000:.0f} ms")

    asyncio.run(run())


def chaos(
    url: ServerArgument,
    games: Annotated[int, typer.Option(min=1, max=2000, help="Games at the same time.")] = 20,
    seconds: Annotated[float, typer.Option(min=1, help="How long there is trouble.")] = 60,
    restart: Annotated[
        str | None,
        typer.Option(
            metavar="COMMAND",
            help="A shell command that ends or kills the server, which then has to start again "
            "at the same address.",
        ),
    ] = None,
    yes: YesOption = False,
) -> None:
    """Play games at a server of your own while connections break; nothing told may be lost."""
    place = _own_server(url, yes)
    from renard.load.chaos import survive
    from renard.load.witness import Wrong

    try:
        tally, done = asyncio.run(survive(place, games, seconds, restart))
    except Wrong as wrong:
        print(f"The server is wrong: {wrong}.")
        raise typer.Exit(1) from None
    troubles = ", ".join(f"{kind} {number}" for kind, number in sorted(done.items()))
    refused = ", ".join(f"{kind} {number}" for kind, number in sorted(tally.refused.items()))
    print(f"{games} games, all finished; nothing acknowledged was lost, nothing done twice.")
    print(f"Trouble: {troubles or 'none'}.")
    print(
        f"{tally.acknowledged:,} actions acknowledged, {tally.unanswered} left unanswered, "
        f"{tally.reconnects} times a client connected again; refused: {refused or 'none'}."
    )


def _own_server(url: str, yes: bool) -> "Place":
    from renard.load.place import LoadError, check_ready, place_of

    place = place_of(url)
    if not place.local and not yes:
        raise LoadError(
            f"{place.name} is not on this machine: this is for a server of your own alone, and "
            "guests there would feel it; if it is yours, say so with --yes"
        )
    check_ready(place)
    return place
