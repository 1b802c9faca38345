"""The drawing tools of this game: its pictograms, corners and discs."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from attrs import frozen

from gwt.games.great_western.entries.content import Entries
from gwt.games.great_western.model.board import Board
from gwt.picture import board_layout, graphics, kit


@frozen(eq=False)
class Kit(kit.Kit):
    """The means to draw with the pictograms and the printed components of one pack."""

    board: Board
    entries: Entries
    """Of the pack."""
    layout: board_layout.BoardLayout
    """The places of the spaces of the trail."""
    network: board_layout.BoardLayout | None
    """The places of the towns of the network, and the cities that are joined to them."""
    rulings: frozenset[str]
    """Those that are in force if nobody says otherwise."""

    @cached_property
    def numbered(self) -> Mapping[str, tuple[str, int]]:
        """The spaces for buildings between two neutral ones, each with the one before it and its number."""
        spaces, slots = self.board.spaces, dict[str, tuple[str, int]]()
        for start in spaces.values():
            if start.kind != "neutral":
                continue
            behind, seen = list(start.next), set[str]()
            while behind:
                space = behind.pop()
                if space not in seen and spaces[space].kind != "neutral":
                    seen.add(space)
                    behind += spaces[space].next
            new = [id for id in spaces if id in seen and spaces[id].kind == "building" and id not in slots]
            slots |= {id: (start.id, number) for number, id in enumerate(new, 1)}
        return slots

    def place(self, space: str, tiles: Mapping[str, str]) -> str:
        """Returns what is printed at a free space for a building: the letter before it, and its number."""
        before, number = self.numbered.get(space, ("", 0))
        return f"{self.book.label(tiles[before])}{number}" if before in tiles else ""

    def hands(self, hands: Iterable[str]) -> graphics.Graphic:
        return graphics.put_in_row((self.name(hand) for hand in hands), 0)

    def corners(self, corners: str) -> graphics.Graphic:
        """The mark of a space by what discs it takes: a light or a dark square corner."""
        fill = "light-corner" if corners == "white" else "dark-corner"
        return self.tooltip(
            graphics.frame(graphics.Graphic(15, 15), fill, line="ink", radius=2, thick=2),
            self._cornered(corners),
        )

    def _cornered(self, corners: str) -> str:
        return self.say("table-corners", colour=corners)

    def spot(self, corners: str, seat: int | None = None) -> graphics.Graphic:
        """A space for a disc with its corners, and the disc of a seat, from 1, that lies there."""
        fill = "light-corner" if corners == "white" else "dark-corner"
        box = graphics.frame(graphics.Graphic(26, 26), fill, line="ink", radius=4, thick=1.6)
        middle = kit.circle(19, fill, "metal") if seat is None else self.placed_disc(seat, 21)
        at = (26 - middle.width) / 2
        drawn = graphics.canvas(26, 26, [(0, 0, box), (at, at, middle)])
        return self.tooltip(
            drawn, self._cornered(corners), self.seat(seat) if seat else self.say("table-free")
        )
