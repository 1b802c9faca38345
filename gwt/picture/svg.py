"""Writes pictures as SVG that is valid alone or with others in one page, in a light or dark theme."""

import re
from collections import deque
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Literal, get_args
from xml.sax.saxutils import escape

from attrs import define, field, frozen

from gwt.errors import UsageError
from gwt.picture import font_metrics, graphics, pictogram_library, picture_entries

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)
"""`auto` follows the reader's preference, and is light without one."""

_PAINTED = ("fill", "stroke")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _text(text: str) -> str:
    """Escapes text for an XML element or attribute; characters that XML forbids become U+FFFD."""
    return escape(_NO_XML.sub("\ufffd", text), {'"': "&quot;"})


@frozen
class Picture:
    """A piece with its text alternative; it writes itself as SVG."""

    piece: graphics.Graphic
    title: str
    description: str
    book: pictogram_library.Book = field(eq=False, repr=False)

    def svg(self, theme: Theme = "auto", *, name: str = "", font: str = font_metrics.FONT) -> str:
        """The SVG text.

        `name` is the prefix of every id; the default is a digest of the content, so that pictures that
        differ have different ids. `font` is the value of the attribute `font-family`.

        Raises:
            UsageError: `name` cannot be an id.
        """
        if name and not _NAME.fullmatch(name):
            raise UsageError(f"'{name}' cannot be an id: a letter, then letters, digits, '-' and '_'")
        writer = _Writer(self.book.colours, theme)
        content = writer.written(self.piece.marks)
        symbols, painted = self._used()
        drawn = "".join(
            f'<g id="{_OWN}-{symbol}">{writer.written(self.book.symbols[symbol].marks)}</g>'
            for symbol in symbols
        )
        whole = f"{theme}{self.title}{self.description}{drawn}{content}"
        name = name or f"gwt-{sha256(whole.encode()).hexdigest()[:10]}"
        width, height = graphics.number(self.piece.width), graphics.number(self.piece.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'id="{name}" class="gwt-picture" role="img" '
            f'aria-labelledby="{name}-title {name}-desc" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="{font}">'
            f'<title id="{name}-title">{_text(self.title)}</title>'
            f'<desc id="{name}-desc">{_text(self.description)}</desc>'
            + (self._style(name, painted) if theme == "auto" else "")
            + f"<defs>{drawn}</defs>{content}</svg>\n"
        ).replace(_OWN, name)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _used(self) -> tuple[list[str], list[tuple[str, str]]]:
        """The symbols that occur, and each colour role with what it paints, in order of first use."""
        symbols: dict[str, None] = {}
        roles: dict[tuple[str, str], None] = {}
        waiting = deque(self.piece.marks)
        while waiting:
            mark = waiting.popleft()
            if mark.tag == "use" and (symbol := str(mark.attributes["symbol"])) not in symbols:
                symbols[symbol] = None
                waiting += self.book.symbols[symbol].marks
            for painted in _PAINTED:
                if (paint := str(mark.attributes.get(painted, "none"))) != "none":
                    roles[self.book.role(paint), painted] = None
            waiting += mark.inside
        return list(symbols), list(roles)

    def _style(self, name: str, painted: list[tuple[str, str]]) -> str:
        """The rules by which what is painted follows its page, for programs that know variables of CSS.

        Others skip the block as a whole and paint by the attributes, which hold the light colours. The dark
        ones have no weight (`:where`), so that a page can set its own.
        """
        colours = self.book.colours
        dark = ";".join(f"--gwt-{role}:{colours[role].dark}" for role in dict(painted))
        rules = "".join(
            f"#{name} .{kind[0]}-{role}{{{kind}:var(--gwt-{role},{colours[role].light})}}"
            for role, kind in painted
        )
        return (
            "<style>@supports (--a:b){"
            f"@media (prefers-color-scheme:dark){{:where(#{name}){{{dark}}}}}{rules}}}</style>"
        )


_OWN = "\x00"
"""A placeholder for the picture's name, which is a digest of the finished text."""


@define
class _Writer:
    """A writer of marks in a theme, with a cache for marks that occur again."""

    colours: Mapping[str, picture_entries.Colour]
    theme: Theme
    _known: dict[int, str] = field(factory=dict)
    """The text of each mark, by `id(mark)`; the picture keeps the marks alive."""

    def written(self, marks: Iterable[graphics.SvgElement]) -> str:
        return "".join(self._known.get(id(mark)) or self._mark(mark) for mark in marks)

    def _mark(self, mark: graphics.SvgElement) -> str:
        inside = self.written(mark.inside) + _text(mark.words)
        start = mark.tag + "".join(
            f' {"xlink:href" if name == "symbol" else name}="{self._value(name, value)}"'
            for name, value in self._attributes(mark).items()
        )
        text = f"<{start}>{inside}</{mark.tag}>" if inside else f"<{start}/>"
        self._known[id(mark)] = text
        return text

    def _attributes(self, mark: graphics.SvgElement) -> Mapping[str, graphics.Value]:
        """The attributes of a mark; if it follows its page, with a class for each of its colours."""
        if self.theme != "auto":
            return mark.attributes
        painted = [(name, mark.attributes.get(name, "none")) for name in _PAINTED]
        classes = [
            f"{name[0]}-{pictogram_library.Book.text_role(self.colours, str(value))}"
            for name, value in painted
            if value != "none"
        ]
        base = [str(mark.attributes["class"])] if "class" in mark.attributes else []
        return {**mark.attributes, "class": " ".join(base + classes)} if classes else mark.attributes

    def _value(self, name: str, value: graphics.Value) -> str:
        if name == "symbol":
            return f"#{_OWN}-{value}"
        return _text(
            attribute_value(self.colours, "dark" if self.theme == "dark" else "light", name, value)
        )


def attribute_value(
    colours: Mapping[str, picture_entries.Colour], theme: Theme, name: str, value: graphics.Value
) -> str:
    """The value of an attribute (other than `symbol`) for SVG, not yet escaped."""
    if not isinstance(value, str):
        return graphics.number(value)
    if name not in _PAINTED or value == "none":
        return value
    role = pictogram_library.Book.text_role(colours, value)
    colour = colours[role]
    match theme:
        case "light":
            return colour.light
        case "dark":
            return colour.dark
        case "auto":
            return f"var(--gwt-{role},{colour.light})"
