"""Options that several commands share."""

from typing import Annotated

import typer

from renard.rules.sheet import SheetError

GameArgument = Annotated[
    str, typer.Argument(help="A game's name, or the path of a sheet file ending in .toml.")
]
RulingOption = Annotated[
    list[str] | None,
    typer.Option("--ruling", metavar="NAME=VALUE", help="Set a ruling of the sheet; repeatable."),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="PATH|URL",
        envvar="RENARD_DATABASE",
        help="An SQLite file or postgresql://…; the data folder's if unset.",
    ),
]

KeepUnfinishedOption = Annotated[
    float,
    typer.Option(
        min=0,
        envvar="RENARD_KEEP_UNFINISHED",
        help="Days until an abandoned table is deleted; 0 is never.",
    ),
]
KeepFinishedOption = Annotated[
    float,
    typer.Option(
        min=0,
        envvar="RENARD_KEEP_FINISHED",
        help="Days until a finished table is deleted; 0 is never.",
    ),
]
KeepProgressOption = Annotated[
    float,
    typer.Option(
        min=0,
        envvar="RENARD_KEEP_PROGRESS",
        help="Days until what a person keeps here is deleted if nobody asks; 0 is never.",
    ),
]

KeepIdentitiesOption = Annotated[
    float,
    typer.Option(
        min=0,
        envvar="RENARD_KEEP_IDENTITIES",
        help="Days until somebody is forgotten who has no seat and no run; 0 is never.",
    ),
]
KeepReportsOption = Annotated[
    float,
    typer.Option(
        min=0,
        envvar="RENARD_KEEP_REPORTS",
        help="Days until what people reported is deleted; 0 is never.",
    ),
]


def parse_rulings(texts: list[str] | None) -> dict[str, bool]:
    """`--ruling NAME=VALUE`, each value true or false."""
    rulings = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or value.lower() not in ("true", "false"):
            raise SheetError(f"--ruling {text}: should be NAME=true or NAME=false")
        rulings[name] = value.lower() == "true"
    return rulings
