"""Pictures of goods, and of what is left in the supply."""

from gwt.games.pacific_rails.entries.content import Good
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.train import stacks
from gwt.games.pacific_rails.table.state import Table
from gwt.picture.kit import heading, plate, row
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, stacked


def good(kit: Kit, good: Good) -> Piece:
    """A kind of goods: how many there are, and how many everybody starts with."""
    pieces = kit.times(kit.name(good.id, "panel"), good.pieces)
    start = (
        beside([kit.symbol("player"), kit.times(kit.name(good.id, "panel"), good.start)], 4)
        if good.start
        else EMPTY
    )
    return plate([heading(kit.called(good), [kit.name(good.id, "head")]), row([pieces, start])])


def supply(kit: Kit, table: Table) -> Piece:
    """Draws the goods and hats left in the supply."""
    goods = [kit.once(_left, good, many) for good, many in table.supply.items()]
    goods.append(kit.times(fitted(kit.symbol("hat"), 26), table.hats, "tile"))
    left = stacks(kit, table.specialists, table.upgrades)
    return plate([stacked([beside(goods, 10), left], 6)])


def _left(kit: Kit, good: str, many: int) -> Piece:
    return kit.part(kit.times(fitted(kit.name(good, "tile"), 26), many, "tile"), "supply", good)
