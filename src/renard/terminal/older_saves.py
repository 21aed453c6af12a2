"""Saved games of format 1, which named their sheet and a hash of it instead of holding its text."""

import hashlib
import json
import tomllib
from typing import Any

from renard.rules.sheet import Sheet, SheetError, earlier_sheets, load_sheet

# What a sheet file says about itself and the game's name, not about how it is played.
_NOT_PLAYED = ("format", "title", "known_as", "source", "examples", "rating")


def bring_up_to_date(values: dict[str, Any]) -> dict[str, Any]:
    """The save with the text of the sheet that it was begun with; a SheetError if that is gone."""
    game, where = values.get("game"), values.get("sheet_path")
    try:
        today = load_sheet(str(where or game))
    except (SheetError, OSError) as error:
        raise SheetError(f"its sheet is not to be had any more: {error}") from None
    for sheet in [today] if where else [today, *earlier_sheets()]:
        if sheet.id == game and sheet_key(sheet) == values.get("sheet_key"):
            return {**values, "sheet": sheet.text}
    raise SheetError(
        f"the sheet of {game} has changed since this game was saved, so it cannot go on"
    )


def sheet_key(sheet: Sheet) -> str:
    """A hash of all that a sheet file says about how the game is played."""
    said = tomllib.loads(sheet.text)
    told = {key: value for key, value in said.items() if key not in _NOT_PLAYED}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
