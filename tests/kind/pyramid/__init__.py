"""Pyramid: cross a box that shows the number and stands on two crossed ones, or on the ground."""
