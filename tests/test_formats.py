"""docs/formats.md names every format number as the code has it."""

import re
from pathlib import Path

from renard.envs import ids
from renard.players import features, net
from renard.puzzles import book
from renard.record import format as record_format
from renard.rules import observe
from renard.rules.loading import updating
from renard.server import messages
from renard.server.storage import backup, migrations
from renard.terminal import saves

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src"


def number_of_page(file, name="FORMAT"):
    text = (PAGE / file).read_text("utf-8")
    (found,) = re.findall(rf"^const {name} = (\d+);$", text, re.MULTILINE)
    return found


def test_the_page_of_formats_has_the_numbers_of_the_code():
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| `([^`]+)` \|", text, re.MULTILINE)
    told = {name: number.strip("`") for name, number, _ in rows}
    assert told == {
        "game record": record_format.FORMAT,
        "protocol": str(messages.PROTOCOL),
        "database tables": str(migrations.LATEST),
        "backup": str(backup.FORMAT),
        "saved game of the terminal": str(saves.VERSION),
        "saved games of a browser": number_of_page("device/database.ts", "VERSION"),
        "all of a device in one file": number_of_page("yours/file.ts"),
        "game in a link": number_of_page("share/link.ts"),
        "dice of a game in a link": number_of_page("same/link.ts"),
        "sheet": str(updating.latest()),
        "net": str(net.FORMAT),
        "features of a net": str(features.VERSION),
        "book of puzzles": str(book.FORMAT),
        "observation": str(observe.VERSION),
        "environment ids": str(ids.VERSION),
    }
    for _, _, place in rows:
        assert any((ROOT / start / place).exists() for start in ("", "src/renard")), place
