"""Fair dice: promised before, revealed after, checked by two programs that share no code."""

import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from renard import fair, load_sheet
from renard.record.fault import Fault
from renard.record.format import Record, dump, parse
from renard.record.replay import replay
from renard.table import FairDice, Table, throws_of
from tests.play import GAMES, random_record
from tests.table.test_log import SECRET, cut, hand_in, wander

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "fair_dice.py"


NUMBERS = [f"{n:032x}" for n in (7, 0, 2**128 - 1, 12345)]


def game(name: str, players: int, scheme: int = 2) -> Record:
    seats = ["me"] * players
    numbers = NUMBERS[:players] if scheme == 2 else None
    at = Table(load_sheet(name), seats, FairDice(SECRET, "abc", 1, numbers))
    return parse(dump(wander(at, Random(players)).record()))


def begun_elsewhere() -> Record:
    sheet = load_sheet("clever")
    begun = cut(random_record(sheet, 1, seed=3), 30)
    dice = FairDice(SECRET, "abc", throws_of(begun) + 1, NUMBERS[:1])
    return wander(hand_in(begun, sheet, ["me"], dice), Random(1)).record()


def by_script(tmp_path: Path, *records: Record) -> tuple[int, str]:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(dump(record) + "\n" for record in records), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, SCRIPT, file], capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout


def test_every_game_can_be_checked_by_both(tmp_path):
    records = [game(name, players) for name, players in GAMES] + [begun_elsewhere()]
    records += [game("clever", 1, scheme=1), game("levelx", 2, scheme=1)]
    for record in records:
        assert replay(record).over
    code, told = by_script(tmp_path, *records)
    assert told.count("every throw is as promised") == len(records)
    assert code == 0


def tampered(record: Record, change) -> Record:
    copy = parse(dump(record))
    change(copy)
    return copy


def other_secret(record: Record) -> None:
    record.extra["dice"]["secret"] = "00" * 32


def other_secret_promised_too(record: Record) -> None:
    other_secret(record)
    record.extra["dice"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def other_table(record: Record) -> None:
    record.extra["dice"]["table"] = "abd"


def other_number(record: Record) -> None:
    record.extra["dice"]["numbers"][1] = "1" * 32


def numbers_of_other_seats(record: Record) -> None:
    record.extra["dice"]["numbers"].reverse()


def another_scheme(record: Record) -> None:
    record.extra["dice"]["scheme"] = 1


@pytest.mark.parametrize(
    "change",
    [
        other_secret,
        other_secret_promised_too,
        other_table,
        other_number,
        numbers_of_other_seats,
        another_scheme,
    ],
)
def test_whoever_tampers_is_found_by_both(change, tmp_path):
    record = tampered(game("clever", 2), change)
    with pytest.raises(Fault, match="fair dice"):
        replay(record)
    code, told = by_script(tmp_path, game("clever", 2), record)
    assert code == 1
    assert "line 1: every throw is as promised" in told
    assert "line 2: every" not in told


def test_what_cannot_be_checked_is_told_in_a_sentence(tmp_path):
    begun = Table(load_sheet("clever"), ["me"], FairDice(SECRET, "abc", 1, NUMBERS[:1])).record()
    told_as_nothing = tampered(begun, lambda record: record.extra["dice"].update(secret=None))
    own = random_record(load_sheet("clever"), 1, seed=3)
    code, told = by_script(tmp_path, begun, told_as_nothing, own)
    later = "its secret is told when the game is over; until then no throw can be checked"
    assert told.splitlines() == [
        f"line 1: {later}",
        f"line 2: {later}",
        "line 3: its dice are not the fair dice of a table",
    ]
    assert code == 1


@pytest.mark.parametrize(
    ("name", "players", "verb"), [("clever", 2, "roll"), ("levelx", 2, "roll")]
)
def test_a_throw_that_was_not_promised(name, players, verb, tmp_path):
    """Dice of another table make a game that follows the rules, but not the promise."""
    at = Table(load_sheet(name), ["me"] * players, FairDice(bytes(32), "abc", 1, NUMBERS[:2]))
    record = wander(at, Random(1)).record()
    record.extra["dice"] = game(name, players).extra["dice"]
    with pytest.raises(Fault, match=r"event 1: rolled .*, but the fair dice give"):
        replay(record)
    assert by_script(tmp_path, record) == (
        1,
        "line 1: event 1 is not what the secret and the numbers give\n",
    )


def test_a_platter_that_was_not_promised(tmp_path):
    class Highest(FairDice):
        def platter(self, game, throw):
            faces = [int(face) for face in game.state.faces]
            order = sorted(range(6), key=lambda die: (faces[die], -die))
            return [game.sheet.dice[die] for die in order[:3]]

    at = Table(load_sheet("clever"), ["me"], Highest(SECRET, "abc", 1))
    record = wander(at, Random(4)).record()
    with pytest.raises(Fault, match=r"platter .*, but the fair dice give"):
        replay(record)
    assert by_script(tmp_path, record)[0] == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": None}, "should be hexadecimal"),
        ({"secret": "xyz"}, "should be hexadecimal"),
        ({"table": 7}, "name the table 7"),
        ({"from": 0}, "count from 0"),
        ({"from": True}, "count from True"),
        ({"scheme": 3}, "of scheme 3; this program knows 1 and 2"),
        ({"numbers": None}, "each seat should have one"),
        ({"numbers": NUMBERS[:1]}, "each seat should have one"),
        ({"numbers": [NUMBERS[0], 7]}, "each seat should have one"),
        ({"numbers": [NUMBERS[0], "A" * 32]}, "each seat should have one"),
        ({"numbers": [NUMBERS[0], "1/" * 16]}, "each seat should have one"),
    ],
)
def test_dice_that_are_told_wrongly(change, reason):
    record = game("levelx", 2)
    record.extra["dice"] |= change
    with pytest.raises(Fault, match=reason):
        replay(record)


