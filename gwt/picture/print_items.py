"""The pieces of a pack for printed sheets: each with its face, its back and its copies.

`print.yaml` in the folder `pictures` of a pack says which kinds of entries are pieces, and how large they
are. A game without one prints every entry in one size.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import field, frozen

from gwt import errors, packs
from gwt.picture import graphics, pictogram_library

FILE = "print.yaml"
_WIDEST = 3000
"""Millimetres of the widest board, which is no wider than a table."""


@frozen
class PrintKind:
    """The print settings of the pieces of a kind."""

    title: str
    """Their name in English, in the plural; `titles` has it in other languages."""
    size: tuple[int, int]
    """Width and height in millimetres, as cut out."""
    titles: dict[str, str] = field(factory=dict)
    copies: int = 1
    """The number of copies of each."""
    copies_in: str = ""
    """The field that says so instead."""
    colour: str = "tile"
    """The colour around the face, to the edge and beyond it."""
    back_colour: str = "head"
    """The mark of the back."""
    in_seat_colours: bool = False
    """Whether the edge of what every seat has is in the colour of the seat."""
    bleed: int = 10
    """The most bleed over the edges, in millimetres; 0 for what lies side by side in play."""


@frozen
class AidGroup:
    """A heading of the player aid; `titles` says it in languages besides English."""

    title: str
    titles: dict[str, str] = field(factory=dict)


@frozen
class BoardKind:
    """The print settings of a file as a board, in as many parts as the paper asks for."""

    title: str
    width: int
    """In millimetres, as glued together; the height follows from the picture."""
    titles: dict[str, str] = field(factory=dict)
    each_seat: bool = False
    """Whether every seat has one."""


@frozen
class Marker:
    """A piece that stands for something on the boards."""

    symbol: str = ""
    """The drawing: a pictogram, or the game's drawing of that name; a disc without any."""
    text: str = ""
    """The text on a pictogram that has a place for it."""
    copies: int = 0
    """Their number for the whole table."""
    each_seat: int = 0
    """The number that every seat has in its colour."""


@frozen
class MarkerGroup:
    """Markers of one size, which are printed on the same pages."""

    title: str
    size: tuple[int, int]
    """Width and height in millimetres, as cut out."""
    pieces: tuple[Marker, ...]
    titles: dict[str, str] = field(factory=dict)


@frozen
class Printing:
    """The content of `print.yaml`."""

    kinds: dict[str, PrintKind] = field(factory=dict)
    """By the kind of entry in words, such as `building`."""
    aid: dict[str, AidGroup] = field(factory=dict)
    """The kinds of entries that the player aid lists, with their headings."""
    rules_on_aid: bool = False
    """Whether the rules of this pack, without those below it, are the second page of the player aid."""
    boards: dict[str, BoardKind] = field(factory=dict)
    """By the name of the file that is drawn."""
    markers: dict[str, MarkerGroup] = field(factory=dict)
    """By any names; a pack that lies on this one may replace a group."""


@frozen
class PrintItem:
    """A piece to print: its face, its back if it has one, and how many of it there are."""

    kind: str
    entry: Any
    front: graphics.Graphic
    back: graphics.Graphic | None = None
    copies: int = 1
    also: tuple[object, ...] = ()
    """The entries of its other side."""
    each_seat: bool = False
    """Whether every seat has so many."""


@frozen
class PrintedBoard:
    """A board to print."""

    file: str
    how: BoardKind
    piece: graphics.Graphic


@frozen
class PrintedMarker:
    """A marker to print: its face, what it is called, and how many of it there are."""

    group: str
    title: str
    front: graphics.Graphic
    copies: int


PrintedBy = Callable[[Any, Any], Iterable[PrintItem] | None]
"""A function that returns the pieces of an entry, by the kit of a game; none if they are drawn as the entry
is."""

PLAIN = PrintKind("components", (63, 44), {"nl": "onderdelen", "it": "componenti"})
"""The print settings of pieces that no `print.yaml` mentions."""


