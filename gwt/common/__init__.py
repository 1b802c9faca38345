"""What most board games have in common, for games to use: turns, final scores, best assignments.

A state takes part by having the attributes that a module asks for; no game has to use any of it.
"""
