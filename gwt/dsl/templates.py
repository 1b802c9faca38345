"""Templates of verbs: one text from which a verb's line of the grammar and its printed form follow.

`swap {number} {card} for ${price}` is read and printed as it stands, with the fields of the node in the
braces:

- `{kind}` is read by the rule of the grammar that is called as the field is, but a field of the type `int`
  by `NUMBER`, one of `Number` by `number` and one of `Amount` by `amount`, also where it may be `None`;
  `{at:space}` names another rule.
- `{free:'for free'}` is an optional word of a field that is true or false; for a field that is a
  text, `{way:'by hand'|'by lot'}` is one of some words.
- `[with {left} left]` may be left out, and is not printed where its field has its default or is empty;
  `[{amount=1}]` says what the field is then, and is printed always.
- A field that a template leaves out has its default. A node that differs from it there is printed by
  another template, or cannot be made, as its text would be that of another node.
- `'last card'` in quotes is read as one word; `point(s)` is singular after the number 1.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin

from gwt.dsl import amounts, nodes

EMPTY: tuple[Any, ...] = ("", None, ())
"""The values of a field that is still to be chosen."""

_RULES = {"Number": "number", "Amount": "amount", "int": "NUMBER"}
"""The rule that reads a field, by the name of its type; others have one of their own name."""

_SIGNED = (("signed",), ("SIGNED",))
"""The rules of numbers that are printed with their sign."""

_UNIONS = {frozenset(get_args(amounts.Number)): "Number", frozenset(get_args(amounts.Amount)): "Amount"}

_EMPTY_OF: dict[str, Any] = {"int": 0, "str": "", "tuple": ()}
"""The value of a field that has no default and may be left out, by the name of its type."""

FURTHER = "__"
"""Stands in the name of a rule before the number of a further form of a verb."""


class FixedWord(NamedTuple):
    """A word that is printed as it stands, or a sign."""

    text: str
    plural: bool = False


class Spacing(NamedTuple):
    """A blank between two words, which only printing needs."""


class Placeholder(NamedTuple):
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


Piece = FixedWord | Spacing | Placeholder | OptionalWords

_TOKEN = re.compile(
    r"(?P<blank>\s+)"
    r"|\{(?P<field>\w+)(?::(?P<spec>[^}=]+))?(?:=(?P<default>[^}]+))?\}"
    r"|'(?P<phrase>[^']+)'"
    r"|(?P<word>[a-z][a-z-]*)(?P<plural>\(s\))?"
    r"|(?P<sign>.)"
)


class Form:
    """One way to write a verb: a template for a kind of node."""

    def __init__(self, kind: type[nodes.Node], template: str, rule: str) -> None:
        self.kind, self.template, self.rule = kind, template, rule
        self._types = kind.types
        tokens = list(_TOKEN.finditer(template))
        self.pieces = self._parsed(iter(tokens))
        self.slots = tuple(_slots(self.pieces))
        names = [slot.field for slot in self.slots]
        self.silent = {field: self._left_out(field, {}) for field in self._types if field not in names}
        """The fields that it leaves out, with their values."""
        self._values = [self.silent.get(field) for field in self._types]
        self._simple = self._format()
        self._at = [list(self._types).index(name) for name in names]

    def _parsed(self, tokens: Iterator[re.Match[str]], optional: bool = False) -> tuple[Piece, ...]:
        pieces: list[Piece] = []
        for token in tokens:
            if token["sign"] == "[":
                pieces.append(OptionalWords(self._parsed(tokens, optional=True)))
            elif token["sign"] == "]" and optional:
                return tuple(pieces)
            elif token["sign"] and token["sign"] in "[]{}'":
                raise TypeError(
                    f"{self.kind.__name__}: '{token['sign']}' has no counterpart in '{self.template}'"
                )
            elif token["blank"]:
                pieces.append(Spacing())
            elif token["field"]:
                pieces.append(self._slot(token["field"], token["spec"], token["default"], optional))
            elif token["sign"] or token["phrase"]:
                pieces.append(FixedWord(token["sign"] or token["phrase"]))
            else:
                pieces.append(FixedWord(token["word"], bool(token["plural"])))
        if optional:
            raise TypeError(f"{self.kind.__name__}: '[' has no counterpart in '{self.template}'")
        return tuple(pieces)

    def _slot(self, field: str, spec: str | None, number: str | None, optional: bool) -> Placeholder:
        if field not in self._types:
            raise TypeError(f"{self.kind.__name__} has no field '{field}', which '{self.template}' names")
        kind, _ = _name_of(self._types[field])
        parts = [part.strip() for part in (spec or _RULES.get(kind, field)).split("|")]
        if not all(part.strip("'") for part in parts):
            raise self._wrong(field, "has a word without letters")
        words = tuple(part.strip("'") for part in parts if part.startswith("'"))
        rules = tuple(part for part in parts if not part.startswith("'"))
        if kind == "bool" and (rules or len(words) != 1):
            raise self._wrong(field, f"is true or false, so expected a word: {{{field}:'for free'}}")
        if number is not None and not number.isdecimal():
            raise self._wrong(field, f"is left out as '{number}', which is no number")
        if number is not None:
            return Placeholder(field, words, rules, False, int(number), always=True)
        if kind == "bool":
            return Placeholder(field, words, rules, True, False)
        return Placeholder(
            field, words, rules, False, self._left_out(field, _EMPTY_OF) if optional else None
        )

    def _left_out(self, field: str, empty: Mapping[str, Any]) -> Any:
        """The value of a field that is not written: its default, or what is empty for its type."""
        kind, or_none = _name_of(self._types[field])
        if field in self.kind.defaults:
            return self.kind.defaults[field]
        if empty and (or_none or kind in empty):
            return None if or_none else empty[kind]
        raise self._wrong(field, "needs a default, as the template may leave it out")

    def _wrong(self, field: str, message: str) -> TypeError:
        return TypeError(f"{self.kind.__name__}.{field}, '{self.template}': it {message}")

    # --- printing ------------------------------------------------------------------------------------

    def fits(self, node: nodes.Node) -> bool:
        """Whether everything that the form has to say is there to be said."""
        return all(
            getattr(node, piece.field) not in EMPTY
            for piece in self.pieces
            if isinstance(piece, Placeholder) and not piece.optional
        )

    def lost(self, node: nodes.Node) -> Iterator[str]:
        """Yields the fields of a node that would be read from this form as something else."""
        return (field for field, value in self.silent.items() if getattr(node, field) != value)

    def _format(self) -> str | None:
        """The template for `str.format`, where nothing in it depends on the values of the fields."""
        for piece in self.pieces:
            if isinstance(piece, OptionalWords) or (isinstance(piece, FixedWord) and piece.plural):
                return None
            if isinstance(piece, Placeholder) and (piece.optional or piece.rules in _SIGNED):
                return None
            if isinstance(piece, Placeholder) and _name_of(self._types[piece.field])[0] == "tuple":
                return None
        return "".join(
            "{}" if isinstance(piece, Placeholder) else piece.text if isinstance(piece, FixedWord) else " "
            for piece in self.pieces
        )

    def text(self, node: nodes.Node) -> str:
        """The node as its source."""
        if self._simple is not None:
            return self._simple.format(*[getattr(node, slot.field) for slot in self.slots])
        return " ".join(_written(self.pieces, node).split())

    @property
    def plain(self) -> str:
        """The template for people: fields in braces without rules, in brackets what may be left out."""
        return " ".join(_plain(self.pieces).split())

    @property
    def example(self) -> str:
        """A text of this form in which only names are left in braces, and effects as dots."""
        return " ".join(_example(self.pieces).split())

    # --- reading -------------------------------------------------------------------------------------

    def build(self, *children: Any) -> Any:
        """The node of what has been read for each slot, in their order."""
        values = list(self._values)
        for at, slot, child in zip(self._at, self.slots, children, strict=True):
            values[at] = slot.empty if child is None else _value(child, slot)
        return self.kind(*values)


@cache
def forms_of(kind: type[nodes.Node]) -> tuple[Form, ...]:
    """Every way to write a kind of node that has templates, those of options behind that of content.

    The rule of the first is called as the node is (`swap_cards` makes `SwapCards`).
    """
    templates = [template for template in getattr(kind, "templates", ()) if template]
    name = nodes.class_name_in_words(kind, "_")
    return tuple(
        Form(kind, template, f"{name}{FURTHER}{number}" if number > 1 else name)
        for number, template in enumerate(templates, 1)
    )


def is_in_content(kind: type[nodes.Node]) -> bool:
    """Whether authors say a kind of node, and not only options, records and agendas."""
    templates: tuple[str, ...] = getattr(kind, "templates", ())
    return not templates or bool(templates[0])


@cache
def open_fields(kind: type[nodes.Node]) -> tuple[str, ...]:
    """The fields that are empty in content, and that options fill in: those of their templates alone."""
    if not getattr(kind, "templates", ()) or not is_in_content(kind):
        return ()
    in_content, *of_options = forms_of(kind)
    filled = dict.fromkeys(slot.field for form in of_options for slot in form.slots)
    return tuple(field for field in filled if field in in_content.silent)


@lru_cache(maxsize=1 << 14)
def print_node(node: nodes.Node) -> str:
    """A node as its source, by the last of its templates that has something to say of each field."""
    return _form_of(node).text(node)


def _form_of(node: nodes.Node) -> Form:
    first, *others = forms_of(type(node))
    fitting = [other for other in others if other.fits(node)]
    return next(
        (form for form in reversed(fitting) if not any(form.lost(node))), fitting[-1] if fitting else first
    )


def _slots(pieces: Iterable[Piece]) -> Iterator[Placeholder]:
    for piece in pieces:
        if isinstance(piece, Placeholder):
            yield piece
        elif isinstance(piece, OptionalWords):
            yield from _slots(piece.pieces)


def check(node: nodes.Node) -> None:
    """Raises `TypeError` for a node whose text would be read as another one."""
    form, kind = _form_of(node), type(node).__name__
    for field in form.lost(node):
        raise TypeError(
            f"{kind}.{field} is {getattr(node, field)!r}, which '{form.template}' leaves out, as "
            f"if it were {form.silent[field]!r}: write '{{{field}}}' there, or make the option without it"
        )


def _name_of(annotation: object) -> tuple[str, bool]:
    """The name of the type of a field, and whether the field may be None."""
    if isinstance(annotation, str):
        names = {name.strip() for name in annotation.split("|")}
        plain = names - {"None"}
        return plain.pop().partition("[")[0] if len(plain) == 1 else "", "None" in names
    is_union = get_origin(annotation) in (Union, UnionType)
    kinds = frozenset(get_args(annotation) if is_union else [annotation])
    plain_kinds = kinds - {NoneType}
    single = next(iter(plain_kinds)) if len(plain_kinds) == 1 else None
    return getattr(single, "__name__", _UNIONS.get(plain_kinds, "")), kinds != plain_kinds


def _value(child: object, slot: Placeholder) -> Any:
    """A token as the value of a field."""
    if slot.optional:
        return True
    if not isinstance(child, str):
        return child
    return int(child) if slot.rules in (("NUMBER",), ("SIGNED",)) else str(child)


def _written(pieces: Iterable[Piece], node: nodes.Node) -> str:
    text, number = [], 1
    for piece in pieces:
        if isinstance(piece, Spacing):
            text.append(" ")
        elif isinstance(piece, FixedWord):
            text.append(f"{piece.text}s" if piece.plural and number != 1 else piece.text)
        elif isinstance(piece, OptionalWords):
            if any(slot.always or getattr(node, slot.field) != slot.empty for slot in _slots(piece.pieces)):
                text.append(_written(piece.pieces, node))
        else:
            value = getattr(node, piece.field)
            number = value if isinstance(value, int) else number
            if not piece.optional:
                text.append(_printed(value, piece))
            elif value:
                text.append(piece.words[0])
    return "".join(text)


def _printed(value: object, slot: Placeholder) -> str:
    if isinstance(value, tuple):
        return ("; " if slot.rules == ("effects",) else ", ").join(map(str, value))
    return f"{value:+d}" if slot.rules in _SIGNED else str(value)


def _plain(pieces: Iterable[Piece]) -> str:
    text = []
    for piece in pieces:
        if isinstance(piece, Placeholder):
            words = " | ".join(piece.words) if piece.words and not piece.rules else f"{{{piece.field}}}"
            text.append(f"[{piece.words[0]}]" if piece.optional else words)
        elif isinstance(piece, OptionalWords):
            text.append(f"[{_plain(piece.pieces)}]")
        else:
            text.append(piece.text if isinstance(piece, FixedWord) else " ")
    return "".join(text)


_NUMBERS = ("NUMBER", "number", "integer", "quantity", "amount")
_SAMPLES = dict.fromkeys(_NUMBERS, "2") | {"signed": "+2", "SIGNED": "+2", "effect": "..."}
"""The text of an example, by the rule of a field."""


def _example(pieces: Iterable[Piece]) -> str:
    text = []
    for piece in pieces:
        match piece:
            case Placeholder(field, words, rules):
                samples = (_SAMPLES[rule] for rule in rules if rule in _SAMPLES)
                text.append(words[0] if words else next(samples, f"{{{field}}}"))
            case OptionalWords(inner):
                # A name that may be left out need not fit the words before it.
                text.append("" if "{" in (optional := _example(inner)) else optional)
            case FixedWord(word, plural):
                text.append(f"{word}s" if plural else word)
            case _:
                text.append(" ")
    return "".join(text)
