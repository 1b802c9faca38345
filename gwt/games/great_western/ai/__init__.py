"""The choices of seats that nobody plays, and estimates of what a position is worth."""
