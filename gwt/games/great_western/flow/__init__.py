"""The course of a game: set-up, turns, and the next game of a campaign."""
