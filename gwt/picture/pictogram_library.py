"""Loads and checks the folder `pictures` of a pack: colours, pictograms and how they are put together."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import attrs
from attrs import frozen

from gwt.dsl import Language, class_name_in_words, field_names
from gwt.errors import ContentError, Problem, UsageError, did_you_mean
from gwt.packs import Document, KeyPath, convert_document, make_converter, yaml_parser
from gwt.picture import picture_entries
from gwt.picture.graphics import EMPTY, Graphic, SvgElement, Value, draw_text, fit, move_to, number
from gwt.picture.picture_entries import Colour, Figure, PictogramPart, Shape
from gwt.picture.wording import Wording
from gwt.resources import shared_content_folder

T = TypeVar("T")

UNIT = 0.5
"""Size of one grid unit of a pictogram, in pixels."""
FOLDER = "pictures"
_ENGLISH = "en"
FILES: dict[str, type] = {
    "palette": picture_entries.Palette,
    "symbols": picture_entries.Symbols,
    "composition": picture_entries.Composition,
}


@frozen(eq=False)
class Pictogram:
    """A named drawing of 64 grid units in height, with an optional place for a number."""

    id: str
    titles: Mapping[str, str]
    """Its title, by language; English is always there."""
    width: float
    marks: tuple[SvgElement, ...]
    """The drawing, in grid units."""
    figure: Figure | None

    def title(self, language: str = "") -> str:
        """Returns its title, in English if there is none in that language."""
        return self.titles.get(language) or self.titles[_ENGLISH]


@frozen(eq=False)
class Book:
    """The loaded colours, pictograms and compositions of some packs, later packs replacing earlier ones."""

    colours: Mapping[str, Colour]
    symbols: Mapping[str, Pictogram]
    effects: Mapping[type, tuple[PictogramPart, ...]]
    counts: Mapping[str, tuple[PictogramPart, ...]]
    words: Mapping[str, PictogramPart]
    labels: Mapping[str, str]
    wording: Wording
    """The words of pictures that are drawn with this book."""

    @staticmethod
    def text_role(colours: Mapping[str, Colour], paint: str) -> str:
        """The palette role of a paint: a colour stands for itself, `on COLOUR` for that colour's text."""
        return colours[paint.removeprefix("on ")].text if paint.startswith("on ") else paint

    def role(self, paint: str) -> str:
        return self.text_role(self.colours, paint)

    def variables(self, theme: Literal["light", "dark"]) -> str:
        """The colours of a theme as CSS declarations, for a page with its own light and dark switch."""
        return ";".join(f"--gwt-{colour.id}:{getattr(colour, theme)}" for colour in self.colours.values())

    def title(self, symbol: str) -> str:
        """Returns the title of a pictogram in the language of the book; empty if there is none."""
        return self.symbols[symbol].title(self.wording.language) if symbol in self.symbols else ""

    def label(self, name: str) -> str:
        """The short form of a name, or the name itself if it has none."""
        return self.labels.get(name, name)

    def pictogram(self, name: str, text: str = "", on: str = "panel") -> Graphic:
        """Draws a pictogram upon a colour, with `text` on it if the pictogram has a place for text.

        Raises:
            UsageError: there is no such pictogram.
        """
        if name not in self.symbols:
            raise UsageError(f"the pictures of this pack have no symbol '{name}'")
        symbol = self.symbols[name]
        drawn = SvgElement("use", {"symbol": name, "transform": f"scale({number(UNIT)})"})
        marks = [SvgElement("title", words=symbol.title(self.wording.language)), drawn]
        if symbol.figure is not None and text:
            marks.append(_carried(symbol.figure, text, on))
        return Graphic(symbol.width * UNIT, 64 * UNIT, (SvgElement("g", {}, tuple(marks)),))

    def carries(self, name: str) -> bool:
        """Whether a pictogram has a place for a number or letters."""
        return self.symbols[name].figure is not None


def _carried(figure: Figure, text: str, on: str) -> SvgElement:
    sign = text[0] if text[0] in "+−" else ""
    whole = f"{sign}{figure.before}{text.removeprefix(sign)}{figure.after}"
    piece = fit(draw_text(whole, figure.size * UNIT, figure.on or on, bold=True), figure.width * UNIT)
    x, y = (coordinate * UNIT for coordinate in figure.at)
    return move_to(piece, x - piece.width / 2, y - piece.height / 2)