def read_all(folders: Sequence[Path]) -> Iterator[tuple[packs.Document, Printing]]:
    """Yields each `print.yaml` of some folders with what it says. Raises `ContentError`."""
    for folder in folders:
        path = folder / pictogram_library.FOLDER / FILE
        if path.is_file():
            document = packs.yaml_parser.parse_file(path, packs.display_path(path))
            yield document, packs.convert_document(document, Printing, packs.make_converter())


def boards_and_markers(folders: Sequence[Path], files: Collection[str]) -> Printing:
    """Returns the boards and markers of these folders; later folders override earlier ones.

    `files` are the names of the files of the pack. Raises `ContentError`: a board is none of them.
    """
    boards: dict[str, BoardKind] = {}
    markers: dict[str, MarkerGroup] = {}
    problems: list[errors.Problem] = []
    for document, printing in read_all(folders):
        for name, board in printing.boards.items():
            key_path = ("boards", name)
            if name not in files:
                message, hint = f"there is no file '{name}' to draw", errors.did_you_mean(name, files)
                problems.append(document.problem(key_path, message, hint, key=True))
            elif not 1 <= board.width <= _WIDEST:
                message = f"give the width in millimetres, from 1 to {_WIDEST}"
                problems.append(document.problem((*key_path, "width"), message))
        boards |= printing.boards
        markers |= printing.markers
    if problems:
        raise errors.ContentError(problems)
    return Printing(boards=boards, markers=markers)


def load(
    folders: Sequence[Path], kinds: Mapping[str, Collection[str]], book: pictogram_library.Book
) -> Mapping[str, PrintKind]:
    """Loads the kinds of pieces of these folders; later folders override earlier ones.

    `kinds` has the fields of each kind of entry. Without any `print.yaml` all are printed in
    a plain way.

    Raises:
        ContentError: a file has problems.
    """
    fields, printed_kinds, problems = dict(kinds), dict[str, PrintKind](), list[errors.Problem]()
    for document, printing in read_all(folders):
        for kind in printing.aid:
            if kind not in fields:
                message = f"there is no kind of entry '{kind}'"
                problems.append(
                    document.problem(("aid", kind), message, errors.did_you_mean(kind, fields), key=True)
                )
        for kind, printed_kind in printing.kinds.items():
            key_path = ("kinds", kind)
            if kind not in fields:
                message = f"there is no kind of entry '{kind}'"
                problems.append(
                    document.problem(key_path, message, errors.did_you_mean(kind, fields), key=True)
                )
            elif printed_kind.copies_in and printed_kind.copies_in not in fields[kind]:
                message = f"a {kind} has no field '{printed_kind.copies_in}'"
                hint = errors.did_you_mean(printed_kind.copies_in, fields[kind])
                problems.append(document.problem((*key_path, "copies_in"), message, hint))
            for key in ("colour", "back_colour"):
                role = getattr(printed_kind, key)
                if role not in book.colours:
                    hint = errors.did_you_mean(role, book.colours)
                    problems += [document.problem((*key_path, key), f"there is no colour '{role}'", hint)]
            if min(printed_kind.size) < 1:
                problems += [document.problem((*key_path, "size"), "give width and height in millimetres")]
        printed_kinds |= printing.kinds
    if problems:
        raise errors.ContentError(problems)
    return printed_kinds or dict.fromkeys(fields, PLAIN)


def copies(kind: PrintKind, entry: object) -> int:
    """Returns the number of copies of an entry; of numbers by players the largest."""
    number = getattr(entry, kind.copies_in) if kind.copies_in else kind.copies
    return max(number.values()) if isinstance(number, Mapping) else int(number)


def print_as_drawn(kind: PrintKind, entry: object, piece: graphics.Graphic) -> PrintItem:
    """An entry that is printed as its picture."""
    return PrintItem(packs.traversal.kind_of(entry), entry, piece, copies=copies(kind, entry))
