"""One game in progress: starting it, playing, saving, positions, views."""
