"""Lantern Street: a card game of stalls in a night market, played by the kernel of `gwt`."""

from gwt.spec.game import GameSpec

GAME = GameSpec("lantern-street", __name__)
