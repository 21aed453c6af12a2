"""A word before the first compilation, so that nobody takes half a minute for a hang."""

import sys


def announce_first_compile() -> bool:
    """Say on standard error that the rules are being prepared, if they are; returns whether."""
    from renard.compiling import decorators
    from renard.rules import engine

    if decorators.PLAIN or decorators.is_kept(engine.__file__):
        return False
    print("Preparing the rules (once, about half a minute) …", file=sys.stderr, flush=True)
    return True
