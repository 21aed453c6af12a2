"""Bands of the page: what every level with a net loses, by game and number of players."""

import json

import pytest

from renard.page.bands import BANDS, bands_of, write_bands
from renard.players.registry import levels_of
from renard.rules.sheet import load_sheet, sheet_names


@pytest.mark.parametrize("game", sheet_names())
def test_a_stronger_level_loses_no_more(game):
    sheet = load_sheet(game)
    low, high = sheet.players
    bands = bands_of(sheet)
    assert set(bands) == {str(players) for players in range(low, high + 1)}
    for losses in bands.values():
        assert list(losses) == [level.name for level in levels_of(sheet) if level.net]
        assert list(losses.values()) == sorted(losses.values(), reverse=True)


def test_all_games_are_written_for_the_page(tmp_path):
    write_bands(tmp_path / "new")
    told = json.loads((tmp_path / "new" / BANDS).read_text(encoding="utf-8"))
    assert told == {game: bands_of(load_sheet(game)) for game in sheet_names()}
