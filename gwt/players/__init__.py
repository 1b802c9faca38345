"""Players: whoever chooses in the place of a person, by what a seat may see.

`player` says what a player is, `seating` knows those that come with the package by their names and puts
them to the seats of a game, `playing` plays whole runs of games with them, on several cores if wanted.
"""
