"""Games that an independent program played and wrote: what is legal there is legal here.

`records.tar.xz` is a copy of what that program handed over. Each `GAME-PLAYERS.jsonl` holds games
with all options at every decision; each line of `bad.jsonl` has one fault, named in it.
"""

import functools
import json
import tarfile
from pathlib import Path

import pytest

from renard.record.format import RecordError, parse
from renard.record.replay import Fault, replay
from tests.play import GAMES

ARCHIVE = Path(__file__).with_name("records.tar.xz")


@functools.cache
def archive() -> dict[str, list[str]]:
    """The lines of every file."""
    with tarfile.open(ARCHIVE) as tar:
        return {
            Path(member.name).stem: tar.extractfile(member).read().decode().splitlines()
            for member in tar
            if member.name.endswith(".jsonl")
        }


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_game_is_legal_with_exactly_its_options(name, players):
    lines = archive()[f"{name}-{players}"]
    assert len(lines) >= 7
    for line in lines:
        record = parse(line)
        assert (record.game, record.players) == (name, players)
        decisions = [e for e in record.events if "roll" not in e and "platter" not in e]
        assert decisions
        assert all("options" in event for event in decisions)
        assert replay(record).over


def test_the_archive_holds_nothing_that_is_not_checked():
    assert set(archive()) == {f"{name}-{players}" for name, players in GAMES} | {"bad"}


FAULTS = {
    "the total is one too many": "seat 0: total is 67, but the game gives 66",
    "wrong winners": "winners are [0, 1], but the game gives [1]",
    "a face of 7": "event 5: white shows 7",
    "an earned bonus is not entered": "event 32: no roll is due: seat 0 has still to enter ?any",
    "a pick stands twice": "event 14: pick white blue 1 = 6: nobody decides now",
    "the game is cut off": "event 109: the game is cut off: a roll of seat 1 is due",
    "a Mix action earned but not assigned": "event 26: no roll is due: seat 0 has still to say "
    "which list mix opens",
    "the three highest dice on the platter": "event 8: the three lowest dice go to the platter",
    "an action this sheet does not have": "event 2: use takeback blue: not legal",
    "a passive player declines in clever though a die can be used": "event 5: pass passive: not "
    "legal; legal are: passive yellow",
    "an extra die used twice": "event 17: extra white purple 2 = 2: nobody decides now",
    "a wrong number written": "event 13: pick white blue 1 = 7: not legal; legal are: pick white "
    "blue 1 = 6",
    "the wrong seat": "event 13: pick orange orange 1 = 1: not seat 2 decides now, but seat 1",
    "a group in another row than its sum": "event 7: group 3+4 to 8: not legal; legal are: group "
    "3+4 to 7",
    "dice used in two groups": "event 4: group 4+4 to 8: not legal",
    "bonus tiles nobody earned": "seat 0: tiles is [15, 12, 9], but the game gives [12]",
    "the number of players does not fit": "names 2 seats for 3 players",
    "another game": "event 2: pick orange orange 9: not legal",
    "a cross without its circle, or a second circle": "event 2: pick yellow yellow 4 cross: not "
    "legal; legal are: pick yellow yellow 4 circle",
}
"""By the fault that a record names: where we see it, and as what."""


def bad_lines() -> dict[str, str]:
    return {json.loads(line)["fault"]: line for line in archive()["bad"]}


def test_every_fault_has_its_reason():
    assert set(bad_lines()) == set(FAULTS)
    assert len(archive()["bad"]) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_bad_record_is_refused_with_place_and_reason(fault):
    with pytest.raises((Fault, RecordError)) as refusal:
        replay(parse(bad_lines()[fault]))
    assert str(refusal.value).startswith(FAULTS[fault])
