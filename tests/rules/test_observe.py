"""Observations: every number is written, named, and what the state says; the layout is pinned."""

import hashlib
from random import Random

import numpy as np
import pytest

from renard import Game, load_sheet, new, sheet_names
from renard.rules.layout import BARS, DICE, IDLE
from renard.rules.observe import QUESTIONS, VERSION, Observation, observe
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from tests.play import GAMES, positions

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
UNWRITTEN = 12345

DIGESTS = {
    "clever": "76bacded6046d4c1",
    "levelx": "7e5653bb3a2e56d3",
    "mix": "6747303eff56bbe7",
    "tower": "76bacded6046d4c1",
    "twice": "3508c859683aa210",
}
"""Of the names and places of all parts, by game. Players are trained on them: where one changes,
VERSION goes up, and so do the ids of the environments (renard.envs.ids)."""


def named(game, seat):
    """What a seat sees, as lists by the name of the part."""
    layout = Observation.of(game.sheet, game.players)
    row = layout.row(game, seat)
    return {name: row[part].tolist() for name, part in layout.parts.items()}


def bits(number, count):
    return [(int(number) >> i) & 1 for i in range(count)]


@pytest.mark.parametrize("name", sheet_names())
def test_the_layout_changes_only_with_the_version(name):
    sheet = load_sheet(name)
    told = [VERSION]
    for players in range(sheet.players[0], sheet.players[1] + 1):
        layout = Observation.of(sheet, players)
        told.append([(part, at.start, at.stop) for part, at in layout.parts.items()])
    assert hashlib.sha256(repr(told).encode()).hexdigest()[:16] == DIGESTS[name]


@every_game
def test_every_number_of_the_layout_is_written_and_none_beyond(name, players):
    sheet = load_sheet(name)
    layout = Observation.of(sheet, players)
    ends = [0]
    for part in layout.parts.values():
        assert part.start == ends[-1]
        ends.append(part.stop)
    assert ends[-1] == layout.size
    for game in positions(Game(sheet, players), Random(1)):
        for seat in range(players):
            out = np.full(layout.size + 8, UNWRITTEN, np.int16)
            assert observe(sheet.record, game.state, seat, out) == layout.size
            assert UNWRITTEN not in out[: layout.size]
            assert (out[layout.size :] == UNWRITTEN).all()
            np.testing.assert_array_equal(out[: layout.size], layout.row(game, seat))


@every_game
def test_the_table_is_what_the_state_says(name, players):
    for game in positions(Game(load_sheet(name), players), Random(2), eager=True):
        state = game.state
        for seat in range(players):
            seen = named(game, seat)
            single = [seen[key] for key in ("round", "phase", "part", "roll", "reroll")]
            fields = ("round_now", "phase", "part", "rolls", "rerolls")
            assert single == [[state[field]] for field in fields]
            assert (seat + seen["turn"][0]) % players == game.active
            assert seen["faces"] == state.faces.tolist()
            assert seen["where"] == state.where.tolist()
            assert seen["follow"] == bits(state.follow, DICE)


def check_sheet(game, seat, own):
    """The parts of a seat's sheet, without their number: of a game with zones."""
    state, sheet, score = game.state, game.sheet, game.score(seat)
    assert own["points"] == list(score.parts.values())
    assert own["foxes"] == [score.foxes]
    assert own["opened"] == state.opened[seat].tolist()
    assert own["used"] == state.used[seat].tolist()
    assert len(own["used"]) == BARS
    assert own["extras"] == bits(state.extras[seat], DICE)
    assert own["waiting"] == state.waiting[seat, 1 : len(sheet.bonuses)].tolist()
    first = 0
    for zone in sheet.zones:
        cells = state.cells[seat, first : first + len(zone.cells)].tolist()
        first += len(zone.cells)
        assert own[zone.name] == cells
        left = [sum(cells[cell] == 0 for cell in line.cells) for line in zone.lines]
        assert own[f"{zone.name}.lines_left"] == left


def check_pawns(game, seat, own):
    """As above, of a race."""
    cells, rows = game.state.cells[seat], len(game.sheet.record.row_sum)
    assert own["pawns"] == cells[PAWNS : PAWNS + rows].tolist()
    assert own["chips"] == cells[CHIPS : CHIPS + rows].tolist()
    assert own["tiles"] == cells[TILES_AT : TILES_AT + len(own["tiles"])].tolist()


@every_game
def test_sheets_are_what_the_state_says_own_first_then_in_turn_order(name, players):
    waiting = False
    for game in positions(Game(load_sheet(name), players), Random(3), eager=True):
        for seat in range(players):
            seen = named(game, seat)
            for place in range(players):
                other, own = (seat + place) % players, {}
                for part, numbers in seen.items():
                    number, dot, rest = part.partition(".")
                    if dot and number == str(place):
                        own[rest] = numbers
                asks = int(game.state.asks[other])
                assert own["asks"] == [int(asks == i) for i in range(QUESTIONS)]
                if game.awaits == "decision":
                    assert (asks != IDLE) == (other in game.to_act())
                assert own["total"] == [game.score(other).total]
                (check_sheet if game.sheet.zones else check_pawns)(game, other, own)
                waiting |= any(own.get("waiting", []))
    # The race knows no bonuses; all others let some wait.
    assert waiting == bool(game.sheet.zones)


def test_a_hand_is_counted_by_face():
    game = new("levelx", players=2)
    game.apply_roll(dict(zip(game.sheet.dice, (3, 6, 3, 2), strict=True)))
    assert named(game, 0)["hand"] == [0, 1, 2, 0, 0, 1]


def test_stacks_and_tiles_in_the_middle_are_seen():
    begun = new("levelx", players=3)
    full = begun.sheet.record.row_chips[3].tolist()
    fewest = named(begun, 0)["stacks"]
    assert fewest == full
    for game in positions(begun, Random(4)):
        seen = named(game, 1)
        assert seen["stacks"] == game.state.stacks.tolist()
        assert seen["tiles_taken"] == [game.state.tiles_taken]
        fewest = np.minimum(fewest, seen["stacks"])
    assert (fewest < full).any()


@every_game
def test_a_look_changes_nothing(name, players):
    for game in positions(Game(load_sheet(name), players), Random(5)):
        before = game.key()
        for seat in range(players):
            named(game, seat)
        assert game.key() == before
