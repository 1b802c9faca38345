"""Writes PDF sheets of the pieces of a pack at real size, for printing and cutting out.

The input is the pieces that the pictures of a game name (`gwt.picture.print_items`); `page_layout` puts
them on pages, `sheets` draws the pages with typst, the library of the extra `print`; `aid` draws a player
aid.
"""

from gwt.printing.page_layout import PAPERS, Page, Paper
from gwt.printing.player_aid import aid
from gwt.printing.sheets import Sheets, sheets

__all__ = ["PAPERS", "Page", "Paper", "Sheets", "aid", "sheets"]
