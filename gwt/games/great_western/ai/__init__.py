"""The choices of automatic seats, and estimates of what a position is worth."""