def test_a_secret_that_is_not_revealed_proves_nothing():
    record = game("levelx", 2)
    del record.extra["dice"]["secret"]
    with pytest.raises(Fault, match="do not reveal their secret"):
        replay(record)


def test_dice_of_another_kind_are_left_alone():
    record = game("levelx", 2)
    for dice in ({"kind": "own"}, "own", None, ["fair"]):
        record.extra["dice"] = dice
        assert replay(record).over


def test_the_secret_stays_secret_until_the_end():
    at = Table(load_sheet("clever"), ["me"], FairDice(SECRET, "abc", 1, NUMBERS[:1]))
    while not at.over:
        assert SECRET.hex() not in json.dumps(at.record().to_json())
        wander(at, Random(1), steps=3)
    assert at.record().extra["dice"] == {
        "kind": "fair",
        "table": "abc",
        "commitment": hashlib.sha256(SECRET).hexdigest(),
        "from": 1,
        "scheme": 2,
        "numbers": NUMBERS[:1],
        "secret": SECRET.hex(),
    }


def test_dice_wait_for_every_number():
    sheet = load_sheet("clever")
    for numbers in ([None, None], [NUMBERS[0], None], [None, NUMBERS[1]]):
        at = Table(sheet, ["a", "b"], FairDice(SECRET, "abc", 1, numbers))
        assert (at.version, at.game.awaits) == (0, "roll")
        at.throw_with(FairDice(SECRET, "abc", 1, NUMBERS[:2]))
        at.throw_due()
        assert at.version == 1


def test_every_number_changes_the_dice():
    """Each seat by itself decides about all throws, whatever the others add."""
    keys = {fair.key(SECRET, "abc", numbers) for numbers in permutations(NUMBERS, 2)}
    assert len(keys) == 12
    assert SECRET not in keys
    seen = Counter(
        fair.face(fair.key(SECRET, "abc", [NUMBERS[0], f"{n:032x}"]), "abc", 1, "white")
        for n in range(6000)
    )
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


def test_the_key_is_what_the_page_of_the_protocol_says():
    message = "abc/" + "/".join(NUMBERS[:2])
    expected = hmac.digest(SECRET, message.encode(), "sha256")
    assert fair.key(SECRET, "abc", NUMBERS[:2]) == expected
    for size in (0, 1, 32, 63, 64, 65, 200):
        key, message = bytes(range(size)), f"table/{size}/é"
        assert fair._digest(key, message) == hmac.digest(key, message.encode(), "sha256")
    assert fair.key(SECRET, "abc", None) == SECRET


def test_faces_are_equally_likely():
    """Chi-square with 5 degrees of freedom: above 20.5 once in a thousand."""
    for die in ("white", 1):
        seen = Counter(fair.face(SECRET, "t", throw, die) for throw in range(6000))
        assert set(seen) == {1, 2, 3, 4, 5, 6}
        assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


def test_bytes_that_would_favour_low_faces_are_left_out(monkeypatch):
    digests = [bytes([255] * 32), bytes([252, 253, 254, 251] * 8), bytes(32)]
    monkeypatch.setattr(fair, "_digest", lambda key, message: digests[int(message[-1])])
    assert fair.face(b"", "t", 1, "white") == 1 + 251 % 6


def test_ties_for_the_platter_are_open_to_all_dice():
    faces = dict.fromkeys("abcdef", 3)
    seen = Counter(die for t in range(600) for die in fair.platter(SECRET, "t", t, faces))
    assert all(250 < seen[die] < 350 for die in faces)
