"""A language server for authors of packs.

The input is the texts that are open in an editor; the output is problems, completions, rule texts and
definitions.
`desk` keeps the open texts and the packs that they belong to. `cursor` finds the YAML value at the
cursor, and `follow` the words that may continue an expression. `complete`, `hover` and `define` answer
requests with these. Only `server` knows the protocol.
"""
