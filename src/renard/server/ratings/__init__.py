"""Rated games on a server: on what terms, how results are entered, who stands where."""
