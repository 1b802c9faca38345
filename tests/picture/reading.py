"""Reads an SVG back: what is painted where, in the order of painting, pictograms in place of their uses."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from attrs import frozen

from gwt.picture.font_metrics import text_width

_SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
"""The attribute of `use`, in the form that every program knows."""
_NUMBER = re.compile(r"-?[0-9.]+")


@frozen
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box", slack: float = 0) -> bool:
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    @property
    def middle(self) -> "Box":
        x, y = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return Box(x, y, x, y)


@frozen
class Painted:
    """One element as painted: its box in pixels of the whole picture, and the frames around it."""

    tag: str
    attributes: dict[str, str]
    words: str
    box: Box
    frames: tuple[Box, ...]


@frozen
class _Space:
    """Where the coordinates of an element are in the picture; `mirrored` shapes keep their width."""

    x: float = 0
    y: float = 0
    across: float = 1
    down: float = 1

    def within(self, transform: str) -> "_Space":
        space = self
        for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
            numbers = [float(one) for one in _NUMBER.findall(inside)]
            if name == "translate":
                x, y = numbers
                space = _Space(
                    space.x + x * space.across, space.y + y * space.down, space.across, space.down
                )
            elif name == "scale":
                across, down = (numbers * 2)[:2]
                space = _Space(space.x, space.y, space.across * across, space.down * down)
        return space

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        xs = sorted((self.x + left * self.across, self.x + right * self.across))
        ys = sorted((self.y + top * self.down, self.y + bottom * self.down))
        return Box(xs[0], ys[0], xs[1], ys[1])


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def painted(svg: str) -> Iterator[Painted]:
    """All shapes and texts in the order in which they are painted."""
    root = parsed(svg)
    known = {one.get("id"): one for one in root.iter() if one.get("id")}
    for child in root:
        if child.tag != f"{_SVG}defs":
            yield from _painted(child, _Space(), (), known)


def _painted(element, space, frames, known) -> Iterator[Painted]:
    tag, look = element.tag.removeprefix(_SVG), dict(element.attrib)
    inner = space.within(look.get("transform", ""))
    if tag in ("title", "desc", "style"):
        return
    if tag == "use":
        yield from _painted(known[look[HREF].removeprefix("#")], inner, frames, known)
        return
    if tag == "g":
        for child in element:
            if child.get("class") == "frame":
                frames = (*frames, _box(child, inner))
            yield from _painted(child, inner, frames, known)
        return
    yield Painted(tag, look, element.text or "", _box(element, inner), frames)


def _box(element, space) -> Box:
    look = element.attrib
    match element.tag.removeprefix(_SVG):
        case "rect":
            x, y, wide, high = (float(look.get(key, 0)) for key in ("x", "y", "width", "height"))
            return space.box(x, y, x + wide, y + high)
        case "circle":
            x, y, r = (float(look[key]) for key in ("cx", "cy", "r"))
            return space.box(x - r, y - r, x + r, y + r)
        case "text":
            size, base = float(look["font-size"]), float(look["y"])
            wide = text_width(element.text or "", size, look.get("font-weight") == "bold")
            return space.box(0, base - 0.73 * size, wide, base)
        case "path":
            return _path_box(look["d"], space)
    raise AssertionError(f"no box for {element.tag}")


def _path_box(path: str, space) -> Box:
    """Of all the points that a path names, curves included with those that pull them."""
    xs, ys, x, y = [], [], 0.0, 0.0
    for command, inside in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(one) for one in _NUMBER.findall(inside)]
        match command:
            case "H":
                x = numbers[-1]
                points = [(one, y) for one in numbers]
            case "V":
                y = numbers[-1]
                points = [(x, one) for one in numbers]
            case "A":
                points = [(numbers[at + 5], numbers[at + 6]) for at in range(0, len(numbers), 7)]
            case "M" | "L" | "C" | "Q" | "S" | "T":
                points = list(zip(numbers[::2], numbers[1::2], strict=True))
            case "Z" | "z":
                points = []
            case _:
                raise AssertionError(f"no box for the command {command} of a path")
        xs += [one for one, _ in points]
        ys += [one for _, one in points]
        if points:
            x, y = points[-1]
    return space.box(min(xs), min(ys), max(xs), max(ys))


def texts(svg: str) -> list[str]:
    return [one.words for one in painted(svg) if one.tag == "text"]


def titles(svg: str) -> list[str]:
    return [one.text or "" for one in parsed(svg).iter(f"{_SVG}title")]


def pictograms(svg: str) -> set[str]:
    """The names of the pictograms that are used."""
    name = parsed(svg).get("id")
    return {one.get(HREF, "").removeprefix(f"#{name}-") for one in parsed(svg).iter(f"{_SVG}use")}


# --- contrast ----------------------------------------------------------------------------------------


def contrast(one: str, other: str) -> float:
    """Of two colours, after WCAG 2: from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
