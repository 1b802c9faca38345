"""Counts, the score pad and the objectives at the end of the game."""
