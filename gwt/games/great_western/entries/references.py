"""Fields of entries that hold the name of another entry, and the types that all files of content share."""

from typing import NewType

SpaceId = NewType("SpaceId", str)
CityId = NewType("CityId", str)
WorkerId = NewType("WorkerId", str)
AuxId = NewType("AuxId", str)
DiscId = NewType("DiscId", str)
HandId = NewType("HandId", str)
PieceId = NewType("PieceId", str)
AreaId = NewType("AreaId", str)
TurnCardId = NewType("TurnCardId", str)
LevelId = NewType("LevelId", str)
TileId = NewType("TileId", str)
Source = str
"""The source of an entry: a page of the rulebook, or the component itself."""
Tags = tuple[str, ...]
"""Words of the pack's own choice for the properties of an entry, by which it is counted."""
ByPlayers = dict[int, int]
"""A number for each number of players."""
