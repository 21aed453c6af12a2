"""Actions and bonuses by the names that people use."""

_WORDS = {
    "reroll": "reroll",
    "extra": "extra die",
    "takeback": "take back",
    "polish": "polish",
    "joker": "joker",
    "mix": "mix action",
    "fox": "fox",
    "?any": "black ?",
}


def action_word(bar: str) -> str:
    """The name of an action for people."""
    return _WORDS[bar]


def has_own_word(bonus: str) -> bool:
    """Whether a bonus is called by a name of its own, not by the zone it is entered in."""
    return bonus in _WORDS


def bonus_word(bonus: str) -> str:
    """A bonus for people: `blue cross`, `orange 4`, `green ?`."""
    if bonus in _WORDS:
        return _WORDS[bonus]
    if "/" in bonus:
        return " or ".join(bonus_word(one) for one in bonus.split("/"))
    if bonus.startswith("X:"):
        return f"{bonus[2:]} cross"
    if bonus.startswith("?"):
        return f"{bonus[1:]} ?"
    return bonus.replace(":", " ")
