"""`gwt lsp`: runs the language server for editors."""

from gwt.optional_dependencies import missing_dependency


def lsp() -> None:
    """Serve an editor over standard input and output; needs the extra 'packs'."""
    try:
        import pygls  # noqa: F401
    except ImportError:
        raise missing_dependency("the language server needs pygls", "packs") from None
    from gwt.lsp import serve

    serve()
