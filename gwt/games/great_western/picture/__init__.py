"""Pictures of Great Western Trail: every component of a pack, and any position of a game.

`kit` holds what all of them need; each other module draws what its name says.
Names of pictograms and of colours are those of the folder `pictures` of the pack.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gwt.games.great_western.board import Board
from gwt.games.great_western.picture.components import ENTRIES
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.position import description, panels, position
from gwt.games.great_western.picture.printed import printed
from gwt.games.great_western.picture.seats import hand
from gwt.games.great_western.picture.targets import TARGETS
from gwt.packs.pack import Pack
from gwt.picture import layout
from gwt.picture.book import Book
from gwt.picture.pieces import Piece
from gwt.spec.pictures import PictureSpec


def _kit(pack: Pack, book: Book, folders: Sequence[Path]) -> Kit:
    board = Board(pack)
    rulings = frozenset(one.id for one in pack.manifest.rulings if one.default)
    return Kit(book, board, pack.entries, layout.load(folders, board.spaces), rulings)


def _component(kit: Kit, entry: Any) -> Piece | None:
    draw = ENTRIES.get(type(entry))
    return draw(kit, entry) if draw is not None else None


_CARD = 100.0
"""The width of a card in the hand of somebody who chooses from it."""


def _unplaced(pack: Pack, folders: Sequence[Path]) -> dict[str, str]:
    return layout.unplaced(folders, {space.id: space.next for space in pack.entries.trail.spaces})


DRAWING = PictureSpec(
    kit=_kit,
    component=_component,
    position=position,
    panels=panels,
    description=description,
    printed=printed,
    targets=TARGETS,
    hand=lambda kit, player: hand(kit, player, _CARD),
    unplaced=_unplaced,
)
