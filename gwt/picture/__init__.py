"""Draws effect trees, components and boards as SVG.

The input is the trees and entries of a pack and its folder `pictures`: colours, pictograms, and how each
kind of effect is put together from them.
The output is a `Picture`, which writes itself as SVG.
Nothing here knows a game; each game draws its components and positions in its own folder under `games`.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.picture import crop as crop
    from gwt.picture import entries as entries
    from gwt.picture import kit as kit
    from gwt.picture import layout as layout
    from gwt.picture import pieces as pieces
    from gwt.picture import plain as plain
    from gwt.picture import printed as printed
    from gwt.picture import table as table
    from gwt.picture import web as web
    from gwt.picture.blocks import Block as Block
    from gwt.picture.blocks import BlockPanel as BlockPanel
    from gwt.picture.blocks import Blocks as Blocks
    from gwt.picture.blocks import reached as reached_blocks
    from gwt.picture.book import Book as Book
    from gwt.picture.book import drawn_shape as drawn_shape
    from gwt.picture.book import load as load_book
    from gwt.picture.compose import Composer as Composer
    from gwt.picture.compose import signs as signs_of
    from gwt.picture.film import Film as Film
    from gwt.picture.svg import THEMES as THEMES
    from gwt.picture.svg import Picture as Picture
    from gwt.picture.svg import Theme as Theme
    from gwt.picture.table import areas as seat_areas
    from gwt.picture.table import part as table_part
    from gwt.picture.wording import Wording as Wording

__getattr__, __dir__ = _names(__name__)
