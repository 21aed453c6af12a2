"""What is drawn can be read without colour and fits eighty columns."""

import pytest
from rich.text import Text

from renard.rules.game import Game
from renard.rules.sheet import load_sheet, sheet_names
from renard.rules.text import parse_state, state_text
from renard.terminal.board import draw_board
from renard.terminal.paint import Palette, fit
from renard.terminal.sheets import draw_sheet

PLATTER = [name for name in sheet_names() if load_sheet(name).zones]


def drawn(game: Game) -> str:
    return "\n".join(line.plain for line in draw_sheet(game, 0))


@pytest.mark.parametrize("name", PLATTER)
def test_every_box_that_is_filled_shows(name):
    """Each box alone changes the drawing, so no two sheets look the same without colour."""
    sheet = load_sheet(name)
    seen = {drawn(Game(sheet, 1))}
    boxes = 0
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        for i, cell in enumerate(zone.cells):
            if not cell.start:
                game = Game(sheet, 1)
                game.state.cells[0, first + i] = 1
                seen.add(drawn(game))
                boxes += 1
    assert len(seen) == boxes + 1


@pytest.mark.parametrize("name", PLATTER)
def test_sheets_fit_and_name_their_colours(name):
    sheet = load_sheet(name)
    lines = draw_sheet(Game(sheet, 1), 0)
    assert max(line.cell_len for line in lines) <= 80
    assert len(lines) <= 17
    text = "\n".join(line.plain for line in lines)
    for zone in sheet.zones:
        ink = Palette(sheet)[zone.name]
        assert f"{ink.letter}{ink.mark} {zone.name}" in text


@pytest.mark.parametrize("name", PLATTER)
def test_letters_and_marks_differ(name):
    inks = list(Palette(load_sheet(name)))
    assert len({ink.letter for ink in inks}) == len({ink.mark for ink in inks}) == 6


def test_marks_of_a_grid():
    text = drawn(with_cells("twice", "yellow", {0: 1, 3: 2}))
    assert "(3)" in text
    assert "[X]" in text


def with_cells(name, zone, cells):
    sheet = load_sheet(name)
    game = Game(sheet, 1)
    z = [z.name for z in sheet.zones].index(zone)
    for cell, value in cells.items():
        game.state.cells[0, int(sheet.record.zone_first[z]) + cell] = value
    return game


def test_a_row_says_what_comes_next():
    assert ">4" in drawn(with_cells("clever", "purple", {0: 4}))
    assert ">6" not in drawn(with_cells("clever", "purple", {0: 6}))
    assert "≤7" in drawn(with_cells("twice", "blue", {0: 7}))
    assert "<5" in drawn(with_cells("mix", "yellow", {0: 5}))


def test_skipped_boxes_are_lost():
    before, after = Game(load_sheet("mix"), 1), with_cells("mix", "orange", {3: 1})
    rows = [next(row for row in drawn(g).splitlines() if "orange" in row) for g in (before, after)]
    assert rows[0].count("–") == 0
    assert rows[1].count("–") == 3


def test_the_board_shows_pawns_chips_and_closed_rows():
    game = Game(load_sheet("levelx"), 2)
    game.state.cells[1, 0] = 4
    game.state.cells[0, 7] = 3
    game.state.stacks[5] = 0
    lines = [line.plain for line in draw_board(game, ["You", "random"])]
    assert "BX" in lines[1]
    assert lines[2].split()[-2:] == ["3", "·"]
    assert "closed" in lines[6]
    assert "18 points" in lines[-1]


def test_drawing_changes_nothing():
    game = Game(load_sheet("mix"), 2)
    before = state_text(game)
    draw_sheet(game, 1)
    assert state_text(parse_state(before)) == state_text(game)


def test_fit_is_exact():
    assert fit(Text("abc"), 5, middle=True).plain == " abc "
    assert fit(Text("abcdef"), 4).plain == "abcd"
