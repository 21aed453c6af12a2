"""What a choice gives up against the best one, in positions set up by hand."""

from renard import explain
from renard.coach import Reason, advise, tell, tell_price
from renard.coach.reasons import prices_of_all, reasons_of_all
from tests.coach.test_reasons import FACES, of_kind
from tests.rules.setting import at
from tests.rules.test_rulings_mix import MIX, PASSIVE


def price(game, chosen, best, seat=0):
    """What `chosen` gives up if `best` is the best choice, both as texts."""
    return prices_of_all(game, seat, game.find(seat, best))[game.find(seat, chosen)]


def test_the_best_choice_gives_up_nothing():
    game = at("clever", asks="pick", faces=FACES, marks={"orange": [2]}, open={"reroll": 1})
    assert game.find(0, "use reroll") in game.legal(0)
    for action in game.legal(0):
        assert prices_of_all(game, 0, action)[action] == []


def test_points():
    game = at("clever", asks="pick", faces=FACES)
    found = price(game, "pick white orange 1 = 3", "pick orange orange 1 = 5")
    assert of_kind(found, "more") == [{"points": 2}]
    assert tell_price(found) == "gives up: 2 points"
    assert not of_kind(price(game, "pick orange orange 1 = 5", "pick green green 1"), "more")


def test_dice_for_the_next_roll():
    game = at("clever", asks="pick", faces=FACES)
    found = price(game, "pick orange orange 1 = 5", "pick blue blue 6")
    assert of_kind(found, "dice") == [{"left": 2, "instead": 1}]
    assert tell_price(found) == "gives up: 2 dice left instead of 1"
    found = price(game, "pick purple purple 1 = 6", "pick orange orange 1 = 5")
    assert tell_price(found) == "gives up: 1 die left"
    last = at("clever", asks="pick", roll=3, faces=FACES)
    assert not of_kind(price(last, "pick orange orange 1 = 5", "pick blue blue 6"), "dice")


def test_bonuses_and_a_line_left_one_short():
    # Row 1 of yellow is 3, 6, 5 and a printed cross; it earns a blue cross.
    marks = {"yellow": [0, 1, 1, 1]}
    game = at("clever", asks="pick", faces=FACES, marks=marks)
    found = price(game, "pick yellow yellow 14", "pick yellow yellow 1")
    assert of_kind(found, "sets_off") == [{"bonuses": ["X:blue"]}]
    assert "gives up: a blue cross" in tell_price(found)
    game = at("clever", asks="pick", faces=FACES, marks={"yellow": [0, 1, 0, 1]})
    found = price(game, "pick yellow yellow 14", "pick yellow yellow 1")
    assert of_kind(found, "near") == [
        {"zone": "yellow", "bonus": "X:blue", "points": 0, "cell": 3, "least": 0}
    ]
    assert tell_price(found) == "gives up: one box short of a blue cross (yellow box 3)"


def test_a_line_that_is_complete_is_not_given_up():
    marks = {"yellow": [0, 1, 1, 1]}
    game = at("clever", asks="pick", faces=FACES, marks=marks)
    assert not of_kind(price(game, "pick yellow yellow 1", "pick green green 1"), "near")


def test_boxes_of_actions_and_those_in_reserve():
    game = at("clever", asks="pick", faces=FACES, marks={"orange": [1, 1]}, open={"reroll": 1})
    found = price(game, "pick green green 1", "pick orange orange 3 = 5")
    assert of_kind(found, "unlocks") == [{"actions": ["reroll"]}]
    found = price(game, "use reroll", "pick green green 1")
    assert of_kind(found, "keeps") == [{"actions": ["reroll"]}]
    assert tell_price(found) == "gives up: 1 point; a reroll in reserve"
    # A throw made again keeps all dice; that is no price of a choice that takes one.
    found = price(game, "pick green green 1", "use reroll")
    assert [reason.kind for reason in found] == ["throws_again"]
    assert tell_price(found) == "gives up: another throw of these dice"


def test_a_bonus_that_waits_is_not_lost_by_entering_another_first():
    waiting = {"waiting": ["X:blue", "X:green"]}
    game = at("clever", asks="bonus", faces=FACES, **waiting)
    found = price(game, "bonus X:green green 1", "bonus X:blue blue 6")
    assert not of_kind(found, "sets_off")


