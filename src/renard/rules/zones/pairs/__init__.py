"""Pairs: blocks of two boxes from left to right, either box of a block first."""
