"""Up to four equal dice as one small number, and the ways to take some of them out.

Dice without colours are a multiset of faces; there are 210 of at most four. A table answers at once
which groups a hand holds, so that a legal list is one look-up.
"""

from itertools import combinations, combinations_with_replacement

import numpy as np

DICE = 4

FACES: list[tuple[int, ...]] = [
    faces
    for size in range(DICE + 1)
    for faces in combinations_with_replacement(range(1, 7), size)
]
"""The faces of every multiset, ascending; the index is its number. Smaller ones come first."""

COUNT = len(FACES)
NUMBER = {faces: number for number, faces in enumerate(FACES)}

LUCKY_COUNT = sum(1 for faces in FACES if 0 < len(faces) < DICE)
"""What all ones but one can be turned to: one, two or three faces."""


def _groups() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    group = np.zeros((COUNT, 2**DICE), np.int16)
    rest = np.zeros((COUNT, 2**DICE), np.int16)
    counts = np.zeros(COUNT, np.int16)
    for hand, faces in enumerate(FACES):
        splits = set()
        for size in range(1, len(faces) + 1):
            for chosen in combinations(range(len(faces)), size):
                taken = tuple(faces[i] for i in chosen)
                left = tuple(f for i, f in enumerate(faces) if i not in chosen)
                splits.add((NUMBER[taken], NUMBER[left]))
        counts[hand] = len(splits)
        for i, (taken_number, left_number) in enumerate(sorted(splits)):
            group[hand, i] = taken_number
            rest[hand, i] = left_number
    return counts, group, rest


GROUPS, GROUP, REST = _groups()
"""By hand: how many groups can be taken from it, which, and what is left without each."""

SUM = np.array([sum(faces) for faces in FACES], np.int16)
ONES = np.array([faces.count(1) for faces in FACES], np.int16)

PLUS = np.array(
    [
        [NUMBER.get(tuple(sorted((*faces, face))), -1) if face else -1 for face in range(7)]
        for faces in FACES
    ],
    np.int16,
)
"""By hand and face: the hand with one more die."""

TURNED = np.array(
    [
        [
            NUMBER[tuple(sorted(list(faces)[max(0, faces.count(1) - 1) :] + list(lucky)))]
            if 0 < len(lucky) == faces.count(1) - 1
            else -1
            for lucky in FACES[: LUCKY_COUNT + 1]
        ]
        for faces in FACES
    ],
    np.int16,
)
"""By hand and what all its ones but one become: the new hand, or -1."""
