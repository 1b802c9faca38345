"""The holdings of a seat at the end of a game, counted by the declared fields of the state.

It has no line about a game: whatever a field of a seat holds is counted, and so is what the board says of
each thing that belongs to a seat.
"""

from collections.abc import Mapping

from gwt.play import Game
from gwt.research.observation_writer import WHOSE
from gwt.research.observer import Observer

FEW = 4
"""The most names of a field that are counted each by itself."""


class InventoryCounter:
    """The numbers of what seats have, in the games of one pack for one number of players."""

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        prefix = f"{WHOSE[0]}."
        fields = self._observer.slices
        self._counted: dict[int, tuple[str, float]] = {}
        for field, places in fields.items():
            names = {
                at: self._observer.labels[at].partition("=")[2] for at in range(places.start, places.stop)
            }
            if field.startswith(prefix) and not field.endswith(".length"):
                few = 1 < len(names) <= FEW
                for at, name in names.items():
                    what = field.removeprefix(prefix)
                    # The name of a place on a track is its number.
                    many = float(name) if name.isdecimal() else 1.0
                    self._counted[at] = (f"{what}: {name}" if few and not name.isdecimal() else what, many)
            elif not field.startswith(prefix):
                mine = (at for at, name in names.items() if name.endswith(f":{WHOSE[0]}"))
                # What a seat still has itself may be called as what it has placed.
                what = f"{field} on the table" if f"{prefix}{field}" in fields else field
                self._counted |= dict.fromkeys(mine, (what, 1.0))

    def count(self, game: Game, seat: int) -> Mapping[str, float]:
        """Returns the amount of each thing of a seat, by its field: `money`, `workers: NAME`."""
        counts = dict.fromkeys((name for name, _ in self._counted.values()), 0.0)
        for at, number in zip(*self._observer.sparse(game, seat), strict=True):
            if at in self._counted:
                name, many = self._counted[at]
                counts[name] += many * number
        return counts
