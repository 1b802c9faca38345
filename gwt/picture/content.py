"""What the folder `pictures` of a pack says: one class an entry.

Pictograms are drawn on a grid of 64 units to the side, which is twice their natural size in pixels.
Colours go by their role.
"""

from attrs import field, frozen

Role = str
"""The id of a colour, or `none`."""


@frozen
class Colour:
    """One role of the palette, in light and in dark surroundings."""

    id: str
    light: str
    """As `#rrggbb`, like `dark`."""
    dark: str
    text: str = ""
    """The role of text upon it; a colour without one carries no text."""


@frozen
class Palette:
    colours: tuple[Colour, ...]


@frozen
class Shape:
    """One stroke of a pictogram: exactly one of `path`, `circle`, `box`, `use` and `letters`."""

    path: str = ""
    """As in the attribute `d` of SVG."""
    circle: tuple[int, int, int] | None = None
    """The centre and the radius."""
    box: tuple[int, int, int, int, int] | None = None
    """The upper left corner, width, height, and the radius of the corners."""
    use: str = ""
    """Another pictogram, of those before this one."""
    letters: str = ""
    """Printed in bold, centred on `at`."""
    at: tuple[int, int] = (0, 0)
    """Where the corner of what is used goes, or the middle of the letters."""
    percent: int = 100
    """The size of what is used."""
    flip: bool = False
    """Whether what is used is mirrored left to right."""
    size: int = 24
    on: Role = ""
    """The colour under the letters."""
    fill: Role = "none"
    line: Role = "ink"
    width: int = 3
    """Of the line."""
    dash: str = ""


@frozen
class Figure:
    """Where a pictogram carries a number or letters."""

    at: tuple[int, int]
    on: Role = ""
    """The colour under it, if the pictogram paints one."""
    size: int = 28
    width: int = 44
    """The room across; longer text is made smaller."""
    before: str = ""
    """Written in front of every number, behind its sign; `after` behind it."""
    after: str = ""


@frozen
class Symbol:
    id: str
    title: str
    draw: tuple[Shape, ...]
    figure: Figure | None = None
    width: int = 64


@frozen
class Symbols:
    symbols: tuple[Symbol, ...]


@frozen
class Part:
    """A part of the picture of an effect, of a count or of a name."""

    symbol: str = ""
    of: str = ""
    """The field whose value is drawn: the name of a component, an effect, or several of them."""
    number: str = ""
    """The field with the amount that the symbol carries."""
    signed: bool = False
    """Whether the number always shows its sign, nothing being written for zero."""
    text: str = ""
    """Words or letters as they stand, upon the symbol if there is one."""
    when: str = ""
    """Only where this field says something."""
    unless: str = ""
    """Only where this field says nothing."""


@frozen
class Composition:
    """How kinds of effects, counts and single names are put together from pictograms."""

    effects: dict[str, tuple[Part, ...]]
    """By the kind of effect in words: `pay dollars`."""
    counts: dict[str, tuple[Part, ...]]
    """By what is counted; its fields are `argument`, the name of a component, and `number`.

    Where no part shows the number, the picture is repeated."""
    words: dict[str, Part] = field(factory=dict)
    """Names of the pack that have no pictogram of their own id."""
    labels: dict[str, str] = field(factory=dict)
    """Names where there is room for a few letters only."""
