"""From a table to its save and back, step by step under the rules."""

from pathlib import Path
from typing import Any

from renard.rules.game import RuleError
from renard.rules.sheet import Sheet, SheetError, parse_sheet, with_rulings
from renard.table import DiceSource, OwnDice, Refusal, SeededDice, Table
from renard.table.table import Step
from renard.terminal.saves import Save, SaveError
from renard.terminal.seats import PERSON

_ON = {"go": "on"}
"""Rolling without taking a die back is an action, but no event of the record."""


def new_table(sheet: Sheet, seats: list[str], seed: int, own_dice: bool) -> Table:
    """A table with a game that begins."""
    dice: DiceSource = OwnDice() if own_dice else SeededDice(seed)
    return Table(sheet, seats, dice)


def table_of_log(
    sheet: Sheet, seats: list[str], log: list[dict[str, Any]], seed: int, own_dice: bool
) -> Table:
    """A table with a game that was begun elsewhere; only later throws are those of the seed."""
    dice: DiceSource = OwnDice() if own_dice else SeededDice(seed)
    table = Table.replay(sheet, seats, dice, log)
    table.throw_due()
    return table


def make_save(
    table: Table, seed: int, own_dice: bool, begun: int = 0, coached: bool = False
) -> Save:
    """What is stored of a table."""
    sheet = table.game.sheet
    return Save(
        game=sheet.id,
        sheet=sheet.text,
        rulings=sheet.changed_rulings,
        seats=table.seats,
        seed=seed,
        own_dice=own_dice,
        steps=[_stored(step) for step in table.steps],
        begun=begun,
        coached=coached,
    )


def _stored(step: Step) -> dict[str, Any]:
    return {"seat": step.seat, **(_ON if step.event is None else step.event)}


def saved_sheet(path: Path, save: Save) -> Sheet:
    """The sheet that a saved game was begun with, with its rulings."""
    try:
        return with_rulings(parse_sheet(save.sheet, "sheet"), save.rulings)
    except SheetError as error:
        raise SaveError(f"{path}: its sheet cannot be read: {error}") from None


def load_table(path: Path, save: Save) -> Table:
    """The table that was saved, with every step played again."""
    sheet = saved_sheet(path, save)
    try:
        seats = [str(seat) for seat in save.seats]
        if save.begun:
            return table_of_log(sheet, seats, save.steps, save.seed, save.own_dice)
        table = new_table(sheet, seats, save.seed, save.own_dice)
        _replay(table, save.steps)
    except (RuleError, Refusal, KeyError, TypeError, AttributeError) as error:
        raise SaveError(f"{path}: does not follow the rules of this version: {error}") from None
    return table


def _replay(table: Table, steps: list[dict[str, Any]]) -> None:
    for number, stored in enumerate(steps):
        if number < len(table.steps):
            # The table's own dice have thrown already: they must be the ones that were seen.
            if _stored(table.steps[number]) != stored:
                raise RuleError(f"step {number + 1} was {stored}, and is another now")
            continue
        event = {key: value for key, value in stored.items() if key != "seat"}
        if "roll" in event:
            faces = event["roll"]
            table.enter_roll(
                faces
                if isinstance(faces, dict)
                else dict(zip(table.game.dice_to_roll(), faces, strict=True))
            )
        elif "platter" in event:
            table.enter_platter(event["platter"])
        else:
            seat = stored["seat"]
            action = table.game.find(seat, None if event == _ON else event)
            table.submit(seat, table.version, action)


def people(table: Table) -> list[int]:
    """The seats of people at this terminal."""
    return [i for i, seat in enumerate(table.seats) if seat == PERSON]
