"""How many examples hypothesis tries: few and always the same, or by night many and new ones."""

import os

LONG = os.environ.get("RENARD_LONG", "") not in ("", "0")
"""Whether there is all night."""


def examples(usual: int) -> int:
    return 20 * usual if LONG else usual
