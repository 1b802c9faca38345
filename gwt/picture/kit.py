"""The drawing tools that all games share: a pack's pictograms, tiles, headings, discs and the like.

The colours and pictograms named here are those of `content/pictures`, which every pack has.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from attrs import evolve, field, frozen

from gwt.dsl import Effect, Need, Per
from gwt.picture import cached_parts, effect_composer, graphics, pictogram_library
from gwt.picture.wording import join_tooltip

GAP = 6
WIDE = 256
"""The inner width of a tile, in pixels."""
NAME, TEXT, NOTE = 16.0, 13.0, 10.0
"""Font sizes."""
COUNT = 14.0
"""The font size of the numbers in a strip, which is never made smaller."""
_MOST_DRAWN = 4096
"""Small pieces of which the marks are kept."""


@frozen(eq=False)
class Kit:
    """The means to draw with the pictograms of one pack; a game's subclass adds its printed components."""

    book: pictogram_library.Book
    _effects: dict[tuple[Effect, float, str], graphics.Graphic] = field(factory=dict, init=False)
    """A cache of drawn effects, since the same ones recur on player boards and tiles."""
    _drawn: dict[tuple[object, ...], graphics.Graphic] = field(factory=dict, init=False)
    """The pieces that were drawn by `once`."""
    _kits: dict[int, tuple[Any, Self]] = field(factory=dict, init=False)
    """The kits of entries, by the identity of the entry."""
    parts: cached_parts.PartCache[graphics.Graphic] = field(factory=cached_parts.PartCache, kw_only=True)
    """The parts of tables that it has drawn."""

    def keeping(self, parts: cached_parts.PartCache[graphics.Graphic]) -> Self:
        """Returns a kit that draws the same, but keeps other parts of tables."""
        return evolve(self, parts=parts)

    def wording_of(self, entry: object) -> Self:
        """Returns a kit that draws the same, in the words for what an entry holds."""
        if id(entry) not in self._kits:
            wording = self.book.wording.of(entry)
            kit = evolve(self, book=evolve(self.book, wording=wording))
            self._kits[id(entry)] = entry, self if wording is self.book.wording else kit
        return self._kits[id(entry)][1]

    def draw_cached(self, draw: Callable[..., graphics.Graphic], *arguments: Any) -> graphics.Graphic:
        """Returns what `draw` draws with this kit of a few values, such as ids; it is drawn once.

        What it draws is small: a tile on its space, a card, a row of a board. Whatever shows it again has
        the same marks, so that they are not written again either.
        """
        key = draw, *arguments
        piece = self._drawn.get(key)
        if piece is None:
            if len(self._drawn) >= _MOST_DRAWN:
                self._drawn.clear()
            piece = self._drawn[key] = draw(self, *arguments)
        return piece

    def name_of_entry(self, entry: object) -> str:
        """Returns the name of an entry."""
        return self.book.wording.name(entry)

    def short_name(self, entry: Any) -> str:
        """Returns the name of an entry for little room: the title of its own pictogram, if it has one."""
        spoken = self.book.wording.language and self.book.title(entry.id)
        return join_tooltip([spoken or self.name_of_entry(entry)])

    def tooltip(self, piece: graphics.Graphic, *parts: object) -> graphics.Graphic:
        """Gives a piece a title made of several parts, without those that are empty."""
        return graphics.add_title(piece, join_tooltip(parts))

    def part(self, piece: graphics.Graphic, *name: object) -> graphics.Graphic:
        """Marks a piece as a part of the table that can be chosen; see `PictureSpec.targets`."""
        return graphics.tag_part(piece, " ".join(map(str, name)))

    def seat(self, seat: int) -> str:
        """Returns the name of a seat, by its number from 1."""
        return self.book.wording.seat(seat)

    def word(self, id: str) -> str:
        """Returns the name of an id or of another word."""
        return self.book.wording.word(id)

    def say(self, id: str, **values: Any) -> str:
        """Returns a message."""
        return self.book.wording.say(id, **values)

    def symbol(self, name: str, text: object = "", on: str = "panel") -> graphics.Graphic:
        return self.book.pictogram(name, str(text), on)

    def counts(self, of: Iterable[tuple[str, object]], width: float = 336) -> graphics.Graphic:
        """Draws small pictograms, each with what there is of it, in rows of at most that width."""
        cells = (
            graphics.put_in_row(
                [
                    graphics.fit(self.name(symbol), 24, 22),
                    graphics.draw_text(str(text), COUNT, "tile", bold=True),
                ],
                3,
            )
            for symbol, text in of
        )
        return graphics.wrap_rows(cells, width, 11, 3)

    def name(self, name: str, on: str = "tile") -> graphics.Graphic:
        """Draws a component by its name, as a pictogram if it has one."""
        return effect_composer.Composer(self.book, on).name(name)

    def effect(self, effect: Effect, most: float, on: str = "panel") -> graphics.Graphic:
        key = (effect, most, on)
        if key not in self._effects:
            self._effects[key] = effect_composer.Composer(self.book, on).effect(effect, most)
        return self._effects[key]

    def small(self, effect: Effect, width: float, height: float, on: str = "panel") -> graphics.Graphic:
        """Draws an effect in a small space, in the number of rows that leaves its pictograms largest."""
        forms = [self.effect(effect, width * most, on) for most in (1, 1.5, 2, 3, 9)]
        best = max(forms, key=lambda form: min(1, width / form.width, height / form.height))
        return graphics.fit(best, width, height)

    def panel(self, effect: Effect, width: float = WIDE, fill: str = "panel") -> graphics.Graphic:
        """Draws an effect in a box `width` pixels wide."""
        inner = self.effect(effect, width - 16, fill)
        return graphics.frame(graphics.pad_to(inner, width - 16, 32, 0), fill, pad=(8, 4))

    def score(self, per: Per, on: str = "panel") -> graphics.Graphic:
        """Draws points per counted thing."""
        return effect_composer.Composer(self.book, on).score(per, "points")

    def need(self, need: Need, on: str = "panel") -> graphics.Graphic:
        """Draws a required number of something."""
        return effect_composer.Composer(self.book, on).need(need)

    def points(self, points: int) -> graphics.Graphic:
        """Draws points on a medal, negative points on another one, and nothing for 0."""
        if not points:
            return graphics.EMPTY
        return self.symbol("points", points) if points > 0 else self.symbol("lost-points", -points)

    def by_players(
        self, numbers: Mapping[int, int], before: str = "", on: str = "panel"
    ) -> graphics.Graphic:
        """Draws numbers that depend on the number of players, with equal ones combined."""
        if len(set(numbers.values())) == 1:
            return graphics.draw_text(f"{before}{next(iter(numbers.values()))}", TEXT, on, bold=True)
        cells = (
            graphics.put_in_column(
                [
                    graphics.put_in_row(
                        [
                            graphics.draw_text(f"{players}×", NOTE, on),
                            graphics.fit(self.symbol("player"), 14),
                        ],
                        1,
                    ),
                    graphics.draw_text(f"{before}{number}", TEXT, on, bold=True),
                ],
                1,
                0.5,
            )
            for players, number in numbers.items()
        )
        return graphics.put_in_row(cells, 12)

    # --- pieces of a seat ------------------------------------------------------------------------

    def disc(self, seat: int, size: float = 20) -> graphics.Graphic:
        """Draws a disc with the number of a seat; seats count from 1."""
        fill = seat_colour(seat)
        text = graphics.draw_text(str(seat), size * 0.6, fill, bold=True)
        at = ((size - text.width) / 2, (size - text.height) / 2)
        drawn = graphics.canvas(size, size, [(0, 0, circle(size, fill)), (*at, text)])
        return self.tooltip(drawn, self.seat(seat))

    def placed_disc(self, seat: int, size: float = 20) -> graphics.Graphic:
        """Draws a disc of a seat that lies on the table, from where it may go elsewhere."""
        return graphics.tag_piece(self.disc(seat, size), f"disc {seat}", seat)

    def figure(self, symbol: str, seat: int, factor: float = 1) -> graphics.Graphic:
        """Draws a pictogram on a foot with the number of its seat; seats count from 1."""
        fill = seat_colour(seat)
        foot = graphics.frame(
            graphics.draw_text(str(seat), 11, fill, bold=True), fill, line="ink", pad=(9, 1), radius=5
        )
        upper = graphics.fit(self.symbol(symbol), 24)
        placed = [((26 - upper.width) / 2, 0.0, upper), ((26 - foot.width) / 2, 21.0, foot)]
        drawn = graphics.scale(graphics.canvas(26, 36, placed), factor)
        return self.tooltip(drawn, self.book.title(symbol), self.seat(seat))

    def free(self, size: float = 20, *about: object) -> graphics.Graphic:
        """Draws an empty space for a piece, with a dashed border; `about` says for what it is."""
        drawn = graphics.frame(
            graphics.Graphic(size, size), "free", line="line", radius=size / 4, dash="3 3"
        )
        return self.tooltip(drawn, self.say("table-free"), *about)


