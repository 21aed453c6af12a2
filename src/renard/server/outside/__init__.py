"""Bots of other people: their tokens, the socket over which they play, and their ladder."""
