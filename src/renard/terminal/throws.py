"""Real dice on the table: asking what was rolled, and for the platter only where it is tied."""

from itertools import combinations

from renard.table import Table
from renard.terminal.asking import Keyboard
from renard.terminal.dice import draw_colours, draw_throw
from renard.terminal.paint import Palette, join, styled


def enter_throw(table: Table, keyboard: Keyboard, name: str) -> None:
    """Ask for whatever throw the table waits for, and enter it."""
    if table.game.awaits == "platter":
        table.enter_platter(_ask_platter(table, keyboard))
    else:
        table.enter_roll(_ask_roll(table, keyboard, name))


def _ask_roll(table: Table, keyboard: Keyboard, name: str) -> dict[str, int]:
    console, game = keyboard.console, table.game
    dice = game.dice_to_roll()
    if game.sheet.named_dice:
        palette = Palette(game.sheet)
        shown = [styled(palette[die].tag + " ") + palette.word(die) for die in dice]
        console.print(styled(f"{name}: roll ", "bold") + join(shown, ", "))
        how = "faces in this order"
    else:
        console.print(styled(f"{name}: roll {len(dice)} dice", "bold"))
        how = "faces"
    while True:
        faces = parse_faces(keyboard.line(f"The {how}, for example {_example(len(dice))}: "))
        if len(faces) != len(dice):
            console.print(f"Please type {len(dice)} faces from 1 to 6.")
            continue
        thrown = dict(zip(dice, faces, strict=True))
        console.print(draw_throw(game, thrown if game.sheet.named_dice else faces))
        # A roll is new information and cannot be undone: a slip of the finger is caught here.
        if keyboard.line("Enter if that is right, n to type it again: ").lower() in ("", "y"):
            return thrown


def parse_faces(text: str) -> list[int]:
    """`3 5 1`, `3,5,1` or `351` as faces; empty if there is anything else in it."""
    plain = text.replace(",", " ").replace(" ", "")
    return [int(face) for face in plain] if plain and set(plain) <= set("123456") else []


def _example(count: int) -> str:
    return " ".join("351624"[:count])


def _ask_platter(table: Table, keyboard: Keyboard) -> list[str]:
    """The three lowest dice; the player says which of equal ones lay nearest to the platter."""
    game = table.game
    faces = dict(zip(game.sheet.dice, (int(face) for face in game.state.faces), strict=True))
    third = sorted(faces.values())[2]
    sure = [die for die, face in faces.items() if face < third]
    tied = [die for die, face in faces.items() if face == third]
    ways = [[*sure, *chosen] for chosen in combinations(tied, 3 - len(sure))]
    if len(ways) == 1:
        return ways[0]
    keyboard.console.print("Equal dice: which lie nearest to the platter?")
    for number, way in enumerate(ways, 1):
        keyboard.console.print(styled(f" {number}  ", "bold") + draw_colours(game, way))
    return ways[keyboard.number(f"Choose 1 to {len(ways)}: ", len(ways)) - 1]
