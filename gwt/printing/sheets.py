"""Chooses the pieces of a pack that are printed, and draws them on sheets."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from gwt.errors import UsageError, did_you_mean
from gwt.packs import Pack
from gwt.picture import Book, Picture
from gwt.picture.pieces import Piece
from gwt.picture.printed import PieceKind, Printed
from gwt.printing.layout import PAPERS, Card, Page, Paper, pages
from gwt.printing.pdf import FONT, need_libraries, pdf
from gwt.spec import pictures

MINE = "mine"
"""Stands for what the uppermost pack adds or replaces."""
_INSET = 1.5
"""The room in millimetres between a face and the edge of its piece."""


@frozen
class Sheets:
    """Sheets as PDF, and what is on them.

    Examples:
        >>> from gwt.printing import Sheets
        >>> sheets = Sheets(b"%PDF-1.7", pages=(), pieces=0)
        >>> sheets.pdf.startswith(b"%PDF"), len(sheets.pages)
        (True, 0)
    """

    pdf: bytes
    pages: tuple[Page, ...]
    pieces: int


def sheets(
    pack: Pack,
    *,
    paper: str = "a4",
    language: str = "en",
    only: Collection[str] = (),
    backs: bool = True,
    once: bool = False,
    grey: bool = False,
    bleed: float = 3,
) -> Sheets:
    """Returns sheets of the pieces of a pack at real size, each as often as the game has it.

    Args:
        paper: `a4` or `letter`.
        only: Prints only these: ids, kinds of entries in words, and `mine` for what the uppermost pack adds
            or replaces.
        backs: Follows each page by one with the backs, mirrored for printing on both sides.
        once: Prints one of each.
        grey: Prints in shades of grey.
        bleed: How far, in millimetres, colour runs over the edge of each piece.

    Raises:
        UsageError: the paper or a word of `only` is unknown, nothing is left to print, a piece does not fit
            on the page, there are no texts in the language, or a library is not installed.
        ContentError: the pictures or the texts have problems.
    """
    need_libraries()
    size = checked_paper(paper)
    if not 0 <= bleed <= 10:
        raise UsageError("a bleed has 0 to 10 mm")
    book = pictures.book(pack, language)
    kinds = pictures.printing(pack, language)
    chosen = _chosen(pack, pictures.printed(pack, language), only, list(kinds))
    faces = _Faces(in_grey(book) if grey else book, kinds)
    made: list[Page] = []
    for kind, of_kind in chosen.items():
        how = kinds[kind]
        cards = [
            card
            for one, card in zip(of_kind, faces.of(how, of_kind), strict=True)
            for _ in range(1 if once else one.copies)
        ]
        with_backs = backs and any(one.back is not None for one in of_kind)
        made += pages(cards, kind, how.size, size, bleed, with_backs)
    job = {
        "title": pack.title(language),
        "language": language,
        "paper": {"width": size.width, "height": size.height},
        "note": book.wording.say("table-print-note"),
        "faces": faces.drawn,
        "pages": [_page(page, number, len(made), kinds, book) for number, page in enumerate(made, 1)],
    }
    return Sheets(pdf("sheets.typ", job), tuple(made), sum(len(one.cells) for one in made if not one.back))


def _page(page: Page, number: int, of: int, kinds: Mapping[str, PieceKind], book: Book) -> dict[str, Any]:
    how = kinds[page.kind]
    title = how.titles.get(book.wording.language) or how.title
    side = book.wording.say("table-print-backs") if page.back else ""
    heading = " · ".join(part for part in (title[:1].upper() + title[1:], side, f"{number}/{of}") if part)
    return {
        "heading": heading,
        "width": page.width,
        "height": page.height,
        "bleed": page.bleed,
        "cells": [{"x": one.x, "y": one.y, "face": one.face} for one in page.cells],
        "marks": page.marks,
    }


def _chosen(
    pack: Pack, all_pieces: Iterable[Printed], only: Collection[str], kinds: Sequence[str]
) -> dict[str, list[Printed]]:
    """The pieces to print, by kind; each piece once, although both of its sides are entries."""
    top = pack.layers[-1].manifest
    mine = {*top.adds, *top.replaces} if len(pack.layers) > 1 else {one.id for one in pack.components}
    known = {one.id for one in pack.components}
    for word in only:
        if word not in (MINE, *kinds, *known):
            hint = did_you_mean(word, (MINE, *kinds, *known))
            raise UsageError(f"there is nothing called '{word}' to print. {hint}".strip())
    found: dict[str, list[Printed]] = {}
    for one in all_pieces:
        ids = {side.id for side in (one.entry, *one.also)}
        if only and not (ids & set(only) or one.kind in only or (MINE in only and ids & mine)):
            continue
        found.setdefault(one.kind, []).append(one)
    if not found:
        raise UsageError(f"{pack.name} has nothing of that to print; its pieces are: {', '.join(kinds)}")
    return found


class _Faces:
    """The faces of a print job, each drawn once."""

    def __init__(self, book: Book, kinds: Mapping[str, PieceKind]) -> None:
        self.book = book
        self.kinds = kinds
        self.drawn: list[dict[str, Any]] = []
        self._known: dict[tuple[str, float, str], int] = {}

    def of(self, how: PieceKind, ones: Sequence[Printed]) -> list[Card]:
        """The fronts and backs of the pieces of a kind, all in one scale."""
        fronts = min(self._scale(how, one.front) for one in ones)
        sided = min((self._scale(how, one.back) for one in ones if one.back is not None), default=1.0)
        return [
            Card(
                self._face(one, one.front, fronts, how.colour),
                None if one.back is None else self._face(one, one.back, sided, how.back_colour),
            )
            for one in ones
        ]

    @staticmethod
    def _scale(how: PieceKind, piece: Piece) -> float:
        """Millimetres for a pixel, so that the piece fits into its size."""
        width, height = (side - 2 * _INSET for side in how.size)
        return min(width / piece.width, height / piece.height)

    def _face(self, one: Printed, piece: Piece, scale: float, colour: str) -> int:
        title = self.book.wording.name(one.entry)
        picture = Picture(piece, title, self.book.wording.describe(one.entry), self.book)
        svg = picture.svg("light", font=FONT)
        key = (svg, scale, colour)
        if key not in self._known:
            self._known[key] = len(self.drawn)
            self.drawn.append(
                {
                    "svg": svg,
                    "title": title,
                    "width": piece.width * scale,
                    "height": piece.height * scale,
                    "colour": self.book.colours[colour].light,
                }
            )
        return self._known[key]


def checked_paper(name: str) -> Paper:
    """Returns the paper of that name. Raises `UsageError`: there is none."""
    if name not in PAPERS:
        raise UsageError(f"there is no paper '{name}'. {did_you_mean(name, PAPERS)}".strip())
    return PAPERS[name]


def in_grey(book: Book) -> Book:
    """Returns the book with greys as bright as its colours, so that text keeps its contrast."""
    greys = {role: evolve(one, light=_grey(one.light)) for role, one in book.colours.items()}
    return evolve(book, colours=greys)


def _grey(colour: str) -> str:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (red, green, blue)
    )
    light = sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))
    value = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return "#" + f"{round(value * 255):02x}" * 3
