"""Writes pictures as files for the site: one for both themes and all languages, as short as can be."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import define, evolve, field

from gwt.picture import Picture, graphics
from gwt.site import pack_reference, site_texts
from gwt.site.markdown_page import THEMES, Content, fragment
from gwt.spec import picture_spec


def picture_by_language(reference: pack_reference.PackReference, entry: object) -> dict[str, Picture]:
    """Returns the pictures of an entry with the words of each language."""
    return {code: picture_spec.component(reference.pack, entry, code) for code in reference.every}


def picture_file(path: str, drawn: Mapping[str, Picture]) -> dict[str, Content]:
    """Returns the file of a picture by its path, for both themes and the languages in which it is given.

    The end of its address says which is shown, as `fragment` writes it, such as `#nl-only-dark`; without a
    language it is the first.
    """
    joined = _Joined(list(drawn))
    pieces = [picture.piece for picture in drawn.values()]
    marks = joined.marks([tuple(_flat(piece.marks)) for piece in pieces])
    width, height = max(piece.width for piece in pieces), max(piece.height for piece in pieces)
    whole = evolve(next(iter(drawn.values())), piece=graphics.Graphic(width, height, marks))
    # Each file has its own ids, so these may be short.
    light, dark = whole.svg("light", name="g"), whole.svg("dark", name="g")
    colours: dict[tuple[str, str], str] = {}
    parts, dark_parts = _COLOUR.split(light), _COLOUR.split(dark)
    assert parts[::2] == dark_parts[::2], f"the themes of {path} differ by more than colours"
    pairs = zip(parts[1::2], dark_parts[1::2], strict=True)
    # A colour that is another in each theme is a variable.
    named = [a if a == b else f"var({colours.setdefault((a, b), f'--c{len(colours)}')})" for a, b in pairs]
    text = _FOR_PROGRAMS.sub("", "".join(a + b for a, b in zip(parts[::2], [*named, ""], strict=True)))
    rules = (
        "".join(f"{name}:{pair[number]};" for pair, name in colours.items())
        for number in range(len(THEMES))
    )
    text, looks = _classed(text)
    style = ":root{{{}}}[id$=only-dark]:target~*{{{}}}".format(*rules) + joined.style() + looks
    ends = [fragment(code, theme) for code in ("", *site_texts.page_languages()) for theme in THEMES]
    ids = "".join(f'<g id="{end}"/>' for end in ends[1:])
    return {f"{path}.svg": text.replace(">", f"><style>{style}</style>{ids}", 1)}


@define
class _Joined:
    """Several pictures as one, which has once what is the same in all of them."""

    codes: Sequence[str]
    """Their languages."""
    _groups: dict[tuple[str, ...], str] = field(factory=dict)
    """The class of what is shown in some of the languages only."""

    def marks(self, rows: Sequence[Sequence[graphics.SvgElement]]) -> tuple[graphics.SvgElement, ...]:
        """Returns the marks that all rows have, and groups for those of some languages."""
        if all(row == rows[0] for row in rows):
            return tuple(rows[0])
        if len(set(map(len, rows))) == 1:
            return tuple(mark for same in zip(*rows, strict=True) for mark in self._joined(same))
        return tuple(self._apart(rows))

    def _joined(self, same: Sequence[graphics.SvgElement]) -> Iterable[graphics.SvgElement]:
        first = same[0]
        if all(mark == first for mark in same):
            return [first]
        heads = [(mark.tag, mark.attributes, mark.words) for mark in same]
        if all(head == heads[0] for head in heads):
            return [evolve(first, inside=self.marks([mark.inside for mark in same]))]
        return self._apart([(mark,) for mark in same])

    def _apart(self, rows: Sequence[Sequence[graphics.SvgElement]]) -> Iterator[graphics.SvgElement]:
        left = dict(zip(self.codes, rows, strict=True))
        while left:
            row = next(iter(left.values()))
            codes = tuple(code for code, other in left.items() if other == row)
            left = {code: other for code, other in left.items() if code not in codes}
            name = self._groups.setdefault(codes, f"l{len(self._groups)}")
            if row:
                yield graphics.SvgElement("g", {"class": name}, tuple(row))

    def style(self) -> str:
        """Returns the rules by which the group of a language is shown."""
        rules = [
            f".{name}{{display:var(--{name},{_display(self.codes[0], codes)})}}"
            for codes, name in self._groups.items()
        ]
        for code in self.codes[1:] if self._groups else ():
            declarations = (f"--{name}:{_display(code, codes)}" for codes, name in self._groups.items())
            rules.append(f"[id^={code}]:target~*{{{';'.join(declarations)}}}")
        return "".join(rules)


def _display(code: str, codes: Sequence[str]) -> str:
    return "inline" if code in codes else "none"


def _flat(marks: Iterable[graphics.SvgElement]) -> Iterator[graphics.SvgElement]:
    """Yields the same marks without titles and groups that at most place one mark."""
    for mark in marks:
        if mark.tag == "title":
            # An image shows none.
            continue
        inside = tuple(_flat(mark.inside))
        if mark.tag != "g":
            yield evolve(mark, inside=inside)
        elif not mark.attributes:
            yield from inside
        elif len(inside) == 1 and set(mark.attributes) == {"transform"}:
            # A nested picture cannot be placed so.
            yield evolve(mark, inside=inside) if inside[0].tag == "svg" else _placed(mark, inside[0])
        elif inside:
            yield evolve(mark, inside=inside)


def _placed(group: graphics.SvgElement, only: graphics.SvgElement) -> graphics.SvgElement:
    moves = (str(mark.attributes["transform"]) for mark in (group, only) if "transform" in mark.attributes)
    return evolve(only, attributes={**only.attributes, "transform": " ".join(moves)})


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
