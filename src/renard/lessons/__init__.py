"""Lessons: short exercises on real positions, as data files that are checked by the engine.

`courses/<game>.toml` holds the course of a game: positions, goals and their best solutions.
`reading` reads it, `goals` says whether a goal is reached, `checking` holds a course to what it
says, `finding` looks for positions in games of players.
"""
