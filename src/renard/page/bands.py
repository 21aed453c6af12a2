"""What bots lose per decision: by this the page names how well somebody plays (docs/progress.md).

`RENARD_PLAIN=1 python -m renard.page.bands FOLDER` writes it.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from renard.coach.seats import MEASURED, measured_seats
from renard.players.registry import WEIGHTS, levels_of
from renard.rules.sheet import Sheet, load_sheet, sheet_names

BANDS = "bands.json"
ALONE = MEASURED.parent / "alone.toml"


def band_files() -> Iterator[Path]:
    """What the bands are made from, besides their code."""
    yield from (MEASURED, ALONE, WEIGHTS / "levels.toml")


def bands_of(sheet: Sheet) -> dict[str, dict[str, float]]:
    """By number of players and level, the weakest first: points lost per decision.

    Only levels with a net: nobody is told to play like chance.
    """
    names = [level.name for level in levels_of(sheet) if level.net]
    with ALONE.open("rb") as file:
        alone = tomllib.load(file).get(sheet.id)
    tables = measured_seats().get(sheet.id, {})
    found = {"1": alone} if alone else {}
    found |= {
        players: {level: about["loss"] for level, about in levels.items()}
        for players, levels in tables.items()
    }
    return {
        players: {name: losses[name] for name in names if name in losses}
        for players, losses in found.items()
    }


def write_bands(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    bands = {name: bands_of(load_sheet(name)) for name in sheet_names()}
    (folder / BANDS).write_text(json.dumps(bands, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    write_bands(Path(sys.argv[1]))
