"""`renard build-page`: the page that people play on."""

from pathlib import Path
from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    app.command()(build_page)


def build_page(
    out: Annotated[
        Path | None, typer.Option(help="The folder to write to; without, where `serve` looks.")
    ] = None,
    only_prepare: Annotated[
        bool, typer.Option(help="Only what the page's own tools and tests need.")
    ] = False,
    quiet: Annotated[bool, typer.Option(help="Say only what takes a while.")] = False,
) -> None:
    """Build the page with the rules inside it: static files that any host can serve."""
    from renard.page import BUILT
    from renard.page.build import build_page, prepare

    if only_prepare:
        prepare(tests=True)
        return
    folder = build_page(out=out or BUILT)
    if not quiet:
        print(f"the page is in {folder}")
