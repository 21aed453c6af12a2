"""What an answer is worth: by the points it loses, never by being the one that was looked for."""

GOOD, NEARLY, MISSED = range(3)
VERDICT_NAMES = ("good", "nearly", "missed")
SMALLEST_ERROR = 0.5
SMALL = 3.0
"""An answer that loses up to so many errors more is nearly right."""


def grade(lost: float, error: float) -> int:
    """Whatever the coach cannot tell from the best is right."""
    error = max(error, SMALLEST_ERROR)
    if lost <= error:
        return GOOD
    return NEARLY if lost <= SMALL * error else MISSED
