"""Counts of decision paths from positions of `perft/*.perft`, under scripted dice.

A path of length N is a sequence of N decisions. Where several seats have something to decide the
lowest acts first. Throws and, alone, the dice for the platter come from the script, the next line
for each one on the path, from the beginning again after the last. A game that is over has no paths.

    id       a name for the block
    new      a game and its players:    new clever players=2
    state    or a position in its text form
    dice     a throw: a face for every die in the sheet's order; those not in hand are not read
    platter  alone, passive: the dice by how near they lie to the platter, for equal faces
    perft    a length, and how many paths there are
"""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from renard.rules.game import Game, new
from renard.rules.sheet import sheet_names
from renard.rules.text import parse_state

FOLDER = Path(__file__).parent / "perft"


@dataclass
class Block:
    id: str = ""
    start: str = ""
    dice: list[str] = field(default_factory=list)
    platters: list[str] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)

    def game(self) -> Game:
        word, _, rest = self.start.partition(" ")
        if word == "state":
            return parse_state(rest)
        name, _, players = rest.partition(" players=")
        return new(name, int(players))


def read_blocks(path: Path) -> list[Block]:
    blocks: list[Block] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        if word == "id":
            blocks.append(Block(id=rest))
        elif word in ("new", "state"):
            blocks[-1].start = f"{word} {rest}"
        elif word == "dice":
            blocks[-1].dice.append(rest)
        elif word == "platter":
            blocks[-1].platters.append(rest)
        elif word == "perft":
            length, count = rest.split()
            blocks[-1].counts.append((int(length), int(count)))
        elif word:
            raise ValueError(f"{path.name}: {line!r} cannot be read")
    return blocks


def throw_dice(game: Game, block: Block, throws: int, platters: int) -> tuple[int, int]:
    """Apply what the script says until somebody has to decide; how many lines are used by then."""
    while game.awaits in ("roll", "platter"):
        if game.awaits == "roll":
            line = block.dice[throws % len(block.dice)].split()
            thrown = {die: int(face) for die, face in zip(game.sheet.dice, line, strict=True)}
            game.apply_roll({die: thrown[die] for die in game.dice_to_roll()})
            throws += 1
        else:
            near = block.platters[platters % len(block.platters)].split()
            faces = dict(zip(game.sheet.dice, game.state.faces, strict=True))
            game.apply_platter(sorted(near, key=lambda die: int(faces[die]))[:3])
            platters += 1
    return throws, platters


def count_paths(game: Game, block: Block, length: int, throws: int = 0, platters: int = 0) -> int:
    steps = game.steps
    throws, platters = throw_dice(game, block, throws, platters)
    paths = 0
    for seat in game.to_act()[:1]:
        actions = game.legal(seat)
        if length == 1:
            paths = len(actions)
            break
        for action in actions:
            game.apply(seat, action)
            paths += count_paths(game, block, length - 1, throws, platters)
            game.undo()
    while game.steps > steps:
        game.undo()
    return paths


def divide(block: Block, length: int) -> str:
    """The subtotals by first decision: where a count is wrong, the wrong branch is seen."""
    game = block.game()
    throws, platters = throw_dice(game, block, 0, 0)
    lines = []
    for seat in game.to_act()[:1]:
        for action in game.legal(seat):
            text = game.text(seat, action)
            game.apply(seat, action)
            paths = count_paths(game, block, length - 1, throws, platters) if length > 1 else 1
            game.undo()
            lines.append(f"{paths:10} {text}")
    return "\n".join(lines)


BLOCKS = [
    pytest.param(block, id=f"{path.stem}-{block.id}")
    for path in sorted(FOLDER.glob("*.perft"))
    for block in read_blocks(path)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_as_many_paths_as_counted(block):
    assert block.counts, f"{block.id} counts nothing"
    for length, wanted in block.counts:
        found = count_paths(block.game(), block, length)
        if found != wanted:
            pytest.fail(f"{found} paths of length {length}, not {wanted}:\n{divide(block, length)}")


@pytest.mark.parametrize("game", sheet_names())
def test_every_game_has_counts(game):
    blocks = read_blocks(FOLDER / f"{game}.perft")
    assert blocks
    assert all(block.game().sheet.id == game for block in blocks)


def test_divide_adds_up_to_the_count():
    block = read_blocks(FOLDER / "clever.perft")[0]
    subtotals = [int(line.split()[0]) for line in divide(block, 2).splitlines()]
    assert sum(subtotals) == count_paths(block.game(), block, 2) == dict(block.counts)[2]
