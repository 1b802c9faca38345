"""`gwt lsp`: the language server, for editors."""


def lsp() -> None:
    r"""Serve an editor over standard input and output; needs gwt\[lsp]."""
    from gwt.errors import UsageError

    try:
        import pygls  # noqa: F401
    except ImportError:
        raise UsageError("the language server needs pygls: pip install 'gwt[lsp]'") from None
    from gwt.lsp.server import serve

    serve()
