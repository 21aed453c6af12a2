"""The `renard` command. Each module holds the commands of one subject."""

import os
import sys

import typer

from renard.cli import (
    analyse,
    backup,
    bench,
    page,
    play,
    players,
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
    help="Dice games with a silver platter and a fox: play, simulate, check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
sheets.add_to(app)
play.add_to(app)
simulate.add_to(app)
tournament.add_to(app)
players.add_to(app)
train.add_to(app)
bench.add_to(app)
records.add_to(app)
analyse.add_to(app)
wasm.add_to(app)
page.add_to(app)
serve.add_to(app)
backup.add_to(app)


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
