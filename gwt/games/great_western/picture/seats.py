"""Pictures of a seat's area: the player board, cards, tiles and money."""

from collections import Counter
from collections.abc import Iterator, Sequence

from gwt.games.great_western.entries.content import PieceKind
from gwt.games.great_western.picture import tiles
from gwt.games.great_western.picture.cards import back, pile
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.picture.markets import card_face
from gwt.games.great_western.picture.player_board import Laid, player_board
from gwt.games.great_western.table.state import Player
from gwt.kernel import HIDDEN
from gwt.picture.kit import GAP, NAME, TEXT, heading, plate, seat_colour
from gwt.picture.pieces import (
    EMPTY,
    Piece,
    beside,
    fitted,
    flowing,
    framed,
    piece,
    scaled,
    stacked,
    words,
)

_CARD = 100.0
"""The width of a card."""
_TASK = 104.0
"""The width of an objective card, on which more is drawn."""


def seat_area(kit: Kit, player: Player, seat: int, players: int, acting: bool) -> Piece:
    """Draws the area of a seat as far as it is seen; seats count from 1."""
    head = _seat_heading(kit, seat, player, acting)
    board = player_board(kit, Laid(seat, player, players))
    things = [hand(kit, player), _piles(kit, player), *_gained(kit, player), *_faces(kit, player, _FACE)]
    parts = stacked([head, board, flowing(things, board.width, 10, GAP)], 8)
    thick = 4 if acting else 2
    return framed(parts, "tile", line=seat_colour(seat), pad=10, radius=12, thick=thick)


def _seat_heading(kit: Kit, seat: int, player: Player, acting: bool) -> Piece:
    things = [kit.disc(seat, 30), kit.symbol("coin", player.money)]
    things.append(fitted(kit.symbol("token"), 24) if player.token else EMPTY)
    if acting:
        things.append(fitted(kit.symbol("acting"), 24))
    return beside(things, 10)


_FACE, _WIDE = 0.72, 176.0
"""The scale of a building tile that is still to be placed, and its width."""


def stock(kit: Kit, player: Player) -> Piece:
    """The building tiles that a seat has still to place, in two rows, with their price."""
    faces = list(_faces(kit, player, 1))
    half = -(-len(faces) // 2)
    return stacked((beside(row, 6, 0) for row in (faces[:half], faces[half:])), 6)


def _faces(kit: Kit, player: Player, factor: float) -> Iterator[Piece]:
    return (scaled(kit.once(_face, tile), factor) for tile in player.buildings)


def _face(kit: Kit, tile: str) -> Piece:
    building = kit.board.buildings[tile]
    number = words(str(building.builders), NAME, "head", bold=True)
    builders = beside([number, kit.name(kit.board.builder)], 1)
    face = tiles.building_face(kit, building, _WIDE, price=builders if building.builders else EMPTY)
    return kit.part(piece(kit.tooltip(face, kit.called(building)), f"tile {tile}"), tile)


def hand(kit: Kit, player: Player, width: float = _CARD) -> Piece:
    """The cards in hand; of a hidden hand those that everybody knows, and the others face down."""
    seen = player.shown if HIDDEN in player.hand else player.hand
    backs = len(player.hand) - len(seen)
    faces = [kit.once(_held, card, width) for card in seen]
    return beside([*faces, *[fitted(back(kit), width)] * backs], 4)


def _held(kit: Kit, card: str, width: float) -> Piece:
    return kit.part(card_face(kit, card, width), "hand", card)


def _piles(kit: Kit, player: Player) -> Piece:
    """The draw stack, and the discard pile with its top card."""
    discarded = player.discard_pile
    number = words(f"×{len(discarded)}", TEXT, "tile", bold=True)
    under = stacked([fitted(kit.symbol("discarding"), 20), number], 2, 0.5)
    top = card_face(kit, discarded[-1], _CARD) if discarded else EMPTY
    return beside([pile(kit, len(player.draw_stack)), under, top], 6, 0)


def piece_kind(kit: Kit, kind: PieceKind) -> Piece:
    """A kind of piece by itself, with its use and its triggers."""
    parts = [heading(kit.called(kind), [kit.name(kind.id)])]
    if kind.use is not None:
        parts.append(kit.panel(kind.use))
    parts += map(kit.panel, kind.triggers)
    return plate(parts)


def _gained_master(kit: Kit, master: str) -> Piece:
    return piece(scaled(tiles.master_face(kit, kit.board.masters[master]), 0.8), f"master {master}")


def _kept(kit: Kit, pieces: Sequence[str]) -> list[Piece]:
    """Each kind of piece that a player keeps, with its number."""
    tally = Counter(pieces)
    numbers = {kind: words(f"×{tally[kind]}", TEXT, "tile", bold=True) for kind in tally}
    return [beside([kit.name(kind), numbers[kind]], 2) for kind in tally]


def _gained(kit: Kit, player: Player) -> list[Piece]:
    """Tiles and cards that a player has gained."""
    tile = kit.board.tiles
    pieces = [
        piece(tiles.supply_face(kit, tile[gained]), f"tile {gained}")
        for gained in (*player.hazards, *player.teepees)
    ]
    pieces += [kit.once(_gained_master, master) for master in player.masters]
    pieces += [card_face(kit, card, _TASK) for card in player.objectives]
    return [*pieces, *_kept(kit, player.pieces)]
