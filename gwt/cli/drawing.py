"""Writes a picture or a page to a file or to standard output."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gwt.cli.options import SvgTheme
from gwt.writing import put_text

if TYPE_CHECKING:
    from gwt.picture import Picture


def write(picture: "Picture", file: Path, theme: SvgTheme) -> None:
    """Writes a picture as SVG; the file `-` is standard output.

    Raises:
        UsageError: the file cannot be written.
    """
    put(picture.svg(theme.value), file)


def put(text: str, file: Path) -> None:
    """Writes text unchanged; the file `-` is standard output. Raises as `write` does."""
    if str(file) == "-":
        typer.echo(text, nl=False)
    else:
        put_text(file, text)
