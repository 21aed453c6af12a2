"""A word before the first compilation, so that nobody takes half a minute for a hang."""

import sys


def announce_first_compile() -> bool:
    """Say on standard error that the rules are being prepared, if they are; returns whether."""
    # Named through its package: a source that imports the decorator's module by its full name
    # counts as compiled, and every edit here would throw the compiled rules away.
    from renard.rules import compiled

    if compiled.PLAIN or any(compiled.cache_folder().rglob("*.nbc")):
        return False
    print("Preparing the rules (once, about half a minute) …", file=sys.stderr, flush=True)
    return True