def draw_heading(
    name: str, right: Iterable[graphics.Graphic] = (), width: float = WIDE, fill: str = "head"
) -> graphics.Graphic:
    """Draws a band with a name at the left and some pieces at the right."""
    things = graphics.fit(graphics.put_in_row(right, 5), width * 0.66)
    left = width - 16 - things.width - (GAP if things.width else 0)
    text = graphics.paragraph(name, NAME, left, fill, bold=True)
    text = graphics.fit(text, left, 38)
    height = max(32, text.height, things.height)
    row = graphics.canvas(
        width - 16,
        height,
        [
            (0, (height - text.height) / 2, text),
            (width - 16 - things.width, (height - things.height) / 2, things),
        ],
    )
    return graphics.frame(row, fill, pad=(8, 3))


def draw_plate(
    parts: Iterable[graphics.Graphic], fill: str = "tile", gap: float = GAP, line: str = "line"
) -> graphics.Graphic:
    """Draws a tile with its parts below each other."""
    return graphics.frame(graphics.put_in_column(parts, gap), fill, line=line, pad=8, radius=12, thick=1.5)


def row(
    parts: Iterable[graphics.Graphic], width: float = WIDE, fill: str = "panel", gap: float = 14
) -> graphics.Graphic:
    """Draws pieces beside each other in a box `width` pixels wide."""
    inner = graphics.fit(graphics.put_in_row(parts, gap), width - 16)
    return graphics.frame(graphics.pad_to(inner, width - 16, 32, 0), fill, pad=(8, 4))


