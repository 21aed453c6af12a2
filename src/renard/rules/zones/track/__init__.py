"""Track: one line of boxes, filled from left to right."""
