"""Saved games: one file for each game begun, replaced whole after every step.

A save holds what was thrown and decided, in the words of the game record, and nothing that follows
from it: whoever reads it plays it again by the rules.
"""

import contextlib
import json
import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from renard.folders import data_folder
from renard.record.format import Record, RecordError, dump, parse
from renard.rules.sheet import SheetError
from renard.terminal.older_saves import bring_up_to_date

VERSION = 2


class SaveError(ValueError):
    """A saved game that cannot be gone on with. The message says which file, and why."""


@dataclass
class Save:
    """A game as it is stored. `seed` is also the players'; with real dice it throws none."""

    game: str
    sheet: str
    """The text of the sheet file: the game goes on by it, whatever becomes of the file."""
    rulings: dict[str, bool]
    seats: list[str]
    seed: int
    own_dice: bool
    steps: list[dict[str, Any]] = field(default_factory=list)
    begun: int = 0
    """Steps that were played elsewhere, with other dice."""
    coached: bool = False
    """The coach has spoken."""


def new_path(game: str) -> Path:
    """The file of a game that begins now."""
    folder, begun = data_folder() / "saves", time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while (path := folder / f"{begun}-{number}-{_file_name(game)}.json").exists():
        number += 1
    return path


def _file_name(game: str) -> str:
    """A game's name without what a file's name cannot hold: a sheet may call itself anything."""
    return re.sub(r"[^\w.]", "_", game)


def write(path: Path, save: Save) -> None:
    """Replace a save: whoever reads it finds the old one or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    with draft.open("w", encoding="utf-8") as file:
        json.dump({"renard_save": VERSION, **vars(save)}, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def unfinished(game: str | None = None) -> list[Path]:
    """The saved games, the latest first; of one game, if it is named."""
    paths = (data_folder() / "saves").glob("*.json")
    found = sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    if game is None:
        return found
    return [path for path in found if path.stem.split("-", 3)[3:] == [_file_name(game)]]


def read(path: Path) -> Save:
    """A saved game; its steps are checked by playing them again, not here."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SaveError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise SaveError(
            f"{path}: is no saved game, or was cut off; move it away to go on with an older one"
        ) from None
    if not isinstance(values, dict) or "renard_save" not in values:
        raise SaveError(f"{path}: is no saved game; move it away to go on with an older one")
    version = values.pop("renard_save")
    if version not in range(1, VERSION + 1):
        raise SaveError(
            f"{path}: was saved in format {version}, and this program reads up to "
            f"{VERSION}; go on with it in the version that saved it"
        )
    if version == 1:
        try:
            values = bring_up_to_date(values)
        except SheetError as error:
            raise SaveError(f"{path}: {error}") from None
    for key, kind in _KEYS.items():
        if key not in values or not isinstance(values[key], kind):
            raise SaveError(f"{path}: is damaged: {key!r} is missing or no {kind.__name__}")
    begun = values.get("begun", 0)
    if not isinstance(begun, int):
        raise SaveError(f"{path}: is damaged: 'begun' is no int")
    coached = values.get("coached") is True
    return Save(begun=begun, coached=coached, **{key: values[key] for key in _KEYS})


_KEYS: dict[str, type] = {
    "game": str,
    "sheet": str,
    "rulings": dict,
    "seats": list,
    "seed": int,
    "own_dice": bool,
    "steps": list,
}


def records() -> Iterator[Record]:
    """The player's finished games; lines that are no records are left out."""
    path = data_folder() / "games.jsonl"
    if not path.exists():
        return
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
        for line in file:
            with contextlib.suppress(RecordError):
                yield parse(line)


def keep_record(record: Record) -> Path:
    """Add a finished game to the player's games; returns the file."""
    path = data_folder() / "games.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(dump(record) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return path
