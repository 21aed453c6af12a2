"""Dice of a seed: every face as likely as another, independent, and ties decided fairly."""

from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest

from renard import dice, load_sheet, new
from renard.rules.layout import DICE, PART_PASSIVE, STATE
from renard.table import SeededDice

SHEET = load_sheet("clever")
THROWS = 12_000


def chi_square(counts: Counter, kinds: int) -> float:
    total = sum(counts.values())
    missing = (kinds - len(counts)) * total / kinds
    return missing + sum((n - total / kinds) ** 2 / (total / kinds) for n in counts.values())


def limit(kinds: int) -> float:
    """Five standard deviations above the mean: seeds are fixed, so a failure is a fault."""
    return kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5


def throw(seed: int, **place: int) -> tuple[int, ...]:
    state = np.zeros(1, STATE)[0]
    for key, value in place.items():
        state[key] = value
    faces = np.zeros(DICE, np.int32)
    with np.errstate(over="ignore"):
        dice.throw(SHEET.record, state, np.uint64(seed), faces)
    return tuple(int(face) for face in faces)


@pytest.fixture(scope="module")
def by_seed() -> list[tuple[int, ...]]:
    """The first throw of many seeds."""
    return [throw(seed, round_now=1, rolls=1) for seed in range(THROWS)]


@pytest.fixture(scope="module")
def by_place() -> list[tuple[int, ...]]:
    """Every throw that games of a few seeds can have, rerolls included."""
    return [
        throw(seed, round_now=round_now, active=active, part=part, rolls=rolls, rerolls=rerolls)
        for seed in (1, 2, 3, 4)
        for round_now in range(1, 7)
        for active in range(4)
        for part in (1, 2)
        for rolls in range(1, 4)
        for rerolls in range(8)
    ]


@pytest.mark.parametrize("source", ["by_seed", "by_place"])
def test_every_die_is_uniform(source, request):
    throws = request.getfixturevalue(source)
    for die in range(DICE):
        counts = Counter(faces[die] for faces in throws)
        assert set(counts) == set(range(1, 7))
        assert chi_square(counts, 6) < limit(6)


@pytest.mark.parametrize("source", ["by_seed", "by_place"])
def test_dice_of_a_throw_are_independent(source, request):
    throws = request.getfixturevalue(source)
    for one, other in combinations(range(DICE), 2):
        counts = Counter((faces[one], faces[other]) for faces in throws)
        assert chi_square(counts, 36) < limit(36)


def test_neighbouring_seeds_and_places_are_independent(by_seed, by_place):
    for throws in (by_seed, by_place):
        counts = Counter((a[0], b[0]) for a, b in pairwise(throws))
        assert chi_square(counts, 36) < limit(36)


def test_no_two_places_share_their_dice(by_place):
    places = len(by_place) // 4
    # Among this many throws of 6^6 a few are equal by chance; equal places would be many.
    assert len(set(by_place[:places])) > 0.97 * places


def test_a_throw_is_the_same_for_the_same_seed_and_place():
    assert throw(9, round_now=2, rolls=3) == throw(9, round_now=2, rolls=3)
    assert throw(9, round_now=2, rolls=3) != throw(9, round_now=2, rolls=2)


def test_marks_and_choices_do_not_move_the_dice():
    played, fresh = new("clever", 1), new("clever", 1)
    played.state.cells[0, 20:30] = 1
    played.state.opened[0] = 2
    played.state.where[2] = 1
    faces = SeededDice(4).roll(fresh)
    assert {die: faces[die] for die in played.dice_to_roll()} == SeededDice(4).roll(played)


def solo_passive(faces: tuple[int, ...]):
    game = new("clever", 1)
    game.state.part = PART_PASSIVE
    game.state.faces[:] = faces
    return game


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (4, 1, 6, 2, 5, 3)])
def test_the_three_lowest_dice_go_to_the_platter(faces):
    game = solo_passive(faces)
    low = [die for die, face in zip(game.sheet.dice, faces, strict=True) if face <= 3]
    for seed in range(20):
        assert SeededDice(seed).platter(game) == low


@pytest.mark.parametrize(
    ("faces", "certain", "tied", "places"),
    [
        ((1, 2, 3, 3, 3, 6), [0, 1], [2, 3, 4], 1),
        ((1, 5, 5, 5, 5, 6), [0], [1, 2, 3, 4], 2),
        ((4, 4, 4, 4, 4, 4), [], [0, 1, 2, 3, 4, 5], 3),
        ((6, 2, 2, 2, 2, 1), [5], [1, 2, 3, 4], 2),
    ],
)
def test_chance_decides_fairly_among_equal_faces(faces, certain, tied, places):
    game = solo_passive(faces)
    names = game.sheet.dice
    counts: Counter = Counter()
    for seed in range(4000):
        chosen = [names.index(die) for die in SeededDice(seed).platter(game)]
        assert len(set(chosen)) == 3
        assert set(certain) <= set(chosen)
        counts[tuple(die for die in chosen if die in tied)] += 1
    ways = list(combinations(tied, places))
    assert set(counts) == set(ways)
    assert chi_square(counts, len(ways)) < limit(len(ways))


def test_ties_are_not_decided_by_the_faces_of_the_throw():
    """The same seed throws and decides; the decision must not lean on what was thrown."""
    counts: Counter = Counter()
    for seed in range(30_000):
        faces = throw(seed, round_now=1, rolls=1, part=PART_PASSIVE)
        if sorted(faces)[2] == sorted(faces)[3] == faces[0] == faces[1] != sorted(faces)[1]:
            low = sum(face < faces[0] for face in faces)
            if low == 2 and sum(face == faces[0] for face in faces) == 2:
                game = solo_passive(faces)
                game.state.rolls = 1
                counts["white" in SeededDice(seed).platter(game)] += 1
    assert sum(counts.values()) > 300
    assert chi_square(counts, 2) < limit(2)


def test_a_choice_is_uniform_and_fixed_by_its_seed():
    with np.errstate(over="ignore"):
        chosen = [int(dice.choice(np.uint64(3), 0, i, 7)) for i in range(7000)]
        again = [int(dice.choice(np.uint64(3), 0, i, 7)) for i in range(100)]
    assert chosen[:100] == again
    assert set(chosen) == set(range(7))
    assert chi_square(Counter(chosen), 7) < limit(7)
