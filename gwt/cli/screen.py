"""The consoles of the command: as wide as the terminal, or wide enough for a game if there is none."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from os import environ

from rich.console import Console

_WIDTH = 100


def screen() -> Console:
    """Returns a console for standard output, without syntax colours."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in environ:
        console.width = _WIDTH
    return console


@contextmanager
def progress(console: Console, totals: Mapping[str, int]) -> Iterator[Callable[[str], None]]:
    """Shows a bar for each name on a terminal; yields a function that counts one more of a name."""
    if not console.is_terminal:
        # Where there is no terminal, Rich before 14.3 would write an empty line.
        yield lambda name: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bars:
        tasks = {name: bars.add_task(name, total=total) for name, total in totals.items()}
        yield lambda name: bars.advance(tasks[name])


def notes() -> Console:
    """Returns a console for standard error, for messages that are not part of the result."""
    return Console(stderr=True, highlight=False, soft_wrap=True)
