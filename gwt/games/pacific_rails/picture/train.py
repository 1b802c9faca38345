"""Pictures of the train: wagons, specialists and upgrades."""

from collections.abc import Sequence

from gwt.games.pacific_rails.entries.content import Specialist, Upgrade, Wagon
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.picture import graphics
from gwt.picture.kit import TEXT, WIDE, draw_heading, draw_plate, row

_SLOT = 32.0


def wagon(kit: Kit, wagon: Wagon) -> graphics.Graphic:
    """A wagon by itself, and what comes with it."""
    level = kit.board.wagons.index(wagon) + 1
    parts = [
        draw_heading(
            kit.name_of_entry(wagon), [kit.symbol("wagon", level), kit.symbol("cargo", f"+{wagon.cargo}")]
        ),
        row([wagon_face(kit, wagon, level)]),
    ]
    if wagon.gained is not None:
        parts.append(kit.panel(wagon.gained))
    return draw_plate(parts)


def wagon_face(
    kit: Kit, wagon: Wagon, level: int, aboard: Sequence[str] = (), upgrade: str = "", gained: bool = True
) -> graphics.Graphic:
    """A wagon with the upgrade and the specialists upon it; one still to come is pale."""
    fill = "head" if gained else "free"
    slots = []
    for at, slot in enumerate(wagon.slots):
        who = (
            graphics.fit(kit.name(aboard[at], fill), _SLOT - 4, _SLOT - 2)
            if at < len(aboard)
            else kit.free(_SLOT - 6, kit.book.title("slot"))
        )
        mark = graphics.fit(kit.points(slot.points), 18, 18)
        slots.append(graphics.put_in_row([graphics.pad_to(who, _SLOT, _SLOT), mark], 0, 1))
    times = graphics.draw_text(f"{level}×", TEXT, fill, bold=True, colour="" if gained else "muted")
    upgrade_face = (
        graphics.fit(kit.name(upgrade, fill), 30, 26)
        if upgrade
        else graphics.fit(kit.symbol("upgrade-slot"), 26, 26)
    )
    inner = graphics.put_in_row([upgrade_face, times, *slots], 5)
    return graphics.add_title(
        graphics.frame(
            graphics.pad_to(inner, 0, _SLOT + 4),
            fill,
            line="ink" if gained else "line",
            pad=(6, 3),
            radius=6,
            dash="" if gained else "4 4",
        ),
        kit.name_of_entry(wagon),
    )


def _wagon_part(
    kit: Kit, level: int, aboard: Sequence[str], upgrade: str, gained: bool
) -> graphics.Graphic:
    face = wagon_face(kit, kit.board.wagons[level - 1], level, aboard, upgrade, gained)
    return kit.part(face, "wagon", level)


def train(kit: Kit, wagons: int, aboard: Sequence[str], upgrades: Sequence[str]) -> graphics.Graphic:
    """The locomotive and its wagons, from left to right."""
    board, parts = kit.board, [kit.symbol("engine")]
    for level, _ in enumerate(board.wagons, 1):
        seats = slice(board.seats_of[level - 1], board.seats_of[level])
        upgrade = upgrades[level - 1] if level <= len(upgrades) else ""
        parts.append(kit.draw_cached(_wagon_part, level, tuple(aboard[seats]), upgrade, level <= wagons))
    return graphics.put_in_row(parts, 4)


# --- tokens ------------------------------------------------------------------------------------------


def specialist(kit: Kit, specialist: Specialist) -> graphics.Graphic:
    """Draws the action of a specialist, its cost in each wagon, and its number."""
    prices = [
        graphics.put_in_row(
            [graphics.fit(kit.symbol("wagon", level), 38), kit.small(price.cost, 110, 28)], 6
        )
        for level, price in enumerate(specialist.prices, 1)
    ]
    return draw_plate(
        [
            draw_heading(kit.name_of_entry(specialist), [kit.name(specialist.id, "head")]),
            kit.panel(specialist.action),
            *(row([price], WIDE) for price in prices),
            row([kit.in_play(specialist.tokens)]),
        ]
    )


def upgrade(kit: Kit, upgrade: Upgrade) -> graphics.Graphic:
    """Draws the reward of an upgrade, its wagon, and its number."""
    return draw_plate(
        [
            draw_heading(
                kit.name_of_entry(upgrade), [kit.symbol("upgrade"), kit.symbol("wagon", upgrade.level)]
            ),
            kit.panel(upgrade.action),
            row([kit.in_play(upgrade.tokens)]),
        ]
    )


def stacks(kit: Kit, specialists: dict[str, int], upgrades: dict[str, int]) -> graphics.Graphic:
    """The tokens that are left."""
    rows = [
        graphics.put_in_row((kit.draw_cached(_left, id, many) for id, many in tokens), 10)
        for tokens in (specialists.items(), upgrades.items())
    ]
    return graphics.put_in_column([stack for stack in rows if stack != graphics.EMPTY], 6)


def _left(kit: Kit, token: str, many: int) -> graphics.Graphic:
    return kit.part(kit.times(graphics.fit(kit.name(token, "tile"), 26), many, "tile"), token)
