"""Pictures of the train: wagons, specialists and upgrades."""

from collections.abc import Sequence

from gwt.games.pacific_rails.entries.content import Specialist, Upgrade, Wagon
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.picture.kit import TEXT, WIDE, heading, plate, row
from gwt.picture.pieces import (
    EMPTY,
    Piece,
    beside,
    fitted,
    framed,
    room,
    stacked,
    titled,
    words,
)

_SLOT = 32.0


def wagon(kit: Kit, wagon: Wagon) -> Piece:
    """A wagon by itself, and what comes with it."""
    level = kit.board.wagons.index(wagon) + 1
    parts = [
        heading(kit.called(wagon), [kit.symbol("wagon", level), kit.symbol("cargo", f"+{wagon.cargo}")]),
        row([wagon_face(kit, wagon, level)]),
    ]
    if wagon.gained is not None:
        parts.append(kit.panel(wagon.gained))
    return plate(parts)


def wagon_face(
    kit: Kit, wagon: Wagon, level: int, aboard: Sequence[str] = (), upgrade: str = "", gained: bool = True
) -> Piece:
    """A wagon with the upgrade and the specialists upon it; one still to come is pale."""
    fill = "head" if gained else "free"
    slots = []
    for at, slot in enumerate(wagon.slots):
        who = (
            fitted(kit.name(aboard[at], fill), _SLOT - 4, _SLOT - 2)
            if at < len(aboard)
            else kit.free(_SLOT - 6, kit.book.title("slot"))
        )
        mark = fitted(kit.points(slot.points), 18, 18)
        slots.append(beside([room(who, _SLOT, _SLOT), mark], 0, 1))
    times = words(f"{level}×", TEXT, fill, bold=True, colour="" if gained else "muted")
    upgrade_face = (
        fitted(kit.name(upgrade, fill), 30, 26) if upgrade else fitted(kit.symbol("upgrade-slot"), 26, 26)
    )
    inner = beside([upgrade_face, times, *slots], 5)
    return titled(
        framed(
            room(inner, 0, _SLOT + 4),
            fill,
            line="ink" if gained else "line",
            pad=(6, 3),
            radius=6,
            dash="" if gained else "4 4",
        ),
        kit.called(wagon),
    )


def _wagon_part(kit: Kit, level: int, aboard: Sequence[str], upgrade: str, gained: bool) -> Piece:
    face = wagon_face(kit, kit.board.wagons[level - 1], level, aboard, upgrade, gained)
    return kit.part(face, "wagon", level)


def train(kit: Kit, wagons: int, aboard: Sequence[str], upgrades: Sequence[str]) -> Piece:
    """The locomotive and its wagons, from left to right."""
    board, parts = kit.board, [kit.symbol("engine")]
    for level, _ in enumerate(board.wagons, 1):
        seats = slice(board.seats_of[level - 1], board.seats_of[level])
        upgrade = upgrades[level - 1] if level <= len(upgrades) else ""
        parts.append(kit.once(_wagon_part, level, tuple(aboard[seats]), upgrade, level <= wagons))
    return beside(parts, 4)


# --- tokens ------------------------------------------------------------------------------------------


def specialist(kit: Kit, specialist: Specialist) -> Piece:
    """Draws the action of a specialist, its cost in each wagon, and its number."""
    prices = [
        beside([fitted(kit.symbol("wagon", level), 38), kit.small(price.cost, 110, 28)], 6)
        for level, price in enumerate(specialist.prices, 1)
    ]
    return plate(
        [
            heading(kit.called(specialist), [kit.name(specialist.id, "head")]),
            kit.panel(specialist.action),
            *(row([price], WIDE) for price in prices),
            row([kit.in_play(specialist.tokens)]),
        ]
    )


def upgrade(kit: Kit, upgrade: Upgrade) -> Piece:
    """Draws the reward of an upgrade, its wagon, and its number."""
    return plate(
        [
            heading(kit.called(upgrade), [kit.symbol("upgrade"), kit.symbol("wagon", upgrade.level)]),
            kit.panel(upgrade.action),
            row([kit.in_play(upgrade.tokens)]),
        ]
    )


def stacks(kit: Kit, specialists: dict[str, int], upgrades: dict[str, int]) -> Piece:
    """The tokens that are left."""
    rows = [
        beside((kit.once(_left, id, many) for id, many in tokens), 10)
        for tokens in (specialists.items(), upgrades.items())
    ]
    return stacked([stack for stack in rows if stack != EMPTY], 6)


def _left(kit: Kit, token: str, many: int) -> Piece:
    return kit.part(kit.times(fitted(kit.name(token, "tile"), 26), many, "tile"), token)
