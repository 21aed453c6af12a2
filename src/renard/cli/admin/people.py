"""`renard admin people`."""

from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.admin.telling import (
    SHORT,
    DaysOption,
    JsonOption,
    ReasonOption,
    moment,
    tell_order,
    told_order,
    with_json,
)
from renard.cli.options import DatabaseOption

if TYPE_CHECKING:
    from renard.server.storage.identities import Person

PersonArgument = Annotated[
    str, typer.Argument(metavar="PERSON", help="A person's id, or its first six digits or more.")
]


def add_to(admin: typer.Typer) -> None:
    people = typer.Typer(no_args_is_help=True, help="List, show, rename, mute, ban, forget people.")
    people.command("list")(list_people)
    people.command("show")(show_person)
    people.command("rename")(rename)
    people.command("mute")(mute)
    people.command("ban")(ban)
    people.command("forget")(forget)
    people.command("revoke")(revoke)
    admin.add_typer(people, name="people")


def list_people(
    name: Annotated[str, typer.Option(help="Only those whose name has this in it.")] = "",
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="At most so many.")] = 50,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """List people who can be known again, those who were here last first."""
    from renard.server.storage.administration import Administration

    wanted = name.casefold()
    found = [one for one in Administration(database).people() if wanted in one.name.casefold()][
        :limit
    ]
    with_json(as_json, found, map(_line, found))


def _line(person: "Person") -> str:
    name = person.name or "(no name)"
    return (
        f"{person.id[:SHORT]}  {moment(person.seen)}  {name}  "
        f"{person.tables} tables, {person.devices} devices"
    )


def show_person(
    person: PersonArgument, as_json: JsonOption = False, database: DatabaseOption = None
) -> None:
    """Show all that is kept about somebody."""
    from renard.server.storage.administration import Administration

    found = Administration(database).person(person)
    keys = ", ".join(f"{kind} {count}" for kind, count in found.keys.items()) or "one device"
    lines = [
        _line(found.person),
        f"first came {moment(found.person.created)}; keys: {keys}",
        f"names at tables: {', '.join(found.names) or 'none'}",
        f"tables: {' '.join(found.tables) or 'none'}",
        f"bots: {' '.join(found.bots) or 'none'}",
        *map(told_order, found.orders),
    ]
    with_json(as_json, found, lines)


def rename(
    person: PersonArgument,
    name: Annotated[str, typer.Argument(help="What they are called from now on.")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Give somebody another name, at all their tables too; they may change it again."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).rename_person(person, name), as_json)


def mute(
    person: PersonArgument,
    days: DaysOption = None,
    reason: ReasonOption = "",
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Give somebody a neutral name that they cannot change."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).mute(person, days, reason), as_json)


def ban(
    who: Annotated[
        str,
        typer.Argument(
            metavar="PERSON|ADDRESS", help="A person's id, an address, or a network as 10.0.0.0/24."
        ),
    ],
    days: DaysOption = None,
    reason: ReasonOption = "",
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Keep somebody, or an address, from playing; their seats go to a bot as if they had left."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).ban(who, days, reason), as_json)


def forget(
    person: PersonArgument, as_json: JsonOption = False, database: DatabaseOption = None
) -> None:
    """Delete all that is kept about somebody, as they can do themselves."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).forget(person), as_json)


def revoke(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="As OWNER/NAME.")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
) -> None:
    """Revoke the token of somebody's bot."""
    from renard.server.storage.administration import Administration

    tell_order(Administration(database).revoke(bot), as_json)
