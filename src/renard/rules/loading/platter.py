"""Reading a sheet of the games with a silver platter."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from renard.rules.layout import BAR_NAMES, BOXES, DICE, FLOW_PLATTER, ROUNDS, SEATS, ZONES
from renard.rules.loading import tables
from renard.rules.loading.bonuses import FOX, BonusBook
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part
from renard.rules.loading.zones import read_zone

RULINGS = (
    "may_give_up_roll",
    "passive_may_decline",
    "solo_other_dice",
    "extra_once_per_round",
    "takeback_without_dice",
    "negative_foxes",
)


@dataclass
class SheetContents:
    """What the file says, beside the tables made from it."""

    tables: np.ndarray
    dice: list[str]
    zones: list[Zone] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)
    rulings: dict[str, bool] = field(default_factory=dict)


def read_platter(part: Part) -> SheetContents:
    """Dice, rulings, rounds, bars, zones."""
    record_array = tables.empty_tables()
    record: Any = record_array[0]
    record.flow = FLOW_PLATTER
    dice_part = part.part("dice")
    colours = dice_part.texts("colours", DICE)
    if len(set(colours)) != DICE:
        dice_part.fail("colours", "names a colour twice")
    wild = colours.index(dice_part.one_of("wild", tuple(colours)))
    dice_part.done()
    record.dice, record.wild = len(colours), wild

    boxes, ends = _read_bars(part)
    polish, takeback, joker = _read_lists(part)
    if takeback and "takeback" in boxes:
        part.fail("lists.takeback", "stands under [bars] already")
    zones_part = part.part("zones")
    zones = [read_zone(name, zones_part.part(name), colours) for name in zones_part.values]
    if len(zones) != ZONES:
        part.fail("zones", f"are {len(zones)}; there should be {ZONES}")
    if sum(1 for zone in zones if zone.follow_rows) > 1:
        part.fail("zones", "have follow_rows in more than one zone")

    book = BonusBook(zones, boxes, lists=part.has("lists"))
    rounds = _read_rounds(part, record, book)
    for zone in zones:
        for line in zone.lines:
            book.add(zones_part.part(zone.name), line.key, line.bonus)
    for bar, end in ends.items():
        book.add(part.part("bars").part(bar), "end", end)
    bonuses = book.all()
    ids = {bonus.name: i for i, bonus in enumerate(bonuses)}

    tables.fill_modifiers(record, polish, joker)
    for bar, count in {**boxes, **({"takeback": takeback} if takeback else {})}.items():
        record.bar_boxes[BAR_NAMES.index(bar)] = count
    for bar, end in ends.items():
        record.bar_end[BAR_NAMES.index(bar)] = ids[end]
    if part.has("lists"):
        record.list_bars = sum(1 << BAR_NAMES.index(n) for n in ("polish", "takeback", "joker"))
    for i, name in enumerate(rounds):
        record.round_bonus[i] = ids[name]
    tables.fill_zones(record, zones, bonuses, part)
    tables.fill_bonuses(record, bonuses)
    tables.number_actions(record, zones, bonuses, len(colours), wild, part)
    rulings = _read_rulings(part, has_takeback=bool(takeback or "takeback" in boxes))
    for name in rulings:
        record[name] = rulings[name]
    _check_sources(part, rounds, zones, ends)
    return SheetContents(record_array, colours, zones, [bonus.name for bonus in bonuses], rulings)


def _read_bars(part: Part) -> tuple[dict[str, int], dict[str, str]]:
    bars = part.part("bars")
    bars.provenance()
    boxes: dict[str, int] = {}
    ends: dict[str, str] = {}
    for name in ("reroll", "extra", "takeback"):
        if bars.has(name):
            bar = bars.part(name)
            boxes[name] = bar.number("boxes", 1, BOXES)
            if bar.has("end"):
                ends[name] = bar.text("end")
            bar.done()
        else:
            bars.take(name, dict, {})
    bars.done()
    return boxes, ends


def _read_lists(part: Part) -> tuple[int, int, list[int]]:
    """Boxes of polish and take back, and the jokers' numbers, 0 for any."""
    if not part.has("lists"):
        return 0, 0, []
    lists = part.part("lists")
    lists.provenance()
    polish = lists.number("polish", 0, 3)
    takeback = lists.number("takeback", 0, 3)
    joker = []
    for i, shown in enumerate(lists.take("joker", list)):
        if shown != "?" and not (type(shown) is int and 1 <= shown <= 6):
            lists.fail(f"joker[{i + 1}]", f'is {shown!r}; it should be 1 to 6 or "?"')
        joker.append(0 if shown == "?" else shown)
    if len(joker) > 3:
        lists.fail("joker", f"has {len(joker)} boxes; it should have at most 3")
    lists.done()
    return polish, takeback, joker


def _read_rounds(part: Part, record: Any, book: BonusBook) -> list[str]:
    rounds = part.part("rounds")
    rounds.provenance()
    counts = rounds.numbers("by_players", SEATS, 1, ROUNDS)
    for players, count in enumerate(counts, 1):
        record.rounds[players] = count
    names: list[str] = []
    values = rounds.take("bonus", list)
    if len(values) != ROUNDS:
        rounds.fail("bonus", f"has {len(values)} entries; it should have {ROUNDS}")
    for i, value in enumerate(values):
        key = f"bonus[{i + 1}]"
        if isinstance(value, list):
            names.append(book.add_choice(rounds, key, [str(name) for name in value]))
        elif isinstance(value, str):
            book.add(rounds, key, value)
            names.append(value)
        else:
            rounds.fail(key, f"is {value!r}; it should be a bonus or a list of them")
    rounds.done()
    return names


def _read_rulings(part: Part, has_takeback: bool) -> dict[str, bool]:
    rulings = part.part("rulings")
    names = [name for name in RULINGS if has_takeback or name != "takeback_without_dice"]
    values = {name: bool(rulings.take(name, bool)) for name in names}
    rulings.done()
    return values


def _check_sources(part: Part, rounds: list[str], zones: list[Zone], ends: dict[str, str]) -> None:
    """The file's own counts of printed sources, so that a slip of the pen is found."""
    printed = [line.bonus for zone in zones for line in zone.lines] + rounds + list(ends.values())
    checks = part.part("checks", {})
    for name in (*BAR_NAMES, "mix", FOX):
        if checks.has(name):
            said = checks.number(name, 0, 99)
            if said != printed.count(name):
                checks.fail(name, f"says {said}, but the sheet prints {printed.count(name)}")
    for name in (*BAR_NAMES, "mix", FOX):
        checks.take(name, int, 0)
    checks.done()
