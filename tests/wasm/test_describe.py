"""What layout.json says about sheets and names, against the rules themselves."""

import json

import pytest

import renard
from renard.rules import layout, words
from renard.rules.loading.updating import latest
from renard.rules.plan.describe import describe_sheet
from renard.rules.sheet import earlier_sheets
from renard.wasm.describe import describe_layout


@pytest.fixture(scope="module")
def described():
    """As a reader of the file has it."""
    return json.loads(json.dumps(describe_layout()))


@pytest.mark.parametrize("name", renard.sheet_names())
def test_a_plan_prints_what_the_rules_read(name):
    sheet = renard.load_sheet(name)
    record, plan = sheet.record, describe_sheet(sheet)["plan"]
    for z, zone in enumerate(plan["zones"].values()):
        first, cells = int(record.zone_first[z]), zone["cells"]
        assert len(cells) == record.zone_cells[z]
        for i, cell in enumerate(cells):
            assert cell["number"] == record.cell_number[first + i]
            assert cell["start"] == record.cell_start[first + i]
        drawn = [at for row in zone["grid"] for at in row if at is not None]
        assert drawn in ([], list(range(1, len(cells) + 1)))
        for line in zone["lines"]:
            assert all(1 <= cell <= len(cells) for cell in line["cells"])
            assert line["bonus"] == "" or line["bonus"] in plan["bonuses"]
    for bonus in plan["bonuses"].values():
        assert set(bonus["entries"]) <= set(plan["zones"])
        assert set(bonus["members"]) <= set(plan["bonuses"])
        assert bool(bonus["entries"]) == (bonus["kind"] == "entry")
        assert (bonus["bar"] in layout.BAR_NAMES) == (bonus["kind"] == "unlock")
    for bar, told in plan["bars"].items():
        assert told["boxes"] == record.bar_boxes[layout.BAR_NAMES.index(bar)]
    assert len(plan["rows"]) in (0, layout.ROWS)


def test_names_stand_at_their_values(described):
    names = described["names"]
    assert names["verb"][layout.VERB_TAKEBACK] == "takeback"
    assert names["tell"][layout.TELL_ROW] == "row"
    assert len(names["tell"]) == layout.TELLS
    assert names["asks"][layout.FOLLOW] == "follow"
    assert names["part"][layout.PART_PASSIVE] == "passive"
    assert names["where"][layout.ASIDE] == "aside"
    assert names["phase"][layout.PHASE_OVER] == "over"
    assert described["words"]["pass"]["follow"] == words.PASSES[layout.FOLLOW]
    assert described["words"]["enter"]["extras"] == words.ENTRY_VERBS[layout.EXTRAS]


def test_a_sheet_has_one_form(described):
    for name, game in described["games"].items():
        assert game["id"] == name
        assert "printed" not in game
        assert game["digest"] == renard.load_sheet(name).digest


def test_earlier_sheets_come_along(described):
    earlier = [sheet for game in described["games"].values() for sheet in game["earlier"]]
    assert [(sheet["id"], sheet["digest"]) for sheet in earlier] == [
        (sheet.id, sheet.digest) for sheet in earlier_sheets()
    ]
    assert len(described["new_rulings"]) == latest() - 1
