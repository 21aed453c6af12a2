"""A witness notices what a server must not do."""

from random import Random

import pytest

from renard import load_sheet
from renard.load.tables import PlayedTable
from renard.load.witness import Tally, Witness, Wrong
from renard.table import SeededDice, Table

SHEET = load_sheet("clever")


def seated():
    """A witness that has seen the first throw, and what it asked for then."""
    witness = Witness([], "t", SHEET, 1, {"0": "secret"}, Random(1), Tally())
    table = Table(SHEET, ["somebody"], SeededDice(1))
    witness._hear({"type": "welcome", "version": 1, "events": table.log})
    event = table.game.event(0, table.game.legal(0)[0])
    witness._numbers += 1
    witness._ask(0, event)
    table.act(0, 1, event)
    return witness, table


def told(table, first=2):
    return {"type": "events", "from": first, "events": table.log[1:]}


def test_what_is_told_and_acknowledged_counts():
    witness, table = seated()
    witness._hear(told(table))
    witness._hear({"type": "accepted", "id": 1, "version": table.version})
    assert witness.acknowledged == [(2, table.log[1])]
    PlayedTable("t", [witness]).compare(table.log)


def test_an_entry_that_was_left_out_is_wrong():
    witness, table = seated()
    with pytest.raises(Wrong, match="missed"):
        witness._hear(told(table, first=3))


def test_an_acknowledgement_before_the_news_is_wrong():
    witness, _ = seated()
    with pytest.raises(Wrong, match="before it was told"):
        witness._hear({"type": "accepted", "id": 1, "version": 2})


def test_what_nobody_asked_for_is_wrong():
    witness, table = seated()
    witness._asked.clear()
    with pytest.raises(Wrong, match="nobody asked"):
        witness._hear(told(table))


def test_a_log_that_lost_something_is_wrong():
    witness, table = seated()
    witness._hear(told(table))
    witness._hear({"type": "accepted", "id": 1, "version": table.version})
    with pytest.raises(Wrong):
        PlayedTable("t", [witness]).compare(table.log[:1])


def refuse(witness, number):
    told = {"type": "refused", "id": number, "refused": "stale", "message": "Too late."}
    witness._hear(told)


def test_what_is_refused_may_not_be_done():
    witness, table = seated()
    witness._hear(told(table))
    with pytest.raises(Wrong, match=r"refused \(stale\), but done"):
        refuse(witness, 1)


def test_what_was_asked_on_a_broken_connection_may_be_done_later():
    """The same is asked again, told once, and refused: then it was the first that was done."""
    witness, table = seated()
    again = {name: value for name, value in witness._pending.entry.items() if name != "seat"}
    witness._pending = None
    witness._numbers += 1
    witness._ask(0, again)
    witness._hear(told(table))
    refuse(witness, 2)
    assert [asked.found for asked in witness._asked] == [2]
