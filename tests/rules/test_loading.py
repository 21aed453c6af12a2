"""What is wrong with a sheet file is said with the file, the key and what would be right."""

import shutil

import pytest

from renard import SheetError, load_sheet
from renard.rules.loading.reader import SHEETS

YELLOW_ROW = "  [3, 6, 5, \"x\"],\n"
"""The first row of a grid of four by four."""

REFUSED = {
    # Keys.
    "an unknown key at the top": (
        "clever", 'title = "Clever"', 'title = "Clever"\ncolour = "red"',
        "colour", "is not a key of this part; its keys are bars, checks, dice",
    ),
    "an unknown key in a zone": (
        "clever", 'kind = "track"\nwrites = "cross"', 'kind = "track"\nwrites = "cross"\nfactors = [1]',
        "zones.green.factors", "is not a key of this part; its keys are",
    ),
    "an unknown key in a part": (
        "clever", 'wild = "white"', 'wild = "white"\nsides = 6',
        "dice.sides", "its keys are colours, wild",
    ),
    "an unknown bar": (
        "clever", "extra = { boxes = 7 }", "extra = { boxes = 7 }\nswap = { boxes = 7 }",
        "bars.swap", "its keys are extra, note, provenance, reroll, takeback",
    ),
    "an unknown ruling": (
        "clever", "solo_other_dice = false", "solo_other_dice = false\ntea_break = true",
        "rulings.tea_break", "its keys are extra_once_per_round, may_give_up_roll",
    ),
    "a missing text": ("clever", 'title = "Clever"\n', "", "title", "is missing; it should be a text"),
    "a missing table": ("clever", '[dice]\ncolours = ["white", "yellow", "blue", "green", "orange", '
                        '"purple"]\nwild = "white"', "", "dice", "is missing; it should be a table"),
    "a missing key of a zone": ("clever", 'kind = "grid"\nadds', "adds", "zones.blue.kind",
                                "is missing; it should be a text"),
    "a missing ruling": ("clever", "solo_other_dice = false\n", "", "rulings.solo_other_dice",
                         "is missing; it should be true or false"),
    "a missing ruling of a sheet that takes dice back": (
        "twice", "takeback_without_dice = true\n", "", "rulings.takeback_without_dice",
        "is missing; it should be true or false",
    ),
    "a ruling for an action that the sheet does not have": (
        "clever", "solo_other_dice = false", "solo_other_dice = false\ntakeback_without_dice = true",
        "rulings.takeback_without_dice", "is not a key of this part",
    ),
    # Types.
    "a number for a text": ("clever", 'title = "Clever"', "title = 3", "title",
                            "is 3; it should be a text"),
    "a text for a number": ("clever", "version = 1", 'version = "1"', "version",
                            "is '1'; it should be a whole number"),
    "true for a number": ("clever", "version = 1", "version = true", "version",
                          "is True; it should be a whole number"),
    "a fraction for a number": ("clever", "version = 1", "version = 1.5", "version",
                                "is 1.5; it should be a whole number"),
    "a number for a switch": ("clever", "solo_other_dice = false", "solo_other_dice = 0",
                              "rulings.solo_other_dice", "is 0; it should be true or false"),
    "a text for a list": ("clever", "points_by_count = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]",
                          'points_by_count = "many"', "zones.green.points_by_count",
                          "is 'many'; it should be a list"),
    "a text in a list of numbers": ("clever", "points_by_count = [1, 3,", 'points_by_count = ["1", 3,',
                                    "zones.green.points_by_count[1]",
                                    "is '1'; it should be a whole number"),
    "true in a list of numbers": ("clever", "points_by_count = [1, 3,", "points_by_count = [true, 3,",
                                  "zones.green.points_by_count[1]",
                                  "is True; it should be a whole number"),
    "a number in a list of texts": ("clever", 'known_as = ["Ganz', 'known_as = [1, "Ganz',
                                    "known_as[1]", "is 1; it should be a text"),
    "a text for a table": ("clever", "reroll = { boxes = 7 }", 'reroll = "seven"', "bars.reroll",
                           "is 'seven'; it should be a table"),
    "a number for a row": ("clever", YELLOW_ROW, "  3,\n", "zones.yellow.numbers[1]",
                           "is 3; it should be a list"),
    # Ranges and lengths.
    "a version out of range": ("clever", "version = 1", "version = 0", "version",
                               "is 0; it should be a whole number from 1 to 9999"),
    "too many boxes on a bar": ("clever", "reroll = { boxes = 7 }", "reroll = { boxes = 13 }",
                                "bars.reroll.boxes", "it should be a whole number from 1 to 12"),
    "players out of range": ("clever", "players = [1, 4]", "players = [1, 5]", "players[2]",
                             "is 5; it should be from 1 to 4"),
    "players the wrong way round": ("clever", "players = [1, 4]", "players = [4, 1]", "players",
                                    "is [4, 1]; the first should not be above the second"),
    "three limits for players": ("clever", "players = [1, 4]", "players = [1, 2, 4]", "players",
                                 "has 3 entries; it should have 2"),
    "five dice": ("clever", '"orange", "purple"]\nwild', '"orange"]\nwild', "dice.colours",
                  "has 5 entries; it should have 6"),
    "a table that is too short": ("clever", "[1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]",
                                  "[1, 3, 6, 10]", "zones.green.points_by_count",
                                  "has 4 entries; it should have 11"),
    "too few minimums": ("clever", "minimum = [1, 2, ", "minimum = [", "zones.green.minimum",
                         "has 9 entries; it should have 11"),
    "too few factors": ("clever", "factor = [1, 1, ", "factor = [", "zones.orange.factor",
                        "has 9 entries; it should have 11"),
    "a factor of nothing": ("clever", "factor = [1, 1,", "factor = [0, 1,", "zones.orange.factor[1]",
                            "is 0; it should be from 1 to 9"),
    "a bonus too few at a line": ("clever", 'row_bonus = ["X:blue", "orange:4", "X:green", "fox"]',
                                  'row_bonus = ["X:blue", "orange:4"]', "zones.yellow.row_bonus",
                                  "has 2 entries; it should have 4"),
    "rounds for too few player counts": ("clever", "by_players = [6, 6, 5, 4]",
                                         "by_players = [6, 6, 5]", "rounds.by_players",
                                         "has 3 entries; it should have 4"),
    "seven rounds": ("clever", "by_players = [6, 6, 5, 4]", "by_players = [7, 6, 5, 4]",
                     "rounds.by_players[1]", "is 7; it should be from 1 to 6"),
    "a round track that is too short": ("clever", '"purple:6"], "", ""]', '"purple:6"]]',
                                        "rounds.bonus", "has 4 entries; it should have 6"),
    "a row that is too short": ("clever", YELLOW_ROW + "  [2, 1, \"x\", 5],",
                                YELLOW_ROW + "  [2, 1, \"x\"],", "zones.yellow.numbers[2]",
                                'has 3 entries; every row should have 4 ("." for no box)'),
    "an empty row": ("clever", YELLOW_ROW, "  [],\n", "zones.yellow.numbers",
                     "should be a list of rows, none of them empty"),
    "too few bonuses between": ("mix", 'bonus_between = ["mix", ', "bonus_between = [",
                                "zones.orange.bonus_between", "has 10 entries; it should have 11"),
    "a block of three": ("mix", "factors = [[2, 3],", "factors = [[2, 3, 1],",
                         "zones.green.factors[1]",
                         "is [2, 3, 1]; it should be two numbers from 1 to 9"),
    "bonuses for another number of blocks": ("mix", "factors = [[2, 3], ", "factors = [",
                                             "zones.green.bonus", "has 12 entries; it should have 10"),
    "lines of different lengths": (
        "mix", '{ order = "any", weight = 1, bonus = ["", "", "", "", "", ""] }',
        '{ order = "any", weight = 1, bonus = ["", ""] }', "zones.yellow.lines[3].bonus",
        "has 2 entries; it should have 6",
    ),
    "no line at all": ("mix", "column_points = [10, 15, 15, 20, 20, 25]", "column_points = [10]",
                       "zones.yellow.column_points", "has 1 entries; it should have 6"),
    "four boxes of polish": ("mix", "polish = 3", "polish = 4", "lists.polish",
                             "is 4; it should be a whole number from 0 to 3"),
    "four jokers": ("mix", 'joker = [1, 6, "?"]', 'joker = [1, 2, 6, "?"]', "lists.joker",
                    "has 4 boxes; it should have at most 3"),
    "a joker of 7": ("mix", 'joker = [1, 6, "?"]', 'joker = [1, 7, "?"]', "lists.joker[2]",
                     'is 7; it should be 1 to 6 or "?"'),
    "a step that is no pair": ("mix", "steps = [[5, 1],", "steps = [[5],", "zones.purple.steps[1]",
                               "is [5]; it should be [at least, points]"),
    "steps that fall": ("mix", "steps = [[5, 1], [10, 2],", "steps = [[10, 2], [5, 1],",
                        "zones.purple.steps", "should be at most 4 steps, rising"),
    # Names.
    "an unknown flow": ("clever", 'flow = "platter"', 'flow = "waterfall"', "flow",
                        "is 'waterfall'; it should be one of platter, race"),
    "an unknown kind": ("clever", 'kind = "track"\nwrites = "cross"', 'kind = "snake"\nwrites = "cross"',
                        "zones.green.kind", "is 'snake'; it should be one of grid, circles, track"),
    "an unknown order": ("clever", 'order = "rising"', 'order = "up"', "zones.purple.order",
                         "is 'up'; it should be one of any, rising, falling, not rising"),
    "an unknown sum": ("clever", 'adds = "wild"', 'adds = "all"', "zones.blue.adds",
                       "is 'all'; it should be one of nothing, wild"),
    "an unknown way to write": ("clever", 'writes = "cross"', 'writes = "circle"',
                                "zones.green.writes", "it should be one of cross, number"),
    "an unknown way to score": ("clever", 'bonus = ["", "", "reroll", "", "X:yellow", "extra", "", '
                                '"fox", "", "purple:6", ""]\npoints = "sum"',
                                'bonus = ["", "", "reroll", "", "X:yellow", "extra", "", '
                                '"fox", "", "purple:6", ""]\npoints = "product"',
                                "zones.orange.points", "it should be one of none, sum, pairs"),
    "a bad provenance": ("clever", '[bars]\nprovenance = "verified"', '[bars]\nprovenance = "hearsay"',
                         "bars.provenance",
                         "is 'hearsay'; it should be one of verified, inferred, reconstructed"),
    "a missing provenance": ("clever", '[zones.green]\nprovenance = "verified"', "[zones.green]",
                             "zones.green.provenance", "is missing"),
    "the same colour twice": ("clever", 'colours = ["white", "yellow",', 'colours = ["white", "white",',
                              "dice.colours", "names a colour twice"),
    "a wild die that does not exist": ("clever", 'wild = "white"', 'wild = "black"', "dice.wild",
                                       "is 'black'; it should be one of white, yellow"),
    "a zone that no die has": ("clever", "[zones.green]", "[zones.brown]", "zones.brown",
                               "is no colour of a die; the dice are white, yellow"),
    "a row that no die follows into": ("twice", 'follow_rows = ["yellow",', 'follow_rows = ["brown",',
                                       "zones.silver.follow_rows", "'brown' is no die; the dice are"),
    "an id that is not the file's name": ("clever", 'id = "clever"', 'id = "smart"', "id",
                                          "is 'smart'; it should be the file's name, 'clever'"),
}  # fmt: skip
"""By what is wrong: the sheet, what stands there, what stands there instead, key and remedy."""

