"""The building blocks of a picture: SVG marks in boxes, and functions that combine boxes.

A `Graphic` is immutable and knows its size, so that pieces are laid out by arithmetic alone.
Colours are named by their role in the palette; `on ROLE` is the colour of text on that role.
Lengths are in pixels.
"""

from collections.abc import Iterable, Mapping

from attrs import evolve, field, frozen

from gwt.picture import font_metrics

Value = str | float


@frozen
class SvgElement:
    """One element of SVG."""

    tag: str
    attributes: Mapping[str, Value] = field(factory=dict)
    inside: tuple["SvgElement", ...] = ()
    words: str = ""


@frozen
class Graphic:
    """A drawing in a box of known size, whose upper left corner is the origin.

    Examples:
        >>> from gwt.picture.graphics import put_in_row
        >>> from gwt.sdk import Graphic
        >>> row = put_in_row([Graphic(20, 10), Graphic(5, 8)], gap=1)
        >>> row.width, row.height
        (26.0, 10)
    """

    width: float
    height: float
    marks: tuple[SvgElement, ...] = ()


EMPTY = Graphic(0, 0)


def move_to(piece: Graphic, x: float, y: float, factor: float = 1) -> SvgElement:
    """Returns the piece as one mark, with its upper left corner at `x`, `y`."""
    shift = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({number(factor, 4)})" if factor != 1 else ""
    transform = " ".join(part for part in (shift, size) if part)
    return SvgElement("g", {"transform": transform} if transform else {}, piece.marks)


def number(value: float, digits: int = 2) -> str:
    """Formats a number for SVG, with at most `digits` decimals."""
    short = round(value, digits)
    return str(int(short)) if short == int(short) else str(short)


def canvas(width: float, height: float, placed: Iterable[tuple[float, float, Graphic]]) -> Graphic:
    """Places pieces at given coordinates, later ones over earlier ones."""
    return Graphic(width, height, tuple(move_to(piece, x, y) for x, y, piece in placed if piece.marks))


def put_in_row(pieces: Iterable[Graphic], gap: float = 0, align: float = 0.5) -> Graphic:
    """Puts pieces in a row; `align` 0 is the upper edge and 1 the lower."""
    row = [piece for piece in pieces if piece != EMPTY]
    height = max((piece.height for piece in row), default=0)
    placed, x = [], 0.0
    for piece in row:
        placed.append((x, (height - piece.height) * align, piece))
        x += piece.width + gap
    return canvas(max(0, x - gap), height, placed)


def put_in_column(pieces: Iterable[Graphic], gap: float = 0, align: float = 0) -> Graphic:
    """Puts pieces in a column; `align` 0 is the left edge and 1 the right."""
    column = [piece for piece in pieces if piece != EMPTY]
    width = max((piece.width for piece in column), default=0)
    placed, y = [], 0.0
    for piece in column:
        placed.append(((width - piece.width) * align, y, piece))
        y += piece.height + gap
    return canvas(width, max(0, y - gap), placed)


def wrap_rows(
    pieces: Iterable[Graphic], most: float, gap: float = 0, between: float = 0, align: float = 0
) -> Graphic:
    """Wraps pieces into rows at most `most` wide; a wider piece is shrunk."""
    rows: list[list[Graphic]] = [[]]
    for piece in (fit(piece, most) for piece in pieces):
        width = sum(cell.width + gap for cell in rows[-1]) + piece.width
        if rows[-1] and width > most:
            rows.append([])
        rows[-1].append(piece)
    return put_in_column((put_in_row(row, gap) for row in rows), between, align)


def grid(pieces: Iterable[Graphic], columns: int, gap: float = 0) -> Graphic:
    """Puts pieces in a grid, each row as high and each column as wide as its largest piece."""
    cells = list(pieces)
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    widths = [max(row[at].width for row in rows if at < len(row)) for at in range(min(columns, len(cells)))]
    return put_in_column(
        (
            put_in_row((pad_to(cell, widths[at], cell.height, 0) for at, cell in enumerate(row)), gap, 0)
            for row in rows
        ),
        gap,
    )


def pad_to(piece: Graphic, width: float, height: float, across: float = 0.5, down: float = 0.5) -> Graphic:
    """Puts a piece in a box of at least this size; 0 is the left or upper edge, 1 the right or lower."""
    x, y = max(0, width - piece.width) * across, max(0, height - piece.height) * down
    return canvas(max(width, piece.width), max(height, piece.height), [(x, y, piece)])


