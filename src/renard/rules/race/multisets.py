"""Up to four equal dice as one small number, and the ways to take some of them out.

Dice without colours are a multiset of faces; there are 210 of at most four. A table answers at once
which groups a hand holds, so that a legal list is one look-up.
"""

from itertools import combinations, combinations_with_replacement

DICE = 4

FACES: list[tuple[int, ...]] = [
    faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(1, 7), size)
]
"""The faces of every multiset, ascending; the index is its number. Smaller ones come first."""

COUNT = len(FACES)
NUMBER = {faces: number for number, faces in enumerate(FACES)}

LUCKY_COUNT = sum(1 for faces in FACES if 0 < len(faces) < DICE)
"""What all ones but one can be turned to: one, two or three faces."""


def _splits(faces: tuple[int, ...]) -> list[tuple[int, int]]:
    """The ways to take some dice out of a hand: what is taken and what is left, by number."""
    found = set()
    for size in range(1, len(faces) + 1):
        for chosen in combinations(range(len(faces)), size):
            taken = tuple(faces[i] for i in chosen)
            left = tuple(face for i, face in enumerate(faces) if i not in chosen)
            found.add((NUMBER[taken], NUMBER[left]))
    return sorted(found)


SPLITS = [_splits(faces) for faces in FACES]
"""By hand: every group that can be taken from it, and what is left without it."""


def plus(faces: tuple[int, ...], face: int) -> int:
    """The number of a hand with one more die, or -1 where that is one too many."""
    return NUMBER.get(tuple(sorted((*faces, face))), -1)


def fewer_ones(faces: tuple[int, ...]) -> int:
    """The number of a hand without all its ones but one."""
    return NUMBER[faces[max(0, faces.count(1) - 1) :]]


def first_of_size(size: int) -> int:
    """The lowest number of the multisets of a size: the one that is all ones."""
    return NUMBER[(1,) * size]
