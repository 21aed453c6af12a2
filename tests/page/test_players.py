"""The levels that the page is given."""

import json
import shutil

import renard
from renard.coach.strength import STRENGTH
from renard.page import players
from renard.players.net import read_net
from renard.players.registry import WEIGHTS
from renard.players.value import TERMS


def test_every_level_comes_with_its_net(tmp_path):
    players.write_levels(tmp_path)
    games = json.loads((tmp_path / players.LEVELS).read_text())
    assert list(games) == renard.sheet_names()
    for name, levels in games.items():
        sheet = renard.load_sheet(name)
        assert [level["name"] for level in levels] == renard.players.players_of(sheet)
        for level in levels:
            if "net" not in level:
                continue
            net = read_net(tmp_path / level["net"]["file"])
            assert level["net"]["layers"] == net.sizes
            assert len(level["terms"]) == TERMS
            others = [*level.get("among", {}).values()]
            others += [level["otherwise"]] if "otherwise" in level else []
            assert all((tmp_path / other["net"]["file"]).exists() for other in others)
    assert games["twice"][-1]["otherwise"]["net"]["file"] == "twice-strict.net"


def test_without_weights_the_page_has_the_players_that_need_none(tmp_path, monkeypatch):
    bare = tmp_path / "weights"
    bare.mkdir()
    shutil.copyfile(WEIGHTS / "levels.toml", bare / "levels.toml")
    monkeypatch.setattr(players, "WEIGHTS", bare)
    page = tmp_path / "page"
    page.mkdir()
    (page / "old.net").write_bytes(b"")
    players.write_levels(page)
    games = json.loads((page / players.LEVELS).read_text())
    assert all([level["name"] for level in game] == ["random", "greedy"] for game in games.values())
    assert [file.name for file in page.iterdir()] == [players.LEVELS]


def test_how_sure_the_coach_is_goes_with_them(tmp_path):
    players.write_sureness(tmp_path)
    told = json.loads((tmp_path / players.SURENESS).read_text())
    assert set(told["games"]) == set(renard.sheet_names())
    for figures in told["games"].values():
        assert len(figures["spread"]) == len(figures["error"]) == len(told["shares"])


def test_what_seats_still_make_goes_with_them(tmp_path):
    players.write_strengths(tmp_path)
    told = json.loads((tmp_path / players.STRENGTHS).read_text())
    assert set(told["games"]) == set(renard.sheet_names())
    for name, by_players in told["games"].items():
        assert list(by_players) == ["2", "3", "4"]
        for found in by_players.values():
            assert found["levels"] == renard.players.players_of(renard.load_sheet(name))
            assert len(found["table"]) == len(found["levels"]) * STRENGTH
