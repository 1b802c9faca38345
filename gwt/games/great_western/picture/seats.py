"""Pictures of a seat's area: the player board, cards, tiles and money."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from gwt.games.great_western.entries.content import PieceKind
from gwt.games.great_western.model import player_limits, state
from gwt.games.great_western.picture import cards, markets, player_board, tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.kernel import HIDDEN
from gwt.picture import graphics
from gwt.picture.kit import GAP, NAME, TEXT, draw_heading, draw_plate, seat_colour

_CARD = 100.0
"""The width of a card."""
_TASK = 104.0
"""The width of an objective card, on which more is drawn."""


def seat_area(kit: Kit, player: state.Player, seat: int, players: int, acting: bool) -> graphics.Graphic:
    """Draws the area of a seat as far as it is seen; seats count from 1."""
    return _area(kit, player, seat, players, acting, [hand(kit, player)], _faces(kit, player, _FACE))


def own_area(kit: Kit, player: state.Player, seat: int, players: int, acting: bool) -> graphics.Graphic:
    """Draws the same without the hand and the tiles to place, which are drawn large by themselves."""
    return _area(kit, player, seat, players, acting)


def _area(
    kit: Kit,
    player: state.Player,
    seat: int,
    players: int,
    acting: bool,
    before: Iterable[graphics.Graphic] = (),
    after: Iterable[graphics.Graphic] = (),
) -> graphics.Graphic:
    head = _seat_heading(kit, seat, player, acting)
    board = player_board.player_board(kit, player_board.PlacedPieces(seat, player, players))
    things = [*before, _piles(kit, player), *_gained(kit, player), *after]
    parts = graphics.put_in_column([head, board, graphics.wrap_rows(things, board.width, 10, GAP)], 8)
    thick = 4 if acting else 2
    return graphics.frame(parts, "tile", line=seat_colour(seat), pad=10, radius=12, thick=thick)


def strip(kit: Kit, table: state.Table, player: state.Player) -> graphics.Graphic:
    """A strip of a player's money, certificates, workers, engine, cards and pieces."""
    board, limits = table.board, player_limits.abilities(table, player)
    limit = board.certificates[limits.certificates]
    lasting = sum(board.masters[master].certificates for master in player.masters)
    space = board.tracks[player.engine]
    station = board.stations.get(space)
    counts = [
        ("coin", player.money),
        (
            "certificate",
            f"{board.certificates[player.certificates]}/{limit}" + (f"+{lasting}" if lasting else ""),
        ),
        *((kind, player.workers[kind]) for kind in board.worker_kinds),
        # A turnout lies half way between two spaces.
        ("engine", f"{station.after}½" if station and station.turnout else space),
        ("hand-cards", f"{len(player.hand)}/{limits.hand}"),
        *Counter(player.pieces).items(),
    ]
    return kit.draw_cached(Kit.counts, tuple(counts))


def _seat_heading(kit: Kit, seat: int, player: state.Player, acting: bool) -> graphics.Graphic:
    things = [kit.disc(seat, 30), kit.part(kit.symbol("coin", player.money), "dollars")]
    things.append(graphics.fit(kit.symbol("token"), 24) if player.token else graphics.EMPTY)
    if acting:
        things.append(graphics.fit(kit.symbol("acting"), 24))
    return graphics.put_in_row(things, 10)


_FACE, _WIDE = 0.72, 176.0
"""The scale of a building tile that is still to be placed, and its width."""


def stock(kit: Kit, player: state.Player) -> graphics.Graphic:
    """The building tiles that a seat has still to place, in two rows, with their price."""
    faces = list(_faces(kit, player, 1))
    half = -(-len(faces) // 2)
    return graphics.put_in_column(
        (graphics.put_in_row(row, 6, 0) for row in (faces[:half], faces[half:])), 6
    )


def _faces(kit: Kit, player: state.Player, factor: float) -> Iterator[graphics.Graphic]:
    return (graphics.scale(kit.draw_cached(_face, tile), factor) for tile in player.buildings)


def _face(kit: Kit, tile: str) -> graphics.Graphic:
    building = kit.board.buildings[tile]
    number = graphics.draw_text(str(building.builders), NAME, "head", bold=True)
    builders = graphics.put_in_row([number, kit.name(kit.board.builder)], 1)
    face = tiles.building_face(
        kit, building, _WIDE, price=builders if building.builders else graphics.EMPTY
    )
    return kit.part(
        graphics.tag_piece(kit.tooltip(face, kit.name_of_entry(building)), f"tile {tile}"), tile
    )


def hand(kit: Kit, player: state.Player, width: float = _CARD) -> graphics.Graphic:
    """The cards in hand; of a hidden hand those that everybody knows, and the others face down."""
    seen = player.shown if HIDDEN in player.hand else player.hand
    backs = len(player.hand) - len(seen)
    faces = [kit.draw_cached(_held, card, width) for card in seen]
    return graphics.put_in_row([*faces, *[graphics.fit(cards.back(kit), width)] * backs], 4)


def _held(kit: Kit, card: str, width: float) -> graphics.Graphic:
    return kit.part(markets.card_face(kit, card, width), "hand", card)


def _piles(kit: Kit, player: state.Player) -> graphics.Graphic:
    """The draw stack, and the discard pile with its top card."""
    discarded = player.discard_pile
    number = graphics.draw_text(f"×{len(discarded)}", TEXT, "tile", bold=True)
    under = graphics.put_in_column([graphics.fit(kit.symbol("discarding"), 20), number], 2, 0.5)
    top = markets.card_face(kit, discarded[-1], _CARD) if discarded else graphics.EMPTY
    stack = kit.part(cards.face_down_pile(kit, len(player.draw_stack)), "draw-stack")
    return graphics.put_in_row([stack, under, top], 6, 0)


def piece_kind(kit: Kit, kind: PieceKind) -> graphics.Graphic:
    """A kind of piece by itself, with its use and its triggers."""
    parts = [draw_heading(kit.name_of_entry(kind), [kit.name(kind.id)])]
    if kind.use is not None:
        parts.append(kit.panel(kind.use))
    parts += map(kit.panel, kind.triggers)
    return draw_plate(parts)


def _gained_master(kit: Kit, master: str) -> graphics.Graphic:
    return graphics.tag_piece(
        graphics.scale(tiles.master_face(kit, kit.board.masters[master]), 0.8), f"master {master}"
    )


def _kept(kit: Kit, pieces: Sequence[str]) -> list[graphics.Graphic]:
    """Each kind of piece that a player keeps, with its number."""
    tally = Counter(pieces)
    numbers = {kind: graphics.draw_text(f"×{tally[kind]}", TEXT, "tile", bold=True) for kind in tally}
    return [kit.part(graphics.put_in_row([kit.name(kind), numbers[kind]], 2), kind) for kind in tally]


def _gained(kit: Kit, player: state.Player) -> list[graphics.Graphic]:
    """Tiles and cards that a player has gained."""
    tile = kit.board.tiles
    pieces = [
        graphics.tag_piece(tiles.supply_face(kit, tile[gained]), f"tile {gained}")
        for gained in (*player.hazards, *player.teepees)
    ]
    pieces += [kit.draw_cached(_gained_master, master) for master in player.masters]
    pieces += [markets.card_face(kit, card, _TASK) for card in player.objectives]
    return [*pieces, *_kept(kit, player.pieces)]
