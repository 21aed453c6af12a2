"""`renard admin`: tables, people and reports of a server of one's own, also while it runs."""

from typing import Annotated

import typer

from renard.cli.admin import people, reports, tables
from renard.cli.admin.telling import JsonOption, told_order, with_json
from renard.cli.options import DatabaseOption


def add_to(app: typer.Typer) -> None:
    admin = typer.Typer(no_args_is_help=True, help="Look after a server of your own.")
    tables.add_to(admin)
    people.add_to(admin)
    reports.add_to(admin)
    admin.command()(orders)
    admin.command()(lift)
    app.add_typer(admin, name="admin")


def orders(
    ended: Annotated[
        bool, typer.Option("--all", help="Also those that have ended, were lifted or done.")
    ] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """List what is in force: closed tables, bans, mutes."""
    from renard.server.storage.administration import Administration

    found = Administration(database).orders(ended)
    with_json(as_json, found, [told_order(order) for order in found] or ["nothing is in force"])


def lift(
    what: Annotated[str, typer.Argument(help="An order's id, or a person, address or table.")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """End a ban, a mute or the closing of a table before its time."""
    from renard.server.storage.administration import Administration

    lifted = Administration(database).lift(what)
    with_json(as_json, {"lifted": lifted}, [f"{lifted} lifted; a server follows within seconds"])
