"""Telling people who are away that it is their turn: Web Push, with keys of the server's own."""
