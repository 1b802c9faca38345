"""Effect trees and boards -> SVG.

In come the trees and entries of a pack and what its folder `pictures` says: colours, pictograms, and
how each kind of effect is put together from them.
Out goes a `Picture`, which writes itself as SVG.
Nothing here knows a game; the pictures of a game's components and positions are made in its own folder
under `games`.
"""

from gwt.picture.svg import THEMES, Picture, Theme

__all__ = ["THEMES", "Picture", "Theme"]
