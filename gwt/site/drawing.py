"""Writes pictures as files for the site: one for both themes, and as short as an image can be."""

import re
from collections.abc import Iterable, Iterator

from attrs import evolve

from gwt.picture import Picture
from gwt.picture.pieces import Mark
from gwt.site.page import THEMES, Content


def drawing(path: str, drawn: Picture) -> dict[str, Content]:
    """The file of a picture by its path: one for both themes, dark if the address ends in `#only-dark`."""
    drawn = evolve(drawn, piece=evolve(drawn.piece, marks=tuple(_flat(drawn.piece.marks))))
    # Each file has its own ids, so these may be short.
    light, dark = drawn.svg("light", name="g"), drawn.svg("dark", name="g")
    colours: dict[tuple[str, str], str] = {}
    parts, others = _COLOUR.split(light), _COLOUR.split(dark)
    assert parts[::2] == others[::2], f"the themes of {path} differ by more than colours"
    pairs = zip(parts[1::2], others[1::2], strict=True)
    named = [one if one == two else _variable(colours, one, two) for one, two in pairs]
    text = _FOR_PROGRAMS.sub(
        "", "".join(one + two for one, two in zip(parts[::2], [*named, ""], strict=True))
    )
    rules = (
        "".join(f"{name}:{pair[number]};" for pair, name in colours.items())
        for number in range(len(THEMES))
    )
    text, looks = _classed(text)
    style = "<style>:root{{{}}}:root:target{{{}}}".format(*rules) + f"{looks}</style>"
    return {f"{path}.svg": re.sub(r'( id=")[^"]*("[^>]*>)', rf"\1only-dark\2{style}", text, count=1)}


def _flat(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Yields the same marks without groups that do nothing but place one mark, or nothing at all."""
    for mark in marks:
        inside = tuple(_flat(mark.inside))
        if mark.tag != "g" or any(one.tag == "title" for one in inside):
            yield evolve(mark, inside=inside)
        elif not mark.attributes:
            yield from inside
        elif len(inside) == 1 and set(mark.attributes) == {"transform"}:
            # A nested picture cannot be placed so.
            yield evolve(mark, inside=inside) if inside[0].tag == "svg" else _placed(mark, inside[0])
        elif inside:
            yield evolve(mark, inside=inside)


def _placed(group: Mark, only: Mark) -> Mark:
    steps = (str(one.attributes["transform"]) for one in (group, only) if "transform" in one.attributes)
    return evolve(only, attributes={**only.attributes, "transform": " ".join(steps)})


_COLOUR = re.compile(r"(#[0-9a-f]{6}\b)(?=\")")
_FOR_PROGRAMS = re.compile(r' (?:data-[a-z]+="[^"]*"|class="frame")')
"""The attributes by which a table or a test finds something in a picture; an image has no use for them."""


_LOOK = re.compile(
    # In SVG these are attributes and properties of CSS.
    r" (fill|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|font-size"
    r'|font-weight|font-style)="([^"]*)"'
)
_ELEMENT = re.compile(r"(<(?:path|rect|circle|text|use|g))[ /][^>]*>")


def _classed(text: str) -> tuple[str, str]:
    """Returns a picture whose elements have classes for what they look like, and the CSS of these."""
    names: dict[str, str] = {}

    def named(element: re.Match[str]) -> str:
        looks = sorted(_LOOK.findall(element[0]))
        if not looks:
            return element[0]
        rule = ";".join(f"{name}:{value}{'px' * (name == 'font-size')}" for name, value in looks)
        name = names.setdefault(rule, f"k{len(names)}")
        bare = _LOOK.sub("", element[0])
        at = len(element[1])
        return f'{bare[:at]} class="{name}"{bare[at:]}'

    text = _ELEMENT.sub(named, text)
    return text, "".join(f".{name}{{{rule}}}" for rule, name in names.items())


def _variable(colours: dict[tuple[str, str], str], light: str, dark: str) -> str:
    """The reference to a colour that is another in each theme."""
    return f"var({colours.setdefault((light, dark), f'--c{len(colours)}')})"
