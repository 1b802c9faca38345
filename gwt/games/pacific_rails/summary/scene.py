"""The scene that the functions of this game are given."""

from typing import TypeAlias

from gwt import summary
from gwt.games.pacific_rails.model.state import Player, Table

Scene: TypeAlias = summary.Scene[Table, Player]
Seat: TypeAlias = summary.SceneSeat[Table, Player]
