"""Types for TypeScript say what Python publishes."""

import re
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from renard.page.types import _type, plan_types, wire_types
from renard.rules.layout import BAR_NAMES
from renard.rules.loading.reader import PROVENANCE
from renard.rules.plan import shape
from renard.server import messages


def interfaces(text):
    """The members of every interface, by its name."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    return {
        name: dict(re.findall(r"^  (\w+\??): (.*);$", members, re.MULTILINE))
        for name, members in found
    }


def test_a_plan_has_all_its_members():
    found = interfaces(plan_types())
    published = {n: c for n, c in vars(shape).items() if is_dataclass(c)}
    assert set(found) == set(published)
    for name, members in found.items():
        assert list(members) == [field.name for field in fields(published[name])]
    assert found["ZonePlan"]["free"] == '[number, number] | "any" | "next"'
    assert found["ZonePlan"]["grid"] == "((number | null)[])[]"
    assert found["SheetPlan"]["bars"].startswith('Partial<Record<"reroll" | ')
    assert "/** The least that fits; 0: anything. */" in plan_types()


def test_names_of_the_plan_are_those_of_the_rules():
    assert get_args(shape.Bar) == BAR_NAMES
    assert get_args(shape.Provenance) == PROVENANCE


def test_messages_both_ways():
    text = wire_types()
    found = interfaces(text)
    assert found["Hello"]["secrets?"] == "Record<string, string>"
    assert found["Welcome"]["type"] == '"welcome"'
    assert found["NewTable"]["seats"] == "(PersonSeat | OpenSeat | BotSeat)[]"
    assert found["DiceInfo"]["from"] == "number"
    assert "export type ClientMessage = Hello | Act" in text
    assert f"export const PROTOCOL = {messages.PROTOCOL};" in text
    for name in re.findall(r"\b[A-Z]\w+", " ".join(m for i in found.values() for m in i.values())):
        assert name in found or name in ("Record", "Partial"), name


def test_what_the_generator_does_not_know_is_refused():
    with pytest.raises(NotImplementedError, match="no type for string with"):
        _type({"type": "string", "format": "date"})
