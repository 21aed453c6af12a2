"""Reasons name what the rules say happens, in positions set up by hand."""

from renard.coach import Reason, tell
from renard.coach.reasons import reasons_of_all
from tests.rules.setting import at, dice

FACES = dice("white3 yellow3 blue4 green2 orange5 purple6")


def reasons(game, text, seat=0):
    return reasons_of_all(game, seat)[game.find(seat, text)]


def of_kind(found, kind):
    return [reason.values for reason in found if reason.kind == kind]


def test_what_is_filled_and_what_it_is_worth():
    game = at("clever", asks="pick", faces=FACES, marks={"orange": [2]})
    found = reasons(game, "pick orange orange 2 = 5")
    assert of_kind(found, "fills") == [{"zone": "orange", "cell": 2, "value": 5}]
    assert of_kind(found, "points") == [{"zone": "orange", "points": 5}]
    assert tell(found[0]) == "fills orange box 2 with 5"


def test_a_cross_is_no_number():
    game = at("clever", asks="pick", faces=FACES)
    found = reasons(game, "pick green green 1")
    assert of_kind(found, "fills") == [{"zone": "green", "cell": 1, "value": None}]


def test_dice_lost_to_the_platter_and_those_left():
    game = at("clever", asks="pick", faces=FACES)
    (lost,) = of_kind(reasons(game, "pick blue blue 6"), "platter")
    assert lost == {"dice": {"white": 3, "yellow": 3, "green": 2}, "left": 2}
    assert tell(Reason("platter", lost)) == (
        "loses white 3, yellow 3 and green 2 to the platter, 2 dice left to roll"
    )
    assert not of_kind(reasons(game, "pick green green 1"), "platter")


def test_in_the_last_roll_no_dice_are_left_to_roll():
    game = at("clever", asks="pick", roll=3, faces=FACES)
    (lost,) = of_kind(reasons(game, "pick blue blue 6"), "platter")
    assert lost["left"] == 0


def test_a_bonus_set_off_and_one_that_comes_close():
    # Row 1 of yellow is 3, 6, 5 and a printed cross; it earns a blue cross.
    game = at("clever", asks="pick", faces=FACES, marks={"yellow": [0, 1, 1, 1]})
    found = reasons(game, "pick yellow yellow 1")
    assert of_kind(found, "sets_off") == [{"bonuses": ["X:blue"]}]
    game = at("clever", asks="pick", faces=FACES, marks={"yellow": [0, 1, 0, 1]})
    found = reasons(game, "pick yellow yellow 1")
    assert of_kind(found, "near") == [
        {"zone": "yellow", "bonus": "X:blue", "points": 0, "cell": 3, "least": 0}
    ]
    assert not of_kind(found, "sets_off")
    assert tell(Reason("near", of_kind(found, "near")[0])) == (
        "next yellow box 3 would earn a blue cross"
    )


def test_the_next_box_of_a_track_comes_close():
    game = at("clever", asks="pick", faces=FACES, marks={"green": [1, 1]})
    found = reasons(game, "pick white green 3")
    assert [near["bonus"] for near in of_kind(found, "near")] == ["extra"]
    assert of_kind(found, "near")[0]["cell"] == 4


def test_a_column_completed_is_worth_its_points():
    marks = {"yellow": {"4": 1, "8": 0, "12": 1, "16": 1}}
    faces = {**FACES, "yellow": 5}
    game = at("clever", asks="pick", faces=faces, marks=marks)
    found = reasons(game, "pick yellow yellow 8")
    assert of_kind(found, "completes") == [{"zone": "yellow", "points": 20}]


def test_an_unlock_is_opened_and_an_action_is_spent():
    game = at("clever", asks="pick", faces=FACES, marks={"orange": [1, 1]}, open={"reroll": 1})
    assert of_kind(reasons(game, "pick orange orange 3 = 5"), "unlocks") == [
        {"actions": ["reroll"]}
    ]
    assert of_kind(reasons(game, "use reroll"), "spends") == [{"actions": ["reroll"]}]


def test_a_fox_and_what_the_lowest_zone_gains():
    marks = {
        "yellow": {"1": 1, "5": 1, "9": 1, "13": 1},
        "blue": [1, 1, 1],
        "green": [1, 1],
        "orange": [6],
        "purple": [4],
    }
    game = at("clever", asks="pick", faces=FACES, marks=marks, foxes=2)
    (gain,) = of_kind(reasons(game, "pick white green 3"), "lowest")
    assert gain == {"zones": ["green"], "before": 3, "after": 4, "foxes": 2, "points": 2}
    assert tell(Reason("lowest", gain)) == "lowest zone (green) from 3 to 4, +2 for 2 foxes"
    marks["green"] = [1] * 6
    game = at("clever", asks="pick", faces=FACES, marks=marks, foxes=2)
    found = reasons(game, "pick green green 7")
    assert of_kind(found, "fox") == [{"foxes": 1, "worth": 4}]


def test_boxes_that_are_skipped_are_given_up():
    game = at("mix", asks="pick", faces=FACES)
    texts = [t for t in (game.text(0, a) for a in game.legal(0)) if t.startswith("pick orange")]
    last = max(texts, key=lambda text: int(text.split()[-1]))
    (lost,) = of_kind(reasons(game, last), "gives_up")
    assert lost == {"zone": "orange", "boxes": int(last.split()[-1]) - 1}


def test_the_least_that_a_box_asks_for_is_told():
    game = at("twice", asks="pick", faces=dice("white3 yellow3 blue4 green2 silver5 pink6"))
    nears = of_kind(reasons(game, "pick pink pink 1 = 6"), "near")
    assert all(near["least"] > 1 for near in nears if near["zone"] == "pink")


def test_the_race_tells_moves_chips_pawns_and_sets():
    game = at(
        "levelx", asks="group", faces=[2, 3, 4, 6], pawns={"5": 3, "10": 1},
        chips={"6": 1, "7": 1, "8": 1}, others=[{"pawns": {"5": 4}}],
    )  # fmt: skip
    squares = int(game.sheet.record.row_squares[0])
    found = reasons(game, "group 2+3 to 5")
    (move,) = of_kind(found, "moves")
    assert move == {"row": 5, "square": 4, "left": squares - 4}
    found = reasons(game, "group 4+6 to 10")
    (move,) = of_kind(found, "moves")
    assert move["square"] == 2
    if move["left"] == 0:
        assert of_kind(found, "chip") == [{"row": 10, "points": 10}]
        (missing,) = of_kind(found, "set")
        assert missing == {"missing": [5, 9], "points": 15}


def test_a_newcomer_on_x_sends_the_other_home():
    sheet = at("levelx", asks="group", faces=[1, 1, 1, 1]).sheet
    goal = int(sheet.record.row_squares[0])
    game = at(
        "levelx", asks="group", faces=[2, 3, 4, 6], pawns={"5": goal - 1},
        others=[{"pawns": {"5": goal}}],
    )  # fmt: skip
    found = reasons(game, "group 2+3 to 5")
    assert of_kind(found, "sends_home") == [{"seat": 1, "row": 5, "squares": goal}]
    assert of_kind(found, "chip") == [{"row": 5, "points": 5}]
    assert next(tell(reason) for reason in found) == "reaches X in row 5"
