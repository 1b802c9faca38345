"""Optional building blocks for games: turns, goods, final scores, assignments and the like.

A state can use a module if it has the attributes that the module names; no game has to use any.
"""
