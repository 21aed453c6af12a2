"""The games that a server offers: our own sheets, and those of the operator's folder."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from renard.rules.loading.reader import SHEETS, read_file
from renard.rules.sheet import Sheet, SheetError, earlier_sheets, parse_sheet, sheet_names
from renard.server.refusals import Refused


@dataclass(frozen=True)
class Filed:
    """A sheet with its text: whoever has the text has the game."""

    sheet: Sheet
    text: str
    digest: str


def file_sheet(text: str, name: str) -> Filed:
    """Read the text of a sheet file."""
    return Filed(parse_sheet(text, name), text, hashlib.sha256(text.encode()).hexdigest())


class Shelf:
    """All sheets that new tables may use, by id; and any that was read, by digest."""

    def __init__(self, folder: Path | None = None) -> None:
        self.games: dict[str, Filed] = {}
        self.faults: list[str] = []
        """One sentence for each file that was left out."""
        for name in sheet_names():
            path = SHEETS / f"{name}.toml"
            self._add(file_sheet(read_file(path), path.name))
        if folder is not None:
            self._read_folder(folder)
        earlier = (file_sheet(sheet.text, sheet.id) for sheet in earlier_sheets())
        self._by_digest = {filed.digest: filed for filed in (*earlier, *self.games.values())}

    def _read_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            raise SheetError(f"{folder}: there is no such folder; it should hold sheet files")
        for path in sorted(folder.glob("*.toml")):
            try:
                filed = file_sheet(read_file(path), str(path))
            except SheetError as error:
                self.faults.append(str(error))
            else:
                if filed.sheet.id in self.games:
                    self.faults.append(
                        f"{path}: id: is {filed.sheet.id!r}, as another sheet's; choose another"
                    )
                else:
                    self._add(filed)

    def _add(self, filed: Filed) -> None:
        self.games[filed.sheet.id] = filed

    def get(self, game: str, digest: object = None) -> Filed:
        """A game by its id; in an earlier version, where a game was begun with one that we had."""
        begun = self._by_digest.get(digest) if isinstance(digest, str) else None
        if begun is not None and begun.sheet.id == game:
            return begun
        if game not in self.games:
            names = ", ".join(self.games)
            raise Refused("unknown game", f"There is no game {game[:60]!a}; there are {names}.")
        return self.games[game]

    def known(self, digest: str) -> Filed | None:
        """A sheet that a table was set up with, if it was read already."""
        return self._by_digest.get(digest)

    def remember(self, text: str, digest: str) -> Filed:
        """A sheet that a table was set up with, from what was stored then."""
        filed = file_sheet(text, f"sheet {digest[:12]}")
        self._by_digest[digest] = filed
        return filed
