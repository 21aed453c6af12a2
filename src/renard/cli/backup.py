"""`renard backup` and `renard restore`: all tables of a server in one file."""

from pathlib import Path
from typing import Annotated

import typer

from renard.cli.options import DatabaseOption


def add_to(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: DatabaseOption = None,
) -> None:
    """Save all tables of a server in one file, also while it runs."""
    from renard.server.storage import backup as storage

    counts = storage.backup(database, file)
    print(f"{file}: {counts.tables:,} tables with {counts.entries:,} entries saved")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `renard backup` wrote.")],
    database: DatabaseOption = None,
) -> None:
    """Fill an empty database from such a file, of whatever kind of database it was."""
    from renard.server.storage import backup as storage

    counts = storage.restore(database, file)
    print(f"{file}: {counts.tables:,} tables with {counts.entries:,} entries restored")