LEADS_NOWHERE = {
    "a word": ("clever", '"orange:5"', '"unicorn"', "zones.blue.row_bonus",
               "'unicorn' is no bonus; a bonus is X:zone, zone:n (1 to 6), ?zone, ?any"),
    "a cross in no zone": ("clever", '["X:blue", "orange:4"', '["X:brown", "orange:4"',
                           "zones.yellow.row_bonus", "'X:brown' leads to no zone; the zones are"),
    "a number in no zone": ("clever", '"orange:5"', '"brown:5"', "zones.blue.row_bonus",
                            "'brown:5' leads to no zone; the zones are yellow, blue"),
    "a free entry in no zone": ("tower", '["?blue", "orange:4"', '["?brown", "orange:4"',
                                "zones.yellow.row_bonus", "'?brown' leads to no zone"),
    "a cross where numbers stand": ("clever", '["X:blue", "orange:4"', '["X:orange", "orange:4"',
                                    "zones.yellow.row_bonus",
                                    "'X:orange' is a cross, but that zone takes numbers"),
    "a number where crosses stand": ("clever", '"orange:5"', '"green:5"', "zones.blue.row_bonus",
                                     "'green:5' is a number, but that zone takes crosses"),
    "a number above six": ("clever", '"orange:5"', '"orange:7"', "zones.blue.row_bonus",
                           "'orange:7' is no bonus"),
    "an action without a bar": ("clever", 'column_bonus = ["reroll",', 'column_bonus = ["takeback",',
                                "zones.blue.column_bonus", "'takeback' has no bar under [bars]"),
    "a mix action without lists": ("clever", 'column_bonus = ["reroll",', 'column_bonus = ["mix",',
                                   "zones.blue.column_bonus",
                                   "'mix' needs a [lists] table, which this sheet does not have"),
    "in a track": ("clever", 'bonus = ["", "", "", "extra", ""', 'bonus = ["", "", "", "extre", ""',
                   "zones.green.bonus[4]", "'extre' is no bonus"),
    "between neighbours": ("mix", 'bonus_between = ["mix",', 'bonus_between = ["nix",',
                           "zones.orange.bonus_between[1]", "'nix' is no bonus"),
    "in a line": ("mix", 'weight = -1, bonus = ["reroll",', 'weight = -1, bonus = ["rerol",',
                  "zones.yellow.lines[2].bonus[1]", "'rerol' is no bonus"),
    "on the diagonal": ("clever", 'diagonal_bonus = "extra"', 'diagonal_bonus = "ekstra"',
                        "zones.yellow.diagonal_bonus", "'ekstra' is no bonus"),
    "on the round track": ("clever", 'bonus = ["reroll", "extra", "reroll", [', 'bonus = ["rr", "extra", "reroll", [',
                           "rounds.bonus[1]", "'rr' is no bonus"),
    "a choice of what cannot be entered": ("clever", '["X:yellow", "X:blue",', '["reroll", "X:blue",',
                                           "rounds.bonus[4]",
                                           "'reroll' cannot be chosen among others; only entries can"),
    "a round bonus that is a number": ("clever", '"orange:6", "purple:6"], "", ""]',
                                       '"orange:6", "purple:6"], "", 7]', "rounds.bonus[6]",
                                       "is 7; it should be a bonus or a list of them"),
    "at the end of a bar": ("twice", 'reroll = { boxes = 6, end = "fox" }',
                            'reroll = { boxes = 6, end = "wolf" }', "bars.reroll.end",
                            "'wolf' is no bonus"),
}  # fmt: skip
"""Bonuses that dangle."""

