"""Saves a game that does not end, and tells the user how to see it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from gwt.errors import UnfinishedGame

Turns = Annotated[
    int, typer.Option("--turns", help="Stop a game after this many turns, of all players together.", min=1)
]


@contextmanager
def saving_unfinished(folder: Path, packs: Sequence[str] | None) -> Iterator[None]:
    """Returns a context that saves a game in `folder` if it does not end.

    Raises:
        UnfinishedGame: a game did not end; the error says where it is saved and how to see it.
    """
    try:
        yield
    except UnfinishedGame as error:
        if not error.record:
            raise
        raise UnfinishedGame(f"{error}\n  {_saved(error.record, folder, packs)}", error.record) from None


def _saved(record: str, folder: Path, packs: Sequence[str] | None) -> str:
    paths = (folder / f"unfinished{f'-{number}' if number else ''}.gwt" for number in count())
    path = next(path for path in paths if not path.exists())
    try:
        path.write_text(record, encoding="utf-8", newline="\n")
    except OSError as error:
        return f"It could not be saved in {path}: {error.strerror or error}."
    options = "".join(f" --pack {pack}" for pack in packs or ())
    return f"It is saved as far as it was played; see it with: gwt replay {path}{options}"
