"""How something right is changed into something that may be wrong."""

import json
from random import Random

ODD = [
    *(None, True, -1, 0, 7, 2**31, 2**63, 10**30, 1.5, 1e308, "", "x", "é\u0301", "\0", "\ud800"),
    *("a" * 5000, [], {}, [[[[]]]], {"": {}}, "__proto__", "../..", "%00", "0; DROP TABLE tables"),
]


def other(value, chance: Random):
    """A value with something in it changed."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        key = chance.choice(list(value))
        changed = dict(value)
        what = chance.random()
        if what < 0.15:
            del changed[key]
        elif what < 0.3:
            changed[str(chance.choice(ODD))[:50]] = chance.choice(ODD)
        else:
            changed[key] = other(value[key], chance)
        return changed
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        more = [other(value[at], chance)] * chance.choice([0, 1, 1, 1, 2, 9])
        return [*value[:at], *more, *value[at + 1 :]]
    if isinstance(value, str) and value and chance.random() < 0.3:
        at = chance.randrange(len(value))
        return value[:at] + chr(chance.choice([0, 32, 65, 255, 0x3164, 0x1F600])) + value[at + 1 :]
    return chance.choice(ODD)


def text_of(value, chance: Random) -> bytes:
    """JSON, now and then cut off, deep, or with other bytes in it."""
    text = json.dumps(value).encode()
    what = chance.random()
    if what < 0.05:
        return text[: chance.randrange(len(text) + 1)]
    if what < 0.08:
        return b"[" * 3000
    if what < 0.13 and text:
        at = chance.randrange(len(text))
        return text[:at] + bytes([chance.randrange(256)]) + text[at + 1 :]
    return text
