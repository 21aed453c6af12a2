"""The game in a terminal: drawing, telling, asking, saving. It reads the rules and decides none."""
