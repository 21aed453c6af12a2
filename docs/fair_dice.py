"""Check the fair dice of game records: python fair_dice.py FILE. Needs nothing but Python.

The secret was fixed, and its hash shown, before the first throw. Docs: protocol.md, "Fair dice".
"""

import hashlib
import hmac
import json
import sys


def digest(secret, message):
    return hmac.digest(secret, message.encode(), "sha256")


def face(secret, table, throw, die):
    attempt = 0
    while True:
        for byte in digest(secret, f"{table}/{throw}/{die}/{attempt}"):
            if byte < 252:  # 252 = 6 * 42: all faces equally likely
                return 1 + byte % 6
        attempt += 1


def fault(record):
    dice = record["dice"]
    secret, table, throw, faces = bytes.fromhex(dice["secret"]), dice["table"], 0, {}
    if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
        return "the secret is not the one that was promised"
    for number, event in enumerate(record["events"], 1):
        if "roll" in event:
            throw, rolled = throw + 1, event["roll"]
            faces = rolled if isinstance(rolled, dict) else dict(enumerate(rolled, 1))
            right = all(face(secret, table, throw, die) == faces[die] for die in faces)
        elif "platter" in event:
            tie = {die: digest(secret, f"{table}/{throw}/{die}/platter") for die in faces}
            lowest = sorted(faces, key=lambda die: (faces[die], tie[die]))[:3]
            right = set(event["platter"]) == set(lowest)
        if throw >= dice["from"] and ("roll" in event or "platter" in event) and not right:
            return f"event {number} is not what the secret gives"
    return None


faults = 0
for line_number, line in enumerate(open(sys.argv[1], encoding="utf-8"), 1):
    wrong = fault(json.loads(line))
    faults += wrong is not None
    print(f"line {line_number}: {wrong or 'every throw is as promised'}")
sys.exit(faults > 0)
