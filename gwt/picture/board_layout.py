"""Loads `board.yaml`, or a file like it, from a pack's folder `pictures`: where spaces are drawn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil, hypot, sqrt
from pathlib import Path

from attrs import frozen

from gwt.errors import ContentError, Place, Problem, UsageError, did_you_mean
from gwt.packs import Document, convert_document, display_path, make_converter
from gwt.packs.yaml_parser import parse_file
from gwt.picture.pictogram_library import FOLDER
from gwt.picture.picture_entries import Shape


@frozen
class BoardLayout:
    width: int
    height: int
    spaces: dict[str, tuple[int, int]]
    """x and y of the centre of each space."""
    scenery: tuple[Shape, ...] = ()
    """The land under the spaces, drawn in the same units."""


_ROOM = (116, 80)
"""The minimum distance between the centres of two spaces, across and down."""
_STEP = 8
"""Distance in pixels between the places that are tried; larger on a very large board."""
_TRIED = 250
"""The maximum number of places tried across, and down."""
_MOST = 20
"""The maximum number of spaces for which a place is suggested."""


BOARD = "board.yaml"


def unplaced_spaces(
    folders: Sequence[Path], following: Mapping[str, Sequence[str]], file: str = BOARD
) -> dict[str, str]:
    """Returns the spaces without a place in such a file, each with a hint that says what to write.

    `following` gives the next spaces of each space.

    Raises:
        ContentError: a file has problems.
    """
    if not following:
        return {}
    layouts: list[BoardLayout] = []
    for folder in folders:
        path = folder / FOLDER / file
        if path.is_file():
            layouts.append(
                convert_document(parse_file(path, display_path(path)), BoardLayout, make_converter())
            )
    placed = {id: at for layout in layouts for id, at in layout.spaces.items()}
    missing = [space for space in following if space not in placed]
    if not missing:
        return {}
    size = (layouts[-1].width, layouts[-1].height) if layouts else _size_for(len(missing))
    free = _free(missing[:_MOST], placed, following, size)
    lines = {id: f"{id}: [{x}, {y}]" for id, (x, y) in free.items()}
    hints = dict.fromkeys(missing, f"Write its place under 'spaces' in {FOLDER}/{file}.")
    hints |= {id: f"Write '{line}' under 'spaces' in {FOLDER}/{file}." for id, line in lines.items()}
    if not (folders[-1] / FOLDER / file).is_file():
        whole = f"width: {size[0]}, height: {size[1]}, spaces: {{{', '.join(lines.values())}}}"
        hints[missing[0]] = f"Write {FOLDER}/{file}, with '{{{whole}}}' in it; then move them at will."
    return hints


Point = tuple[int, int]


def _size_for(spaces: int) -> Point:
    """Returns the width and height of a board with room for a number of spaces."""
    across = ceil(sqrt(spaces)) + 1
    return across * _ROOM[0], across * _ROOM[1]


def _free(
    missing: Sequence[str],
    placed: Mapping[str, Point],
    following: Mapping[str, Sequence[str]],
    size: Point,
) -> dict[str, Point]:
    """Suggests a free place for each missing space, near its neighbours."""
    beside: dict[str, list[str]] = {id: [] for id in following}
    for id, behind in following.items():
        for other in behind:
            beside[id].append(other)
            beside[other].append(id)
    middle = (size[0] / 2, size[1] / 2)
    near: dict[str, tuple[float, float]] = {**dict.fromkeys(following, middle), **placed}
    # Each is moved to the middle of its neighbours many times, so that a row of them spreads evenly.
    for _ in range(4 * len(missing) + 4):
        for id in missing:
            others = [near[other] for other in beside[id]] or [middle]
            near[id] = (sum(x for x, _ in others) / len(others), sum(y for _, y in others) / len(others))
    taken, places = list(placed.values()), dict[str, Point]()
    for id in missing:
        places[id] = _nearest(near[id], taken, size)
        taken.append(places[id])
    return places


def _nearest(target: tuple[float, float], taken: Sequence[Point], size: Point) -> Point:
    """The free place nearest to `target`, with room to all taken places and to the edge.

    It is `target` itself if the board is full.
    """
    across, down = _ROOM
    step = max(_STEP, max(size) // _TRIED)
    places = [
        (x, y)
        for x in range(across // 2, size[0] - across // 2, step)
        for y in range(down // 2, size[1] - down // 2, step)
    ]
    places.sort(key=lambda at: hypot(at[0] - target[0], at[1] - target[1]))
    free = (
        (x, y)
        for x, y in places
        if all(abs(x - other) >= across or abs(y - beside) >= down for other, beside in taken)
    )
    return next(free, (round(target[0]), round(target[1])))


def load(folders: Sequence[Path], spaces: Iterable[str], file: str = BOARD) -> BoardLayout:
    """Loads the places of these spaces; later folders override earlier ones.

    Raises:
        ContentError: a space has no place, or the last folder gives one for a space that does not exist or
            outside of its board.
        UsageError: no folder has a file of that name.
    """
    space_ids = set(spaces)
    paths = [path for folder in folders if (path := folder / FOLDER / file).is_file()]
    if not paths:
        raise UsageError(f"{folders[-1]} has no {FOLDER}/{file}, so that its board cannot be drawn")
    places: dict[str, Point] = {}
    scenery: tuple[Shape, ...] = ()
    problems: list[Problem] = []
    for path in paths:
        document = parse_file(path, display_path(path))
        layout: BoardLayout = convert_document(document, BoardLayout, make_converter())
        places |= layout.spaces
        scenery = layout.scenery or scenery
        # A later pack may remove spaces of an earlier one, whose file it cannot change.
        if path.parent.parent == folders[-1]:
            problems += _misplaced(document, layout, space_ids)
    missing = sorted(space_ids - set(places))
    last = Place(display_path(paths[-1]), 1, 1)
    problems += [Problem(last, f"the space '{space}' has no place") for space in missing]
    if problems:
        raise ContentError(problems)
    return BoardLayout(layout.width, layout.height, places, scenery)


def _misplaced(document: Document, layout: BoardLayout, space_ids: set[str]) -> Iterator[Problem]:
    """Yields the places of a file for spaces that do not exist, or outside of the board."""
    for id, (x, y) in layout.spaces.items():
        key_path = ("spaces", id)
        if id not in space_ids:
            hint = did_you_mean(id, space_ids) or f"Remove '{id}' here."
            yield document.problem(key_path, f"there is no space '{id}'", hint, key=True)
        elif not (0 <= x <= layout.width and 0 <= y <= layout.height):
            size = f"{layout.width} wide and {layout.height} high"
            yield document.problem(key_path, f"'{id}' lies outside of the board, which is {size}")
