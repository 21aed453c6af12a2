"""Records that were damaged: refused in words or still a legal game, and nothing else ever."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renard import load_sheet
from renard.record.format import RecordError, dump, parse
from renard.record.replay import Fault, replay
from tests.examples import examples
from tests.play import GAMES, random_record

pytestmark = pytest.mark.slow

RECORDS = [
    random_record(load_sheet(name), players, seed, options=seed == 1)
    for name, players in GAMES
    if players <= 2
    for seed in (0, 1)
]
WORDS = [
    "seat", "roll", "platter", "use", "pick", "passive", "extra", "silver", "bonus", "unlock",
    "pass", "lucky", "group", "zone", "cell", "value", "mark", "joker", "polish", "options", "die",
    "row", "white", "blue", "yellow", "reroll", "takeback", "cross", "circle", "?any", "mix",
]  # fmt: skip
TOP = ["format", "game", "players", "seats", "rulings", "events", "scores", "winners"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 13) | st.floats(allow_nan=False)
    | st.sampled_from(WORDS) | st.text(max_size=3) | st.integers(),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=2), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


def judge(line: str) -> str:
    """`accepted`, or the reason of the refusal; anything else is a fault of ours."""
    try:
        game = replay(parse(line))
    except (RecordError, Fault) as refusal:
        return f"refused: {refusal}"
    assert game.over
    return "accepted"


@st.composite
def damaged_events(draw):
    """A record with events dropped, doubled, swapped, replaced, or with other values in them."""
    record = copy.deepcopy(draw(st.sampled_from(RECORDS)))
    events = record.events
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(events) - 1))
        match draw(st.integers(0, 6)):
            case 0:
                del events[at]
            case 1:
                events.insert(at, copy.deepcopy(events[at]))
            case 2:
                other = draw(st.integers(0, len(events) - 1))
                events[at], events[other] = events[other], events[at]
            case 3:
                events[at] = draw(JSON)
            case 4 | 5:
                key = draw(st.sampled_from(sorted(events[at])) | st.sampled_from(WORDS))
                events[at] = {**events[at], key: draw(JSON)}
            case 6:
                key = draw(st.sampled_from(sorted(events[at])))
                events[at] = {k: v for k, v in events[at].items() if k != key}
        if not events or not all(isinstance(event, dict) and event for event in events):
            break
    return record


@given(damaged_events())
@settings(max_examples=examples(700))
def test_damaged_events_are_refused_or_still_a_game(record):
    line = dump(record)
    if judge(line) == "accepted":
        # What still is a game says the same when it is read and written again.
        assert json.loads(dump(parse(line))) == json.loads(line)


@given(
    st.sampled_from(RECORDS),
    st.sampled_from(
        ["format", "game", "players", "seats", "rulings", "events", "scores", "winners"]
    ),
    JSON,
)
@settings(max_examples=examples(400))
def test_other_values_at_the_top_are_refused(record, key, value):
    values = json.loads(dump(record))
    meant = values.get(key, {})
    values[key] = value
    verdict = judge(json.dumps(values))
    same = json.dumps(value, sort_keys=True) == json.dumps(meant, sort_keys=True)
    names = key == "seats" and isinstance(value, list) and len(value) == record.players
    rulings = key == "rulings" and isinstance(value, dict)
    assert verdict != "accepted" or same or names or rulings


@given(st.sampled_from(RECORDS), st.data())
@settings(max_examples=examples(300))
def test_cut_and_garbled_lines_are_refused(record, data):
    line = dump(record)
    at = data.draw(st.integers(0, len(line) - 1))
    end = data.draw(st.integers(at, min(len(line), at + 5)))
    garbled = line[:at] + data.draw(st.text(max_size=3)) + line[end:]
    if judge(garbled) == "accepted":
        parse(garbled)
    cut = line[:at]
    assert judge(cut) != "accepted"


@given(JSON)
@settings(max_examples=examples(200))
def test_any_json_is_refused(value):
    assert judge(json.dumps(value)) != "accepted"


@given(st.text())
@settings(max_examples=examples(200))
def test_any_text_is_refused(text):
    assert judge(text) != "accepted"


def test_one_changed_face_is_noticed_or_changes_nothing_but_itself():
    """A face that nobody used may be another; a face that was used may not."""
    record = RECORDS[0]
    verdicts = set()
    for i, event in enumerate(record.events):
        if "roll" in event and isinstance(event["roll"], dict):
            for die, face in event["roll"].items():
                changed = copy.deepcopy(record)
                changed.events[i]["roll"][die] = face % 6 + 1
                verdicts.add(judge(dump(changed)) == "accepted")
    assert verdicts == {True, False}
