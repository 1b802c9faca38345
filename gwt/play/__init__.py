"""A game in progress: starting, playing, saving and loading, positions, views."""
