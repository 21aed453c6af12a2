"""Drawing the dice: in hand, on the platter, on the dice fields."""

from rich.text import Text

from renard.rules.game import Game
from renard.rules.layout import ASIDE, FIELD, FLOW_PLATTER, HAND, PART_ROUND, PLATTER
from renard.rules.race import multisets
from renard.terminal.paint import Palette, join, styled

_PLACES = {HAND: "dice", PLATTER: "platter", FIELD: "dice fields", ASIDE: "aside"}


def draw_dice(game: Game) -> Text:
    """Where the dice lie and what they show, on one line; empty before the first roll of a turn."""
    if game.sheet.record.flow != FLOW_PLATTER:
        faces = multisets.FACES[int(game.state.hand)]
        return join([styled("dice"), *[styled(f"[{face}]", "bold") for face in faces]])
    if game.state.part == PART_ROUND:
        return Text()
    palette = Palette(game.sheet)
    shown = []
    for place, word in _PLACES.items():
        dice = [
            palette.die(name, int(game.state.faces[i]))
            for i, name in enumerate(game.sheet.dice)
            if game.state.where[i] == place
        ]
        if dice:
            shown.append(join([styled(word, "dim"), *dice]))
    return join(shown, "   ")


def draw_throw(game: Game, faces: dict[str, int] | list[int]) -> Text:
    """The dice of one throw."""
    palette = Palette(game.sheet)
    if isinstance(faces, list):
        return join([styled(f"[{face}]", "bold") for face in faces])
    return join([palette.die(name, face) for name, face in faces.items()])


def draw_colours(game: Game, names: list[str]) -> Text:
    """Dice by name, with what they show."""
    palette = Palette(game.sheet)
    order = game.sheet.dice
    dice = [palette.die(name, int(game.state.faces[order.index(name)])) for name in names]
    return join(dice, "")