UNREACHABLE = {
    "a number that no die shows": ("clever", YELLOW_ROW, "  [7, 6, 5, \"x\"],\n",
                                   "zones.yellow.numbers[1][1]",
                                   "is 7, which no die reaches; it should be a number from 1 to 6"),
    "a sum of 1": ("clever", '[".", 2, 3, 4]', '[".", 1, 3, 4]', "zones.blue.numbers[1][2]",
                   "is 1, which no die reaches; it should be a number from 2 to 12"),
    "a sum of 13": ("clever", "[9, 10, 11, 12]", "[9, 10, 11, 13]", "zones.blue.numbers[3][4]",
                    "is 13, which no die reaches"),
    "a minimum of 7": ("clever", "minimum = [1, 2,", "minimum = [7, 2,", "zones.green.minimum[1]",
                       "is 7, which no die reaches"),
    "eleven rising numbers": ("clever", "restart_after = 6\n", "", "zones.purple.order",
                              "box 7 cannot be reached: only 6 numbers can follow each other"),
    "seven falling numbers": (
        "mix", 'order = "falling", weight = 0, bonus = [""', 'order = "falling", weight = 0, bonus = ["", ""',
        "zones.yellow.lines[1].order", "box 7 cannot be reached",
    ),
    "a number of the skipping row": ("mix", "numbers = [1, 5, 3,", "numbers = [0, 5, 3,",
                                     "zones.orange.numbers[1]", "is 0; it should be from 1 to 6"),
    "a printed cross where no box is": ("mix", "pre_crossed = [3, 5, 8, 10]", "pre_crossed = [3, 5, 8, 13]",
                                        "zones.blue.pre_crossed", "names 13, which no box shows"),
    "a minimum for a bonus": ("twice", "bonus_minimum = [1, 1,", "bonus_minimum = [1, 7,",
                              "zones.pink.bonus_minimum[2]", "is 7; it should be from 1 to 6"),
}  # fmt: skip

