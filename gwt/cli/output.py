"""Writes a picture or a page to a file or to standard output."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gwt.atomic_files import write_text
from gwt.cli.options import SvgTheme

if TYPE_CHECKING:
    from gwt.picture import Picture


def output_picture(picture: "Picture", file: Path, theme: SvgTheme) -> None:
    """Writes a picture as SVG; the file `-` is standard output.

    Raises:
        UsageError: the file cannot be written.
    """
    output_text(picture.svg(theme.value), file)


def output_text(text: str, file: Path) -> None:
    """Writes text unchanged; the file `-` is standard output. Raises as `output_picture` does."""
    if str(file) == "-":
        typer.echo(text, nl=False)
    else:
        write_text(file, text)
