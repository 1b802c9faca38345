"""Text <-> frozen trees.

In comes the text of an expression and the names of a pack, out goes a tree of effects that prints as
its own source.
Nothing here knows a state or a game; `packs` and `kernel` are next.
"""
