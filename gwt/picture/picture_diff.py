"""Finds where two pictures differ, and cuts that part out of them.

Boxes are in pixels from the upper left corner of the whole picture. That of a path goes round the points
that its curves bend towards, so it may be larger than what is painted, never smaller.
"""

import math
import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Self

from attrs import evolve, frozen

from gwt.memory_cache import bounded_cache
from gwt.picture.graphics import Graphic, SvgElement, Value, number
from gwt.picture.pictogram_library import Book


@frozen
class Box:
    """A rectangle with its sides parallel to those of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def union(self, other: Self) -> Self:
        """Returns the smallest box around both."""
        return evolve(
            self,
            left=min(self.left, other.left),
            top=min(self.top, other.top),
            right=max(self.right, other.right),
            bottom=max(self.bottom, other.bottom),
        )

    def intersects(self, other: Self, apart: float = 0) -> bool:
        """Whether both have a point in common, or are at most so far apart."""
        across = self.left - apart <= other.right and other.left - apart <= self.right
        return across and self.top - apart <= other.bottom and other.top - apart <= self.bottom

    def padded(self, by: float, least: tuple[float, float], whole: Graphic) -> Self:
        """Returns the box with a margin, at least so wide and high, moved to lie within a picture."""
        left, right = _within(self.left - by, self.right + by, least[0], whole.width)
        top, bottom = _within(self.top - by, self.bottom + by, least[1], whole.height)
        return evolve(self, left=left, top=top, right=right, bottom=bottom)


def _within(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    """A range that is at least so long, moved to lie between 0 and `most`, or all of that."""
    long = min(max(high - low, least), most)
    start = min(max(0.0, (low + high - long) / 2), most - long)
    return start, start + long


def changed_boxes(before: Graphic, after: Graphic, book: Book, apart: float = math.inf) -> list[Box]:
    """Returns boxes around all that is in one of two pictures and not in the other.

    What is at most so far apart shares a box; by default there is one box at most.

    Examples:
        >>> import gwt
        >>> from gwt.picture.picture_diff import changed_boxes
        >>> from gwt.picture.graphics import SvgElement, Graphic
        >>> from gwt.spec import picture_spec
        >>> marks = (SvgElement("circle", {"cx": x, "cy": 20, "r": 5}) for x in (20, 60))
        >>> one, two = (Graphic(90, 90, (mark,)) for mark in marks)
        >>> changed_boxes(one, two, picture_spec.book_of(gwt.load_pack()))
        [Box(left=15.0, top=15.0, right=65.0, bottom=25.0)]
    """
    old, new = list[_Leaf](), list[_Leaf]()
    _gather(before.marks, after.marks, _IDENTITY, old, new)
    counts = [Counter(map(_look, leaves)) for leaves in (old, new)]
    differ = (counts[0] - counts[1]) + (counts[1] - counts[0])
    boxes = list[Box]()
    for mark, place in old + new:
        box = _box(mark, book, place) if _look((mark, place)) in differ else None
        while box and (near := [other for other in boxes if other.intersects(box, apart)]):
            boxes = [other for other in boxes if other not in near]
            box = reduce(Box.union, near, box)
        boxes += [box] if box else []
    return boxes


def _gather(
    before: Sequence[SvgElement],
    after: Sequence[SvgElement],
    place: "_Matrix",
    old: list["_Leaf"],
    new: list["_Leaf"],
) -> None:
    """Adds what is painted by marks that are not the same in both, with its place."""
    start, most = 0, min(len(before), len(after))
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    removed, added = (side[start : len(side) - end] for side in (before, after))
    if len(removed) == len(added):
        for left, right in zip(removed, added, strict=True):
            if left.tag == right.tag == "g" and left.attributes == right.attributes:
                _gather(left.inside, right.inside, _placed(place, left), old, new)
            else:
                old += _leaves([left], place)
                new += _leaves([right], place)
    else:
        old += _leaves(removed, place)
        new += _leaves(added, place)


def cut_out(piece: Graphic, box: Box, book: Book) -> Graphic:
    """Returns what lies within a box of a picture, as a picture of the size of the box."""
    # A pixel at the edge shows a little of what is beside it.
    around = Box(box.left - 2, box.top - 2, box.right + 2, box.bottom + 2)
    kept = tuple(_met(piece.marks, around, book, _IDENTITY))
    view = f"{number(box.left)} {number(box.top)} {number(box.width)} {number(box.height)}"
    size: dict[str, Value] = {"width": box.width, "height": box.height, "viewBox": view}
    return Graphic(box.width, box.height, (SvgElement("svg", size, kept),))


def _met(marks: Iterable[SvgElement], box: Box, book: Book, place: "_Matrix") -> Iterator[SvgElement]:
    for mark in marks:
        if mark.tag == "g":
            inside = tuple(_met(mark.inside, box, book, _placed(place, mark)))
            if inside:
                yield evolve(mark, inside=inside)
        elif (mark_box := _box(mark, book, place)) is not None and mark_box.intersects(box):
            yield mark


def _leaves(marks: Iterable[SvgElement], place: "_Matrix") -> Iterator["_Leaf"]:
    for mark in marks:
        if mark.tag == "g":
            yield from _leaves(mark.inside, _placed(place, mark))
        else:
            yield mark, place


def _look(leaf: "_Leaf") -> Hashable:
    """Returns a key that is the same wherever the same is painted."""
    mark, place = leaf
    look = tuple(sorted((name, str(value)) for name, value in mark.attributes.items()))
    return mark.tag, look, mark.words, tuple(round(term, 1) for term in place)


# --- places ------------------------------------------------------------------------------------------

_Matrix = tuple[float, float, float, float, float, float]
"""Of a point, `x` becomes `a x + c y + e` and `y` becomes `b x + d y + f`, as in SVG."""
_Leaf = tuple[SvgElement, _Matrix]
"""A mark that paints, and its place."""
_IDENTITY: _Matrix = (1, 0, 0, 1, 0, 0)
_STEP = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")


def _placed(place: _Matrix, mark: SvgElement) -> _Matrix:
    """The place of what is inside a mark, which has one itself."""
    transform = mark.attributes.get("transform")
    return _after(place, _transform(str(transform))) if transform else place


@bounded_cache(4096)
def _transform(transform: str) -> _Matrix:
    place = _IDENTITY
    for kind, numbers in _STEP.findall(transform):
        place = _after(place, _step(kind, [float(term) for term in re.split(r"[ ,]+", numbers.strip())]))
    return place


def _step(kind: str, terms: list[float]) -> _Matrix:
    match kind:
        case "translate":
            return (1, 0, 0, 1, terms[0], terms[1] if len(terms) > 1 else 0)
        case "scale":
            return (terms[0], 0, 0, terms[-1], 0, 0)
        case _:
            sine, cosine = math.sin(math.radians(terms[0])), math.cos(math.radians(terms[0]))
            return (cosine, sine, -sine, cosine, 0, 0)


def _after(outer: _Matrix, inner: _Matrix) -> _Matrix:
    """The matrix of doing `inner`, then `outer`."""
    a, b, c, d, e, f = outer
    columns = ((inner[0], inner[1], 0), (inner[2], inner[3], 0), (inner[4], inner[5], 1))
    terms = [along for x, y, by in columns for along in (a * x + c * y + e * by, b * x + d * y + f * by)]
    return terms[0], terms[1], terms[2], terms[3], terms[4], terms[5]


def _box(mark: SvgElement, book: Book, place: _Matrix) -> Box | None:
    """The box of what a mark paints; None if it paints nothing."""
    size = _size(mark, book)
    if size is None:
        return None
    left, top, right, bottom = size
    a, b, c, d, e, f = _placed(place, mark)
    points = [(x, y) for x in (left, right) for y in (top, bottom)]
    xs, ys = [a * x + c * y + e for x, y in points], [b * x + d * y + f for x, y in points]
    half = _number(mark.attributes, "stroke-width") / 2 * math.hypot(a, b)
    half *= mark.attributes.get("stroke", "none") != "none"
    return Box(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)


def _number(look: Mapping[str, str | float], name: str) -> float:
    return float(look.get(name, 0))


def _size(mark: SvgElement, book: Book) -> tuple[float, float, float, float] | None:
    look = mark.attributes
    match mark.tag:
        case "rect":
            x, y = _number(look, "x"), _number(look, "y")
            return x, y, x + _number(look, "width"), y + _number(look, "height")
        case "circle":
            x, y, radius = (_number(look, name) for name in ("cx", "cy", "r"))
            return x - radius, y - radius, x + radius, y + radius
        case "text":
            x, y, size = (_number(look, name) for name in ("x", "y", "font-size"))
            return x, y - size, x + _number(look, "textLength"), y + size / 4
        case "use":
            return 0, 0, book.symbols[str(look["symbol"])].width, _SYMBOL
        case "path":
            points = list(_points(str(look["d"])))
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return min(xs), min(ys), max(xs), max(ys)
        case "title":
            return None
    raise AssertionError(f"nothing is known of the size of <{mark.tag}>")


_SYMBOL = 64
"""The height of every pictogram, in the units of its drawing."""

# --- paths -------------------------------------------------------------------------------------------

_COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
"""The numbers that each command of a path takes at a time."""


def _points(path: str) -> Iterator[tuple[float, float]]:
    """Yields the points of a path, and those that its curves bend towards; of an arc, its box."""
    x = y = 0.0
    start = (0.0, 0.0)
    for letter, rest in _COMMAND.findall(path):
        kind, numbers = letter.upper(), [float(term) for term in _NUMBER.findall(rest)]
        if kind == "Z":
            x, y = start
            continue
        takes = _TAKES[kind]
        for at in range(0, len(numbers), takes):
            terms = numbers[at : at + takes]
            over = (x, y) if letter.islower() else (0.0, 0.0)
            if kind == "H":
                x = terms[0] + over[0]
            elif kind == "V":
                y = terms[0] + over[1]
            elif kind == "A":
                yield from (
                    (x + dx, y + dy) for dx in (-terms[0], terms[0]) for dy in (-terms[1], terms[1])
                )
                x, y = terms[5] + over[0], terms[6] + over[1]
                yield from (
                    (x + dx, y + dy) for dx in (-terms[0], terms[0]) for dy in (-terms[1], terms[1])
                )
            else:
                pairs = [(terms[i] + over[0], terms[i + 1] + over[1]) for i in range(0, takes, 2)]
                yield from pairs[:-1]
                x, y = pairs[-1]
            if kind == "M" and at == 0:
                start = (x, y)
            yield x, y
