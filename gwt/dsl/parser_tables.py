"""Loads the parser of a grammar from saved LALR tables, and rebuilds them if the grammar has changed.

Building the tables takes longer than everything else in loading a pack.
So they are built with the package and stored beside the grammar; those of a changed grammar are cached
on disk.
"""

import hashlib
from collections.abc import Collection
from io import BytesIO
from pathlib import Path
from typing import Any

import lark
from lark import Lark
from lark.exceptions import LarkError

from gwt import disk_cache

SUFFIX = ".tables"


def load_parser(grammar: Path, text: str) -> Lark:
    """The parser of a whole grammar, whose tables lie beside a game's own part of it."""
    return Lark.load(BytesIO(_tables(grammar, text)))


def positioned_parser(grammar: Path, text: str) -> Lark:
    """Returns the same parser with trees that know the place of each part in the text."""
    reader: Any = Lark.__new__(Lark)
    positioned: Lark = reader._load(BytesIO(_tables(grammar, text)), propagate_positions=True)
    return positioned


def _tables(grammar: Path, text: str) -> bytes:
    made_of, name = _made_of(text), _cache_name(grammar)
    tables = _beside(grammar, made_of) or disk_cache.load(name, made_of)
    if tables is None:
        tables = _saved(_parser_of(text))
        disk_cache.store(name, made_of, tables)
    return tables


def is_readable(text: str) -> bool:
    """Whether a parser can be made of a whole grammar."""
    try:
        _parser_of(text)
    except LarkError:
        return False
    return True


def restricted_parser(whole: Lark, without: Collection[str], lacking: Collection[str] = ()) -> Lark:
    """The parser of a grammar without the alternatives that have some names or hold a part that is lacking.

    `whole` is the parser of all of it, which is used up by that.
    """
    slim: Any = whole
    slim.rules = [rule for rule in slim.rules if rule.alias not in without and not _lacks(rule, lacking)]
    # A rule of which no alternative is left takes those with it that hold it.
    while empty := {
        symbol.name for rule in slim.rules for symbol in rule.expansion if not symbol.is_term
    } - {rule.origin.name for rule in slim.rules}:
        slim.rules = [rule for rule in slim.rules if not _lacks(rule, empty)]
    used = {symbol.name for rule in slim.rules for symbol in rule.expansion}
    slim.terminals = [terminal for terminal in slim.terminals if terminal.name in used]
    slim.parser = slim._build_parser()
    narrower: Lark = slim
    return narrower


def _lacks(rule: Any, lacking: Collection[str]) -> bool:
    return any(symbol.name in lacking for symbol in rule.expansion)


def write(grammar: Path, text: str) -> Path:
    """Makes the tables of a whole grammar and lays them beside the game's own part of it."""
    path = grammar.with_suffix(SUFFIX)
    path.write_bytes(_made_of(text).encode() + b"\n" + _saved(_parser_of(text)))
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


def _made_of(text: str) -> str:
    return hashlib.sha256(f"lark {lark.__version__}\n{text}".encode()).hexdigest()


def _parser_of(text: str) -> Lark:
    return Lark(text, parser="lalr", start=["start", "need", "points"], maybe_placeholders=True)


def _saved(reader: Lark) -> bytes:
    file = BytesIO()
    reader.save(file)
    return file.getvalue()
