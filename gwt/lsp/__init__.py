"""A language server for authors of packs.

In come the texts that an editor holds open, out go problems, completions, rule texts and places.
`desk` keeps the open texts and the packs that they belong to.
`cursor` says where in a file one is, `fields` what may stand there, `follow` how an expression may go on.
`complete`, `hover` and `define` answer with these; `server` alone knows the protocol.
"""
