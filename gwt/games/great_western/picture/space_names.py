"""Names of spaces as the table shows them: by their tile, or by the letter of the tile before them."""

from collections.abc import Collection

from gwt.games.great_western.model.state import Table
from gwt.games.great_western.picture.kit import Kit
from gwt.text import word_for_message


def names(kit: Kit, table: Table, named: Collection[str]) -> dict[str, str]:
    """Returns a word for the id of each space for buildings that is `named`, to be said in its place.

    Where the tile on a space is told as well, such as when it has just been placed, the space is called as
    if it were free.
    """
    tiles, words = table.tiles, dict[str, str]()
    for id in named:
        if (space := kit.board.spaces.get(id)) is None:
            continue
        tile = tiles.get(space.id)
        if tile in kit.board.buildings and tile not in named:
            words[space.id] = word_for_message("table-printed-tile", kit.book.label(tile))
        elif place := kit.place(space.id, tiles):
            words[space.id] = word_for_message("table-printed-space", place)
    return words
