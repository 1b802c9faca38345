"""The content of a pack as lookup tables for play, made once and shared by all its games."""

from collections.abc import Iterator

from gwt import common, dsl
from gwt.games.pacific_rails.entries import content as packs
from gwt.games.pacific_rails.entries.vocabulary import places
from gwt.games.pacific_rails.model.effects import Gather
from gwt.packs import Pack


class Board:
    """Everything printed, looked up by id."""

    def __init__(self, pack: Pack) -> None:
        entries: packs.Entries = pack.entries
        self._goods(entries.goods, entries.player_board)
        self._train(entries.wagons, entries.specialists, entries.upgrades)
        self.senators = {senator.id: senator for senator in entries.congress.senators}
        self.dearest = max((senator.cost for senator in self.senators.values()), default=0)
        """The cost of the most expensive senator."""
        self._town(entries.town)
        self.triggers = common.triggers.check_game_triggers(entries.town.triggers)
        """The triggers of the whole game."""
        self._map(entries.map)
        self.goals: packs.Goals = entries.goals
        self.goal = {goal.id: goal for goal in self.goals.goals}
        self.scoring: packs.Scoring = entries.scoring

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the pack supports."""
        return tuple(self.player_board.workers)

    # --- cargo and player board ----------------------------------------------------------------------

    def _goods(self, goods: packs.AllGoods, board: packs.PlayerBoard) -> None:
        self.resources = {resource.id: resource for resource in goods.resources}
        self.tiles = {tile.id: tile for tile in goods.tiles}
        self.goods = self.resources | self.tiles
        self.player_board = board
        self.slots = len(board.rows) - 1
        """The number of slots for houses in each row of the player board."""

    # --- train ---------------------------------------------------------------------------------------

    def _train(
        self, wagons: packs.Wagons, specialists: packs.Specialists, upgrades: packs.Upgrades
    ) -> None:
        self.wagons = wagons.wagons
        self.specialists = {specialist.id: specialist for specialist in specialists.specialists}
        self.upgrades = {upgrade.id: upgrade for upgrade in upgrades.upgrades}
        self.slot_wagon = [level for level, wagon in enumerate(self.wagons, 1) for _ in wagon.slots]
        """The number of the wagon of each slot, for a complete train."""
        self.slot_points = [slot.points for wagon in self.wagons for slot in wagon.slots]
        self.capacity = [self.player_board.cargo]
        """The capacity of the cargo with 0, 1, 2, ... wagons."""
        self.seats_of = [0]
        """The number of slots with 0, 1, 2, ... wagons."""
        for wagon in self.wagons:
            self.capacity.append(self.capacity[-1] + wagon.cargo)
            self.seats_of.append(self.seats_of[-1] + len(wagon.slots))

    # --- town ----------------------------------------------------------------------------------------

    def _town(self, town: packs.Town) -> None:
        self.turn = town.turn
        self.columns = town.columns
        self.districts = {district.id: district for district in town.districts}
        self.spaces = {space.id: space for space in town.spaces}
        self.spaces_of = {
            district: tuple(space.id for space in town.spaces if district in space.between)
            for district in self.districts
        }
        self.beside: dict[str, tuple[str, ...]] = {space.id: space.between for space in town.spaces}
        """The districts where a worker on each spot may act."""
        self.beside |= {district: (district,) for district in self.districts}
        self.gathering: dict[str, tuple[str, ...]] = {
            good: tuple(spot.id for spot in town.districts if Gather(good) in dsl.walk_effect(spot.action))
            for good in self.resources
        }
        """The districts where each resource is gathered."""
        self.building_districts = tuple(district.id for district in town.districts if district.slots)

    # --- map -----------------------------------------------------------------------------------------

    def _map(self, map: packs.Map) -> None:
        """Links the spaces that touch orthogonally, without those that are never entered."""
        self.map = map
        kinds = {kind.symbol: kind for kind in map.terrain}
        named = ((places(row.id, row.spaces), row.spaces) for row in map.rows)
        grid = [[(place, kinds[symbol]) for place, symbol in zip(*row, strict=True)] for row in named]
        self.terrain = {place: kind for row in grid for place, kind in row if kind.kind != "barrier"}
        self.tile_of: dict[str, str] = {
            place: kind.tile for place, kind in self.terrain.items() if kind.tile is not None
        }
        """The kind of tile that is laid on each space for track."""
        order = {tile: at for at, tile in enumerate(self.tiles)}
        self.type_of = {place: order[tile] for place, tile in self.tile_of.items()}
        """The kind of tile of each space, as an index into the order of the tiles."""
        self.cities = tuple(place for place, kind in self.terrain.items() if kind.kind == "city")
        self.starts = {
            edge.id: tuple(place for place, kind in self.terrain.items() if kind.edge == edge.id)
            for edge in map.edges
        }
        self.edge_of = {place: edge for edge, starts in self.starts.items() for place in starts}
        self.near = dict(self._near(grid))
        self.city_names = {city.at: city.name for city in map.cities}

    def _near(self, grid: list[list[tuple[str, packs.Terrain]]]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yields each space with those that touch it."""
        for at, row in enumerate(grid):
            for column, (place, _) in enumerate(row):
                if place in self.terrain:
                    around = ((at - 1, column), (at, column - 1), (at, column + 1), (at + 1, column))
                    yield (
                        place,
                        tuple(
                            grid[down][right][0]
                            for down, right in around
                            if 0 <= down < len(grid)
                            and 0 <= right < len(grid[down])
                            and grid[down][right][0] in self.terrain
                        ),
                    )
