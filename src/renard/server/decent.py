"""Names that nobody may have: those that pretend to be staff or a bot, and those that insult.

Names are compared in a plain form: without accents, capitals and digits that stand for letters. A
stem counts only at the beginning of a word, so that towns and families keep their names.
"""

import re
import unicodedata

PRETENDS = frozenset(
    {"admin", "administrator", "administrateur", "adminisztrator", "sysop", "rendszergazda"}
    | {"mod", "moderator", "moderateur", "moderatorin", "staff", "operator", "bot", "robot"}
    | {"official", "officiel", "offiziell", "hivatalos"}
)
"""Words that say that somebody is more, or something else, than a player."""
HOUSE = frozenset({"renard", "system", "server", "serveur", "szerver", "root"})
"""Names that are ours as a whole; beside others they are fine."""
STEMS = (
    *("fuck", "cunt", "nigg", "faggot", "whore", "rapist", "nazi", "hitler", "heilh"),
    *("encul", "salope", "connard", "nique", "batard"),
    *("fotze", "hurens", "wichs", "arschl", "kanake", "schlampe"),
    *("kurva", "geci", "buzi", "buzer", "faszfej", "faszszop", "picsa"),
)

_LOOK_ALIKES = str.maketrans("013457@$!|", "oieastasil")


def plain_form(name: str) -> str:
    """A name without what hides a word in it; words stay apart."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^\w]+|_", " ", bare.translate(_LOOK_ALIKES)).strip()


BOTS = frozenset({"bot", "robot"})
"""Words that only a bot may have in its name."""


def pretends(name: str, bot: bool = False) -> bool:
    """Whether a name claims to be staff or, unless it is that of a `bot`, a bot."""
    plain = plain_form(name)
    claims = PRETENDS - BOTS if bot else PRETENDS
    return plain in HOUSE or not claims.isdisjoint(plain.split())


def insults(name: str) -> bool:
    """Whether a name has a word in it that nobody should have to read."""
    words = plain_form(name).split()
    if all(len(word) == 1 for word in words):
        words = ["".join(words)]
    return any(word.startswith(STEMS) for word in words)
