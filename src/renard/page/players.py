"""The players that come with the page: their levels by game, and the nets that they decide by."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from renard.coach.moment import KNOTS, MEASURED, measured
from renard.players.net import Judge
from renard.players.registry import WEIGHTS, Level, levels_of, net_player, strongest_of
from renard.players.value import AIM, AIM_AHEAD
from renard.rules.layout import FLOW_RACE
from renard.rules.sheet import load_sheet, sheet_names

LEVELS = "levels.json"
LAYOUT = "layout.json"
SURENESS = "sureness.json"


def player_files() -> Iterator[Path]:
    """What the page's players are made from, besides their code."""
    yield from (path for path in WEIGHTS.iterdir() if path.is_file())
    yield MEASURED


def write_layout(layout: dict[str, Any], folder: Path) -> None:
    """What the thread of the players has to know about their module."""
    functions = {name: list(about["arguments"]) for name, about in layout["functions"].items()}
    _write(folder / LAYOUT, {"functions": functions, "room": layout["room"]})


def write_sureness(folder: Path) -> None:
    """How sure the coach can be, by game and share of it that is left."""
    _write(folder / SURENESS, {"shares": KNOTS.tolist(), "games": measured()})


def write_levels(folder: Path) -> None:
    """The levels of all games, with their nets beside them; a level without its net is left out."""
    for old in folder.glob("*.net"):
        old.unlink()
    described: dict[str, list[dict[str, Any]]] = {}
    for name in sheet_names():
        sheet = load_sheet(name)
        strongest, race = strongest_of(sheet), sheet.record.flow == FLOW_RACE
        described[name] = []
        for level in levels_of(sheet):
            if all((WEIGHTS / net).exists() for net in level.files):
                described[name].append(_described(level, strongest, race))
                for net in level.files:
                    shutil.copyfile(WEIGHTS / net, folder / net)
    _write(folder / LEVELS, described)


def _described(level: Level, strongest: Level, race: bool) -> dict[str, Any]:
    about: dict[str, Any] = {"name": level.name}
    measured = level.measured or {}
    # Of a race, points say less than games won; what the strongest wins against itself, nothing.
    figure, said = ("wins_against_strongest", "wins") if race else ("mean", "mean")
    if figure in measured and not (race and level.name == strongest.name):
        about[said] = measured[figure]
    if level.net:
        player = net_player(level)
        about |= _decided_by(level.net, player.judge_among(1))
        if level.nets:
            about["among"] = {
                players: _decided_by(net, player.judge_among(int(players)))
                for players, net in level.nets.items()
            }
        if level.otherwise:
            net, rulings = level.otherwise["net"], level.otherwise["rulings"]
            judge = net_player(replace(level, net=net)).judge_among(1)
            about["otherwise"] = {"rulings": rulings, **_decided_by(net, judge)}
        if about["terms"][AIM] == AIM_AHEAD:
            about["lead"] = True
    return about


def _decided_by(file: str, judge: Judge) -> dict[str, Any]:
    """A net's file, with its layers, and the numbers around it."""
    return {
        "net": {"file": file, "layers": judge.layers.tolist()},
        "terms": judge.terms.tolist(),
    }


def _write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")
