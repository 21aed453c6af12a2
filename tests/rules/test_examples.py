"""The worked examples in the sheet files: they hold, each can fail, and slips are refused."""

import copy
import dataclasses

import pytest

from renard.rules.examples import check_examples
from renard.rules.sheet import SheetError, load_sheet, sheet_names

SHEETS = sheet_names()


@pytest.mark.parametrize("game", SHEETS)
def test_the_examples_of_the_rulebook_hold(game):
    sheet = load_sheet(game)
    assert check_examples(sheet) == len(sheet.printed["examples"])
    assert len(sheet.printed["examples"]) >= 6


def checked(game, examples):
    sheet = load_sheet(game)
    return check_examples(dataclasses.replace(sheet, printed={"examples": examples}))


def spoilt(values):
    """Every copy of what an example expects in which one thing is wrong."""
    for key, value in values.items():
        if isinstance(value, dict):
            wrong = spoilt(value)
        elif isinstance(value, int):
            wrong = [value + 1]
        elif isinstance(value, str):
            wrong = [f"no {value}"]
        elif key == "illegal":
            wrong = [["*"]]
        elif value and isinstance(value[0], dict):
            wrong = [[other] for other in spoilt(value[0])]
        elif value and isinstance(value[0], int):
            wrong = [[*value[:-1], value[-1] + 1]]
        else:
            wrong = [[*value, "nothing of the kind"]]
        for one in wrong:
            yield {**values, key: one}


@pytest.mark.parametrize("game", SHEETS)
def test_every_expectation_of_every_example_can_fail(game):
    for example in load_sheet(game).printed["examples"]:
        for then in spoilt(example["then"]):
            with pytest.raises(SheetError, match=rf"{game}.toml: examples\[1\]\.then\."):
                checked(game, [{**example, "then": then}])


EXAMPLE = {
    "tells": "A 6 in the fourth orange box counts double.",
    "source": "the test",
    "asks": "pick",
    "faces": {"white": 1, "yellow": 1, "blue": 1, "green": 1, "orange": 6, "purple": 1},
    "marks": {"orange": [5, 2, 3]},
    "do": ["pick orange orange 4 = 12"],
    "then": {"points": {"orange": 22}},
}


def test_an_example_made_by_hand_holds():
    assert checked("clever", [EXAMPLE, EXAMPLE]) == 2
    assert checked("clever", []) == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tells": ""}, r"examples\[2\]\.tells: should not be empty"),
        ({"source": 3}, r"examples\[2\]\.source: is 3; it should be a text"),
        ({"then": {}}, r"examples\[2\]\.then: should say what comes out"),
        ({"then": {"pionts": {}}}, r"then\.pionts: is not a key of this part"),
        ({"then": {"points": {"pink": 1}}}, r"then\.points\.pink: is not known here"),
        ({"then": {"points": {"orange": 21}}}, r"then\.points\.orange: came out as 22; .* says 21"),
        (
            {"then": {"illegal": ["pick puprle*"]}},
            r"illegal\[1\]: 'puprle' is no word of an action",
        ),
        ({"then": {"cells": {"orange": {"12": 1}}}}, r"cells\.orange\.12: is not known here"),
        ({"dose": []}, r"examples\[2\]\.dose: is not a key of this part"),
        (
            {"do": ["pick orange orange 4 = 6"]},
            r"do\[1\]: .* is refused: seat 0 cannot do this now",
        ),
        ({"do": ["roll orange=six"]}, r"do\[1\]: 'roll orange=six' cannot be read"),
        ({"marks": {"pink": [1]}}, r"marks\.pink: is no zone"),
        ({"marks": {"orange": [128]}}, r"marks\.orange\.1: is 128; it should be a whole number"),
        ({"faces": {"orange": 7}}, r"faces\.orange: is 7"),
        ({"platter": ["pink"]}, r"platter\[1\]: is 'pink'; it should be one of white"),
        ({"asks": "picks"}, r"asks: is 'picks'; it should be one of roll, pick"),
        ({"waiting": ["?orange"]}, r"waiting\[1\]: is '\?orange'"),
        ({"others": [{}, {}]}, r"others: are 2; there are 1 other seats"),
        (
            {"rulings": {"negative_fox": True}},
            r"examples\[2\]\.rulings\.negative_fox: is no ruling",
        ),
    ],
)
def test_a_slip_is_refused_with_its_place(change, message):
    with pytest.raises(SheetError, match=message):
        checked("clever", [EXAMPLE, {**copy.deepcopy(EXAMPLE), **change}])
