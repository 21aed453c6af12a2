"""How hard a puzzle is, as a rating: people who solve half of such puzzles have the same one.

It begins with the levels that miss it. What they lose is a hint as well: the larger, the easier to
see. Many choices make it harder.
"""

import math

from renard.puzzles.mining import LEAST_MARGIN, Candidate

LEVELS = {"greedy": 900, "novice": 1150, "casual": 1400, "club": 1700, "expert": 2000}
"""By level, the rating of a puzzle that it misses and all stronger ones solve."""
EASIEST = 700
BY_MARGIN = 90
"""Less for every doubling of what the next best choice loses, from LEAST_MARGIN on."""
BY_CHOICES = 60
"""More for every doubling of the choices, from USUAL_CHOICES on."""
USUAL_CHOICES = 8


def difficulty(one: Candidate) -> int:
    """A rating as Glicko-2 has them: 1500 is in the middle."""
    missed = [
        rating for level, rating in LEVELS.items() if one.losses.get(level, 0.0) >= LEAST_MARGIN
    ]
    rating = float(max(missed, default=EASIEST))
    rating -= BY_MARGIN * math.log2(max(one.margin, LEAST_MARGIN) / LEAST_MARGIN)
    rating += BY_CHOICES * math.log2(len(one.values) / USUAL_CHOICES)
    return round(max(rating, EASIEST))
