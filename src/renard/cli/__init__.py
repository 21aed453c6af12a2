"""The `renard` command. Each module holds the commands of one subject."""

import os
import sys
from typing import Annotated

import typer

import renard
from renard.cli import (
    admin,
    analyse,
    backup,
    bench,
    bot,
    clean,
    daily,
    dataset,
    lessons,
    load,
    page,
    play,
    players,
    puzzles,
    records,
    serve,
    sheets,
    simulate,
    tournament,
    train,
    wasm,
)

app = typer.Typer(
    name="renard",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
sheets.add_to(app)
play.add_to(app)
daily.add_to(app)
simulate.add_to(app)
tournament.add_to(app)
players.add_to(app)
puzzles.add_to(app)
train.add_to(app)
dataset.add_to(app)
bench.add_to(app)
records.add_to(app)
analyse.add_to(app)
lessons.add_to(app)
wasm.add_to(app)
page.add_to(app)
serve.add_to(app)
backup.add_to(app)
clean.add_to(app)
admin.add_to(app)
bot.add_to(app)
load.add_to(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(renard.__version__)
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", is_eager=True, callback=_print_version
        ),
    ] = False,
) -> None:
    """Dice games with a silver platter and a fox: play, simulate, check."""


def main() -> None:
    """Run a command; what goes wrong is said in one sentence, with exit code 2."""
    try:
        app(standalone_mode=True)
    except BrokenPipeError:
        # Whoever read our output has closed it: stop quietly, and keep Python from flushing again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
    except (ValueError, OSError) as error:
        print(f"renard: {_sentence(error)}", file=sys.stderr)
        sys.exit(2)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
