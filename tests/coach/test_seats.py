"""Who sits there: what the coach assumes of seats, and what that changes."""

import numpy as np
import pytest

from renard.coach import Seat, advise, analyse, tell_assumed
from renard.coach.chances import SHAPE
from renard.coach.fitting_seats import fit
from renard.coach.judge import Judge
from renard.coach.measuring_seats import (
    SEEN,
    SEEN_ACTIVE,
    SEEN_NOW,
    SEEN_PLATTERS,
    SEEN_WORTH,
    Seen,
)
from renard.coach.seats import Strengths, assumed_of, seats_so_far, strengths_of
from renard.coach.strength import (
    ASSUMED_KEPT,
    ASSUMED_LEAVES,
    ASSUMED_LOSS,
    ASSUMED_PLACE,
    SHARES,
    STRENGTH,
    STRENGTH_KEPT,
    STRENGTH_LEAVES,
    STRENGTH_LOSS,
    STRENGTH_SHAPE,
    STRENGTH_SPREAD,
    UNSEEN,
)
from renard.coach.walk import walk
from renard.record.replay import start
from renard.rules.game import Game, RuleError
from renard.rules.sheet import load_sheet, sheet_names
from renard.table import CoachDoor, OwnDice, SeededDice, Table
from tests.coach.games import recorded, rolled

LEVELS = ["random", "greedy", "novice", "casual", "club", "expert", "master"]


@pytest.mark.parametrize("name", sheet_names())
def test_every_level_was_measured_for_every_number_of_players(name):
    sheet = load_sheet(name)
    assert strengths_of(sheet, 1) is None
    for players in range(2, sheet.players[1] + 1):
        found = strengths_of(sheet, players)
        assert found.levels == LEVELS
        assert found.levels[found.at_first] == "club"
        assert found.table.shape == (len(LEVELS), STRENGTH)
        losses = found.table[:, STRENGTH_LOSS]
        assert (np.diff(losses) <= 0).all()
        assert (found.table[:, STRENGTH_SPREAD:STRENGTH_SHAPE] > 0).all()
        assert (np.diff(found.table[:, STRENGTH_SHAPE:]) > 0).all()


def made_up():
    """Three levels that lose 4, 2 and 0 points a decision."""
    table = np.zeros((3, STRENGTH))
    table[:, STRENGTH_LOSS] = 4, 2, 0
    table[:, STRENGTH_LEAVES] = 3, 1, 0
    for level, kept in enumerate((0.5, 0.75, 1.0)):
        table[level, STRENGTH_KEPT:STRENGTH_SPREAD] = kept * np.linspace(0.5, 1, SHARES)
    table[:, STRENGTH_SPREAD:] = 20
    table[:, STRENGTH_SHAPE:] = np.linspace(-3, 3, SHAPE)
    return Strengths(["weak", "middling", "strong"], 1, table)


def test_bots_are_known_by_their_level_and_people_by_what_they_lost():
    game, strengths = Game(load_sheet("clever"), 4), made_up()
    half = Seat(lost=3 * UNSEEN - UNSEEN * 2 + 3 * 10, decisions=10)
    assumed = strengths.assume(game, [Seat("weak"), Seat(), half, Seat(lost=0, decisions=10**6)])
    assert assumed[:, ASSUMED_PLACE] == pytest.approx([0, 1, 0.5, 2], abs=1e-4)
    assert assumed[:, ASSUMED_LOSS] == pytest.approx([4, 2, 3, 0], abs=1e-3)
    assert assumed[:, ASSUMED_LEAVES] == pytest.approx([3, 1, 2, 0], abs=1e-3)
    assert assumed[:, ASSUMED_KEPT] == pytest.approx([0.5, 0.75, 0.625, 1], abs=1e-3)
    told = strengths.tell(assumed, [Seat("weak"), Seat(), half, Seat()])
    assert [(one.level, one.bot) for one in told][:2] == [("weak", True), ("middling", False)]
    with pytest.raises(RuleError, match="'nobody' here: those that are known are weak, middling"):
        strengths.assume(game, [Seat("nobody")] * 4)


def test_somebody_who_loses_more_than_the_weakest_is_as_weak_as_that():
    game = Game(load_sheet("clever"), 2)
    assumed = made_up().assume(game, [Seat(lost=1000, decisions=10), Seat(lost=-99, decisions=9)])
    assert assumed[:2, ASSUMED_PLACE].tolist() == [0, 2]


