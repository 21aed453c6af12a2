"""A position on one line, for people and tests: printed and parsed back without loss.

    clever players=2 round=1 turn=0 roll=1.0 phase=play part=active dice=white3h,yellow5p,…
    | asks=pick … yellow=0.0.0.1… | …

Fields stand in a fixed order; one that is zero or empty is left out. Each seat follows behind a
bar. Cells are numbers with dots between them; `h p f a` say that a die lies in hand, on the
platter, on a dice field or aside.
"""

import re
from typing import Any

import numpy as np

from renard.rules.game import Game, RuleError
from renard.rules.layout import (
    BAR_NAMES,
    FLOW_PLATTER,
    FOLLOW,
    GROUP,
    JOKER,
    LUCKY,
    PHASE_PLAY,
    ROWS,
    STATE,
    TILES,
)
from renard.rules.race import multisets
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from renard.rules.sheet import Sheet, load_sheet, sheet_names, with_rulings

PHASES = ["play", "roll", "platter", "over"]
PARTS = ["round", "active", "passive"]
QUESTIONS = [
    "idle", "bonus", "pick", "window", "extra", "passive", "follow", "lucky", "group",
]  # fmt: skip
PLACES = "hpfa"
SWITCH = ["false", "true"]


def state_text(game: Game) -> str:
    """The position of a game on one line."""
    sheet, state = game.sheet, game.state
    rulings = [f"{name}={str(v).lower()}" for name, v in sorted(sheet.changed_rulings.items())]
    head = [sheet.id, f"players={state.players}", *rulings, f"round={state.round_now}"]
    head += [f"turn={state.active}", f"roll={state.rolls}.{state.rerolls}"]
    head += [f"phase={PHASES[state.phase]}", f"part={PARTS[state.part]}"]
    if sheet.record.flow == FLOW_PLATTER:
        head.append("dice=" + ",".join(_die(sheet, state, die) for die in range(len(sheet.dice))))
        if state.follow:
            head.append("follow=" + ",".join(_bits(int(state.follow), sheet.dice)))
        seats = [_platter_seat(sheet, state, seat) for seat in range(state.players)]
    else:
        head.append(f"faces={_dots(state.faces[: len(sheet.dice)])}")
        head.append("hand=" + "".join(str(face) for face in multisets.FACES[state.hand]))
        head += [f"stacks={_dots(state.stacks)}", f"tiles={state.tiles_taken}"]
        seats = [_race_seat(state, seat) for seat in range(state.players)]
    return " | ".join([" ".join(head), *seats])


def _die(sheet: Sheet, state: Any, die: int) -> str:
    return f"{sheet.dice[die]}{state.faces[die]}{PLACES[state.where[die]]}"


def _platter_seat(sheet: Sheet, state: Any, seat: int) -> str:
    fields = [f"asks={QUESTIONS[state.asks[seat]]}", f"stage={QUESTIONS[state.stage[seat]]}"]
    if state.foxes[seat]:
        fields.append(f"foxes={state.foxes[seat]}")
    if state.extras[seat]:
        fields.append("extras=" + ",".join(_bits(int(state.extras[seat]), sheet.dice)))
    for bar, name in enumerate(BAR_NAMES):
        if state.opened[seat, bar]:
            fields.append(f"{name}={state.used[seat, bar]}/{state.opened[seat, bar]}")
    waiting = [f"{sheet.bonuses[b]}*{n}" for b, n in enumerate(state.waiting[seat]) if n]
    if waiting:
        fields.append("waiting=" + ",".join(waiting))
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        fields.append(f"{zone.name}={_dots(state.cells[seat, first : first + len(zone.cells)])}")
    return " ".join(fields)


def _race_seat(state: Any, seat: int) -> str:
    cells = state.cells[seat]
    return (
        f"asks={QUESTIONS[state.asks[seat]]} pawns={_dots(cells[PAWNS : PAWNS + ROWS])} "
        f"chips={_dots(cells[CHIPS : CHIPS + ROWS])} "
        f"tiles={_dots(cells[TILES_AT : TILES_AT + TILES])}"
    )


