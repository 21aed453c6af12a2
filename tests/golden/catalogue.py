"""A sheet's catalogue of actions as text: which ids mean what."""

import numpy as np

from renard.rules import engine
from renard.rules.game import Game
from renard.rules.layout import (
    BAR_NAMES,
    FLOW_PLATTER,
    GROUP,
    LUCKY,
    TELLS,
    VERB_BONUS,
    VERB_ENTER,
    VERB_FOLLOW,
    VERB_ON,
    VERB_PASS,
    VERB_REROLL,
    VERB_TAKEBACK,
    VERB_UNLOCK,
)
from renard.rules.race import multisets
from renard.rules.race.turn import ACT_GROUP
from renard.rules.sheet import Sheet
from renard.rules.words import event_of, text_of

VERBS = {
    VERB_PASS: "pass",
    VERB_ON: "go on",
    VERB_REROLL: "reroll",
    VERB_TAKEBACK: "take back",
    VERB_UNLOCK: "unlock",
    VERB_ENTER: "enter",
    VERB_FOLLOW: "follow",
    VERB_BONUS: "bonus",
}


def catalogue(sheet: Sheet) -> str:
    """Every block of ids with its meaning, or every id where a game has no blocks."""
    rows = _blocks(sheet) if sheet.record.flow == FLOW_PLATTER else _race(sheet)
    return "\n".join([f"{sheet.id}: {sheet.actions} actions", *rows]) + "\n"


def _blocks(sheet: Sheet) -> list[str]:
    record = sheet.record
    ends = [int(first) for first in record.block_first[1 : record.blocks]] + [sheet.actions]
    return [f"{record.block_first[b]}-{end - 1} {_meaning(sheet, b)}" for b, end in enumerate(ends)]


def _meaning(sheet: Sheet, block: int) -> str:
    record = sheet.record
    verb = int(record.block_verb[block])
    words = [VERBS[verb]]
    if verb == VERB_TAKEBACK:
        words += sheet.dice
    if verb == VERB_UNLOCK:
        words += BAR_NAMES
    if record.block_die[block] >= 0:
        words.append(sheet.dice[record.block_die[block]])
    if record.block_bonus[block] >= 0:
        words.append(sheet.bonuses[record.block_bonus[block]])
    if record.block_zone[block] >= 0:
        zone = sheet.zones[record.block_zone[block]].name
        words.append(f"in {zone}, {record.block_choices[block]} choices")
    if verb == VERB_BONUS:
        words.append(f"from number {record.block_low[block]}")
    return " ".join(words)


def _race(sheet: Sheet) -> list[str]:
    game = Game(sheet, 2)
    rows = []
    for action in range(sheet.actions):
        game.state.asks[0] = GROUP if action > ACT_GROUP else LUCKY
        total = sum(multisets.FACES[action - ACT_GROUP]) if action > ACT_GROUP else 0
        if action <= ACT_GROUP or total in sheet.printed["board"]["rows"]:
            tell = np.empty(TELLS, np.int32)
            engine.describe(sheet.record, game.state, 0, action, tell)
            rows.append(f"{action} {text_of(event_of(sheet, tell))}")
    return rows
