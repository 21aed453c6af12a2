"""Renard: dice games of one family, exactly, from one source of rules.

>>> import renard
>>> game = renard.new("clever", players=2)
>>> game.awaits
'roll'
"""

from renard.rules.explain import Explanation, explain, explain_all
from renard.rules.game import Game, RuleError, Score, new
from renard.rules.sheet import Sheet, SheetError, load_sheet, sheet_names
from renard.rules.text import parse_state, state_text

__version__ = "0.1.0"

__all__ = [
    "Explanation",
    "Game",
    "RuleError",
    "Score",
    "Sheet",
    "SheetError",
    "explain",
    "explain_all",
    "load_sheet",
    "new",
    "parse_state",
    "sheet_names",
    "state_text",
]
