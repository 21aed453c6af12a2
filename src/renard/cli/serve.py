"""`renard serve`: tables for people elsewhere, and the page on this machine."""

import signal
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from renard.cli.options import (
    DatabaseOption,
    KeepFinishedOption,
    KeepIdentitiesOption,
    KeepProgressOption,
    KeepReportsOption,
    KeepUnfinishedOption,
)
from renard.cli.settings import variable_of, with_numbers, with_numbers_set

DEFAULT_PORT = 8000


def add_to(app: typer.Typer) -> None:
    from renard.server.settings import Settings

    app.command()(with_numbers(Settings())(serve))


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar=variable_of("host"), help="The address to listen on; 0.0.0.0 is every one."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            envvar=variable_of("port"),
            help=f"{DEFAULT_PORT} or the next free one if left out; 0 is any.",
        ),
    ] = None,
    database: DatabaseOption = None,
    sheets: Annotated[
        Path | None,
        typer.Option(
            envvar=variable_of("sheets"), help="A folder of sheet files to offer besides our own."
        ),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    log_file: Annotated[
        Path | None,
        typer.Option(
            envvar=variable_of("log_file"),
            help="Append the log's lines to this file instead of the error output.",
        ),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            envvar=variable_of("allow_origin"),
            help="Let pages of another site connect; repeatable.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="FORWARDED_ALLOW_IPS",
            help="A proxy whose X-Forwarded-For tells guests apart; repeatable.",
        ),
    ] = None,
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            envvar=variable_of("push_service"),
            help="A further push service to which messages may be sent; repeatable.",
        ),
    ] = None,
    push_contact: Annotated[
        str,
        typer.Option(
            metavar="mailto:…|https://…",
            envvar=variable_of("push_contact"),
            help="Whom push services may ask; the page's own address if unset.",
        ),
    ] = "",
    keep_unfinished: KeepUnfinishedOption = 60,
    keep_finished: KeepFinishedOption = 365,
    keep_identities: KeepIdentitiesOption = 365,
    keep_reports: KeepReportsOption = 90,
    keep_progress: KeepProgressOption = 730,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder",
            envvar=variable_of("ladder"),
            help="Let bots of other people play each other and ours for the bots' ladder.",
        ),
    ] = False,
    *,
    numbers: dict[str, Any],
) -> None:
    """Serve tables and the page until interrupted."""
    from renard.cli.first_start import announce_first_compile
    from renard.page import built_page
    from renard.server import running
    from renard.server.app import make_app
    from renard.server.logs import write_json_lines
    from renard.server.push.services import read_contact, read_services
    from renard.server.settings import PushSettings, Settings, read_proxies
    from renard.server.sheets import Shelf
    from renard.server.storage import Keep, open_store
    from renard.server.warming import Players, warm_up

    settings = with_numbers_set(
        Settings(
            proxies=read_proxies(proxy or []),
            push=PushSettings(
                services=read_services(push_service or []), contact=read_contact(push_contact)
            ),
            keep=Keep(
                keep_unfinished or None,
                keep_finished or None,
                keep_identities or None,
                keep_reports or None,
                keep_progress or None,
            ),
            origins=tuple(allow_origin or ()),
            page=built_page(),
            alone=not (database or "").startswith("postgres"),
            ladder=ladder,
        ),
        numbers,
    )
    shelf = Shelf(sheets)
    wanted = DEFAULT_PORT if port is None else port
    with running.listen(host, wanted, or_next=port is None) as bound:
        store = open_store(database)
        announce_first_compile()
        warm_up(shelf)
        for fault in shelf.faults:
            print(f"Left out: {fault}")
        write_json_lines(log_file)
        place = running.address(bound)

        def say() -> None:
            print(f"Renard is at {place} (stop with Ctrl-C)", flush=True)
            if open_:
                webbrowser.open(place)

        # A stop on demand is no failure; the server hands the signal on when it has stopped.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        players = Players(shelf)
        players.start()
        app = make_app(store, shelf, settings, players.ready)
        running.Server(app, say).run(sockets=[bound])
