"""Every loop compiles for a GPU, though there may be none here."""

import importlib.util
from types import SimpleNamespace

import numpy as np
import pytest

if importlib.util.find_spec("numba_cuda") is None:
    pytest.skip("numba-cuda is not installed", allow_module_level=True)

import numba

from renard import load_sheet
from renard.compiling.gpu.known import known_tables
from renard.compiling.loops import launches
from renard.lockstep import gpu, playout, results, stepping, trees, ways
from renard.lockstep.choosing import choose_greedily, choose_randomly
from renard.lockstep.results import TALLY
from renard.lockstep.scratch import ROW
from renard.players.greedy import AMOUNTS
from renard.players.room import ANSWERS, PLATTERS, new_rooms
from renard.rules.layout import SEATS, STATE
from renard.rules.observe import Observation

CAPABILITY = (9, 0)
COUNT = 2


@pytest.fixture(autouse=True)
def some_gpu(monkeypatch):
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)


def ints(*shape):
    return np.zeros(shape, np.int32)


def batch(sheet):
    size = Observation.of(sheet, 2).size
    return stepping.Arrays(
        np.zeros(COUNT, STATE), np.zeros(COUNT, np.int8), np.zeros((COUNT, size), np.int16),
        np.zeros((COUNT, sheet.actions), np.int8), np.zeros(COUNT, np.uint64),
        np.zeros(COUNT, np.int16), np.zeros(COUNT, np.bool_), np.zeros((COUNT, SEATS), np.int16),
        np.zeros(COUNT, np.int64), ints(COUNT, SEATS),
    )  # fmt: skip


def tree():
    record = trees.pool_record(SEATS)
    words = ints(COUNT, record.itemsize // 4)
    return trees.Arrays(
        pool=words.reshape(-1).view(record), words=words, seeds=np.zeros(COUNT, np.uint64),
        seats=ints(COUNT), over=ints(COUNT), finals=ints(COUNT, trees.FINALS),
        parents=ints(COUNT), do=ints(COUNT), front=ints(COUNT), leaves=ints(COUNT),
        counts=ints(3, 14), table=np.zeros(4, np.uint64), rows=np.zeros((900, COUNT), np.int8),
        stands=ints(COUNT), left=ints(COUNT),
    )  # fmt: skip


def some_ways():
    return ways.Ways(
        np.zeros(COUNT, np.float32), ints(COUNT), ints(COUNT), ints(COUNT),
        np.zeros((COUNT, PLATTERS), np.uint64), np.zeros((COUNT, *ANSWERS), np.float32),
        ints(COUNT, PLATTERS),
    )  # fmt: skip


def arguments():
    """By loop, what it takes after the numbers to go through."""
    sheet = load_sheet("clever")
    tables, games, states, seed = sheet.tables, batch(sheet), np.zeros(COUNT, STATE), np.uint64(1)
    seats, bits = np.zeros(COUNT, np.int8), np.zeros(COUNT, np.uint64)
    values, rows = np.zeros(COUNT, np.float32), np.zeros(COUNT, ROW)
    one, counts = tree(), np.zeros(TALLY.itemsize // 8, np.int64)
    queue = trees.Queue(
        np.zeros(COUNT, np.uint64), ints(COUNT), ints(1), ints(COUNT), one.words, ints(1)
    )
    return {
        gpu._clear: (bits,),
        stepping.step_games: (tables, 2, seed, 0, games, ints(COUNT)),
        stepping.check_actions: (np.zeros(COUNT, np.int64), games.masks, ints(COUNT), ints(1)),
        stepping.keep_first: (games.over, games.finals, games.over, games.finals, ints(1)),
        playout.play_random: (known_tables(tables), 2, seed, 0, counts),
        results.write_rows: (tables, one.pool, rows),
        results._add_rows: (rows, 2, counts),
        choose_randomly: (tables, states, seats, bits, ints(COUNT)),
        choose_greedily: (tables, states, seats, AMOUNTS, new_rooms(1), ints(COUNT)),
        trees.start_games: (tables, one, 2, 4),
        trees.advance: (tables, one, 1),
        trees.replace_ended: (tables, one, queue),
        trees.list_choices: (tables, one, 0),
        trees.branch: (tables, one, 0, 0),
        trees.describe: (tables, one, 0),
        trees.promise_all: (tables, one, AMOUNTS, ints(COUNT), values),
        trees.ask_about: (one, one, ints(COUNT), ints(COUNT)),
        ways.list_ways: (tables, one, some_ways()),
        ways.weigh: (tables, one, some_ways(), values),
    }


def test_all_loops_are_here():
    assert set(arguments()) == set(launches)


@pytest.mark.parametrize("loop", arguments(), ids=lambda loop: loop.__name__)
def test_a_loop_compiles_and_its_threads_take_turns(loop):
    from numba import cuda

    types = numba.typeof((0, COUNT, *arguments()[loop]))
    text, _ = cuda.compile_ptx(gpu.kernel(loop).py_func, (types,), cc=CAPABILITY)
    assert "%ntid.x" in text  # how many threads there are
