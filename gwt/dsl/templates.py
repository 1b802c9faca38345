"""Templates of verbs: one text from which a verb's line of the grammar and its printed form follow.

`swap {number} {card} for ${price}` is read and printed as it stands, with the fields of the node in the
braces:

- `{kind}` is read by the rule of the grammar that is called as the field is, but a field of the type `int`
  by `NUMBER`, and one of `Number` by `number`; `{at:space}` names another rule.
- `{free:'for free'}` is an optional word of a field that is true or false; for a field that is a
  text, `{way:'by hand'|'by lot'}` is one of some words.
- `[with {left} left]` may be left out, and is not printed where its field is empty; `[{amount=1}]` says
  what the field is then, and is printed always.
- `'last card'` in quotes is read as one word; `point(s)` is singular after the number 1.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from gwt.dsl.amounts import Number, Quantity
from gwt.dsl.nodes import Node, in_words

EMPTY: tuple[Any, ...] = ("", None, ())
"""The values of a field that is still to be chosen."""

_RULES: dict[Any, str] = {Number: "number", Quantity: "quantity", int: "NUMBER"}
_RULES |= {"Number": "number", "Quantity": "quantity", "int": "NUMBER"}
"""The rule that reads a field, by its type or the name of its type; others have one of their own name."""

FURTHER = "__"
"""Stands in the name of a rule before the number of a further form of a verb."""


class FixedWord(NamedTuple):
    """A word that is printed as it stands, or a sign."""

    text: str
    plural: bool = False


class Blank(NamedTuple):
    """A blank between two words, which only printing needs."""


class Gap(NamedTuple):
    """A field of the node: how it is read, and what it is where it is left out."""

    field: str
    words: tuple[str, ...]
    """The words that it may be; without any, it is read by a rule."""
    rules: tuple[str, ...]
    optional: bool
    empty: Any
    always: bool = False
    """Whether it is printed even where it need not be."""


class OptionalWords(NamedTuple):
    """An optional part of a template: its words are left out together."""

    pieces: tuple["Piece", ...]


Piece = FixedWord | Blank | Gap | OptionalWords

_TOKEN = re.compile(
    r"(?P<blank>\s+)"
    r"|\{(?P<field>\w+)(?::(?P<spec>[^}=]+))?(?:=(?P<default>[^}]+))?\}"
    r"|'(?P<phrase>[^']+)'"
    r"|(?P<word>[a-z][a-z-]*)(?P<plural>\(s\))?"
    r"|(?P<sign>.)"
)


class Form:
    """One way to write a verb: a template for a kind of node."""

    def __init__(self, kind: type[Node], template: str, rule: str) -> None:
        self.kind, self.template, self.rule = kind, template, rule
        self._types = kind.types
        tokens = list(_TOKEN.finditer(template))
        self.pieces = self._parsed(iter(tokens))
        self.slots = tuple(_slots(self.pieces))
        self._empty = [_empty(type) for type in self._types.values()]
        self._simple = self._format()
        self._at = [list(self._types).index(slot.field) for slot in self.slots]

    def _parsed(self, tokens: Iterator[re.Match[str]]) -> tuple[Piece, ...]:
        pieces: list[Piece] = []
        for token in tokens:
            if token["sign"] == "[":
                pieces.append(OptionalWords(self._parsed(tokens)))
            elif token["sign"] == "]":
                break
            elif token["blank"]:
                pieces.append(Blank())
            elif token["field"]:
                pieces.append(self._slot(token["field"], token["spec"], token["default"]))
            elif token["sign"] or token["phrase"]:
                pieces.append(FixedWord(token["sign"] or token["phrase"]))
            else:
                pieces.append(FixedWord(token["word"], bool(token["plural"])))
        return tuple(pieces)

    def _slot(self, field: str, spec: str | None, default: str | None) -> Gap:
        if field not in self._types:
            raise TypeError(f"{self.kind.__name__} has no field '{field}', which '{self.template}' names")
        of_field = self._types[field]
        each = (spec or _RULES.get(of_field, field)).split("|")
        words = tuple(one.strip("'") for one in each if one.startswith("'"))
        rules = tuple(one for one in each if not one.startswith("'"))
        empty = _empty(of_field) if default is None else int(default)
        return Gap(field, words, rules, of_field in (bool, "bool"), empty, default is not None)

    # --- printing ------------------------------------------------------------------------------------

    def fits(self, node: Node) -> bool:
        """Whether everything that the form has to say is there to be said."""
        return all(
            getattr(node, one.field) not in EMPTY
            for one in self.pieces
            if isinstance(one, Gap) and not one.optional
        )

    def _format(self) -> str | None:
        """The template for `str.format`, where nothing in it depends on the values of the fields."""
        for one in self.pieces:
            if isinstance(one, OptionalWords) or (isinstance(one, FixedWord) and one.plural):
                return None
            if isinstance(one, Gap) and (one.optional or one.rules == ("SIGNED",) or one.empty == ()):
                return None
        return "".join(
            "{}" if isinstance(one, Gap) else one.text if isinstance(one, FixedWord) else " "
            for one in self.pieces
        )

    def text(self, node: Node) -> str:
        """The node as its source."""
        if self._simple is not None:
            return self._simple.format(*[getattr(node, one.field) for one in self.slots])
        return " ".join(_written(self.pieces, node).split())

    @property
    def plain(self) -> str:
        """The template for people: fields in braces without rules, in brackets what may be left out."""
        return " ".join(_plain(self.pieces).split())

    # --- reading -------------------------------------------------------------------------------------

    def build(self, *children: Any) -> Any:
        """The node of what has been read for each slot, in their order."""
        values = list(self._empty)
        for at, slot, child in zip(self._at, self.slots, children, strict=True):
            values[at] = slot.empty if child is None else _value(child, self._empty[at], slot)
        return self.kind(*values)


@cache
def forms(kind: type[Node]) -> tuple[Form, ...]:
    """Every way to write a kind of node that has templates, those of options behind that of content.

    The rule of the first is called as the node is (`swap_cards` makes `SwapCards`).
    """
    templates = [one for one in (getattr(kind, "template", ""), *getattr(kind, "narrow", ())) if one]
    name = in_words(kind, "_")
    return tuple(
        Form(kind, one, f"{name}{FURTHER}{number}" if number > 1 else name)
        for number, one in enumerate(templates, 1)
    )


@lru_cache(maxsize=1 << 14)
def text(node: Node) -> str:
    """A node as its source, by the last of its templates that has something to say of each field."""
    first, *others = forms(type(node))
    if not others:
        return first.text(node)
    return next((one for one in reversed(others) if one.fits(node)), first).text(node)


def _slots(pieces: Iterable[Piece]) -> Iterator[Gap]:
    for one in pieces:
        if isinstance(one, Gap):
            yield one
        elif isinstance(one, OptionalWords):
            yield from _slots(one.pieces)


def _empty(of_field: Any) -> Any:
    """The value of a field of some type where it is left out."""
    simple: dict[Any, Any] = {bool: False, "bool": False, int: 0, "int": 0, str: "", "str": ""}
    if of_field is tuple or str(of_field).startswith("tuple"):
        return ()
    return simple.get(of_field)


def _value(child: Any, empty: Any, slot: Gap) -> Any:
    """Returns a token as the value of a field."""
    if slot.optional:
        return True
    if not isinstance(child, str):
        return child
    return int(child) if slot.rules in (("NUMBER",), ("SIGNED",)) else str(child)


def _written(pieces: Iterable[Piece], node: Node) -> str:
    text, number = [], 1
    for one in pieces:
        if isinstance(one, Blank):
            text.append(" ")
        elif isinstance(one, FixedWord):
            text.append(f"{one.text}s" if one.plural and number != 1 else one.text)
        elif isinstance(one, OptionalWords):
            if any(slot.always or getattr(node, slot.field) != slot.empty for slot in _slots(one.pieces)):
                text.append(_written(one.pieces, node))
        else:
            value = getattr(node, one.field)
            number = value if isinstance(value, int) else number
            if not one.optional:
                text.append(_printed(value, one))
            elif value:
                text.append(one.words[0])
    return "".join(text)


def _printed(value: Any, slot: Gap) -> str:
    if isinstance(value, tuple):
        return ("; " if slot.rules == ("effects",) else ", ").join(map(str, value))
    return f"{value:+d}" if slot.rules == ("SIGNED",) else str(value)


def _plain(pieces: Iterable[Piece]) -> str:
    text = []
    for one in pieces:
        if isinstance(one, Gap):
            words = " | ".join(one.words) if one.words and not one.rules else f"{{{one.field}}}"
            text.append(f"[{one.words[0]}]" if one.optional else words)
        elif isinstance(one, OptionalWords):
            text.append(f"[{_plain(one.pieces)}]")
        else:
            text.append(one.text if isinstance(one, FixedWord) else " ")
    return "".join(text)
