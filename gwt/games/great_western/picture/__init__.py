"""Pictures of Great Western Trail: every component of a pack, and any position of a game.

`kit` holds what all of them need; each other module draws what its name says.
Names of pictograms and of colours are those of the folder `pictures` of the pack.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gwt.games.great_western.entries.content import Network
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.effects import Auxiliary, PlayObjectives
from gwt.games.great_western.picture.components import ENTRIES
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.position import description, panels, position, space_names
from gwt.games.great_western.picture.print_items import board, print_items
from gwt.games.great_western.picture.seats import hand, own_area, stock, strip
from gwt.games.great_western.picture.targets import HAPPENINGS, TARGETS, part_of_action
from gwt.games.great_western.verbs.foresight import Foresee
from gwt.games.great_western.verbs.objectives import Play
from gwt.packs import Pack
from gwt.picture import Book, board_layout
from gwt.picture.graphics import Graphic
from gwt.spec.picture_spec import PictureSpec


def _kit(pack: Pack, book: Book, folders: Sequence[Path]) -> Kit:
    board = Board(pack)
    rulings = frozenset(ruling.id for ruling in pack.manifest.rulings if ruling.default)
    network = board_layout.load(folders, _on_network(pack), NETWORK) if board.towns else None
    return Kit(book, board, pack.entries, board_layout.load(folders, board.spaces), network, rulings)


NETWORK = "network.yaml"
"""The file in the folder `pictures` that says where towns lie."""


def _on_network(pack: Pack) -> dict[str, list[str]]:
    """The nodes of the picture of the network, each with its neighbours."""
    network: Network | None = pack.entries.network
    if network is None:
        return {}
    neighbours: dict[str, list[str]] = {town.id: [] for town in network.towns}
    for a, b in network.connections:
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, [])
    return neighbours


def _component(kit: Kit, entry: object) -> Graphic | None:
    draw = ENTRIES.get(type(entry))
    return draw(kit, entry) if draw is not None else None


_CARD = 100.0
"""The width of a card in the hand of somebody who chooses from it."""


def _unplaced(pack: Pack, folders: Sequence[Path]) -> dict[str, str]:
    trail = {space.id: space.next for space in pack.entries.trail.spaces}
    return board_layout.unplaced_spaces(folders, trail) | board_layout.unplaced_spaces(
        folders, _on_network(pack), NETWORK
    )


DRAWING = PictureSpec(
    kit=_kit,
    component=_component,
    position=position,
    panels=panels,
    description=description,
    printed=print_items,
    board=board,
    targets=TARGETS,
    event_targets=HAPPENINGS,
    action=part_of_action,
    names=space_names,
    hand=lambda kit, player: hand(kit, player, _CARD),
    stock=stock,
    own_area=own_area,
    strip=strip,
    asides=(PlayObjectives,),
    names_action=(Auxiliary, Play),
    together=(Foresee,),
    unplaced_ids=_unplaced,
)
