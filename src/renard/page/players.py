"""The players that come with the page: their levels by game, and the nets that they decide by.

`RENARD_PLAIN=1 python -m renard.page.players FOLDER` writes them: it looks at few positions, for
which nothing need be compiled.
"""

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from renard.coach.moment import KNOTS, MEASURED, measured
from renard.coach.seats import MEASURED as MEASURED_SEATS
from renard.coach.seats import strengths_of
from renard.coach.strength import ASSUMED, ASSUMED_PLACE, KNOWN, KNOWN_LEVEL
from renard.lessons.goals import GOAL_INTS
from renard.players.net import CompiledNet, NetError
from renard.players.registry import WEIGHTS, Level, levels_of, net_player, strongest_of
from renard.players.value import AIM, AIM_AHEAD
from renard.rules.layout import BAR_NAMES, FLOW_RACE
from renard.rules.rows import ROW_INTS
from renard.rules.sheet import Sheet, load_sheet, sheet_names

LEVELS = "levels.json"
LAYOUT = "layout.json"
SURENESS = "sureness.json"
REASONS = "reasons.json"
STRENGTHS = "strengths.json"


def player_files() -> Iterator[Path]:
    """What the page's players are made from, besides their code."""
    yield from (path for path in WEIGHTS.iterdir() if path.is_file())
    yield MEASURED
    yield MEASURED_SEATS


def write_layout(layout: dict[str, Any], folder: Path) -> None:
    """What the thread of the players has to know about their module, and how reasons are read."""
    functions = {name: list(about["arguments"]) for name, about in layout["functions"].items()}
    row = {"row_ints": ROW_INTS}
    told = {key: layout[key] for key in ("room", "looking_back")}
    _write(folder / LAYOUT, {"functions": functions, **told, **row, "goal_ints": GOAL_INTS})
    _write(folder / REASONS, {"kinds": layout["rows"], "bars": BAR_NAMES, **row})


def write_sureness(folder: Path) -> None:
    """How sure the coach can be, by game and share of it that is left."""
    _write(folder / SURENESS, {"shares": KNOTS.tolist(), "games": measured()})


def write_strengths(folder: Path) -> None:
    """What seats of every level still make, by game and number of players."""
    games: dict[str, dict[int, Any]] = {}
    for name in sheet_names():
        sheet = load_sheet(name)
        for players in range(sheet.players[0], sheet.players[1] + 1):
            if found := strengths_of(sheet, players):
                games.setdefault(name, {})[players] = {
                    "levels": found.levels,
                    "at_first": found.at_first,
                    "table": found.table.ravel().tolist(),
                }
    known = {"size": KNOWN, "level": KNOWN_LEVEL}
    assumed = {"size": ASSUMED, "place": ASSUMED_PLACE}
    _write(folder / STRENGTHS, {"known": known, "assumed": assumed, "games": games})


def write_levels(folder: Path) -> None:
    """The levels of all games, with their nets beside them; a level without its net is left out."""
    for old in folder.glob("*.net"):
        old.unlink()
    described: dict[str, list[dict[str, Any]]] = {}
    for name in sheet_names():
        sheet = load_sheet(name)
        described[name] = []
        for level in levels_of(sheet):
            if all((WEIGHTS / net).exists() for net in level.files):
                described[name].append(_described(level, sheet))
                for net in level.files:
                    shutil.copyfile(WEIGHTS / net, folder / net)
    _write(folder / LEVELS, described)


def _described(level: Level, sheet: Sheet) -> dict[str, Any]:
    strongest, race = strongest_of(sheet), sheet.record.flow == FLOW_RACE
    about: dict[str, Any] = {"name": level.name}
    measured = level.measured or {}
    # Of a race, points say little: the weaker its players, the longer it lasts.
    alone = {"1": measured["mean"]} if "mean" in measured and not race else {}
    if alone or level.among:
        about["means"] = alone | level.among
    # What the strongest wins against itself says nothing.
    if "wins_against_strongest" in measured and level.name != strongest.name:
        about["wins"] = measured["wins_against_strongest"]
    if level.net:
        player = net_player(level, sheet)
        about |= _decided_by(level.net, player.judge_among(1))
        if level.nets:
            about["among"] = {
                players: _decided_by(net, player.judge_among(int(players)))
                for players, net in level.nets.items()
            }
        if level.otherwise:
            net, rulings = level.otherwise["net"], level.otherwise["rulings"]
            judge = net_player(replace(level, net=net), sheet).judge_among(1)
            about["otherwise"] = {"rulings": rulings, **_decided_by(net, judge)}
        if about["terms"][AIM] == AIM_AHEAD:
            about["lead"] = True
    return about


def _decided_by(file: str, judge: CompiledNet) -> dict[str, Any]:
    """A net's file, its size and its layers, and the numbers around it."""
    size = (WEIGHTS / file).stat().st_size
    return {
        "net": {"file": file, "bytes": size, "layers": judge.layers.tolist()},
        "terms": judge.terms.tolist(),
    }


def _write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    try:
        write_levels(Path(sys.argv[1]))
        write_sureness(Path(sys.argv[1]))
        write_strengths(Path(sys.argv[1]))
    except NetError as error:
        sys.exit(str(error))
