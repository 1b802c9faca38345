"""Lantern Street: a card game of stalls in a night market, played by the kernel of `gwt`."""

from gwt.sdk import GameSpec

GAME = GameSpec("lantern-street", __name__)
