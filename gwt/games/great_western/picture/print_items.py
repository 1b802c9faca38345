"""The pieces that are printed: tiles with both sides, and a card for each copy."""

from collections.abc import Iterator

from gwt.games.great_western.entries import content, event_content, opponent_content
from gwt.games.great_western.picture import cards, markets, network, tiles, trail
from gwt.games.great_western.picture.kit import Kit
from gwt.packs.traversal import kind_of
from gwt.picture.graphics import Graphic, paragraph, scale
from gwt.picture.kit import TEXT, WIDE, draw_heading, draw_plate
from gwt.picture.print_items import PrintItem


def print_items(kit: Kit, entry: object) -> Iterator[PrintItem] | None:
    """Returns the pieces of an entry, none if it is printed as it is drawn."""
    match entry:
        case content.Building():
            return _building(kit, entry)
        case content.Breed():
            return _cattle(kit, entry)
        case content.Objective():
            front, back = cards.objective(kit, entry), cards.back(kit, "objective", "task-face")
            return iter([PrintItem(kind_of(entry), entry, front, back, entry.copies)])
        case content.SupplyTile():
            return _supply(kit, entry)
        case content.StationMaster():
            return iter([PrintItem(kind_of(entry), entry, tiles.master_face(kit, entry))])
        case content.TownTile():
            front = network.town_tile_face(kit, entry)
            return iter([PrintItem(kind_of(entry), entry, front, None, entry.copies)])
        case event_content.EventCard():
            return _event(kit, entry)
        case opponent_content.TurnCard():
            return _turn_card(kit, entry)
    return None


def board(kit: Kit, file: object) -> Graphic | None:
    """Returns a board with room for the tiles that lie on it, none if it is printed as it is shown."""
    match file:
        case content.Trail():
            return trail.trail(kit, roomy=True)
        case content.JobMarket():
            return draw_plate([markets.job_market(kit, roomy=True)])
    return None


def _building(kit: Kit, tile: content.Building) -> Iterator[PrintItem]:
    """Yields a building tile; a private one has another side, and every seat has one."""
    if not tile.side:
        yield PrintItem(kind_of(tile), tile, tiles.building_tile(kit, tile))
        return
    sides = [side for side in kit.board.buildings.values() if side.number == tile.number and side.side]
    first, *others = sorted(sides, key=lambda side: side.side)
    if tile is first:
        back = tiles.building_tile(kit, others[0]) if others else None
        yield PrintItem(
            kind_of(tile), tile, tiles.building_tile(kit, tile), back, also=tuple(others), each_seat=True
        )


def _cattle(kit: Kit, breed: content.Breed) -> Iterator[PrintItem]:
    """Yields the cards of a breed; every seat starts with those that are for the start."""
    for card in breed.cards:
        front = cards.cattle(kit, breed, card.points)
        back, each_seat = cards.back(kit), breed.starting
        yield PrintItem(kind_of(breed), breed, front, back, card.copies, each_seat=each_seat)


def _event(kit: Kit, card: event_content.EventCard) -> Iterator[PrintItem]:
    """Yields an event card in pictures and in words, as it is read out to all."""
    parts = [draw_heading(kit.name_of_entry(card))]
    for effect in (card.action, *card.triggers):
        if effect is not None:
            sentence = kit.book.wording.tooltip(effect)
            parts += [kit.panel(effect), paragraph(sentence, TEXT, WIDE - 16, "tile")]
    back = cards.back(kit, "event", "event-face", 2)
    yield PrintItem(kind_of(card), card, draw_plate(parts), back, card.copies)


def _supply(kit: Kit, tile: content.SupplyTile) -> Iterator[PrintItem]:
    """Yields a tile of the supply for each copy in each pile, whose number is on its back."""
    for pile, copies in tile.piles.items():
        back = scale(kit.symbol("foresight", pile, "tile"), 0.6)
        yield PrintItem(kind_of(tile), tile, tiles.supply_face(kit, tile), back, copies)


def _turn_card(kit: Kit, card: opponent_content.TurnCard) -> Iterator[PrintItem]:
    """Yields a card of an automatic seat, in pictures and in words, for whoever moves its pieces."""
    text = paragraph(kit.book.wording.tooltip(card.action), TEXT, WIDE - 16, "tile")
    face = draw_plate([draw_heading(kit.name_of_entry(card)), kit.panel(card.action), text])
    yield PrintItem(kind_of(card), card, face, cards.back(kit))
