"""The parser of a grammar, out of tables that were made before where they still fit.

Making the tables takes longer than all else that is done to load a pack.
So they are made when the package is built and lie beside the grammar, and are kept in the user's cache
where a grammar has changed since.
"""

import hashlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import lark
from lark import Lark

from gwt import cache
from gwt.dsl.grammars import SHARED, sources

SUFFIX = ".tables"


def parser(grammar: Path) -> Lark:
    """The parser of a grammar, which may import others of its folder and `core`."""
    made_of = _made_of(grammar)
    name = _cache_name(grammar)
    tables = _beside(grammar, made_of) or cache.kept(name, made_of)
    if tables is None:
        made = _parser_of(grammar)
        cache.keep(name, made_of, _saved(made))
        return made
    return Lark.load(BytesIO(tables))


def narrowed(grammar: Path, keeps: Callable[[Any], bool]) -> Lark:
    """The parser of what some rules of a grammar leave: those of which `keeps` is true.

    It is made of the rules as lark has them, where each choice of what may be left out is a rule itself.
    """
    made: Any = parser(grammar)
    made.rules = [rule for rule in made.rules if keeps(rule)]
    used = {symbol.name for rule in made.rules for symbol in rule.expansion}
    made.terminals = [one for one in made.terminals if one.name in used]
    made.parser = made._build_parser()
    narrower: Lark = made
    return narrower


def write(grammar: Path) -> Path:
    """Makes the tables of a grammar and lays them beside it."""
    path = grammar.with_suffix(SUFFIX)
    path.write_bytes(_made_of(grammar).encode() + b"\n" + _saved(_parser_of(grammar)))
    return path


def _cache_name(grammar: Path) -> str:
    """A name of its own for each file: the grammars of two games may be called alike."""
    return f"{grammar.stem}-{hashlib.sha256(str(grammar).encode()).hexdigest()[:12]}{SUFFIX}"


def _beside(grammar: Path, made_of: str) -> bytes | None:
    path = grammar.with_suffix(SUFFIX)
    if not path.is_file():
        return None
    head, _, tables = path.read_bytes().partition(b"\n")
    return tables if head == made_of.encode() else None


def _made_of(grammar: Path) -> str:
    whole = hashlib.sha256(f"lark {lark.__version__}".encode())
    for source in sources(grammar):
        whole.update(source.read_bytes())
    return whole.hexdigest()


def located_parser(grammar: Path) -> Lark:
    """A parser whose trees know where each part stands in the text; made anew, for those who show text."""
    return _parser_of(grammar, propagate_positions=True)


def _parser_of(grammar: Path, **options: bool) -> Lark:
    return Lark(
        grammar.read_text(encoding="utf-8"),
        parser="lalr",
        start=["start", "need", "points"],
        maybe_placeholders=True,
        import_paths=[str(grammar.parent), str(SHARED)],
        source_path=str(grammar),
        **options,
    )


def _saved(made: Lark) -> bytes:
    file = BytesIO()
    made.save(file)
    return file.getvalue()
