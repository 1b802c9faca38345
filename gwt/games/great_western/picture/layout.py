"""Where the spaces of the trail lie on its board: `board.yaml` among the pictures of a pack."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen

from gwt.errors import ContentError, Place, Problem, UsageError, did_you_mean
from gwt.packs.load import shown_path
from gwt.packs.located import read
from gwt.packs.structure import converter, structured
from gwt.picture.book import FOLDER


@frozen
class Layout:
    width: int
    height: int
    spaces: dict[str, tuple[int, int]]
    """The middle of each space."""


def unplaced(folders: Sequence[Path], spaces: Iterable[str]) -> list[str]:
    """The spaces that no `board.yaml` gives a place. Raises `ContentError` for a file that is wrong."""
    placed: set[str] = set()
    for folder in folders:
        path = folder / FOLDER / "board.yaml"
        if path.is_file():
            layout: Layout = structured(read(path, shown_path(path)), Layout, converter())
            placed |= set(layout.spaces)
    return [space for space in spaces if space not in placed]


def load(folders: Sequence[Path], spaces: Iterable[str]) -> Layout:
    """The places of these spaces, later folders moving what earlier ones have placed.

    Raises:
        ContentError: a space has no place, or a place no space.
        UsageError: there is no `board.yaml` at all.
    """
    wanted = set(spaces)
    paths = [path for folder in folders if (path := folder / FOLDER / "board.yaml").is_file()]
    if not paths:
        raise UsageError(f"{folders[-1]} has no {FOLDER}/board.yaml, so that its trail cannot be drawn")
    places: dict[str, tuple[int, int]] = {}
    problems: list[Problem] = []
    for path in paths:
        document = read(path, str(path))
        layout: Layout = structured(document, Layout, converter())
        places |= layout.spaces
        if path is paths[-1]:
            problems += [
                document.problem(
                    ("spaces", one), f"there is no space '{one}'", did_you_mean(one, wanted), key=True
                )
                for one in layout.spaces
                if one not in wanted
            ]
    missing = sorted(wanted - set(places))
    problems += [Problem(Place(str(paths[-1]), 1, 1), f"the space '{one}' has no place") for one in missing]
    if problems:
        raise ContentError(problems)
    return Layout(layout.width, layout.height, places)
