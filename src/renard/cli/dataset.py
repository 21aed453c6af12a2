"""`renard dataset`: positions with the master's values, for whoever trains players of their own."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from renard.cli.files import BadFile, need
from renard.cli.options import GameArgument, RulingOption, parse_rulings
from renard.cli.progress import progress_bar

if TYPE_CHECKING:
    from renard.rules.sheet import Sheet

POSITIONS = "positions.parquet"
CARD = "README.md"


def add_to(app: typer.Typer) -> None:
    app.command()(dataset)


def dataset(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The folder to make, with the data and its card.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    with_: Annotated[
        str,
        typer.Option("--with", help="Levels, with commas; one is drawn for every seat of a game."),
    ] = "casual,club,expert,master",
    seed: Annotated[int, typer.Option(help="Fixes all dice, seats and choices.")] = 0,
    ruling: RulingOption = None,
) -> None:
    """Write positions with what the master expects of every choice, and how the games ended."""
    from renard.cli.first_start import announce_first_compile

    need("pyarrow", "parquet", "dataset")
    announce_first_compile()
    from renard.coach import NoCoach, has_coach
    from renard.rules.game import RuleError
    from renard.rules.sheet import load_sheet
    from renard.sim.dataset import Wanted, write_dataset
    from renard.sim.dataset_card import card

    sheet = load_sheet(game, parse_rulings(ruling))
    low, high = sheet.players
    count = low if players is None else players
    if not low <= count <= high:
        raise RuleError(f"{sheet.id} is for {low} to {high} players, not {count}")
    levels = _levels(with_, sheet)
    if not has_coach(sheet):
        raise NoCoach(f"no net was trained for {sheet.id}, so nobody knows what choices are worth")
    beside = _folder(out)
    wanted = Wanted(sheet, count, levels, games, seed)
    rows = 0
    with progress_bar(games) as advance:
        for played, added in write_dataset(wanted, beside / POSITIONS):
            rows += added
            advance(played)
    text = card(wanted, rows, shlex.join(["renard", *sys.argv[1:]]))
    (beside / CARD).write_text(text, encoding="utf-8")
    beside.rename(out)
    print(f"{rows:,} positions of {games:,} games of {sheet.id}: {out}")


def _levels(text: str, sheet: "Sheet") -> list[str]:
    from renard.players import make_player

    names = list(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        make_player(name, sheet)
    return names


def _folder(out: Path) -> Path:
    """A folder to fill, which takes the name of `out` when all is there."""
    if out.exists():
        raise BadFile(f"--out {out}: exists already; it should be the name of a new folder")
    if not out.parent.is_dir():
        raise BadFile(f"--out {out}: there is no folder {out.parent}")
    beside = out.with_name(out.name + ".part")
    try:
        beside.mkdir(exist_ok=True)
    except OSError as error:
        raise BadFile(f"--out {out}: cannot be made: {error.strerror}") from None
    return beside
