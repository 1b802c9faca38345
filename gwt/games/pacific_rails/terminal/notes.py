"""What an option would bring where its own text does not say it."""

from gwt.dsl.effects import Effect
from gwt.games.pacific_rails.effects import (
    AddUpgrade,
    BuildTelegraph,
    Hire,
    LayTrack,
    PlaceWorker,
    ReplaceUpgrade,
    TakeWorker,
    UseDistrict,
    UseSenator,
)
from gwt.games.pacific_rails.routes import new_spaces
from gwt.games.pacific_rails.state import Table


def note(table: Table, seat: int, option: Effect) -> str:
    """A few words, or none."""
    board = table.board
    match option:
        case PlaceWorker(spot) | TakeWorker(spot):
            return " or ".join(board.beside[spot]) if spot in board.spaces else ""
        case UseDistrict(district):
            return str(board.districts[district].action)
        case UseSenator(senator) if senator:
            return str(board.senators[senator].reward)
        case AddUpgrade(upgrade) | ReplaceUpgrade(upgrade) if upgrade:
            return str(board.upgrades[upgrade].action)
        case Hire(specialist, False) if specialist:
            level = board.slot_wagon[len(table.players[seat].train)]
            return str(board.specialists[specialist].prices[level - 1].cost)
        case BuildTelegraph(city) if city:
            slots = board.player_board.telegraphs
            return f"{slots[len(slots) - table.players[seat].telegraphs].points} points"
        case LayTrack(route, building) if route and not building:
            return _space(table, route[-1], len(new_spaces(table, route)))
    return ""


def _space(table: Table, place: str, laid: int) -> str:
    """What a route enters, and the tiles that it takes so far."""
    board = table.board
    there = board.city_names.get(place) or board.tile_of.get(place, "")
    return ", ".join(filter(None, [there, f"{laid} to lay" if laid else ""]))
