"""The classes of entries in the files of a pack's folder `pictures`.

Pictograms are drawn on a grid of 64 by 64 units, two units for each pixel of their natural size.
Colours are named by their role.
"""

from attrs import field, frozen

Role = str
"""The id of a colour, or `none`."""


@frozen
class Colour:
    """One role of the palette, with its colours in the light and in the dark theme."""

    id: str
    light: str
    """The colour as `#rrggbb`; so is `dark`."""
    dark: str
    text: str = ""
    """The role of text on this colour; without one, no text may stand on it."""


@frozen
class Palette:
    colours: tuple[Colour, ...]


@frozen
class Shape:
    """One stroke of a pictogram: exactly one of `path`, `circle`, `box`, `use` and `letters`."""

    path: str = ""
    """An SVG path, as in the attribute `d`."""
    circle: tuple[int, int, int] | None = None
    """x and y of the centre, and the radius."""
    box: tuple[int, int, int, int, int] | None = None
    """x and y of the upper left corner, width, height, and the radius of the corners."""
    use: str = ""
    """The id of a pictogram that stands earlier in the files, to be drawn as a part of this one."""
    letters: str = ""
    """Text, drawn in bold and centred on `at`."""
    at: tuple[int, int] = (0, 0)
    """The upper left corner of the pictogram in `use`, or the centre of the letters."""
    percent: int = 100
    """The size of the pictogram in `use`, as a percentage."""
    flip: bool = False
    """Whether the pictogram in `use` is mirrored left to right."""
    size: int = 24
    on: Role = ""
    """The role of the colour under the letters."""
    fill: Role = "none"
    line: Role = "ink"
    width: int = 3
    """The width of the line."""
    dash: str = ""


@frozen
class Figure:
    """The place on a pictogram for a number or letters."""

    at: tuple[int, int]
    on: Role = ""
    """The role of the colour under the text, if the pictogram paints one there."""
    size: int = 28
    width: int = 44
    """The maximum width of the text; longer text is shrunk to it."""
    before: str = ""
    """Text between the sign and the number; `after` is text behind the number."""
    after: str = ""


@frozen
class Symbol:
    id: str
    title: str
    """Its title in English."""
    draw: tuple[Shape, ...]
    figure: Figure | None = None
    width: int = 64
    titles: dict[str, str] = field(factory=dict)
    """Its titles in other languages, by their codes."""


@frozen
class Symbols:
    symbols: tuple[Symbol, ...]


@frozen
class PictogramPart:
    """One part of the picture of an effect, a count or a name."""

    symbol: str = ""
    of: str = ""
    """The field whose value is drawn: a component's name, an effect, or several of them."""
    number: str = ""
    """The field with the number to write on the symbol."""
    signed: bool = False
    """Whether the number always has a sign, `+2` for 2; zero is then not written."""
    reversed: bool = False
    """Whether the number has the other sign than in the field, as for a price that the purse counts."""
    alone: bool = False
    """Whether a count instead of the number is drawn without the symbol, as a hand limit is."""
    text: str = ""
    """Fixed text, written on the symbol if there is one."""
    when: str = ""
    """A field: the part is drawn only if that field has a value."""
    unless: str = ""
    """A field: the part is drawn only if that field is empty."""


@frozen
class Composition:
    """The compositions of effects, counts and single names from pictograms."""

    effects: dict[str, tuple[PictogramPart, ...]] = field(factory=dict)
    """The parts of each kind of effect; the key is the kind in words, such as `pay dollars`."""
    counts: dict[str, tuple[PictogramPart, ...]] = field(factory=dict)
    """The parts of each count; they may name the fields `argument` (a component) and `number`.

    If no part shows the number, the picture is repeated that many times."""
    words: dict[str, PictogramPart] = field(factory=dict)
    """The picture of each name that is not itself the id of a pictogram."""
    labels: dict[str, str] = field(factory=dict)
    """Short forms of names, for places with room for a few letters only."""
