"""The course of a game: set-up and turns."""
