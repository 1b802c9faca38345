"""Small Orchard, played by the kernel of `gwt`."""

from gwt.sdk import GameSpec

GAME = GameSpec("small-orchard", __name__)
