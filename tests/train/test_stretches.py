"""Stretches of weaker play: who plays how, and what is learnt from it."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from renard.lockstep.arena import Arena  # noqa: E402
from renard.lockstep.batch import Batch  # noqa: E402
from renard.lockstep.tensor_net import tensor_net  # noqa: E402
from renard.players import make_player  # noqa: E402
from renard.players.net import read_net  # noqa: E402
from renard.players.registry import WEIGHTS  # noqa: E402
from renard.rules.sheet import load_sheet  # noqa: E402
from renard.train.distil import distil  # noqa: E402
from renard.train.exploring import Explorer  # noqa: E402
from renard.train.learn import TrainError  # noqa: E402
from renard.train.measure import misjudged  # noqa: E402
from renard.train.model import ValueNet, judging  # noqa: E402
from renard.train.stretches import FAITHFUL, Stretches  # noqa: E402
from renard.train.window import Window  # noqa: E402

GAMES = 64


def judge_of(net):
    return tensor_net(net, "cpu")


def points_of(sheet, player, seed):
    batch = Batch(sheet, 1, GAMES, seed)
    points = []
    while len(points) < GAMES:
        batch.step(player.choose(sheet, batch.states, batch.seats, np.zeros(GAMES, np.uint64)))
        points += batch.finals[batch.over, 0].tolist()
    return np.mean(points)


def played_in(way):
    arena = Arena(load_sheet("clever"), 1, GAMES, "cpu", room=200)
    return misjudged(arena, judge_of(read_net(WEIGHTS / "clever-small.net")), way, GAMES, 12)


@pytest.mark.parametrize(
    ("name", "way"),
    [("greedy", {"greedy": True}), ("casual", {"foresight": 0.28})],
)
def test_a_stretch_plays_as_those_do_whom_it_stands_for(name, way):
    sheet = load_sheet("clever")
    mean = points_of(sheet, make_player(name, sheet), 12)
    assert played_in(way)["mean"] == pytest.approx(mean, abs=2)


def test_a_random_stretch_is_weak_and_who_plays_its_best_is_judged_rightly():
    assert played_in({"at_random": True})["mean"] < 100
    best = played_in({})
    assert best["mean"] > 290
    assert abs(best["misjudged"]) < 4 * best["error"]


def collected(players, share, moves):
    """A window of games of 2 to so many players, after all have ended once."""
    torch.manual_seed(3)
    sheet = load_sheet("clever")
    arena = Arena(sheet, players, 48, "cpu", room=300, fewest=min(2, players))
    explorer = Explorer(48, 5, "cpu")
    explorer.stretches = Stretches(arena, share)
    window = Window(arena, moves)
    net = ValueNet([arena.features, 8, 1])
    arena.begin(7)
    for _ in range(2):
        window.collect(judging(net, "cpu", 35.0), explorer)
    window.look_back(1.0)
    return window


def test_among_several_only_the_weak_seat_is_learnt_from_while_the_stretch_goes_on():
    window = collected(3, 1.0, 160)
    for seen in (window.mine, window.others):
        assert seen.spoilt.any()
        assert not (seen.usable & seen.spoilt).any()
        assert not seen.spoilt[:, ::FAITHFUL].any()
    # Somebody strays at a third of the moves or fewer, and what it left is learnt.
    strayed = window.strayed & window.mine.there
    assert 0.02 < strayed.float().mean() < 0.4
    assert (strayed & window.mine.usable).sum() > strayed.sum() / 2
    assert not (strayed & window.mine.spoilt).any()


def test_alone_nothing_is_spoilt_and_best_play_after_the_stretch_is_worth_what_it_came_to():
    window = collected(1, 1.0, 120)
    assert not window.mine.spoilt.any()
    checked = 0
    for game in range(48):
        ends = torch.nonzero(window.over[:, game]).flatten().tolist()
        strays = torch.nonzero(window.strayed[:, game]).flatten().tolist()
        for end in ends:
            last = max([t for t in strays if t <= end], default=0)
            worth = window.mine.worth[last:end, game]
            assert (worth == window.finals[end, game, 0]).all() or any(
                last <= other < end for other in ends
            )
            checked += len(worth)
    assert checked > 1000


def test_without_stretches_nobody_strays():
    assert not collected(1, 0.0, 60).strayed.any()


def test_a_small_net_that_breaks_is_refused():
    teacher = read_net(WEIGHTS / "clever-master.net")
    with pytest.raises(TrainError, match=r"no number any more: the rate of 1e\+30 is too high"):
        distil(
            load_sheet("clever"), teacher, [8], 60.0, "cpu",
            games=64, room=200, batch=128, rate=1e30, tell=lambda _: None,
        )  # fmt: skip
