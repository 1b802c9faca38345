"""A language server for authors of packs.

The input is the texts that are open in an editor; the output is problems, completions, rule texts and
definitions.
`workspace` keeps the open texts and the packs that they belong to. `cursor` finds the YAML value at the
cursor, and `grammar_continuations` the words that may continue an expression. `completion`, `hover` and
`definition` answer requests with these. Only `server` knows the protocol.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.lsp.server import serve

__getattr__, __dir__ = _names(__name__)
