"""The scene that the terminal's functions of this game are given."""

from typing import TypeAlias

from gwt import terminal
from gwt.games.great_western.model.state import Player, Table

Scene: TypeAlias = terminal.Scene[Table, Player]
Seat: TypeAlias = terminal.SceneSeat[Table, Player]