CONTRADICTIONS = {
    "a printed count that is wrong": ("clever", "[checks]\nreroll = 7", "[checks]\nreroll = 8",
                                      "checks.reroll", "says 8, but the sheet prints 7"),
    "a count of foxes that is wrong": ("clever", "fox = 5", "fox = 4", "checks.fox",
                                       "says 4, but the sheet prints 5"),
    "a count of something else": ("clever", "fox = 5", "fox = 5\nwolf = 1", "checks.wolf",
                                  "is not a key of this part"),
    "pairs of an odd number": ("twice", 'factor = [2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]\nbonus = ["", ',
                               "factor = [2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]\nbonus = [",
                               "zones.green.points", "pairs need an even number of boxes, not 11"),
    "crosses that are compared": ("clever", 'writes = "cross"', 'writes = "cross"\norder = "rising"\n'
                                  "restart_after = 6", "zones.green.writes",
                                  "should be 'number', since the numbers are compared or added up"),
    "a free number where dice are added": ("mix", 'free_entry = "next"\n', "", "zones.purple.free_entry",
                                           "should be 'next'"),
    "row points with holes": ("twice", "  [1, 2, 3, 4, 5, 6],\n  [1, 2, 3, 4, 5, 6],\n  [1, 2, 3, 4, 5, 6],\n",
                              '  [1, 2, 3, 4, 5, "."],\n  [1, 2, 3, 4, 5, 6],\n  [1, 2, 3, 4, 5, 6],\n',
                              "zones.silver.row_points_by_count", "needs rows without holes"),
    "taking back twice over": ("mix", "extra = { boxes = 7 }", "extra = { boxes = 7 }\n"
                               "takeback = { boxes = 3 }", "lists.takeback",
                               "stands under [bars] already"),
    "four zones": ("clever", '[zones.green]\nprovenance = "verified"\nkind = "track"\nwrites = "cross"\n'
                   "minimum = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6]\n"
                   'bonus = ["", "", "", "extra", "", "X:blue", "fox", "", "purple:6", "reroll", ""]\n'
                   "points_by_count = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]\n", "",
                   "zones", "are 4; there should be 5"),
    "ratings that do not rise": ("clever", "limits = [140, 160,", "limits = [160, 140,",
                                 "rating.limits", "should be one or more rising numbers"),
    "a rank without a title": ("clever", 'titles = ["Cub", ', "titles = [", "rating.titles",
                               "has 8 entries; it should have 9"),
    "a number that is shown too often": ("twice", "  [1, 2, 3, 4, 5, 6],\n  [1, 2, 3, 4, 5, 6],\n  [1, 2, 3, 4, 5, 6],\n",
                                         "  [1, 1, 1, 1, 1, 1],\n  [1, 1, 1, 1, 1, 1],\n  [1, 1, 1, 1, 1, 1],\n",
                                         "zones.silver.numbers", "shows 1 too often"),
    "a zone too large": ("clever", YELLOW_ROW, YELLOW_ROW * 4, "zones.yellow.row_bonus",
                         "has 4 entries; it should have 7"),
}  # fmt: skip

