"""The players of a game by name: chance, greed, and levels of measured strength."""

import functools
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from renard.players.chance import RandomPlayer
from renard.players.greedy import GreedyPlayer
from renard.players.interface import Player
from renard.players.net import Net, read_net_for
from renard.players.net_player import NetPlayer
from renard.rules.sheet import Sheet

WEIGHTS = Path(__file__).parent / "weights"


class UnknownPlayer(ValueError):
    """A name that no player of the game goes by. The message lists those that exist."""


@dataclass(frozen=True)
class Level:
    """A named level of a game: what plays it, and how strong it was measured to be."""

    name: str
    tells: str
    """In a few words, how it plays."""
    net: str = ""
    """The file of its net; without one it is the greedy player."""
    nets: dict[str, str] = field(default_factory=dict)
    """By the number of players: the file of another net, where one was trained for so many."""
    otherwise: dict[str, Any] = field(default_factory=dict)
    """Some `rulings`, the `net` that was trained under them, and how strong it was `measured`."""
    foresight: float = 1.0
    spread: float = 0.0
    """With one it plays to win: how far totals lie around what is foretold at the beginning."""
    offered: bool = True
    """Whether people find it on lists; others are there to compare with."""
    among: dict[str, float] = field(default_factory=dict)
    """By the number of players: its mean points with its equals at every seat, as measured;
    none of a race, where points say little."""
    measured: dict[str, float] | None = None
    """Figures of the command that `renard players` names."""

    @property
    def files(self) -> set[str]:
        """The files of all its nets."""
        return {self.net, *self.nets.values(), self.otherwise.get("net", "")} - {""}


_PLAIN: dict[str, type[RandomPlayer | GreedyPlayer]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
}


def levels_of(sheet: Sheet) -> list[Level]:
    """All that people may choose for a seat of this game, weakest first."""
    return [level for level in all_levels_of(sheet) if level.offered]


def strongest_of(sheet: Sheet) -> Level:
    """The level of this game that the others are measured against."""
    return levels_of(sheet)[-1]


def all_levels_of(sheet: Sheet) -> list[Level]:
    """All that can sit on a seat of this game, those included that are there to compare with."""
    # A sheet of somebody else's may carry the name of one of ours: no net was trained on it.
    own = sheet.path is None
    levels = _read_levels().get(sheet.id if own else "", _untrained())
    return [_under_its_rulings(Level(**level), sheet) for level in levels]


def _under_its_rulings(level: Level, sheet: Sheet) -> Level:
    """The level as it plays this sheet: with the net that was trained under its rulings."""
    rulings: dict[str, bool] = level.otherwise.get("rulings", {})
    if rulings and all(sheet.rulings.get(name) == value for name, value in rulings.items()):
        return replace(level, net=level.otherwise["net"], measured=level.otherwise.get("measured"))
    return level


def _untrained() -> list[dict[str, Any]]:
    return [
        {"name": RandomPlayer.name, "tells": "any legal action"},
        {"name": GreedyPlayer.name, "tells": "most points now, and what promises more"},
    ]


def players_of(sheet: Sheet) -> list[str]:
    """The names of all that can sit on a seat of this game, weakest first."""
    return [level.name for level in levels_of(sheet)]


def make_player(name: str, sheet: Sheet) -> Player:
    """The player of a name, for this game."""
    levels = {level.name: level for level in all_levels_of(sheet)}
    if name not in levels:
        raise UnknownPlayer(
            f"unknown player {name!r}: the players of {sheet.id} are {', '.join(players_of(sheet))}"
        )
    level = levels[name]
    if not level.net:
        return _PLAIN[name]()
    return net_player(level, sheet)


def net_player(level: Level, sheet: Sheet) -> NetPlayer:
    """The player of a level that has a net."""
    among = {int(players): _net(sheet, file) for players, file in level.nets.items()}
    return NetPlayer(level.name, _net(sheet, level.net), level.foresight, level.spread, among)


_nets: dict[str, Net] = {}


def _net(sheet: Sheet, file: str) -> Net:
    # A net belongs to one game, and a ruling changes no feature: it is read and compared once.
    if file not in _nets:
        _nets[file] = read_net_for(sheet, WEIGHTS / file)
    return _nets[file]


@functools.cache
def _read_levels() -> dict[str, list[dict[str, Any]]]:
    with (WEIGHTS / "levels.toml").open("rb") as file:
        games: dict[str, list[dict[str, Any]]] = tomllib.load(file)
    return games
