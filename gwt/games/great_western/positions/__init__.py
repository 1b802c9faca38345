"""Positions: how they are written, completed and checked, and what a seat cannot know of them."""
