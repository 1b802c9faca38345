"""Draws effect trees, components and boards as SVG.

The input is the trees and entries of a pack and its folder `pictures`: colours, pictograms, and how each
kind of effect is put together from them.
The output is a `Picture`, which writes itself as SVG.
Nothing here knows a game; each game draws its components and positions in its own folder under `games`.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.picture import (
        board_layout,
        cached_parts,
        graphics,
        kit,
        picture_diff,
        plain_entry,
        plain_table,
        print_items,
        web,
    )
    from gwt.picture.cached_parts import seat_areas, table_part
    from gwt.picture.effect_composer import Composer, signs_of
    from gwt.picture.frame_table import FrameTable
    from gwt.picture.pictogram_library import Book, draw_shape, load_book
    from gwt.picture.svg import THEMES, Picture, Theme
    from gwt.picture.svg_blocks import Block, BlockPanel, Blocks, reached_blocks
    from gwt.picture.wording import Wording

__getattr__, __dir__ = _names(__name__)
