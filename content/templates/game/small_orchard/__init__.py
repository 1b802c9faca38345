"""Small Orchard, played by the kernel of `gwt`."""

from gwt.spec.game import GameSpec

GAME = GameSpec("small-orchard", __name__)
