"""`renard serve`: tables for people elsewhere, and the page on this machine."""

import signal
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from renard.cli.options import DatabaseOption

DEFAULT_PORT = 8000


def add_to(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 is every one.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help=f"{DEFAULT_PORT} or the next free one if left out; 0 is any.",
        ),
    ] = None,
    database: DatabaseOption = None,
    sheets: Annotated[
        Path | None, typer.Option(help="A folder of sheet files to offer besides our own.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Let pages of another site connect; repeatable."),
    ] = None,
    keep_unfinished: Annotated[
        float, typer.Option(help="Days until an abandoned table is deleted; 0 is never.")
    ] = 60,
    keep_finished: Annotated[
        float, typer.Option(help="Days until a finished table is deleted; 0 is never.")
    ] = 365,
    tables_per_hour: Annotated[
        int, typer.Option(min=1, help="New tables that one address may set up in an hour.")
    ] = 60,
    requests_per_second: Annotated[
        float, typer.Option(min=1, help="Requests of one address, on average.")
    ] = 30,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, help="Connections that one address may hold open.")
    ] = 200,
) -> None:
    """Serve tables and the page until interrupted."""
    from renard.cli.first_start import announce_first_compile
    from renard.page import built_page
    from renard.server import running
    from renard.server.app import make_app
    from renard.server.logs import write_json_lines
    from renard.server.settings import Limits, Settings
    from renard.server.sheets import Shelf
    from renard.server.storage import Keep, open_store
    from renard.server.warming import warm_up

    settings = Settings(
        limits=Limits(
            tables_per_hour=tables_per_hour,
            requests_per_second=requests_per_second,
            sockets_per_address=sockets_per_address,
        ),
        keep=Keep(keep_unfinished or None, keep_finished or None),
        origins=tuple(allow_origin or ()),
        page=built_page(),
        alone=not (database or "").startswith("postgres"),
    )
    shelf = Shelf(sheets)
    wanted = DEFAULT_PORT if port is None else port
    with running.listen(host, wanted, or_next=port is None) as bound:
        store = open_store(database)
        announce_first_compile()
        warm_up(shelf)
        for fault in shelf.faults:
            print(f"Left out: {fault}")
        write_json_lines()
        place = running.address(bound)

        def say() -> None:
            print(f"Renard is at {place} (stop with Ctrl-C)", flush=True)
            if open_:
                webbrowser.open(place)

        # A stop on demand is no failure; the server hands the signal on when it has stopped.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        app = make_app(store, shelf, settings)
        running.Server(app, settings.limits.message_bytes, say).run(sockets=[bound])
