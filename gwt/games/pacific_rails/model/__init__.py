"""The state of a game: the printed board, the pieces in play, and the events about them."""