def circle(size: float, fill: str, line: str = "ink", thick: float = 1.5) -> graphics.Graphic:
    look: dict[str, graphics.Value] = {"cx": size / 2, "cy": size / 2, "r": (size - thick) / 2}
    look |= {"fill": fill, "stroke": line, "stroke-width": thick}
    return graphics.Graphic(size, size, (graphics.SvgElement("circle", look),))


def seat_colour(seat: int) -> str:
    """The colour role of a seat; seats count from 1."""
    return f"seat-{(seat - 1) % 4 + 1}"


def draw_tag(text: str, on: str, size: float = NOTE, line: str = "none") -> graphics.Graphic:
    """Draws a word in a small box."""
    return graphics.frame(
        graphics.draw_text(text, size, on, bold=True), on, line=line, pad=(4, 1.5), radius=3
    )


# --- entries that most games have --------------------------------------------------------------------


def draw_category(kit: Kit, score_category: Any) -> graphics.Graphic:
    """Draws one category of the score pad."""
    return draw_plate(
        [draw_heading(kit.name_of_entry(score_category)), row([kit.score(score_category.score)])]
    )


def draw_each(
    of: str, drawn: Callable[[Any, Any], graphics.Graphic], columns: int = 3
) -> Callable[[Any, Any], graphics.Graphic]:
    """Returns a function that draws every entry of the list in field `of`, in rows."""
    return lambda kit, whole: graphics.grid((drawn(kit, part) for part in getattr(whole, of)), columns, 8)


def fit_in_row(pieces: Iterable[graphics.Graphic], width: float, gap: float = 2) -> graphics.Graphic:
    """Puts pieces beside each other, and shrinks them if they are wider than `width`."""
    return graphics.fit(graphics.put_in_row(pieces, gap), width)


def shape(path: str, fill: str) -> graphics.SvgElement:
    """A filled SVG path with a line around it."""
    look: dict[str, graphics.Value] = {
        "d": path,
        "fill": fill,
        "stroke": "ink",
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
    }
    return graphics.SvgElement("path", look)


def add_seat_number(piece: graphics.Graphic, seat: int, size: float, down: float) -> graphics.Graphic:
    """Draws a seat's number on a piece; `down` is how far from its top, from 0 to 1."""
    text = graphics.draw_text(str(seat), size * 0.55, seat_colour(seat), bold=True)
    at = ((piece.width - text.width) / 2, piece.height * down - text.height / 2)
    return graphics.canvas(piece.width, piece.height, [(0, 0, piece), (*at, text)])
