"""Pictures of goods, and of what is left in the supply."""

from gwt.games.pacific_rails.entries.content import Good
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.train import stacks
from gwt.picture.graphics import EMPTY, Graphic, fit, put_in_column, put_in_row
from gwt.picture.kit import draw_heading, draw_plate, row


def good(kit: Kit, good: Good) -> Graphic:
    """A kind of goods: how many there are, and how many everybody starts with."""
    pieces = kit.times(kit.name(good.id, "panel"), good.pieces)
    start = (
        put_in_row([kit.symbol("player"), kit.times(kit.name(good.id, "panel"), good.start)], 4)
        if good.start
        else EMPTY
    )
    return draw_plate(
        [draw_heading(kit.name_of_entry(good), [kit.name(good.id, "head")]), row([pieces, start])]
    )


def supply(kit: Kit, table: Table) -> Graphic:
    """Draws the goods and hats left in the supply."""
    goods = [kit.draw_cached(_left, good, many) for good, many in table.supply.items()]
    goods.append(kit.times(fit(kit.symbol("hat"), 26), table.hats, "tile"))
    left = stacks(kit, table.specialists, table.upgrades)
    return draw_plate([put_in_column([put_in_row(goods, 10), left], 6)])


def _left(kit: Kit, good: str, many: int) -> Graphic:
    return kit.part(kit.times(fit(kit.name(good, "tile"), 26), many, "tile"), "supply", good)
