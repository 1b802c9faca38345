"""The state of a game: the printed board, the pieces in play, and the events that are told of them."""
