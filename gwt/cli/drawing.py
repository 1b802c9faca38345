"""Where a picture or a page goes: a file, or the standard output."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gwt.cli.options import SvgTheme
from gwt.errors import UsageError

if TYPE_CHECKING:
    from gwt.picture import Picture


def write(picture: "Picture", file: Path, theme: SvgTheme) -> None:
    """Writes the SVG text.

    Raises:
        UsageError: the file cannot be written.
    """
    put(picture.svg(theme.value), file)


def put(text: str, file: Path) -> None:
    """Writes a text as it is. Raises as `write` does."""
    if str(file) == "-":
        typer.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from None