RACE = {
    "five dice of one colour": ("levelx", "dice = 4", "dice = 5", "board.dice",
                  "is 5; it should be a whole number from 4 to 4"),
    "five rows": ("levelx", "rows = [5, 6, 7, 8, 9, 10]", "rows = [5, 6, 7, 8, 9]", "board.rows",
                  "has 5 entries; it should have 6"),
    "a row twice": ("levelx", "rows = [5, 6,", "rows = [5, 5,", "board.rows", "names a sum twice"),
    "a sum that no dice reach": ("levelx", "8, 9, 10]", "8, 9, 25]", "board.rows[6]",
                                 "is 25; it should be from 1 to 24"),
    "a row without squares": ("levelx", "squares = [4,", "squares = [0,", "board.squares[1]",
                              "is 0; it should be from 1 to 9"),
    "a stack of one": ("levelx", "chips = [12,", "chips = [1,", "board.chips[1]",
                       "is 1; it should be from 2 to 99"),
    "more chips removed than there are": ("levelx", "chips_removed = [1,", "chips_removed = [7,",
                                          "board.chips_removed[1]", "is 7; it should be from 0 to 6"),
    "no tile": ("levelx", "points = [15, 12, 9, 6]", "points = []", "tiles.points",
                "has 0 entries; it should have 1 to 8"),
    "an end that never comes": ("levelx", "empty_stacks = 3", "empty_stacks = 7",
                                "end.empty_stacks", "is 7; it should be a whole number from 1 to 6"),
    "a board without provenance": ("levelx", '[board]\nprovenance = "verified"', "[board]",
                                   "board.provenance", "is missing"),
    "a key of another flow": ("levelx", "dice = 4", "dice = 4\nwild = 1", "board.wild",
                              "is not a key of this part; its keys are chips, chips_removed, dice"),
}  # fmt: skip

