"""Rules as they are rewritten for a GPU say the same as those for a CPU; here in plain Python."""

import numpy as np
import pytest

from renard import load_sheet
from renard.compiling import versions
from renard.compiling.gpu import compiler, narrowing
from renard.compiling.gpu.known import known_tables
from renard.lockstep.batch import Batch
from renard.rules.layout import BONUS_CHOICE, BONUS_ENTRY, BONUS_LISTS
from renard.rules.platter import bonuses, choices, entries

GAMES = ("clever", "mix", "tower", "twice")


def cut(value):
    assert -(2**31) <= value < 2**31
    return value if isinstance(value, (bool, np.bool_)) else int(value)


def index(value):
    assert value >= 0
    return int(value)


NAMES = {
    narrowing._CUT: cut,
    narrowing._INDEX: index,
    narrowing._KNOWN: lambda sheet: sheet,
    narrowing._QUOTIENT: lambda a, b: int(a) // int(b),
    narrowing._REST: lambda a, b: int(a) % int(b),
}


def listed(function, *arguments):
    out = np.zeros(2048, np.int32)
    return out[: function(*arguments, out, 0)].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_written_out_rules_list_the_same(name):
    sheet = load_sheet(name).record
    rewritten = {
        rule: narrowing.make_narrow(rule.py_func, NAMES, "sheet", sheet)
        for rule in (choices.list_dice, entries.list_entries, bonuses.list_bonuses, bonuses._usable)
    }
    entered = [
        bonus
        for bonus in range(sheet.bonuses)
        if sheet.bonus_kind[bonus] in (BONUS_LISTS, BONUS_ENTRY, BONUS_CHOICE)
    ]
    batch = Batch(load_sheet(name), 1, 5, seed=3)
    seen = 0
    for step in range(60):
        for state in batch.states:
            for rule, arguments in (
                (choices.list_dice, (step % 64, step % 5 == 0)),
                (entries.list_entries, (step % 6,)),
                (bonuses.list_bonuses, ()),
            ):
                found = listed(rule, sheet, state, 0, *arguments)
                assert listed(rewritten[rule], sheet, state, 0, *arguments) == found
                seen += len(found)
            for bonus in entered:
                usable = bonuses._usable(sheet, state, 0, bonus)
                assert rewritten[bonuses._usable](sheet, state, 0, bonus) == usable
        batch.step(batch.choose("random"))
    assert seen > 1000


def test_known_tables_hold_the_same_numbers():
    tables = load_sheet("clever").tables
    known = known_tables(tables)
    assert all(
        known[0][field].tobytes() == tables[0][field].tobytes() for field in tables.dtype.names
    )
    assert known.dtype != known_tables(load_sheet("twice").tables).dtype


def twice_the_number(sheet, number):
    return 2 * (number + sheet)


def test_a_parameter_is_no_sheet_by_its_name():
    called = []
    names = {**NAMES, narrowing._KNOWN: lambda given: called.append(given) or given}
    assert narrowing.make_narrow(twice_the_number, names)(3, 4) == 14
    assert called == []
    assert narrowing.make_narrow(twice_the_number, names, "number")(3, 4) == 14
    assert called == [4]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("0.29.1", r"never tried with numba-cuda 0\.29\.1; install numba-cuda>=0\.30,<0\.31"),
        ("0.31.0", r"never tried with numba-cuda 0\.31\.0; install numba-cuda>=0\.30,<0\.31"),
        (None, r"a GPU needs the package numba-cuda: pip install 'renard\[gpu\]'"),
    ],
)
def test_another_version_is_refused_in_one_sentence(monkeypatch, found, said):
    def version(name):
        assert name == "numba-cuda"
        if found is None:
            raise versions.metadata.PackageNotFoundError(name)
        return found

    monkeypatch.setattr(versions.metadata, "version", version)
    with pytest.raises(compiler.NoGpu, match=said):
        compiler._check_version()
    monkeypatch.setattr(versions.metadata, "version", lambda _: "0.30.4")
    compiler._check_version()
