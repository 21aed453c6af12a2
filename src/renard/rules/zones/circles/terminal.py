"""Circles in the terminal: drawn and named as a grid is."""

from renard.rules.zones.grid.terminal import draw, place

__all__ = ["RULE", "draw", "place"]

RULE = "circle the number, or cross a circled one; only crosses score"
