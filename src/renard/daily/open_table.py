"""Where the open table of a game begins: runs that lose no more stand there, beside people's."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

MEASURED = Path(__file__).with_name("open_table.toml")


def open_loss(game: str) -> float:
    """Points; of a game that nobody measured, only runs that lose nothing stand apart."""
    return float(measured().get(game, {}).get("points", 0.0))


@cache
def measured() -> dict[str, Any]:
    """By game: the points, and what the levels lost when they were chosen."""
    with MEASURED.open("rb") as file:
        return tomllib.load(file)
