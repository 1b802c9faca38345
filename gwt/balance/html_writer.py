"""One self-contained HTML document with figures and tables, in a light and a dark theme."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from gwt.balance import plots

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""A policy under which the document loads and runs nothing, whatever the texts in it contain."""


def html_document(title: str, main: str) -> str:
    """Returns the whole document; `main` is HTML, which follows the heading."""
    style = plots.plot_css() + Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{main}</main></body></html>\n"
    )


def html_figure(drawn: str, caption: str) -> str:
    """A drawing with its caption, both HTML; where it is wider than the screen it is scrolled."""
    return f'<figure tabindex="0">{drawn}<figcaption>{caption}</figcaption></figure>'


def html_table(head: Iterable[str], rows: Iterable[Sequence[str]], name: str) -> str:
    """A table of cells in HTML, of which the first of a row is its heading; `name` is said, not seen."""
    top = "".join(f'<th scope="col">{heading}</th>' if heading else "<td></td>" for heading in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(name)}">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
