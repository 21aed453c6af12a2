"""The rules in WebAssembly and in CPython: the same state after every step, bit for bit."""

import gzip
import json
import os
from pathlib import Path

import pytest

import renard
from renard.players.net import read_net
from renard.players.registry import WEIGHTS
from renard.rules.layout import SHEET_FIELDS, STATE_FIELDS
from renard.wasm import LAYOUT, MODULE, PLAYERS
from tests.play import GAMES
from tests.wasm.reference import (
    Room,
    ask,
    block,
    decisions,
    digest,
    first_difference,
    flipped,
    rows,
    states,
)

RANDOM_GAMES = int(os.environ.get("RENARD_WASM_GAMES", "10000"))
"""Games whose every state is compared, all games, player counts and rulings together."""

MOST_COMPRESSED = 84_000
"""Of both modules: effects, reasons, logs, looking back, chances, goals; each told once."""
TOLD_GAMES = 4
"""Games whose decisions are compared with their words and previews."""


VARIANTS = [(game, players, False) for game, players in GAMES] + [
    (game, players, True) for game, players in GAMES if renard.load_sheet(game).rulings
]
"""Every game and player count, with the rulings as printed and the other way round."""


@pytest.mark.parametrize(("game", "players", "other_rulings"), VARIANTS)
def test_states_are_equal_after_every_step(
    module: Path, game: str, players: int, other_rulings: bool
) -> None:
    sheet = renard.load_sheet(game)
    if other_rulings:
        sheet = flipped(sheet)
    seed = 100 * players + other_rulings
    games = -(-RANDOM_GAMES // len(VARIANTS))
    question = {"game": game, "players": players, "seed": seed, "rulings": sheet.changed_rulings}
    (theirs,) = ask(module, {**question, "ask": "digests", "games": games})
    room = Room()
    ours = [digest(states(sheet, players, seed, n, room).tobytes()) for n in range(games)]
    assert len(theirs) == games
    for number in range(games):
        if ours[number] != theirs[number]:
            (other,) = ask(module, {**question, "ask": "states", "number": number})
            difference = first_difference(states(sheet, players, seed, number, room), other)
            pytest.fail(f"game {number} of {question}: {difference}")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_legal_lists_words_previews_and_results_are_equal(
    module: Path, game: str, players: int
) -> None:
    sheet = renard.load_sheet(game)
    question = {"ask": "decisions", "game": game, "players": players, "seed": 7}
    answers = ask(module, *({**question, "number": number} for number in range(TOLD_GAMES)))
    room = Room()
    for number, theirs in enumerate(answers):
        assert theirs == decisions(sheet, players, 7, number, room)


@pytest.mark.parametrize(("game", "players", "other_rulings"), VARIANTS)
def test_what_actions_change_and_why_they_are_good_is_equal(
    module: Path, game: str, players: int, other_rulings: bool
) -> None:
    sheet = renard.load_sheet(game)
    if other_rulings:
        sheet = flipped(sheet)
    question = {"game": game, "players": players, "seed": 9, "rulings": sheet.changed_rulings}
    (theirs,) = ask(module, {**question, "ask": "rows", "number": 0})
    ours = rows(sheet, players, 9, 0, Room())
    assert len(ours) > 20
    assert theirs == ours


def test_nets_are_unpacked_equally(module: Path) -> None:
    nets = {file: read_net(file) for file in WEIGHTS.glob("*.net")}
    questions = [{"ask": "net", "file": str(file), "layers": nets[file].sizes} for file in nets]
    assert ask(module, *questions) == [digest(net.weights.tobytes()) for net in nets.values()]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_games_played_inside_the_module_are_equal(module: Path, game: str, players: int) -> None:
    seed = 2**64 - 1  # all bits of a seed count
    question = {"ask": "block", "game": game, "players": players, "seed": str(seed)}
    (theirs,) = ask(module, {**question, "games": 200})
    assert theirs.pop("seconds") > 0
    assert theirs == block(renard.load_sheet(game), players, seed, 200, Room())


def test_a_difference_is_found_at_its_first_step(module: Path) -> None:
    sheet = renard.load_sheet("clever")
    question = {"ask": "states", "game": "clever", "players": 2, "seed": 3, "number": 0}
    (same, other) = ask(module, question, {**question, "seed": 4})
    ours = states(sheet, 2, 3, 0, Room()).copy()
    assert first_difference(ours, same) is None
    # Another seed is another first throw; nothing differs before it.
    difference = first_difference(ours, other)
    assert difference is not None
    thrown = next(i for i, state in enumerate(ours) if state.faces.any())
    assert difference.step == thrown
    assert "faces" in difference.fields
    # One bit of one byte is enough.
    touched = same.copy()
    touched[-1] = touched[-1][:-1] + format(int(touched[-1][-1], 16) ^ 1, "x")
    difference = first_difference(ours, touched)
    assert difference is not None
    assert (difference.step, len(difference.fields)) == (len(ours) - 1, 1)
    # A game that ends too early differs where the other goes on.
    difference = first_difference(ours, same[:-1])
    assert difference is not None
    assert difference == (len(ours) - 1, {"over": [(False, True)]})


@pytest.mark.parametrize("file", [MODULE, PLAYERS])
def test_module_imports_nothing_and_exports_what_its_layout_says(module: Path, file: str) -> None:
    (found,) = ask(module, {"ask": "module", "file": file})
    layout = json.loads((module / LAYOUT).read_text(encoding="utf-8"))
    about = layout if file == MODULE else layout["players"]
    assert found["imports"] == []
    assert set(found["exports"]) == {"memory", "__heap_base", *about["functions"]}


def test_modules_are_small(module: Path) -> None:
    sizes = [len(gzip.compress((module / file).read_bytes(), 9)) for file in (MODULE, PLAYERS)]
    assert sum(sizes) <= MOST_COMPRESSED


def test_players_are_called_with_room_for_all_that_they_write(module: Path) -> None:
    players = json.loads((module / LAYOUT).read_text(encoding="utf-8"))["players"]
    for about in players["functions"].values():
        addresses = {name for name, kind in about["arguments"].items() if kind == "address"}
        # Weights and strengths come from a file; `words` are the bytes of the pool; what is found
        # of a game grows with it.
        grown = {"file", "weights", "strengths", "words", "found", "lines", "sums"}
        assert addresses - grown <= set(players["room"])


def test_layout_names_every_field_and_every_game(module: Path) -> None:
    layout = json.loads((module / LAYOUT).read_text(encoding="utf-8"))
    assert list(layout["state"]["fields"]) == [name for name, *_ in STATE_FIELDS]
    assert list(layout["sheet"]["fields"]) == [name for name, *_ in SHEET_FIELDS]
    assert list(layout["games"]) == renard.sheet_names()
