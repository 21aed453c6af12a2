"""Many games in lockstep by players with nets: they decide as one by one."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from renard.lockstep.arena import Arena  # noqa: E402
from renard.lockstep.contest import Contest  # noqa: E402
from renard.lockstep.net_games import NetGames  # noqa: E402
from renard.lockstep.results import WIN  # noqa: E402
from renard.lockstep.side_by_side import game_seeds  # noqa: E402
from renard.players import make_player  # noqa: E402
from renard.players.net_player import NetPlayer  # noqa: E402
from renard.players.tree import is_passed_through  # noqa: E402
from renard.rules import engine  # noqa: E402
from renard.rules.game import RuleError  # noqa: E402
from renard.rules.layout import EXTRAS, IDLE, PART_ACTIVE, STATE, WINDOW  # noqa: E402
from renard.rules.sheet import load_sheet  # noqa: E402
from renard.train.model import ValueNet, to_net  # noqa: E402

GAMES = 12


def some_player(sheet, spread, seed):
    torch.manual_seed(seed)
    net = ValueNet([Arena(sheet, 2, 1, "cpu").features, 16, 8, 1])
    torch.nn.init.normal_(net.linear[-1].weight, std=0.3)
    return NetPlayer(f"some {seed}", to_net(net, sheet.id, 35.0, 0, 4), spread=spread)


@pytest.fixture(scope="module")
def sheet():
    return load_sheet("clever")


@pytest.fixture(scope="module")
def players(sheet):
    """Two that share nothing; the first plays to win."""
    return [some_player(sheet, 30.0, 1), some_player(sheet, 0.0, 2)]


def test_each_decides_as_one_by_one(sheet, players):
    arena = Arena(sheet, 3, GAMES, "cpu", room=400)
    contest = Contest(sheet, players, arena)
    who = np.tile(np.array([[0, 1, 0], [1, 0, 1]], np.int8), (GAMES // 2, 1))
    seated = torch.from_numpy(who.astype(np.int64))
    arena.begin_games(game_seeds(3, 0, GAMES))
    compared = weighed = differing = tied = 0
    while not bool((arena.over > 0).all()):
        before, seats = states_of(arena), arena.seats.numpy().copy()
        contest.move(seated)
        after = states_of(arena)
        for i in np.flatnonzero(seats >= 0):
            state, seat = before[i : i + 1].copy(), int(seats[i])
            if state["asks"][0, seat] in (EXTRAS, WINDOW):
                continue
            weighed += bool(who[i, seat] == 0 and state["part"][0] == PART_ACTIVE)
            player = players[who[i, seat]]
            judged = player.evaluate(sheet, state, seats[i : i + 1].astype(np.int8))[0].values
            decide(sheet, player, state, seat)
            compared += 1
            differing += state.tobytes() != after[i : i + 1].tobytes()
            tied += bool((judged == judged.max()).sum() > 1)
        arena.advance(again=False)
    # Of equals each may take another.
    assert differing <= tied < compared / 20
    assert compared > 60 * GAMES
    assert weighed > 10 * GAMES


def states_of(arena):
    """All games as they stand, as states like everybody's."""
    kept = arena.words[: arena.games].numpy().view(arena.record)[:, 0]
    found = np.zeros(arena.games, STATE)
    for name in found.dtype.names:
        if kept[name].shape == found[name].shape:
            found[name] = kept[name]
        else:
            found[name][:, : arena.players] = kept[name]
    return found


def decide(sheet, player, state, seat):
    """Go on until a throw or the next real question, as one decision of a batch does."""
    round_now = int(state["round_now"][0])
    seats, words = np.array([seat], np.int8), np.zeros(1, np.uint64)
    out = np.zeros(sheet.actions, np.int32)
    while True:
        action = int(player.choose(sheet, state, seats, words)[0])
        engine.apply(sheet.record, state[0], seat, action, out)
        if not is_passed_through(state[0], seat, round_now, IDLE):
            return


def test_games_are_the_same_in_any_company_and_in_little_room(sheet, players):
    """Few places are taken by one game after the other; where decisions are wide, half of them
    wait."""
    who = np.tile(np.array([[0, 1], [1, 0]], np.int8), (6, 1))[:11]
    seeds = game_seeds(5, 0, 11)
    roomy = NetGames("cpu", places=16, positions=16 * 600).play_out(sheet, players, who, seeds)
    for places, positions in ((3, 3 * 600), (8, 8 * 10)):
        games = NetGames("cpu", places, positions)
        rows, moves = games.play_out(sheet, players, who, seeds)
        assert rows.tobytes() == roomy[0].tobytes()
        assert moves.tolist() == roomy[1].tolist()
        assert (games._contest.arena.lost > 0) == (positions == 8 * 10)
    assert moves.min() > 30
    assert (roomy[0]["totals"][:, :2] > 0).all()
    assert (roomy[0]["wins"].sum(axis=1) == WIN).all()


def test_where_there_is_no_room_for_a_single_decision_it_says_so():
    sheet = load_sheet("mix")
    player = some_player(sheet, 0.0, 3)
    who, seeds = np.zeros((2, 2), np.int8), game_seeds(5, 0, 2)
    with pytest.raises(RuleError, match="memory"):
        NetGames("cpu", places=2, positions=2).play_out(sheet, [player], who, seeds)


@pytest.mark.parametrize(
    ("name", "game", "count"), [("random", "clever", 2), ("expert", "clever", 2)]
)
def test_who_cannot_play_there_is_told_so(name, game, count):
    sheet = load_sheet(game)
    with pytest.raises(RuleError, match=f"on a GPU .*{name}"):
        Contest(sheet, [make_player(name, sheet)], Arena(sheet, count, 2, "cpu"))
