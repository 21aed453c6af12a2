"""The coach: what it expects of every choice and why, and what a game looks like afterwards.

>>> import renard
>>> from renard.coach import advise
>>> game = renard.new("clever")
>>> game.apply_roll({die: 3 for die in game.dice_to_roll()})
>>> advise(game, seat=0).best.text
'pick yellow yellow 2'
"""

from renard.coach.advice import Advice, Choice, advise
from renard.coach.analysis import Analysis, SeatAnalysis, analyse
from renard.coach.judge import NoCoach, has_coach
from renard.coach.moments import Moment, costliest_moments
from renard.coach.reasons import Reason
from renard.coach.seats import Assumed, Seat
from renard.coach.telling import tell, tell_all, tell_assumed, tell_price

__all__ = [
    "Advice",
    "Analysis",
    "Assumed",
    "Choice",
    "Moment",
    "NoCoach",
    "Reason",
    "Seat",
    "SeatAnalysis",
    "advise",
    "analyse",
    "costliest_moments",
    "has_coach",
    "tell",
    "tell_all",
    "tell_assumed",
    "tell_price",
]
