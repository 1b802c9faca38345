"""Notes on options: results that the text of an option does not show."""

from gwt.dsl import Effect
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.summary.scene import Scene
from gwt.games.pacific_rails.verbs import buildings, congress, town, track, train


def note(scene: Scene, option: Effect) -> str:
    """Returns a few words, or an empty text."""
    board: Board = scene.board
    match option:
        case town.PlaceWorker(spot) | town.TakeWorker(spot):
            return (
                scene.say("table-either", places=list(map(scene.name_or_id, board.beside[spot])))
                if spot in board.spaces
                else ""
            )
        case town.UseDistrict(district):
            return scene.effect(board.districts[district].action)
        case congress.UseSenator(senator) if senator:
            return scene.effect(board.senators[senator].reward)
        case train.AddUpgrade(upgrade) | train.ReplaceUpgrade(upgrade) if upgrade:
            return scene.effect(board.upgrades[upgrade].action)
        case train.Hire(specialist, False) if specialist:
            level = board.slot_wagon[len(scene.mine.train)]
            return scene.effect(board.specialists[specialist].prices[level - 1].cost)
        case buildings.BuildTelegraph(city) if city:
            slots = board.player_board.telegraphs
            return scene.say("table-points", points=slots[len(slots) - scene.mine.telegraphs].points)
        case track.LayTrack(route, building) if route and not building:
            return _space(scene, route)
    return ""


def _space(scene: Scene, route: tuple[str, ...]) -> str:
    """The space that a route enters, and the tiles that it needs so far."""
    board: Board = scene.board
    name = board.city_names.get(route[-1]) or board.tile_of.get(route[-1], "")
    laid = sum(place in board.tile_of and place not in scene.table.track for place in route)
    return ", ".join(filter(None, [name, scene.say("table-to-lay", number=laid) if laid else ""]))
