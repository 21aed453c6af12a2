"""Parallel: lines of equal length, each filled from left to right."""
