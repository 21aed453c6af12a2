"""`renard clean`: tables that nobody has come back to, shown or deleted."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from renard.cli.options import (
    DatabaseOption,
    KeepFinishedOption,
    KeepIdentitiesOption,
    KeepProgressOption,
    KeepReportsOption,
    KeepUnfinishedOption,
)


def add_to(app: typer.Typer) -> None:
    app.command()(clean)


def clean(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only show what would be deleted.")
    ] = False,
    database: DatabaseOption = None,
    keep_unfinished: KeepUnfinishedOption = 60,
    keep_finished: KeepFinishedOption = 365,
    keep_identities: KeepIdentitiesOption = 365,
    keep_reports: KeepReportsOption = 90,
    keep_progress: KeepProgressOption = 730,
) -> None:
    """Delete what has not changed for long, as a server does by itself every day."""
    from renard.server.storage import Keep, cleaning

    keep = Keep(
        keep_unfinished or None,
        keep_finished or None,
        keep_identities or None,
        keep_reports or None,
        keep_progress or None,
    )
    if not dry_run:
        done = cleaning.clean(database, keep)
        print(f"{done.unfinished:,} unfinished and {done.finished:,} finished tables deleted")
        print(f"{done.people:,} identities forgotten")
        if done.kept:
            print(f"what {done.kept:,} people kept here was deleted")
        return
    rows = cleaning.would_clean(database, keep)
    for row in rows:
        state = "finished" if row.over else f"unfinished after {row.version} entries"
        last = datetime.fromtimestamp(row.changed, UTC).strftime("%Y-%m-%d")
        print(f"{row.id}  {row.about.get('game', '?')}  last changed {last}  {state}")
    unfinished = sum(not row.over for row in rows)
    print(
        f"{unfinished:,} unfinished and {len(rows) - unfinished:,} finished tables would be deleted"
    )
    print(f"{len(cleaning.would_forget(database, keep)):,} identities would be forgotten")
