"""Draws effect trees, components and boards as SVG.

The input is the trees and entries of a pack and its folder `pictures`: colours, pictograms, and how each
kind of effect is put together from them.
The output is a `Picture`, which writes itself as SVG.
Nothing here knows a game; each game draws its components and positions in its own folder under `games`.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.picture import board_layout as board_layout
    from gwt.picture import cached_parts as cached_parts
    from gwt.picture import graphics as graphics
    from gwt.picture import kit as kit
    from gwt.picture import picture_diff as picture_diff
    from gwt.picture import plain_entry as plain_entry
    from gwt.picture import plain_table as plain_table
    from gwt.picture import print_items as print_items
    from gwt.picture import web as web
    from gwt.picture.cached_parts import seat_areas as seat_areas
    from gwt.picture.cached_parts import table_part as table_part
    from gwt.picture.effect_composer import Composer as Composer
    from gwt.picture.effect_composer import signs_of as signs_of
    from gwt.picture.frame_table import FrameTable as FrameTable
    from gwt.picture.pictogram_library import Book as Book
    from gwt.picture.pictogram_library import draw_shape as draw_shape
    from gwt.picture.pictogram_library import load_book as load_book
    from gwt.picture.svg import THEMES as THEMES
    from gwt.picture.svg import Picture as Picture
    from gwt.picture.svg import Theme as Theme
    from gwt.picture.svg_blocks import Block as Block
    from gwt.picture.svg_blocks import BlockPanel as BlockPanel
    from gwt.picture.svg_blocks import Blocks as Blocks
    from gwt.picture.svg_blocks import reached_blocks as reached_blocks
    from gwt.picture.wording import Wording as Wording

__getattr__, __dir__ = _names(__name__)
