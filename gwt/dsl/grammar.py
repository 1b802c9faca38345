"""The grammar of a game: the part that all games share, the game's own, and a line for each template."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import name as name_of

from gwt.dsl.templates import FixedWord, Form, OptionalWords, Piece, Placeholder
from gwt.resources import grammar_files

if TYPE_CHECKING:
    from gwt.dsl.counts import Counts

_WORD = re.compile(r'^(\w+)(?:\.\d+)?: "([^"\s]+)"$', re.MULTILINE)
_PHRASE = re.compile(r"^(\w+)(?:\.\d+)?: /\(([a-z -]+)\)\(\?!\[a-z0-9-\]\)/$", re.MULTILINE)
_NAME = re.compile(r"^(\w+)(?:\.\d+)?:", re.MULTILINE)
_RULE = re.compile(r"^(?:%extend )?[?!]?(\w+):", re.MULTILINE)
_ALIAS = re.compile(r"-> (\w+)$", re.MULTILINE)
_IMPORT = re.compile(r"^%import (.+)$", re.MULTILINE)


def full_grammar_text(
    game_file: Path, counts: "Counts", forms: Sequence[Form], names: Iterable[str], verbs: int | None = None
) -> str:
    """The text of a whole grammar: `core.lark`, the game's own file, and what follows from the templates.

    Each of `names`, the kinds of name, gets a rule unless the game has written one itself.
    `verbs` is the number of templates that can be read; their words are known of all.

    Raises:
        TypeError: two verbs are written or called alike, or a field is read by a rule that is nowhere.
    """
    texts = [file.read_text(encoding="utf-8") for file in grammar_files(game_file)] + [counts.grammar]
    written = "\n".join(texts)
    rules = set(_RULE.findall(written))
    lines = _Lines(written)
    read: dict[str, Form] = {}
    called: dict[str, type | None] = dict.fromkeys((*_RULE.findall(texts[0]), *_ALIAS.findall(texts[0])))
    for form in forms:
        kind = form.kind.__name__
        if called.setdefault(form.rule, form.kind) is not form.kind:
            raise TypeError(f"the grammar has a verb or a rule that is called '{kind}': rename this class")
        expansion = lines.expansion(form.pieces)
        if (other := read.setdefault(expansion, form)) is not form:
            kinds_of = f"'{other.kind.__name__}' and '{kind}'"
            raise TypeError(f"{kinds_of} are both written '{form.template}': change the template of one")
    imported = re.findall(r"\w+", " ".join(_IMPORT.findall(written)))
    readable = {*rules, *names, *lines.taken, *imported}
    for form in forms:
        for field, rule in ((slot.field, rule) for slot in form.slots for rule in slot.rules):
            if rule not in readable:
                raise TypeError(
                    f"{form.kind.__name__}.{field}, '{form.template}': the grammar has no rule '{rule}' to "
                    f"read it; a rule of another name is written behind a colon, as in {{{field}:number}}"
                )
    alternatives = [f"{expansion} -> {form.rule}" for expansion, form in read.items()][:verbs]
    kinds = [f"{name}: NAME" for name in sorted(names) if name not in rules]
    leaf = ["%extend leaf: " + "\n            | ".join(alternatives)] if alternatives else []
    head = "// What follows from the templates of the verbs."
    return "\n".join([*texts, head, *leaf, *kinds, *lines.rules, *lines.terminals, ""])


_MANY = 4
"""So many alternatives of a slot have a rule of their own: within the line of a verb each of them would be
an alternative of the whole line, times those of its other slots."""


class _Lines:
    """The lines of a grammar that come from templates, with the rules and terminals that they need."""

    def __init__(self, written: str) -> None:
        declared = (*_WORD.findall(written), *_PHRASE.findall(written))
        self.known: dict[tuple[str, bool], str] = {
            (text, name.startswith("_")): name for name, text in declared
        }
        """Terminals by their words, and whether they leave no trace in the tree."""
        self.taken = set(_NAME.findall(written))
        """The names of the terminals and rules that are written."""
        self.terminals: list[str] = []
        self.rules: list[str] = []

    def expansion(self, pieces: Iterable[Piece]) -> str:
        return " ".join(self._each(pieces))

    def _each(self, pieces: Iterable[Piece]) -> Iterator[str]:
        for piece in pieces:
            if isinstance(piece, FixedWord):
                yield self._terminal(piece.text, silent=True, plural=piece.plural)
            elif isinstance(piece, OptionalWords):
                yield f"[{self.expansion(piece.pieces)}]"
            elif isinstance(piece, Placeholder):
                parts = [*piece.rules, *(self._terminal(word, silent=False) for word in piece.words)]
                either = self._either(piece.field, parts)
                yield f"[{either}]" if piece.optional else either

    def _either(self, field: str, parts: Sequence[str]) -> str:
        """One of some parts of a line: a single one, a group, or a rule that the tree does not show."""
        if len(parts) < _MANY:
            return f"({' | '.join(parts)})" if len(parts) > 1 else parts[0]
        name = f"{field}_{len(self.rules) + 1}"
        self.rules.append(f"?{name}: {' | '.join(parts)}")
        return name

    def _terminal(self, text: str, *, silent: bool, plural: bool = False) -> str:
        """The terminal that stands for words, which is written if there is none yet."""
        key = (f"{text}s?" if plural else text, silent)
        if key not in self.known:
            name = ("_" if silent else "") + _named(f"{text}s" if plural else text)
            while name in self.taken:
                # A verb may be called as a sign is in `core.lark`: `open` and `(`.
                name += "_WORD"
            self.taken.add(name)
            several = plural or (not text.isalpha() and text[0].isalpha())
            escaped = re.sub(r"([^\w\s-])" if several else r'(["\\])', r"\\\1", text)
            words = f"{escaped}s?" if plural else escaped
            pattern = rf".2: /({words})(?![a-z0-9-])/" if several else f': "{words}"'
            self.known[key] = name
            self.terminals.append(f"{name}{pattern}")
        return self.known[key]


def _named(text: str) -> str:
    if not text[0].isalpha():
        text = " ".join(name_of(sign, "sign") for sign in text)
    return re.sub(r"\W+", "_", text).upper()
