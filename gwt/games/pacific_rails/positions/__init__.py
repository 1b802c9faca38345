"""Positions: how they are written, completed and checked."""