def load_book(folders: Sequence[Path], language: Language, wording: Wording) -> Book:
    """Loads the pictures that all games share and those of each folder; later ones replace earlier ones.

    Raises:
        ContentError: some files have problems; it lists all of them.
    """
    problems: list[Problem] = []
    documents: dict[str, list[tuple[Document, Any]]] = {stem: [] for stem in FILES}
    yaml_converter = make_converter()
    for folder in (shared_content_folder(), *folders):
        for stem, kind in FILES.items():
            path = folder / FOLDER / f"{stem}.yaml"
            if path.is_file():
                try:
                    document = yaml_parser.parse_file(path, str(path))
                    documents[stem].append((document, convert_document(document, kind, yaml_converter)))
                except ContentError as error:
                    problems += error.problems
    if problems:
        raise ContentError(problems)
    kinds = {class_name_in_words(kind): kind for kind in language.kinds}
    book = _bound(documents, kinds, wording)
    problems = list(_problems(documents, book, kinds))
    if problems:
        raise ContentError(problems)
    return book


def _bound(
    documents: Mapping[str, list[tuple[Document, Any]]], kinds: Mapping[str, type], wording: Wording
) -> Book:
    """Merges all files into one book and leaves unknown kinds of effect out."""
    compositions = [composition for _, composition in documents["composition"]]
    symbols = (symbol for _, file in documents["symbols"] for symbol in file.symbols)
    return Book(
        colours={colour.id: colour for _, palette in documents["palette"] for colour in palette.colours},
        symbols={symbol.id: _pictogram(symbol) for symbol in symbols},
        effects={
            kinds[kind]: parts
            for kind, parts in _merged(composition.effects for composition in compositions).items()
            if kind in kinds
        },
        counts=_merged(composition.counts for composition in compositions),
        words=_merged(composition.words for composition in compositions),
        labels=_merged(composition.labels for composition in compositions),
        wording=wording,
    )


def _merged(mappings: Iterable[Mapping[str, T]]) -> dict[str, T]:
    return {key: value for mapping in mappings for key, value in mapping.items()}


# --- drawing pictograms ------------------------------------------------------------------------------


def _pictogram(symbol: picture_entries.Symbol) -> Pictogram:
    marks = tuple(draw_shape(shape) for shape in symbol.draw)
    titles = {_ENGLISH: symbol.title, **symbol.titles}
    return Pictogram(symbol.id, titles, symbol.width, marks, symbol.figure)


def draw_shape(shape: Shape) -> SvgElement:
    """Draws one stroke of a pictogram or of a landscape."""
    look: dict[str, Value] = {"fill": shape.fill}
    if shape.line != "none":
        look |= {
            "stroke": shape.line,
            "stroke-width": shape.width,
            "stroke-linejoin": "round",
            "stroke-linecap": "round",
        }
    if shape.dash:
        look["stroke-dasharray"] = shape.dash
    if shape.circle is not None:
        x, y, radius = shape.circle
        return SvgElement("circle", {"cx": x, "cy": y, "r": radius, **look})
    if shape.box is not None:
        left, top, width, height, corner = shape.box
        return SvgElement(
            "rect", {"x": left, "y": top, "width": width, "height": height, "rx": corner, **look}
        )
    if shape.use:
        return SvgElement("use", {"symbol": shape.use, "transform": _transform(shape)})
    if shape.letters:
        piece = draw_text(shape.letters, shape.size, shape.on, bold=True) if shape.letters else EMPTY
        return move_to(piece, shape.at[0] - piece.width / 2, shape.at[1] - piece.height / 2)
    return SvgElement("path", {"d": shape.path, **look})


def _transform(shape: Shape) -> str:
    (x, y), size = shape.at, shape.percent / 100
    if shape.flip:
        return f"translate({number(x + 64 * size)} {y}) scale({number(-size)} {number(size)})"
    return f"translate({x} {y}) scale({number(size)})"


# --- checking ----------------------------------------------------------------------------------------

_HEX = re.compile(r"#[0-9a-f]{6}")
_PATH = re.compile(r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .,-]*")


