"""Training: what is learnt from, that it learns, and that it can stop and go on."""

import json

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from renard.lockstep.arena import Arena  # noqa: E402
from renard.lockstep.batch import Batch  # noqa: E402
from renard.players.features import MOST, POINTS, features  # noqa: E402
from renard.players.net import first_layer, later_layers  # noqa: E402
from renard.players.net_player import NetPlayer  # noqa: E402
from renard.rules import engine  # noqa: E402
from renard.rules.sheet import load_sheet  # noqa: E402
from renard.train.exploring import Explorer  # noqa: E402
from renard.train.learn import Plan, TrainError, Training  # noqa: E402
from renard.train.measure import measure  # noqa: E402
from renard.train.model import ValueNet, from_net, judging, to_net  # noqa: E402
from renard.train.plot import draw_curves  # noqa: E402
from renard.train.window import Window  # noqa: E402

HIDDEN = [24, 8]


def random_net(inputs, seed=0):
    torch.manual_seed(seed)
    net = ValueNet([inputs, *HIDDEN, 1])
    torch.nn.init.normal_(net.linear[-1].weight, std=0.3)
    return net


def test_a_written_net_says_what_the_trained_one_does():
    sheet = load_sheet("clever")
    arena = Arena(sheet, 1, 8, "cpu", room=100)
    arena.begin(3)
    count = arena.expand()
    arena.describe(count)
    trained = random_net(arena.features)
    judge = judging(trained, "cpu", 35.0)
    judged = arena.seen.judge(judge, count)
    net = to_net(trained, "clever", 35.0, 0, 1)
    sums, hidden = np.zeros(1024, np.float32), np.zeros((2, 1024), np.float32)
    for i in range(count):
        first_layer(net.weights, net.layers, arena.seen.rows[:, i].numpy(), sums)
        said = later_layers(net.weights, net.layers, sums, hidden) * net.scale
        said += arena.seen.offsets(judge, count)[i].item()
        assert said == pytest.approx(judged[i].item(), abs=0.01)
    again = from_net(net)(arena.seen.rows[:, :count].t().float())
    assert torch.allclose(again * net.scale + arena.seen.offsets(judge, count), judged, atol=0.01)


def test_arena_and_player_play_the_same_game():
    """Over so few games, windows that are followed jointly make no difference in the mean."""
    sheet = load_sheet("clever")
    arena = Arena(sheet, 1, 64, "cpu", room=100)
    trained = random_net(arena.features, 5)
    found = measure(arena, judging(trained, "cpu", 35.0), 64, 12)
    player = NetPlayer("some", to_net(trained, "clever", 35.0, 0, 1))
    batch = Batch(sheet, 1, 64, 12)
    points = []
    while len(points) < 64:
        batch.step(player.choose(sheet, batch.states, batch.seats, np.zeros(64, np.uint64)))
        points += batch.finals[batch.over, 0].tolist()
    assert found["mean"] == pytest.approx(np.mean(points), abs=12)


def test_features_of_arena_and_player_are_equal():
    sheet = load_sheet("twice")
    arena = Arena(sheet, 1, 4, "cpu", room=300)
    arena.begin(1)
    count = arena.expand()
    arena.describe(count)
    batch = Batch(sheet, 1, 1)
    points, row = np.zeros(POINTS, np.int32), np.zeros(MOST, np.int8)
    names = [name for name in batch.states.dtype.names or () if name in arena.pool.dtype.names]
    for leaf in range(0, count, 7):
        slot = int(arena.leaves[leaf])
        for name in names:
            value = arena.pool[slot][name]
            if np.ndim(value) and batch.states[name].shape[1] == 4:
                batch.states[0][name][:1] = value
            else:
                batch.states[0][name] = value
        engine.score(sheet.record, batch.states[0], 0, points)
        features(sheet.record, batch.states[0], 0, points, row)
        assert (row[: arena.features] == arena.seen.rows[:, leaf].numpy()).all()


def test_with_full_trust_a_move_is_worth_what_its_game_came_to():
    sheet = load_sheet("clever")
    arena = Arena(sheet, 1, 16, "cpu", room=100)
    arena.begin(7)
    window = Window(arena, 60)
    window.collect(judging(random_net(arena.features), "cpu", 0.0), Explorer(16, 5, "cpu"))
    window.look_back(1.0)
    worth, usable = window.mine.worth, window.mine.usable
    checked = 0
    for game in range(16):
        ends = torch.nonzero(window.over[:, game]).flatten().tolist()
        for t in range(ends[0] + 1):
            assert usable[t, game]
            assert worth[t, game] == window.finals[ends[0], game, 0]
            checked += 1
        assert not usable[window.length, game] or window.over[window.length, game]
    assert checked > 16 * 15


