"""The pieces that are printed: goods, and track tiles that join whatever lies beside them."""

from collections.abc import Iterator

from gwt.games.pacific_rails.entries.content import Good
from gwt.games.pacific_rails.picture import railways
from gwt.games.pacific_rails.picture.kit import Kit, house, office
from gwt.packs.traversal import kind_of
from gwt.picture.graphics import Graphic, fit, frame, pad_to
from gwt.picture.print_items import PrintItem

_SIDE = 46.0


def print_items(kit: Kit, entry: object) -> Iterator[PrintItem] | None:
    """Returns the pieces of an entry, none if it is printed as it is drawn."""
    return _good(kit, entry) if isinstance(entry, Good) else None


def _good(kit: Kit, good: Good) -> Iterator[PrintItem]:
    """Yields a resource, large; or a track tile, as large as a space of the map."""
    front = (
        railways.tile(kit, good.id)
        if any(kind.tile == good.id for kind in kit.board.map.terrain)
        else _token(kit, good)
    )
    yield PrintItem(kind_of(good), good, front, copies=good.pieces)


def _token(kit: Kit, good: Good) -> Graphic:
    inner = _SIDE - 6
    return frame(pad_to(fit(kit.name(good.id, "tile"), inner, inner), inner, inner), "tile", pad=3)


def marker(kit: Kit, symbol: str, seat: int) -> Graphic | None:
    """Draws a piece of a seat that is no pictogram, none if it is one."""
    drawn = {"house": house, "telegraph": office}.get(symbol)
    return None if drawn is None else drawn(kit, seat)
