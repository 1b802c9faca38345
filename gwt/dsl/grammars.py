"""The files of a grammar: its own and those that it imports."""

import re
from collections.abc import Iterator
from pathlib import Path

from gwt import resources

SHARED = resources.root() / "grammar"
"""The folder of `core.lark`, which the grammar of any game imports wherever it lies."""


def sources(grammar: Path) -> Iterator[Path]:
    """The file of a grammar and those that it imports, each beside it or the package's own."""
    yield grammar
    source = grammar.read_bytes()
    for name in sorted(set(re.findall(rb"^%import \.?(\w+)", source, re.MULTILINE))):
        beside = grammar.with_name(f"{name.decode()}.lark")
        yield from sources(beside if beside.is_file() else SHARED / beside.name)