def test_others_see_what_the_active_player_leaves():
    """With full trust it is worth what they came to; what they see is described for them."""
    sheet = load_sheet("clever")
    arena = Arena(sheet, 4, 24, "cpu", room=200, fewest=2)
    arena.begin(7)
    window = Window(arena, 200)
    window.collect(judging(random_net(arena.features), "cpu", 0.0), Explorer(24, 5, "cpu"))
    window.look_back(1.0)
    mine, others = window.mine, window.others
    assert others is not None
    assert (mine.seats != others.seats)[others.there].all()
    assert 0.3 < others.there.float().mean() < 0.9
    seen = set()
    for game in range(24):
        ends = torch.nonzero(window.over[:, game]).flatten().tolist()
        for t in range(ends[0] + 1):
            seat = others.seats[t, game]
            seen.add((int(arena.playing[game]), int(seat)))
            if others.there[t, game]:
                assert others.usable[t, game]
                assert others.worth[t, game] == window.finals[ends[0], game, seat]
    assert seen == {(players, seat) for players in (2, 3, 4) for seat in range(players)}
    rows, _ = window.lessons()
    assert len(rows) == int(mine.usable.sum() + others.usable.sum())


def test_training_learns_reports_and_goes_on(tmp_path):
    plan = Plan(
        "clever", seconds=900, spans=16, hidden=HIDDEN, games=64, room=200, moves=16, batch=256,
        passes=4, rate=3e-3, memory=0.9, report_every=0.01, save_every=0.01, check_games=64,
    )  # fmt: skip
    told = []
    training = Training(plan, tmp_path, "cpu", tell=told.append)
    before = measure(training.arena, training.judge(), 64, 2)["mean"]
    training.run()
    after = measure(training.arena, training.judge(), 64, 2)["mean"]
    assert after > before + 10
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert lines == [json.loads(line) for line in told] == training.log
    assert lines[-1]["check"]
    assert set(lines[0]["zones"]) == {zone.name for zone in training.sheet.zones}
    again = Training(plan, tmp_path, "cpu", tell=told.append)
    again.resume(tmp_path / "checkpoint.pt")
    assert again.played == training.played
    assert measure(again.arena, again.judge(), 64, 2)["mean"] == after
    draw_curves([training.log, training.log[1:]], "Clever", tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text()
    assert drawn.startswith("<svg")
    assert drawn.count("<polyline") == 2


def test_a_net_that_breaks_is_not_saved(tmp_path):
    plan = Plan(
        "clever", seconds=900, spans=3, hidden=HIDDEN, games=64, room=200, moves=16, batch=256,
        save_every=0.01,
    )  # fmt: skip
    Training(plan, tmp_path, "cpu").run()
    kept = (tmp_path / "checkpoint.pt").read_bytes()
    plan.rate = 1e30
    broken = Training(plan, tmp_path, "cpu")
    with pytest.raises(TrainError, match=r"go on from .*checkpoint\.pt.* --rate lower than 1e\+30"):
        broken.run()
    assert (tmp_path / "checkpoint.pt").read_bytes() == kept
    with pytest.raises(TrainError, match="begin again"):
        Training(plan, tmp_path / "new", "cpu").run()


def test_a_net_that_the_very_last_step_breaks_is_not_saved(tmp_path):
    """Its loss is still a number: that is from before the step."""
    plan = Plan(
        "clever", seconds=900, spans=1, hidden=HIDDEN, games=64, room=200, moves=16, batch=600,
        passes=1, stretches=0.0,
    )  # fmt: skip
    training = Training(plan, tmp_path, "cpu")
    learner = training.learner
    losses = []
    learn, step = learner.learn, learner._optimizer.step

    def breaking_step():
        step()
        learner.net.linear[0].weight.data[0, 0] = torch.nan

    learner._optimizer.step = breaking_step
    learner.learn = lambda *asked: losses.append(learn(*asked)) or losses[-1]
    with pytest.raises(TrainError, match="no number any more"):
        training.run()
    assert learner.updates == 1
    assert np.isfinite(losses).all()
    assert not (tmp_path / "checkpoint.pt").exists()
