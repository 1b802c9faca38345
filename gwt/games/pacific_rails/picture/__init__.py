"""Pictures of Pacific Rails Inc.: every component of a pack, and any position of a game.

`kit` holds what all of them need; each other module draws what its name says.
Names of pictograms and of colours are those of the folder `pictures` of the pack.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gwt.common import Gain, ReturnGood
from gwt.dsl import Effect
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.picture.components import ENTRIES, marker, print_items
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.player_board import strip
from gwt.games.pacific_rails.picture.position import description, panels, position
from gwt.games.pacific_rails.verbs.train import RunWagon
from gwt.packs import Pack
from gwt.picture import Book
from gwt.picture.graphics import Graphic
from gwt.spec.picture_spec import PictureSpec

TARGETS: dict[type[Effect], str] = {
    Gain: "supply {0.goods[0][0]}",
    ReturnGood: "cargo {0.good}",
    RunWagon: "wagon {0.wagon}",
}
"""The format of the part, by the class of the option; see `PictureSpec.targets`."""


def _kit(pack: Pack, book: Book, folders: Sequence[Path]) -> Kit:
    return Kit(book, Board(pack))


def _component(kit: Kit, entry: object) -> Graphic | None:
    draw = ENTRIES.get(type(entry))
    return draw(kit, entry) if draw is not None else None


DRAWING = PictureSpec(
    kit=_kit,
    component=_component,
    position=position,
    panels=panels,
    description=description,
    printed=print_items,
    marker=marker,
    targets=TARGETS,
    strip=strip,
)
