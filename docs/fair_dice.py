"""Check the fair dice of game records: python fair_dice.py FILE. Needs nothing but Python.

The server's secret was fixed, and its hash shown, before the players added their numbers, and these
before the first throw. Docs: protocol.md, "Fair dice".
"""

import hashlib
import hmac
import json
import sys


def digest(key, message):
    return hmac.digest(key, message.encode(), "sha256")


def face(key, table, throw, die):
    attempt = 0
    while True:
        for byte in digest(key, f"{table}/{throw}/{die}/{attempt}"):
            if byte < 252:  # 252 = 6 * 42: all faces equally likely
                return 1 + byte % 6
        attempt += 1


def fault(record):
    dice = record.get("dice") or {}
    if dice.get("kind") != "fair":
        return "its dice are not the fair dice of a table"
    if dice.get("secret") is None:
        return "its secret is told when the game is over; until then no throw can be checked"
    secret, table, throw, faces = bytes.fromhex(dice["secret"]), dice["table"], 0, {}
    if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
        return "the secret is not the one that was promised"
    scheme = dice.get("scheme", 1)
    if scheme not in (1, 2):
        return f"its dice are of scheme {scheme}, newer than this program"
    # In games of scheme 1, from before players had numbers, the secret alone is the key.
    key = secret if scheme == 1 else digest(secret, "/".join([table, *dice["numbers"]]))
    for number, event in enumerate(record["events"], 1):
        if "roll" in event:
            throw, rolled = throw + 1, event["roll"]
            faces = rolled if isinstance(rolled, dict) else dict(enumerate(rolled, 1))
            right = all(face(key, table, throw, die) == faces[die] for die in faces)
        elif "platter" in event:
            tie = {die: digest(key, f"{table}/{throw}/{die}/platter") for die in faces}
            lowest = sorted(faces, key=lambda die: (faces[die], tie[die]))[:3]
            right = set(event["platter"]) == set(lowest)
        if throw >= dice["from"] and ("roll" in event or "platter" in event) and not right:
            return f"event {number} is not what the secret and the numbers give"
    return None


faults = 0
for line_number, line in enumerate(open(sys.argv[1], encoding="utf-8"), 1):
    wrong = fault(json.loads(line))
    faults += wrong is not None
    print(f"line {line_number}: {wrong or 'every throw is as promised'}")
sys.exit(faults > 0)
