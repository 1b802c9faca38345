"""Chooses the pieces of a pack that are printed, and draws them on sheets."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from gwt.errors import UsageError, capitalize, did_you_mean
from gwt.json_types import JsonObject
from gwt.packs import Pack
from gwt.picture import Book, Picture, graphics, print_items
from gwt.printing import page_layout, pdf
from gwt.spec import game_kind, picture_spec

BOARDS, MARKERS = "boards", "markers"
"""Stand for all boards and for all markers."""
MINE = "mine"
"""Stands for what the uppermost pack adds or replaces."""
_INSET = 1.5
"""The room in millimetres between a face and the edge of its piece."""


@frozen
class Sheets:
    """Sheets as PDF, and what is on them."""

    pdf: bytes
    pages: tuple[page_layout.Page, ...]
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
    players: int | None = None,
) -> Sheets:
    """Returns sheets of the boards and pieces of a pack at real size, each as often as the game has it.

    A board that is larger than the paper comes in equal parts.

    Args:
        paper: `a4`, `a3`, `a2` or `letter`.
        only: Prints only these: ids, kinds of entries in words, boards by their files, groups of markers,
            `boards` and `markers` for all of these, and `mine` for what the uppermost pack adds or
            replaces.
        backs: Follows each page by one with the backs, mirrored for printing on both sides.
        once: Prints one of each.
        grey: Prints in shades of grey.
        bleed: How far, in millimetres, colour runs over the edge of each piece.
        players: For how many players pieces of seats are printed; by default as many as can play.

    Raises:
        UsageError: the paper or a word of `only` is unknown, nothing is left to print, a piece does not fit
            on the page, so many cannot play, there are no texts in the language, or a library is not
            installed.
        ContentError: the pictures or the texts have problems.
    """
    pdf.need_libraries()
    size = checked_paper(paper)
    if not 0 <= bleed <= 10:
        raise UsageError("a bleed has 0 to 10 mm")
    book = picture_spec.book_of(pack, language)
    seats = _seats(pack, players)
    kinds = picture_spec.print_kinds(pack, language)
    groups = picture_spec.marker_groups(pack)
    all_boards = list(picture_spec.boards(pack, language))
    words = {BOARDS: [board.file for board in all_boards], MARKERS: list(groups)}
    chosen = _chosen(pack, picture_spec.print_items(pack, language), only, list(kinds), words)
    faces = _Faces(grey_book(book) if grey else book)
    chosen_boards = [board for board in all_boards if not only or {BOARDS, board.file} & {*only}]
    all_pages = list(_boards(chosen_boards, faces, size, 1 if once else seats))
    for kind, of_kind in chosen.items():
        how = kinds[kind]
        cards = [card for copies in faces.of(how, of_kind, 0 if once else seats) for card in copies]
        with_backs = backs and any(piece.back is not None for piece in of_kind)
        all_pages += page_layout.piece_pages(cards, kind, how.size, size, min(bleed, how.bleed), with_backs)
    group_names = [name for name in groups if not only or {MARKERS, name} & {*only}]
    all_markers = list(picture_spec.markers(pack, seats, language)) if group_names else []
    for name in group_names:
        all_pages += _markers(all_markers, name, groups[name], faces, size, once)
    if not all_pages:
        raise UsageError(f"{pack.name} has nothing of that to print; its pieces are: {', '.join(kinds)}")
    titles: dict[str, Titled] = {**kinds, **groups, **{board.file: board.how for board in all_boards}}
    pages = [
        _page(page, f"{number}/{len(all_pages)}", titles[page.kind], book, size)
        for number, page in enumerate(all_pages, 1)
    ]
    job = {
        "title": pack.title(language),
        "language": language,
        "note": book.wording.say("table-print-note"),
        "drawings": faces.drawings,
        "faces": faces.drawn,
        "pages": pages,
    }
    pieces = sum(len(page.cells) for page in all_pages if not page.back and not page.part)
    return Sheets(pdf.render_pdf("sheets.typ", job), tuple(all_pages), pieces)


def _markers(
    markers: Sequence[print_items.PrintedMarker],
    name: str,
    group: print_items.MarkerGroup,
    faces: "_Faces",
    paper: page_layout.Paper,
    once: bool,
) -> Iterable[page_layout.Page]:
    """Returns the pages of a group of markers."""
    cards = [
        page_layout.SheetCard(faces.marker(marker, group.size), None)
        for marker in markers
        if marker.group == name
        for _ in range(1 if once else marker.copies)
    ]
    return page_layout.piece_pages(cards, name, group.size, paper, 0, False)


def _seats(pack: Pack, players: int | None) -> int:
    """The number of seats whose pieces are printed. Raises `UsageError`: so many cannot play."""
    possible = sorted(game_kind(pack.manifest.game).play.players(pack))
    if players is not None and players not in possible:
        raise UsageError(f"{pack.name} is for {', '.join(map(str, possible))} players, not for {players}")
    return possible[-1] if players is None else players


def _boards(
    boards: Iterable[print_items.PrintedBoard], faces: "_Faces", paper: page_layout.Paper, seats: int
) -> Iterator[page_layout.Page]:
    """Yields the pages of some boards, all of one copy before the next; `seats` is how many get one."""
    for board in boards:
        width = float(board.how.width)
        size = (width, width * board.piece.height / board.piece.width)
        turned, cut = page_layout.board_parts(size, paper)
        for _ in range(seats if board.how.each_seat else 1):
            for part in cut:
                yield page_layout.board_page(board.file, part, faces.part(board, part, size), paper, turned)


Titled = print_items.PrintKind | print_items.MarkerGroup | print_items.BoardKind


def _page(
    page: page_layout.Page, number: str, how: Titled, book: Book, paper: page_layout.Paper
) -> JsonObject:
    title = how.titles.get(book.wording.language) or how.title
    side = book.wording.say("table-print-backs") if page.back else page.part
    heading = " · ".join(part for part in (capitalize(title), side, number) if part)
    wide, high = (paper.height, paper.width) if page.turned else (paper.width, paper.height)
    return {
        "wide": wide,
        "high": high,
        "heading": heading,
        "width": page.width,
        "height": page.height,
        "bleed": page.bleed,
        "cells": [{"x": cell.x, "y": cell.y, "face": cell.face} for cell in page.cells],
        "marks": page.marks,
    }


def _chosen(
    pack: Pack,
    all_pieces: Iterable[print_items.PrintItem],
    only: Collection[str],
    kinds: Sequence[str],
    others: Mapping[str, Sequence[str]],
) -> dict[str, list[print_items.PrintItem]]:
    """The pieces to print, by kind; each piece once, although both of its sides are entries.

    `others` are words for all boards and for all markers, each with those for single ones.
    """
    top = pack.layers[-1].manifest
    ids = {component.id for component in pack.components}
    mine = {*top.adds, *top.replaces} if len(pack.layers) > 1 else ids
    apart = {*others, *(name for names in others.values() for name in names)}
    for word in only:
        if word not in (MINE, *kinds, *ids, *apart):
            hint = did_you_mean(word, (MINE, *kinds, *ids, *apart))
            raise UsageError(f"there is nothing called '{word}' to print. {hint}".strip())
    by_kind: dict[str, list[print_items.PrintItem]] = {}
    for piece in all_pieces:
        side_ids = {side.id for side in (piece.entry, *piece.also)}
        if only and not (side_ids & set(only) or piece.kind in only or (MINE in only and side_ids & mine)):
            continue
        by_kind.setdefault(piece.kind, []).append(piece)
    return by_kind


class _Faces:
    """The faces of a print job, each drawn once."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.drawings: list[str] = []
        """The pictures as SVG; all parts of a board share one."""
        self.drawn: list[JsonObject] = []
        """The faces: a picture, its size, where it lies on the piece, and the colour around it."""
        self._places: dict[str, int] = {}
        self._known: dict[tuple[object, ...], int] = {}

    def of(
        self, how: print_items.PrintKind, pieces: Sequence[print_items.PrintItem], seats: int
    ) -> Iterator[list[page_layout.SheetCard]]:
        """Yields the copies of each piece of a kind, all in one scale; one of each for 0 seats."""
        fronts = min(self._scale(how, piece.front) for piece in pieces)
        sided = min((self._scale(how, piece.back) for piece in pieces if piece.back is not None), default=1)
        for piece in pieces:
            copies = []
            for seat in range(1, seats + 1) if piece.each_seat and seats else (0,):
                seat_colour = f"seat-{(seat - 1) % 4 + 1}" if how.in_seat_colours and seat else ""
                front = self._entry(piece, piece.front, fronts, how, seat_colour or how.colour)
                back = None
                if piece.back is not None:
                    back = self._entry(piece, piece.back, sided, how, seat_colour or how.back_colour)
                card = page_layout.SheetCard(front, back)
                copies += [card] * (piece.copies if seats else 1)
            yield copies

    def marker(self, piece: print_items.PrintedMarker, size: tuple[int, int]) -> int:
        """The face of a marker, as large as it can be."""
        inset = min(_INSET, min(size) / 12)
        scale = min(
            (side - 2 * inset) / of
            for side, of in zip(size, (piece.front.width, piece.front.height), strict=True)
        )
        return self._face(Picture(piece.front, piece.title, piece.title, self.book), scale, size, "paper")

    def part(
        self, board: print_items.PrintedBoard, part: page_layout.BoardPart, size: tuple[float, float]
    ) -> int:
        """The face of a part of a board whose size is in millimetres."""
        title = board.how.titles.get(self.book.wording.language) or board.how.title
        picture = Picture(board.piece, title, title, self.book)
        return self._add(picture, size, (-part.x, -part.y), "paper")

    @staticmethod
    def _scale(how: print_items.PrintKind, piece: graphics.Graphic) -> float:
        """Millimetres for a pixel, so that the piece fits into its size."""
        inset = _INSET if how.bleed else 0
        width, height = (side - 2 * inset for side in how.size)
        return min(width / piece.width, height / piece.height)

    def _entry(
        self,
        printed: print_items.PrintItem,
        piece: graphics.Graphic,
        scale: float,
        how: print_items.PrintKind,
        colour: str,
    ) -> int:
        wording = self.book.wording
        picture = Picture(piece, wording.name(printed.entry), wording.describe(printed.entry), self.book)
        return self._face(picture, scale, how.size, colour)

    def _face(self, picture: Picture, scale: float, size: tuple[int, int], colour: str) -> int:
        """A picture in the middle of a piece."""
        width, height = picture.piece.width * scale, picture.piece.height * scale
        return self._add(picture, (width, height), ((size[0] - width) / 2, (size[1] - height) / 2), colour)

    def _add(
        self, picture: Picture, size: tuple[float, float], at: tuple[float, float], colour: str
    ) -> int:
        svg = picture.svg("light", font=pdf.FONT)
        if svg not in self._places:
            self._places[svg] = len(self.drawings)
            self.drawings.append(svg)
        key = (self._places[svg], size, at, colour)
        if key not in self._known:
            self._known[key] = len(self.drawn)
            self.drawn.append(
                {
                    "drawing": self._places[svg],
                    "title": picture.title,
                    "width": size[0],
                    "height": size[1],
                    "x": at[0],
                    "y": at[1],
                    "colour": self.book.colours[colour].light,
                }
            )
        return self._known[key]


def checked_paper(name: str) -> page_layout.Paper:
    """Returns the paper of that name. Raises `UsageError`: there is none."""
    if name not in page_layout.PAPERS:
        raise UsageError(f"there is no paper '{name}'. {did_you_mean(name, page_layout.PAPERS)}".strip())
    return page_layout.PAPERS[name]


def grey_book(book: Book) -> Book:
    """Returns the book with greys as bright as its colours, so that text keeps its contrast."""
    greys = {role: evolve(colour, light=_grey(colour.light)) for role, colour in book.colours.items()}
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