def _problems(
    documents: Mapping[str, list[tuple[Document, Any]]], book: Book, kinds: Mapping[str, type]
) -> Iterator[Problem]:
    for document, palette in documents["palette"]:
        yield from _colour_problems(document, palette, book)
    earlier: set[str] = set()
    for document, symbols in documents["symbols"]:
        yield from _symbol_problems(document, symbols, book, earlier)
    for document, composition in documents["composition"]:
        yield from _composition_problems(document, composition, book, kinds)


def _unknown(
    document: Document, key_path: KeyPath, what: str, word: str, allowed: Iterable[str]
) -> Problem:
    return document.problem(key_path, f"there is no {what} '{word}'", did_you_mean(word, allowed))


def _colour_problems(document: Document, palette: picture_entries.Palette, book: Book) -> Iterator[Problem]:
    for at, colour in enumerate(palette.colours):
        for key in ("light", "dark"):
            if not _HEX.fullmatch(getattr(colour, key)):
                message = "write a colour as '#' and six digits of 0-9 and a-f"
                yield document.problem(("colours", at, key), message)
        if colour.text and colour.text not in book.colours:
            yield _unknown(document, ("colours", at, "text"), "colour", colour.text, book.colours)


def _symbol_problems(
    document: Document, symbols: picture_entries.Symbols, book: Book, earlier: set[str]
) -> Iterator[Problem]:
    for at, symbol in enumerate(symbols.symbols):
        for index, shape in enumerate(symbol.draw):
            key_path = ("symbols", at, "draw", index)
            forms = (shape.path, shape.circle, shape.box, shape.use, shape.letters)
            if sum(bool(form) for form in forms) != 1:
                message = "give a stroke exactly one of path, circle, box, use and letters"
                yield document.problem(key_path, message)
            if shape.path and not _PATH.fullmatch(shape.path):
                message = "begin a path with M and use only the commands of SVG paths and numbers"
                yield document.problem((*key_path, "path"), message)
            if shape.use and shape.use not in earlier:
                yield _unknown(document, (*key_path, "use"), "symbol before this one", shape.use, earlier)
            yield from _role_problems(document, key_path, shape, ("fill", "line"), book)
            if shape.letters or shape.on:
                yield from _text_problems(document, (*key_path, "on"), shape.on, book)
        if symbol.figure is not None and symbol.figure.on:
            yield from _text_problems(document, ("symbols", at, "figure", "on"), symbol.figure.on, book)
        earlier.add(symbol.id)


def _role_problems(
    document: Document, key_path: KeyPath, shape: Shape, keys: Iterable[str], book: Book
) -> Iterator[Problem]:
    for key in keys:
        role = getattr(shape, key)
        if role != "none" and role not in book.colours:
            yield _unknown(document, (*key_path, key), "colour", role, book.colours)


def _text_problems(document: Document, key_path: KeyPath, role: str, book: Book) -> Iterator[Problem]:
    if role not in book.colours or not book.colours[role].text:
        able = [colour.id for colour in book.colours.values() if colour.text]
        yield _unknown(document, key_path, "colour that carries text", role, able)


def _composition_problems(
    document: Document, composition: picture_entries.Composition, book: Book, kinds: Mapping[str, type]
) -> Iterator[Problem]:
    for kind, parts in composition.effects.items():
        if kind not in kinds:
            message = f"there is no kind of effect '{kind}'"
            hint = did_you_mean(kind, kinds)
            yield document.problem(("effects", kind), message, hint, key=True)
            continue
        for at, part in enumerate(parts):
            yield from _part_problems(document, ("effects", kind, at), part, book, field_names(kinds[kind]))
    for count, parts in composition.counts.items():
        for at, part in enumerate(parts):
            yield from _part_problems(document, ("counts", count, at), part, book, ("argument", "number"))
    for word, part in composition.words.items():
        yield from _part_problems(document, ("words", word), part, book, ())


def _part_problems(
    document: Document, key_path: KeyPath, part: PictogramPart, book: Book, fields: Sequence[str]
) -> Iterator[Problem]:
    if part.symbol and part.symbol not in book.symbols:
        yield _unknown(document, (*key_path, "symbol"), "symbol", part.symbol, book.symbols)
    for key in ("of", "number", "when", "unless"):
        name = getattr(part, key)
        if name and name not in fields:
            yield _unknown(document, (*key_path, key), "field", name, fields)
    if part == attrs.evolve(part, symbol="", of="", text="", number="") and not part.when:
        yield document.problem(key_path, "give a part a symbol, a field or a text")
