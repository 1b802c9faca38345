"""Positions of the parts of an expression in its text, for editors and pages."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from gwt.dsl import parser_tables, templates
from gwt.errors import ExpressionError

if TYPE_CHECKING:
    from lark import Lark, Tree

    from gwt.dsl.language import Language

STARTS = ("start", "need", "points")
"""The rules of a grammar that a whole expression may follow."""


@frozen
class SourceSpan:
    """A rule of the grammar that was followed, and the characters that it covers; `end` is behind them."""

    rule: str
    start: int
    end: int
    parts: tuple["SourceSpan", ...]

    def walk(self) -> Iterator["SourceSpan"]:
        """Yields the part and every part inside it, outermost first."""
        yield self
        for part in self.parts:
            yield from part.walk()


def parts_of(language: "Language", text: str) -> SourceSpan:
    """The parts of an expression of any kind that content may hold.

    Names are not looked up.

    Raises:
        ExpressionError: it is in no part of the grammar.
    """
    from lark.exceptions import UnexpectedInput

    for start in STARTS:
        try:
            return _part(_parser(language.grammar, language.text).parse(text, start=start))
        except UnexpectedInput:
            continue
    raise ExpressionError(f"'{text}' is not in the grammar", 0, len(text))


@lru_cache(maxsize=8)
def _parser(grammar: Path, text: str) -> "Lark":
    return parser_tables.positioned_parser(grammar, text)


def _part(tree: "Tree[Any]") -> SourceSpan:
    inner = tuple(_part(sub) for sub in tree.children if hasattr(sub, "children") and not sub.meta.empty)
    # A verb with several forms is one verb.
    rule = str(tree.data).partition(templates.FURTHER)[0]
    return SourceSpan(rule, tree.meta.start_pos, tree.meta.end_pos, inner)