def _dots(values: Any) -> str:
    return ".".join(str(int(value)) for value in values)


def _bits(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def parse_state(text: str, sheet: Sheet | None = None) -> Game:
    """The game in the position that a text describes, without history.

    `sheet` where the position is not one of our own sheets.
    """
    head_text, *seat_texts = [part.split() for part in text.split("|")]
    if not head_text:
        raise RuleError("a position begins with the name of its game")
    head = _fields(head_text[1:])
    sheet = _read_sheet(head_text[0], head, sheet)
    players = _number(head, "players", *sheet.players)
    if len(seat_texts) != players:
        raise RuleError(
            f"a position of {players} players has {players} seats, not {len(seat_texts)}"
        )
    states = np.zeros(1, STATE)
    state: Any = states[0]
    state.players = players
    state.round_now = _number(head, "round", 0, 127)
    state.active = _number(head, "turn", 0, players - 1)
    state.rolls, state.rerolls = _dotted(head, "roll", 2)
    state.phase = _word(head, "phase", PHASES)
    state.part = _word(head, "part", PARTS)
    platter = sheet.record.flow == FLOW_PLATTER
    (_read_platter_head if platter else _read_race_head)(sheet, state, head)
    _refuse_rest(head)
    for seat, fields_text in enumerate(seat_texts):
        fields = _fields(fields_text)
        state.asks[seat] = _word(fields, "asks", QUESTIONS)
        (_read_platter_seat if platter else _read_race_seat)(sheet, state, seat, fields)
        _refuse_rest(fields)
    _check_questions(sheet, state)
    game = Game.at(sheet, states)
    for seat in game.to_act():
        if not game.legal(seat):
            raise RuleError(f"asks={QUESTIONS[state.asks[seat]]}: seat {seat} can do nothing there")
    return game


def _read_sheet(name: str, head: dict[str, str], sheet: Sheet | None) -> Sheet:
    known = [sheet.id] if sheet else sheet_names()
    if name not in known:
        raise RuleError(f"unknown game {name!r}: it should be one of {', '.join(known)}")
    sheet = sheet or load_sheet(name)
    rulings = {name: _word(head, name, SWITCH) == 1 for name in sheet.rulings if name in head}
    return with_rulings(sheet, rulings)


def _check_questions(sheet: Sheet, state: Any) -> None:
    """Refuse positions in which the rules would look for something that is not there."""
    asks = [int(ask) for ask in state.asks]
    if state.phase == PHASE_PLAY and not any(asks):
        raise RuleError("phase=play: somebody has to decide then, but every seat asks=idle")
    race = (LUCKY, GROUP)
    for seat, ask in enumerate(asks):
        if ask and (ask in race) != (sheet.record.flow != FLOW_PLATTER):
            raise RuleError(f"asks={QUESTIONS[ask]}: that is no question of {sheet.id}")
        if ask == FOLLOW and (not state.follow or seat != state.active):
            raise RuleError(f"asks=follow: no die of seat {seat} follows")
    if state.follow and sheet.record.follow_zone < 0:
        raise RuleError(f"follow: no die follows another in {sheet.id}")


def _read_platter_head(sheet: Sheet, state: Any, head: dict[str, str]) -> None:
    dice = _take(head, "dice").split(",")
    for i, (name, text) in enumerate(zip(sheet.dice, dice, strict=False)):
        found = re.fullmatch(rf"{name}([0-6])([{PLACES}])", text)
        if not found:
            raise RuleError(f"dice: {text!r} should be {name}, a face and one of {PLACES}")
        state.faces[i] = int(found[1])
        state.where[i] = PLACES.index(found[2])
    if len(dice) != len(sheet.dice):
        raise RuleError(f"dice: {len(dice)} are given; there are {len(sheet.dice)}")
    state.follow = _bit_field(head, "follow", sheet.dice)


def _read_race_head(sheet: Sheet, state: Any, head: dict[str, str]) -> None:
    state.faces[: len(sheet.dice)] = _dotted(head, "faces", len(sheet.dice))
    hand = _take(head, "hand")
    faces = tuple(int(face) for face in hand) if _is_number(hand, 9999) or not hand else (0,)
    if faces not in multisets.NUMBER:
        raise RuleError(f"hand: {hand!r} should be up to four rising faces")
    state.hand = multisets.NUMBER[faces]
    state.stacks[:] = _dotted(head, "stacks", ROWS)
    state.tiles_taken = _number(head, "tiles", 0, TILES)


def _read_platter_seat(sheet: Sheet, state: Any, seat: int, fields: dict[str, str]) -> None:
    state.stage[seat] = _word(fields, "stage", QUESTIONS)
    state.foxes[seat] = _number(fields, "foxes", 0, 99, 0)
    state.extras[seat] = _bit_field(fields, "extras", sheet.dice)
    for bar, name in enumerate(BAR_NAMES):
        if name in fields:
            boxes = int(sheet.record.bar_boxes[bar])
            used, slash, opened = fields.pop(name).partition("/")
            if not (slash and _is_number(used) and _is_number(opened) and int(opened) <= boxes):
                raise RuleError(f"{name}: should be used/open, at most {boxes} open")
            # A joker's boxes are bits, not a count.
            if int(used) > (2 ** int(opened) - 1 if bar == JOKER else int(opened)):
                raise RuleError(f"{name}: {used} of {opened} open boxes cannot be used")
            state.used[seat, bar], state.opened[seat, bar] = int(used), int(opened)
    for text in fields.pop("waiting", "").split(","):
        name, star, count = text.rpartition("*")
        if text and not (star and name in sheet.bonuses[1:] and _is_number(count, 99)):
            raise RuleError(f"waiting: {text!r} should be a bonus of the sheet, * and a count")
        if text:
            state.waiting[seat, sheet.bonuses.index(name)] = int(count)
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        cells = _dotted(fields, zone.name, len(zone.cells))
        state.cells[seat, first : first + len(cells)] = cells


def _read_race_seat(sheet: Sheet, state: Any, seat: int, fields: dict[str, str]) -> None:
    state.cells[seat, PAWNS : PAWNS + ROWS] = _dotted(fields, "pawns", ROWS)
    state.cells[seat, CHIPS : CHIPS + ROWS] = _dotted(fields, "chips", ROWS)
    state.cells[seat, TILES_AT : TILES_AT + TILES] = _dotted(fields, "tiles", TILES)


def _fields(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise RuleError(f"{word!r} should be name=value, once")
        fields[name] = value
    return fields


def _take(fields: dict[str, str], name: str) -> str:
    if name not in fields:
        raise RuleError(f"{name} is missing")
    return fields.pop(name)


def _number(
    fields: dict[str, str], name: str, low: int, high: int, default: int | None = None
) -> int:
    if default is not None and name not in fields:
        return default
    text = _take(fields, name)
    if not _is_number(text, high) or int(text) < low:
        raise RuleError(f"{name}: {text!r} should be a whole number from {low} to {high}")
    return int(text)


def _is_number(text: str, high: int = 127) -> bool:
    # Not `isdigit`, which lets superscripts pass; and no number is long here.
    return re.fullmatch("[0-9]{1,4}", text) is not None and int(text) <= high


def _word(fields: dict[str, str], name: str, words: list[str]) -> int:
    text = _take(fields, name)
    if text not in words:
        raise RuleError(f"{name}: {text!r} should be one of {', '.join(words)}")
    return words.index(text)


def _dotted(fields: dict[str, str], name: str, length: int) -> list[int]:
    values = _take(fields, name).split(".")
    if len(values) != length or not all(_is_number(value) for value in values):
        raise RuleError(f"{name}: should be {length} numbers up to 127 with dots between them")
    return [int(value) for value in values]


def _bit_field(fields: dict[str, str], name: str, names: list[str]) -> int:
    bits = 0
    for word in filter(None, fields.pop(name, "").split(",")):
        if word not in names:
            raise RuleError(f"{name}: {word!r} should be one of {', '.join(names)}")
        bits |= 1 << names.index(word)
    return bits


def _refuse_rest(fields: dict[str, str]) -> None:
    for name in fields:
        raise RuleError(f"{name} is no part of this position")
