"""Estimates of what a position is worth."""
