"""The coach: what it expects of every choice and why, and what a game looks like afterwards."""

from renard.coach.analysis import Analysis, SeatAnalysis, analyse
from renard.coach.judge import NoCoach, has_coach

__all__ = ["Analysis", "NoCoach", "SeatAnalysis", "analyse", "has_coach"]
