"""What the functions get that draw this game in a terminal."""

from typing import TypeAlias

from gwt import terminal
from gwt.games.great_western.state import Player, Table

Scene: TypeAlias = terminal.Scene[Table, Player]
Seat: TypeAlias = terminal.SceneSeat[Table, Player]