def test_a_fox_its_worth_and_one_that_comes_nearer():
    marks = {"green": [1] * 6, "yellow": {"1": 1, "5": 1, "9": 1}, "blue": [1], "orange": [4]}
    game = at("clever", asks="pick", faces=FACES, marks=marks)
    found = price(game, "pick blue blue 6", "pick green green 7")
    assert [one["foxes"] for one in of_kind(found, "fox")] == [1]
    assert tell_price(found).startswith("gives up: a fox; ")
    # The fox of green is behind its seventh box.
    faces = {**FACES, "white": 6}
    game = at("clever", asks="pick", faces=faces, marks={"green": [1] * 4})
    found = price(game, "pick white orange 1 = 6", "pick white green 5")
    assert of_kind(found, "fox_nearer") == [{"zone": "green", "boxes": 2}]
    assert "a fox nearer (green, 2 boxes short)" in tell_price(found)
    game = at("clever", asks="pick", faces=FACES, marks={"green": [1, 1]})
    assert not of_kind(price(game, "pick white blue 6", "pick white green 3"), "fox_nearer")


def test_what_foxes_are_worth():
    marks = {"yellow": {"1": 1, "5": 1, "9": 1, "13": 1}, "blue": [1, 1, 1], "green": [1, 1],
             "orange": [6], "purple": [4]}  # fmt: skip
    game = at("clever", asks="pick", faces=FACES, marks=marks)
    found = price(game, "pick white orange 2 = 3", "pick white green 3")
    assert of_kind(found, "worth") == [{"worth": 4, "instead": 3}]
    assert "foxes worth 4 each instead of 3" in tell_price(found)


def test_boxes_that_are_skipped():
    game = at("mix", asks="pick", faces=FACES)
    texts = [t for t in (game.text(0, a) for a in game.legal(0)) if t.startswith("pick orange")]
    cells = {int(text.split()[-1]): text for text in texts}
    first, last = cells[min(cells)], cells[max(cells)]
    assert first != last
    (lost,) = of_kind(price(game, last, first), "gives_up")
    assert lost == {"zone": "orange", "boxes": max(cells) - min(cells)}
    assert not of_kind(price(game, first, last), "gives_up")


def test_two_polishes_are_two():
    game = at("mix", faces=MIX, open={"polish": 2}, **PASSIVE)
    twice = "passive green green 1 = 6 polish green +2"
    assert explain(game, 1, game.find(1, twice)).spends == ["polish", "polish"]
    (spent,) = of_kind(reasons_of_all(game, 1)[game.find(1, twice)], "spends")
    assert tell(Reason("spends", spent)) == "uses up 2 × polish"
    found = price(game, twice, "passive green green 1 = 2", seat=1)
    assert of_kind(found, "keeps") == [{"actions": ["polish", "polish"]}]
    assert "2 × polish in reserve" in tell_price(found)


def test_the_race():
    sheet = at("levelx", asks="group", faces=[1, 1, 1, 1]).sheet
    goal = int(sheet.record.row_squares[0])
    game = at(
        "levelx", asks="group", faces=[2, 3, 4, 6], pawns={"5": goal - 1, "10": 1},
        others=[{"pawns": {"5": goal}}],
    )  # fmt: skip
    found = price(game, "group 4+6 to 10", "group 2+3 to 5")
    assert [reason.kind for reason in found] == ["chip", "sends_home", "moves"]
    assert tell_price(found) == ("gives up: a chip of 5; the pawn of seat 1 sent home; X in row 5")
    found = price(game, "pass group", "group 4+6 to 10")
    assert of_kind(found, "dice") == [{"left": 2, "instead": 0}]
    (move,) = of_kind(found, "moves")
    assert move["row"] == 10
    found = price(game, "group 2+3 to 5", "pass group")
    assert found == []


def test_advice_has_the_price_of_every_choice():
    game = at("clever", asks="pick", faces=FACES)
    advice = advise(game, 0)
    best = advice.best
    assert best.price == []
    for choice in advice.choices[1:]:
        assert choice.price == prices_of_all(game, 0, best.action)[choice.action]
