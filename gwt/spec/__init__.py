"""What a game is: what it hands to the rest of the package, and the registry of all games."""
