"""Circles: circle a box that shows the number, or cross a circled one."""
