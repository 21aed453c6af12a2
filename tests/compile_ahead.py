"""Compiles once what nearly all tests call: `python -m tests.compile_ahead`.

Otherwise every process of a test run would compile the same functions at the same time.
"""

import renard
from renard.coach import advise, analyse
from renard.lockstep.batch import Batch
from renard.players import decide, make_player, players_of
from renard.record.replay import replay
from renard.server.warming import compile_beside
from renard.sim.simulate import simulate
from renard.table import SeededDice, Table
from tests.golden.update import read_record
from tests.wasm.reference import Room, block

STEPS = 12


def compile_ahead() -> None:
    """Play a little of every game, in all the ways that there are."""
    for name in renard.sheet_names():
        sheet = renard.load_sheet(name)
        for players in {sheet.players[0], 2}:
            _play(sheet, players)
            block(sheet, players, 1, 2, Room())
        for seats in (["random"] * 2, ["greedy", "random"]):
            simulate(sheet, seats, games=2, seed=1)
        batch = Batch(sheet, 2, 4, seed=1)
        batch.step(batch.choose("greedy"))
        _look_back(name, max(2, sheet.players[0]))
    # Every server would begin to do this, many of them only to be killed in the middle of it.
    compile_beside()


def _play(sheet, players: int) -> None:
    table = Table(sheet, ["somebody"] * players, SeededDice(1))
    strongest = make_player(players_of(sheet)[-1], sheet)
    for step in range(STEPS):
        seat = table.to_act()[0]
        renard.explain_all(table.game, seat)
        table.submit(seat, table.version, decide(strongest, table.game, seat, step))
    if table.can_undo(seat):
        table.undo(seat, table.version)
    advise(table.game, table.to_act()[0], sure=2)
    renard.parse_state(renard.state_text(table.game))


def _look_back(name: str, players: int) -> None:
    """At a game that is kept."""
    record = read_record(name, players)
    replay(record)
    analyse(record, throws=2)


if __name__ == "__main__":
    compile_ahead()
