"""Puzzles: positions in which one choice is clearly the best, and many players miss it.

`mining` looks for them in games of every level, `confirming` plays on to be sure, `themes` says
what they are about and `difficulty` how hard they are; `book` reads and writes them.
"""
