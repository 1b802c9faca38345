"""Draws effect trees, components and boards as SVG.

The input is the trees and entries of a pack and its folder `pictures`: colours, pictograms, and how each
kind of effect is put together from them.
The output is a `Picture`, which writes itself as SVG.
Nothing here knows a game; each game draws its components and positions in its own folder under `games`.
"""

from gwt.picture.svg import THEMES, Picture, Theme

__all__ = ["THEMES", "Picture", "Theme"]