def scale(piece: Graphic, factor: float) -> Graphic:
    if factor == 1:
        return piece
    return Graphic(piece.width * factor, piece.height * factor, (move_to(piece, 0, 0, factor),))


def fit(piece: Graphic, width: float, height: float = float("inf")) -> Graphic:
    """Shrinks a piece that is larger than `width` by `height`."""
    if not piece.width or not piece.height:
        return piece
    return scale(piece, min(1, width / piece.width, height / piece.height))


def frame(
    piece: Graphic,
    fill: str = "none",
    *,
    line: str = "none",
    pad: float | tuple[float, float] = 0,
    radius: float = 6,
    dash: str = "",
    thick: float = 1,
) -> Graphic:
    """Puts a piece in a rounded box; `pad` is the padding, or that across and that down."""
    across, down = pad if isinstance(pad, tuple) else (pad, pad)
    width, height = piece.width + 2 * across, piece.height + 2 * down
    look: dict[str, Value] = {
        "class": "frame",
        "x": thick / 2,
        "y": thick / 2,
        "width": width - thick,
        "height": height - thick,
        "rx": radius,
        "fill": fill,
        "stroke": line,
        "stroke-width": thick,
    }
    if dash:
        look["stroke-dasharray"] = dash
    return Graphic(
        width, height, (SvgElement("g", {}, (SvgElement("rect", look), move_to(piece, across, down))),)
    )


def add_title(piece: Graphic, title: str) -> Graphic:
    """Gives a piece an SVG title, shown under the pointer and read by screen readers."""
    return evolve(piece, marks=(SvgElement("g", {}, (SvgElement("title", words=title), *piece.marks)),))


def tag_part(piece: Graphic, part: str) -> Graphic:
    """Gives a piece the attribute `data-part`, by which a page finds what an option is about."""
    return evolve(piece, marks=(SvgElement("g", {"data-part": part}, piece.marks),))


def tag_piece(drawn: Graphic, name: str, seat: int = 0) -> Graphic:
    """Gives a piece the attribute `data-piece`, by which a page sees it move from one place to another.

    Pieces of a kind have the same name. `seat`, from 1, is the one whose piece it is.
    """
    if not drawn.marks:
        return drawn
    look: dict[str, Value] = {"data-piece": name}
    if seat:
        look["data-seat"] = seat
    return evolve(drawn, marks=(SvgElement("g", look, drawn.marks),))


def add_shadow(drawn: Graphic, radius: float = 8) -> Graphic:
    """Puts a shadow under a piece, so that it lies upon what is around it."""
    look: dict[str, Value] = {"x": 2, "y": 3, "width": drawn.width, "height": drawn.height, "rx": radius}
    under = SvgElement("rect", {**look, "fill": "shadow", "fill-opacity": 0.35})
    return evolve(drawn, width=drawn.width + 2, height=drawn.height + 3, marks=(under, *drawn.marks))


def stroke(path: str, colour: str, thick: float, *, transform: str = "") -> SvgElement:
    """A line along an SVG path."""
    look: dict[str, Value] = {
        "d": path,
        "fill": "none",
        "stroke": colour,
        "stroke-width": thick,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    }
    return SvgElement("path", {**look, "transform": transform} if transform else look)


def draw_text(
    text: str, size: float, on: str, *, colour: str = "", bold: bool = False, italic: bool = False
) -> Graphic:
    """Draws one line of text on the colour `on`, in that colour's text colour unless `colour` is given."""
    wide = font_metrics.text_width(text, size, bold)
    look: dict[str, Value] = {
        "y": size * 0.88,
        "font-size": size,
        "fill": colour or f"on {on}",
        "data-on": on,
        "textLength": wide,
        "lengthAdjust": "spacingAndGlyphs",
    }
    if bold:
        look["font-weight"] = "bold"
    if italic:
        look["font-style"] = "italic"
    return Graphic(wide, size * 1.16, (SvgElement("text", look, words=text),)) if text else EMPTY


def paragraph(
    text: str, size: float, most: float, on: str, *, bold: bool = False, align: float = 0
) -> Graphic:
    """Wraps text into lines at most `most` wide; a word that is wider is shrunk."""
    pieces = (
        draw_text(line, size, on, bold=bold) for line in font_metrics.wrap_text(text, size, most, bold)
    )
    return put_in_column((fit(line, most) for line in pieces), 0, align)
