"""Ratings by game: results against people and bots, and skill by what decisions lose."""