ALL = {**REFUSED, **LEADS_NOWHERE, **UNREACHABLE, **CONTRADICTIONS, **RACE}


@pytest.mark.parametrize("fault", ALL)
def test_refusal_names_file_key_and_remedy(fault, tmp_path, monkeypatch):
    game, old, new, key, remedy = ALL[fault]
    text = (SHEETS / f"{game}.toml").read_text(encoding="utf-8")
    assert old in text, "the sheet file has changed: write this fault anew"
    path = tmp_path / f"{game}.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    if fault == "an id that is not the file's name":
        # Only files of our own folder are known by their name.
        monkeypatch.setattr("renard.rules.sheet.SHEETS", tmp_path)
    with pytest.raises(SheetError) as refusal:
        load_sheet(path)
    assert str(refusal.value).startswith(f"{path}: {key}: ")
    assert remedy in str(refusal.value)


def test_no_two_faults_share_a_name():
    parts = (REFUSED, LEADS_NOWHERE, UNREACHABLE, CONTRADICTIONS, RACE)
    assert sum(len(part) for part in parts) == len(ALL)


def test_a_copy_of_every_sheet_loads_as_it_is(tmp_path):
    for path in SHEETS.glob("*.toml"):
        copy = shutil.copy(path, tmp_path / "copy.toml")
        sheet = load_sheet(copy)
        assert sheet.id == path.stem
        assert sheet.tables.tobytes() == load_sheet(path.stem).tables.tobytes()
        assert sheet.path == copy


def test_malformed_toml_is_refused_with_its_line(tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text('id = "broken"\ntitle = "no end\n', encoding="utf-8")
    with pytest.raises(SheetError, match=r"broken\.toml: is not valid TOML: .*line 2"):
        load_sheet(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(SheetError, match=r"none\.toml: cannot be read: No such file"):
        load_sheet(tmp_path / "none.toml")


def test_a_folder_is_refused(tmp_path):
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(SheetError, match=r"folder\.toml: cannot be read: Is a directory"):
        load_sheet(folder)


def test_a_file_that_is_not_utf8_is_refused(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes('title = "Très futé"'.encode("latin-1"))
    with pytest.raises(SheetError, match=r"latin\.toml: is not a text file in UTF-8"):
        load_sheet(path)


def test_an_empty_file_is_refused(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(SheetError, match=r"empty\.toml: flow: is missing; it should be a text"):
        load_sheet(path)


def test_an_unknown_game_is_refused_with_the_games():
    with pytest.raises(SheetError, match="unknown game 'chess': the games are clever, levelx, mix"):
        load_sheet("chess")


def test_an_unknown_ruling_is_refused_with_the_rulings():
    with pytest.raises(SheetError, match="clever has no ruling 'tea'; its rulings are may_give_up"):
        load_sheet("clever", {"tea": True})
    with pytest.raises(SheetError, match="levelx has no ruling 'tea'; its rulings are none"):
        load_sheet("levelx", {"tea": True})


def test_a_ruling_that_is_no_switch_is_refused():
    with pytest.raises(SheetError, match="negative_foxes is 1; it should be true or false"):
        load_sheet("clever", {"negative_foxes": 1})
