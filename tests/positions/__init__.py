"""Positions, good and bad, as data: what is told of each, and where."""
