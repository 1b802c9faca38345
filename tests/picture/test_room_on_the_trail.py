"""The trail has room for every tile on every space."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from gwt.games.great_western.entries.content import PrivateBuilding
from gwt.games.great_western.picture import trail
from gwt.picture.graphics import Graphic
from gwt.spec import load_pack, picture_spec

PACKS = ("first_edition", "second_edition", "rails_to_the_north", "rails_second_edition")
MOST = 0.03
"""The share of the smaller of two tiles that the other may cover."""

Box = tuple[float, float, float, float]


def boxes(kit, space: str) -> Iterator[tuple[str, Box]]:
    """Yields each tile that may lie on a space, with the room that it takes there."""
    board = kit.board
    printed = board.spaces[space]
    x, y = trail._middle(kit, space)
    if printed.kind in ("building", "neutral"):
        private = printed.kind == "building"
        tiles = [id for id, tile in board.buildings.items() if isinstance(tile, PrivateBuilding) == private]
        pieces = {id: (trail._slot(kit, printed, id, 0, ""), _face(kit, id, space)) for id in tiles}
    elif printed.kind in ("hazard", "trade"):
        tiles = [id for id, tile in board.tiles.items() if tile.section == printed.section][:1]
        pieces = {id: (piece := trail._round(kit, printed, id, False), piece) for id in tiles}
    else:
        piece = trail._terminus(kit, printed)
        pieces = {space: (piece, piece)}
    for id, (whole, tile) in pieces.items():
        top = y - whole.height / 2
        yield id, (x - tile.width / 2, top, x + tile.width / 2, top + tile.height)


def _face(kit, id: str, space: str) -> Graphic:
    return trail.tiles.building_face(kit, kit.board.buildings[id], trail._TILE, space=space)


def covered(a: Box, b: Box) -> float:
    """The share of the smaller box that lies in both."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    smaller = min((box[2] - box[0]) * (box[3] - box[1]) for box in (a, b))
    return across * down / smaller if across > 0 and down > 0 else 0


@pytest.mark.parametrize("name", PACKS)
def test_no_tile_covers_another_on_the_trail(name):
    """Whatever tiles lie on two spaces, and whoever has laid them."""
    pack = load_pack("great-western-trail", [name])
    kit = picture_spec._kit(pack, "en")
    placed = {space: list({box: id for id, box in boxes(kit, space)}.items()) for space in kit.board.spaces}

    found = [
        (round(share, 3), one, tile, other, its)
        for one, other in combinations(placed, 2)
        for box, tile in placed[one]
        for another, its in placed[other]
        if (share := covered(box, another)) > MOST
    ]

    assert found == []


@pytest.mark.parametrize("name", PACKS)
def test_a_tile_of_a_space_lies_within_the_board(name):
    kit = picture_spec._kit(load_pack("great-western-trail", [name]), "en")
    wide, high = kit.layout.width * trail._SPREAD, kit.layout.height * trail._SPREAD

    for space in kit.board.spaces:
        for tile, (left, top, right, bottom) in boxes(kit, space):
            assert left >= -3 and top >= -3 and right <= wide + 3 and bottom <= high + 3, (space, tile)
