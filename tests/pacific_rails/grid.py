"""The map read from the YAML by itself, with searches that share nothing with those of the game."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import yaml

from gwt import resources

PACK = resources.content_folder("pacific_rails") / "base"


TILES = {".": "railway", "h": "tunnel", "~": "bridge"}
"""What is laid on each kind of space for track."""


class Grid:
    """A map of characters: `W` and `E` start spaces, `C` cities, `.`, `h` and `~` for track."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.at = {
            f"r{down}c{right}": symbol
            for down, row in enumerate(rows)
            for right, symbol in enumerate(row)
            if symbol not in "^#"
        }

    def around(self, place: str) -> Iterator[str]:
        down, right = map(int, place[1:].split("c"))
        for other in (
            f"r{down - 1}c{right}",
            f"r{down + 1}c{right}",
            f"r{down}c{right - 1}",
            f"r{down}c{right + 1}",
        ):
            if other in self.at:
                yield other

    def cities(self) -> list[str]:
        return [place for place, symbol in self.at.items() if symbol == "C"]

    def joined(self, start: str, track: Collection[str]) -> set[str]:
        """All that one can get to over track and through cities, start spaces being ends."""
        found, ahead = {start}, [start]
        while ahead:
            here = ahead.pop()
            if here != start and self.at[here] in "WE":
                continue
            for there in self.around(here):
                if there not in found and (there in track or self.at[there] in "CWE"):
                    found.add(there)
                    ahead.append(there)
        return found

    def is_crossed(self, track: Collection[str]) -> bool:
        west = [place for place, symbol in self.at.items() if symbol == "W"]
        return any(self.at[there] == "E" for place in west for there in self.joined(place, track))

    def routes(
        self, start: str, track: Collection[str], cargo: Mapping[str, int]
    ) -> Iterator[tuple[str, ...]]:
        """Every simple way from a place to a city with these tiles, one by one, without a thought."""
        yield from self._longer((start,), track, dict(cargo))

    def _longer(
        self, way: tuple[str, ...], track: Collection[str], left: dict[str, int]
    ) -> Iterator[tuple[str, ...]]:
        if len(way) > 1 and self.at[way[-1]] == "C":
            yield way
        for there in self.around(way[-1]):
            symbol = self.at[there]
            if there in way or symbol in "WE":
                continue
            if symbol == "C" or there in track:
                yield from self._longer((*way, there), track, left)
            elif left.get(TILES[symbol], 0):
                tile = TILES[symbol]
                yield from self._longer((*way, there), track, {**left, tile: left[tile] - 1})

    def points(self, city: str, track: Collection[str], new: Collection[str]) -> int:
        """What new tiles score that lead to a city for the first time: all paths are looked at."""
        shortest: dict[int, int] = {}
        ahead: list[tuple[str, ...]] = [(city,)]
        for way in ahead:
            if shortest and len(way) - 1 > min(shortest):
                continue
            for there in self.around(way[-1]):
                if self.at[there] in "CWE" and there != city:
                    length = len(way) - 1
                    most = len(set(way) & set(new))
                    shortest[length] = max(shortest.get(length, 0), most)
                elif there in track and there not in way:
                    ahead.append((*way, there))
        on_it = shortest[min(shortest)] if shortest else 0
        return 2 * on_it + (len(new) - on_it)


BASE = Grid([row["spaces"] for row in yaml.safe_load((PACK / "map.yaml").read_text())["rows"]])
