"""`renard admin tables`."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.admin.telling import (
    SHORT,
    JsonOption,
    ReasonOption,
    moment,
    tell_order,
    told_order,
    with_json,
)
from renard.cli.options import DatabaseOption

if TYPE_CHECKING:
    from renard.server.storage import TableRow

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id.")]
LAST_ENTRIES = 20


def add_to(admin: typer.Typer) -> None:
    tables = typer.Typer(no_args_is_help=True, help="List, show and close tables.")
    tables.command("list")(list_tables)
    tables.command("show")(show_table)
    tables.command("close")(close_table)
    tables.command("rename")(rename_seat)
    admin.add_typer(tables, name="tables")


def list_tables(
    over: Annotated[
        bool | None,
        typer.Option("--over/--running", help="Only finished, or only unfinished ones."),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="At most so many.")] = 50,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """List tables, the latest change first."""
    from renard.server.storage.administration import Administration

    rows = Administration(database).tables(over, limit)
    with_json(as_json, [_summary(row) for row in rows], map(_line, rows))


def _names(row: "TableRow") -> list[str]:
    return [
        f"{seat['bot']} (bot)" if seat["kind"] == "bot" else seat["name"] or "(open)"
        for seat in row.seats
    ]


def _summary(row: "TableRow") -> dict[str, object]:
    return {
        "table": row.id,
        "game": row.about.get("game"),
        "pace": row.about.get("pace", "now"),
        "seats": _names(row),
        "version": row.version,
        "over": row.over,
        "created": row.created,
        "changed": row.changed,
    }


def _line(row: "TableRow") -> str:
    state = "over" if row.over else f"{row.version} entries"
    what = f"{row.about.get('game', '?')}, {row.about.get('pace', 'now')}, {state}"
    return f"{row.id}  {moment(row.changed)}  {what}: {', '.join(_names(row))}"


def show_table(
    table: TableArgument, as_json: JsonOption = False, database: DatabaseOption = None
) -> None:
    """Show who sits at a table, and the last entries of its log."""
    from renard.server.storage.administration import Administration

    loaded, orders = Administration(database).table(table)
    row = loaded.row
    seats = [
        {
            "seat": i,
            "name": seat["name"],
            "kind": seat["kind"],
            "bot": seat["bot"],
            "person": seat.get("person"),
            "left": seat["left"],
        }
        for i, seat in enumerate(row.seats)
    ]
    last = loaded.entries[-LAST_ENTRIES:]
    lines = [_line(row), f"created {moment(row.created)}"]
    lines += [
        f"seat {i}: {name}  {(seat.get('person') or 'nobody we know')[:SHORT]}"
        for i, (name, seat) in enumerate(zip(_names(row), row.seats, strict=True))
    ]
    lines += [told_order(order) for order in orders]
    first = len(loaded.entries) - len(last) + 1
    lines += [f"{n:5}  {json.dumps(entry)}" for n, entry in enumerate(last, start=first)]
    found = {**_summary(row), "seats": seats, "from": first, "entries": last, "orders": orders}
    with_json(as_json, found, lines)


def close_table(
    table: TableArgument,
    reason: ReasonOption = "",
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Close a table: whoever is there is told, and nobody gets in any more."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).close_table(table, reason), as_json)


def rename_seat(
    table: TableArgument,
    seat: Annotated[int, typer.Argument(help="The seat's number, from 0.")],
    name: Annotated[str, typer.Argument(help="What it is called from now on.")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Give a seat another name: also that of somebody who has no identity."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).rename_seat(table, seat, name), as_json)
