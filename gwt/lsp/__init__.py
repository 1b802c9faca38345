"""A language server for authors of packs.

The input is the texts that are open in an editor; the output is problems, completions, rule texts and
definitions.
`desk` keeps the open texts and the packs that they belong to. `cursor` finds the YAML value at the
cursor, and `follow` the words that may continue an expression. `complete`, `hover` and `define` answer
requests with these. Only `server` knows the protocol.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

if _TYPED:
    from gwt.lsp.server import serve as serve

__getattr__, __dir__ = _names(__name__)
