"""Positions for the tests of rulings: set up by the names of the sheet file, played by texts."""

from typing import Any

from renard.rules.game import Game
from renard.rules.loading.reader import Part
from renard.rules.positions import set_up
from renard.rules.sheet import load_sheet

FAMILY = ["clever", "tower", "twice", "mix"]


def at(game: str, **position: Any) -> Game:
    """A game in the position that the keys of `renard.rules.positions` describe."""
    part = Part(position, "test")
    found = set_up(load_sheet(game), part)
    part.done()
    return found


def dice(text: str) -> dict[str, int]:
    """Faces by die: `dice("white3 blue5")`."""
    return {word[:-1]: int(word[-1]) for word in text.split()}


def play(game: Game, *steps: str, seat: int = 0) -> Game:
    """Do what the texts say: actions of the seat, or `roll white3 blue5`, `roll 1 2 3 4`."""
    for step in steps:
        word, _, rest = step.partition(" ")
        if word == "roll" and game.sheet.named_dice:
            game.apply_roll(dice(rest))
        elif word == "roll":
            game.apply_roll(dict(zip(game.sheet.dice, map(int, rest.split()), strict=True)))
        elif word == "platter":
            game.apply_platter(rest.split())
        else:
            game.apply(seat, game.find(seat, step))
    return game


def options(game: Game, start: str = "", seat: int = 0) -> list[str]:
    """The texts of all that is legal for a seat and begins with `start`."""
    texts = [game.text(seat, action) for action in game.legal(seat)]
    return [text for text in texts if text.startswith(start)]


def lying(game: Game, place: str) -> set[str]:
    """The dice in `hand`, on the `platter`, on `fields` or `aside`."""
    number = ["hand", "platter", "fields", "aside"].index(place)
    return {die for die, at in zip(game.sheet.dice, game.state.where, strict=True) if at == number}


def cell(game: Game, zone: str, number: int, seat: int = 0) -> int:
    """What stands in a cell of a zone, counted from 1."""
    names = [known.name for known in game.sheet.zones]
    return int(game.state.cells[seat, game.sheet.record.zone_first[names.index(zone)] + number - 1])


def boxes(game: Game, bar: str, seat: int = 0) -> int:
    """How many boxes of a bar are open."""
    bars = ["reroll", "extra", "takeback", "polish", "joker"]
    return int(game.state.opened[seat, bars.index(bar)])
