"""Sheet files with anything anywhere: refused in words, or sheets that can be played."""

import copy
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from renard import SheetError, sheet_names
from renard.rules import sheet as loading
from renard.rules.api_test import api_test
from renard.rules.loading.reader import SHEETS, read_values

pytestmark = pytest.mark.slow

VALUES = [
    0, 1, -1, 2, 6, 7, 9, 12, 13, 36, 127, 128, 999, 10**6, 2**63, 2**70, 1.5, True, False,
    "", "x", ".", "?", "?any", "fox", "mix", "reroll", "takeback", "white", "yellow", "blue",
    "X:yellow", "orange:4", "?green", "grid", "track", "circles", "pairs", "skip", "parallel",
    "rising", "falling", "number", "cross", "sum", "next", "platter", "wild", "race",
    [], {}, [[]], [1], [1, 2], ["x"], [[1, 2], [3, 4]], {"boxes": 3}, [{}], [6, 6, 6, 6],
]  # fmt: skip


def places(value: Any, path: tuple = ()) -> Iterator[tuple]:
    """The path of everything in a file."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*path, key)
        if isinstance(inner, dict | list):
            yield from places(inner, (*path, key))


def damage(values: dict[str, Any], rng: Random) -> None:
    *way, key = rng.choice(list(places(values)))
    inside: Any = values
    for part in way:
        inside = inside[part]
    kind = rng.randrange(10)
    if kind < 6:
        inside[key] = copy.deepcopy(rng.choice(VALUES))
    elif kind < 7:
        del inside[key]
    elif isinstance(inside, list) and kind < 8:
        inside.insert(key, copy.deepcopy(inside[key]))
    elif isinstance(inside[key], list):
        rng.shuffle(inside[key])
    elif type(inside[key]) is int:
        inside[key] += rng.choice([-3, -1, 1, 3])


@pytest.mark.parametrize("name", sheet_names())
def test_a_damaged_sheet_is_refused_or_can_be_played(name, monkeypatch):
    whole = tomllib.loads((SHEETS / f"{name}.toml").read_text(encoding="utf-8"))
    # Its own counts would refuse most of what is to be tried.
    whole.pop("checks", None)
    verdicts = {"refused": 0, "loaded": 0}
    reasons = []
    for seed in range(400):
        rng = Random(seed)
        values = copy.deepcopy(whole)
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            damage(values, rng)
        monkeypatch.setattr(loading, "read_text", lambda text, file, v=values: read_values(v, file))
        try:
            sheet = loading.parse_sheet("", "damaged.toml")
        except SheetError as refusal:
            verdicts["refused"] += 1
            reasons.append(str(refusal))
            continue
        verdicts["loaded"] += 1
        if verdicts["loaded"] % 50 == 0:
            api_test(sheet, sheet.players[1], games=1, seed=seed)
    assert min(verdicts.values()) > 40
    assert all(reason.startswith("damaged.toml: ") for reason in reasons)