def test_the_chance_to_win_falls_with_the_strength_of_the_others():
    game = rolled("clever", 2, [3, 6, 2, 2, 5, 4])
    chances = [
        advise(game, 0, seats=[Seat("club"), Seat(level)]).best.win
        for level in ("novice", "casual", "club", "master")
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.8
    assert chances[-1] < 0.3


def test_own_points_count_on_what_others_leave_and_costs_do_not():
    game = rolled("clever", 2, [3, 6, 2, 2, 5, 4])
    kind, mean = (advise(game, 0, seats=[Seat(), Seat(level)]) for level in ("casual", "master"))
    leaves = strengths_of(game.sheet, 2).table[:, STRENGTH_LEAVES]
    more = 6 * (leaves[LEVELS.index("casual")] - leaves[LEVELS.index("master")])
    assert kind.best.expected - mean.best.expected == pytest.approx(more, abs=1e-4)
    assert [choice.cost for choice in kind.choices] == [choice.cost for choice in mean.choices]


def test_losses_so_far_are_those_that_are_found_looking_back():
    record = recorded("clever", ["greedy", "casual"])
    log = start(record)
    list(walk(record, log))
    net = Judge(log.game.sheet, 2).net
    for seat, found in enumerate(seats_so_far(log.game.sheet, log.rows, net, [None, None])):
        looked = analyse(record, seats=[seat], throws=2).seats[0]
        real = [one for one in looked.decisions if one.choices > 1]
        assert found.decisions == len(real)
        assert found.lost == pytest.approx(sum(one.loss for one in real), abs=1e-6)
    bots = seats_so_far(log.game.sheet, log.rows, net, ["greedy", "casual"])
    assert bots == [Seat("greedy"), Seat("casual")]


def test_what_was_taken_back_counts_for_nothing():
    # Own dice wait to be entered: nothing new is seen before the choice is taken back.
    table = Table(load_sheet("clever"), ["anna", "casual"], OwnDice())
    table.enter_roll(dict.fromkeys(table.game.dice_to_roll(), 3))
    net = Judge(table.game.sheet, 2).net
    before = seats_so_far(table.game.sheet, table.rows, net, [None, None])
    table.submit(0, table.version, table.game.legal(0)[0])
    assert seats_so_far(table.game.sheet, table.rows, net, [None, None]) != before
    table.undo(0)
    assert seats_so_far(table.game.sheet, table.rows, net, [None, None]) == before


def test_at_a_table_bots_and_people_are_told_apart():
    table = Table(load_sheet("clever"), ["casual", "master"], SeededDice(3))
    door = CoachDoor(table, bots=[1])
    door.agree(0)
    advice = door.advise(0)
    assert [(one.level, one.bot) for one in advice.assumes] == [("club", False), ("master", True)]
    assert tell_assumed(advice.assumes, ["Anna", "Master"]) == (
        "Assumed for chances to win and for what others leave: Anna like a club player and "
        "Master like a master player."
    )


def test_a_game_looked_back_at_still_adds_up_with_what_others_leave():
    for seat in analyse(recorded("clever", ["casual", "novice", "greedy"]), throws=4).seats:
        came = seat.luck - seat.lost + seat.others + seat.misjudged
        assert seat.result - seat.expected == pytest.approx(came, abs=1e-3)


def test_nothing_is_left_where_nothing_is_to_come():
    game = Game(load_sheet("clever"), 1)
    assert not assumed_of(game, [Seat()]).any()


def test_a_fit_finds_what_games_were_made_of():
    rng = np.random.default_rng(1)
    moments, levels = 4000, 3
    who = rng.integers(0, levels, (moments, 2))
    share = rng.random(moments)
    kept, leaves = np.array([0.4, 0.7, 1.0]), np.array([2.0, 1.0, -0.5])
    seats = np.zeros((moments, 2, SEEN))
    seats[:, :, SEEN_NOW] = rng.integers(0, 100, (moments, 2))
    rest = 200 * share[:, None] * rng.uniform(0.5, 1.5, (moments, 2))
    seats[:, :, SEEN_WORTH] = seats[:, :, SEEN_NOW] + rest
    seats[:, :, SEEN_PLATTERS] = np.round(6 * share)[:, None]
    seats[:, :, SEEN_ACTIVE] = 1
    left = leaves[who[:, ::-1]] * seats[:, ::-1, SEEN_PLATTERS]
    noise = rng.normal(0, 10, (moments, 2))
    final = seats[:, :, SEEN_NOW] + kept[who] * rest + left + noise
    decided, loss = np.zeros(moments, np.int64), 3.0 - who[:, 0]
    found = fit(Seen(who, share, seats, decided, loss, final), levels, race=False)
    assert found.loss == pytest.approx([3, 2, 1])
    assert found.leaves == pytest.approx(leaves, abs=0.4)
    assert found.kept[:, 2:] == pytest.approx(np.tile(kept[:, None], SHARES - 2), abs=0.05)
    assert found.spread == pytest.approx(np.full((levels, SHARES), 10.0), abs=1.0)
